// SPDX-License-Identifier: GPL-3.0-or-later
// Reports of problems: what is written is read again, other tar programs can write one, and wrong archives are refused
// with one sentence.
#include "games/loaded_games.h"
#include "report/problem_report.h"
#include "suite/full_disk.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <archive.h>
#include <archive_entry.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace heorot;
using namespace heorot::test;
using report::ArchivedFile;
using report::ProblemReport;

namespace {

const QString finished = QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/format-2/sample-finished.saga");

std::string bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// An archive with one entry as described.
void writeStrange(const QString& path, const char* name, unsigned type, const char* link = nullptr) {
    archive* tar = archive_write_new();
    archive_write_set_format_pax_restricted(tar);
    archive_write_open_filename(tar, QFile::encodeName(path).constData());
    archive_entry* entry = archive_entry_new();
    archive_entry_set_pathname(entry, name);
    archive_entry_set_filetype(entry, type);
    archive_entry_set_perm(entry, 0644);
    if (link) archive_entry_set_symlink(entry, link);
    archive_entry_set_size(entry, type == AE_IFREG ? 3 : 0);
    archive_write_header(tar, entry);
    if (type == AE_IFREG) archive_write_data(tar, "abc", 3);
    archive_entry_free(entry);
    archive_write_free(tar);
}

}

class TestProblemReport final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("report.tar"));
    }
    void reportsAreReadAgain();
    void emptyPartsAreLeftOut();
    void sagasAreNoReports();
    void wrongArchivesAreRefused_data();
    void wrongArchivesAreRefused();
    void largeArchivesAreRefused();
    void fullDiskKeepsTheOldReport();

  private:
    QString refusalOf(const QString& path) {
        return test::refusal([&] { report::loadReport(path, sample_.finder()); });
    }

    SampleGame sample_;
    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

void TestProblemReport::reportsAreReadAgain() {
    ProblemReport written;
    written.description = QStringLiteral("Zoë’s hand was wrong.");
    written.saga = bytesOf(finished);
    written.log = QStringLiteral("a line\n");
    written.versions = QStringLiteral("heorot 1\n");
    written.settings = QStringLiteral("pace = 3\n");
    written.picture = QByteArray("\x89PNG\0\1", 6);
    QCOMPARE(report::writeReport(path_, written), QString());
    QVERIFY(report::isReport(path_));
    const auto files = report::readTar(pathOf(path_));
    const std::vector<ArchivedFile> expected{{"description.txt", written.description.toStdString()},
                                             {"versions.txt", "heorot 1\n"},
                                             {"settings.txt", "pace = 3\n"},
                                             {"log.txt", "a line\n"},
                                             {"game.saga", written.saga},
                                             {"window.png", written.picture.toStdString()}};
    QVERIFY(files == expected);
    const session::StoredSaga saga = report::loadReport(path_, sample_.finder());
    QVERIFY(saga.match->isOver() && saga.module == &sample_.module());
    QVERIFY(report::loadSagaOrReport(path_, sample_.finder()).match->describeState() ==
            report::loadSagaOrReport(finished, sample_.finder()).match->describeState());
}

void TestProblemReport::emptyPartsAreLeftOut() {
    ProblemReport written;
    written.log = QStringLiteral("a line\n");
    QCOMPARE(report::writeReport(path_, written), QString());
    QCOMPARE(report::readTar(pathOf(path_)).size(), std::size_t{1});
    QCOMPARE(refusalOf(path_), QStringLiteral("report.tar: there is no game in this archive"));
}

void TestProblemReport::sagasAreNoReports() {
    QVERIFY(!report::isReport(finished));
    QVERIFY(!report::isReport(QStringLiteral("/dev/null/gone.saga")));
}

void TestProblemReport::wrongArchivesAreRefused_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("why");
    QTest::newRow("text") << "text"
                          << "this is not a tar archive";
    QTest::newRow("empty") << "empty"
                           << "there is no game in this archive";
    QTest::newRow("parent folder") << "../game.saga"
                                   << "a file in this archive has a name that points outside it";
    QTest::newRow("hidden parent folder") << "a/../../game.saga"
                                          << "a file in this archive has a name that points outside it";
    QTest::newRow("absolute") << "/tmp/game.saga"
                              << "a file in this archive has a name that points outside it";
    QTest::newRow("backslashes") << "..\\game.saga"
                                 << "a file in this archive has a name that points outside it";
    QTest::newRow("drive") << "C:game.saga"
                           << "a file in this archive has a name that points outside it";
    QTest::newRow("link") << "link"
                          << "this archive contains something other than plain files";
    QTest::newRow("cut off") << "cut"
                             << "this archive is damaged";
    QTest::newRow("no saga") << "game.saga"
                             << "this file does not look like a saga";
}

void TestProblemReport::wrongArchivesAreRefused() {
    QFETCH(const QString, kind);
    QFETCH(const QString, why);
    if (kind == QLatin1String("text") || kind == QLatin1String("empty")) {
        QFile file(path_);
        QVERIFY(file.open(QIODevice::WriteOnly));
        if (kind == QLatin1String("text")) QVERIFY(file.write(QByteArray(2000, 'x')) == 2000);
        if (kind == QLatin1String("empty")) QVERIFY(file.write(QByteArray(10240, '\0')) == 10240);
    } else if (kind == QLatin1String("cut")) {
        ProblemReport written;
        written.saga = bytesOf(finished);
        QCOMPARE(report::writeReport(path_, written), QString());
        QVERIFY(QFile::resize(path_, 1500));
    } else if (kind == QLatin1String("link")) {
        writeStrange(path_, "game.saga", AE_IFLNK, "/etc/passwd");
    } else {
        writeStrange(path_, qPrintable(kind), AE_IFREG);
    }
    const QStringList before = QDir(folder_->path()).entryList(QDir::Files);
    const QString said = refusalOf(path_);
    if (kind == QLatin1String("game.saga")) {
        QVERIFY2(said.startsWith(QStringLiteral("report.tar/game.saga")), qPrintable(said));
    } else {
        QCOMPARE(said, QStringLiteral("report.tar: ") + why);
    }
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), before);
}

void TestProblemReport::largeArchivesAreRefused() {
    QFile file(path_);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(static_cast<qint64>(report::largestArchive) + 512));
    QCOMPARE(refusalOf(path_), QStringLiteral("report.tar: this archive is too large for a problem report"));
    const std::vector<ArchivedFile> many(report::mostFiles + 1, ArchivedFile{"x", "y"});
    QFile other(folder_->filePath(QStringLiteral("many.tar")));
    const std::string tar = report::toTar(many, "many");
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write(tar.data(), static_cast<qint64>(tar.size())) > 0);
    other.close();
    QCOMPARE(refusalOf(other.fileName()),
             QStringLiteral("many.tar: this archive has too many files for a problem report"));
}

void TestProblemReport::fullDiskKeepsTheOldReport() {
    ProblemReport written;
    written.log = QStringLiteral("first\n");
    QCOMPARE(report::writeReport(path_, written), QString());
    const std::string before = bytesOf(path_);
    {
        const FullDisk full(100);
        QVERIFY(!report::writeReport(path_, written).isEmpty());
    }
    QVERIFY(bytesOf(path_) == before);
}

HEOROT_SUITE(TestProblemReport)
#include "tst_problem_report.moc"
