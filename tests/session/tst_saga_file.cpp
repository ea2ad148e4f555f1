// SPDX-License-Identifier: GPL-3.0-or-later
// A saga on disk is never lost: not to a full disk, another program, being opened, or changed rules.
#include "language/fault_words.h"
#include "language/translations.h"
#include "saga_file_fixture.h"
#include "suite/full_disk.h"
#include "suite/refusal.h"
#include "suite/suite.h"
#include "suite/unprivileged.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestSagaFile : public SagaFileFixture {
    Q_OBJECT

  private slots:
    void fullDiskKeepsTheOldSaga();
    void openingChangesNothing();
    void unusableFolderIsNamed_data();
    void unusableFolderIsNamed();
    void inaccessibleFolderIsNamed();
    void reasonsUseTheCurrentLanguage();
    void withoutAFileNothingIsSaved();
    void linkAndPermissionsArePreserved();
    void writeProtectedFileIsNotReplaced();
    void onlyLeftoversAreRemoved();
    void fileNameIsCompleted_data();
    void fileNameIsCompleted();
    void promptIsWrittenInTheLanguageInUse();
};

void TestSagaFile::fullDiskKeepsTheOldSaga() {
    const QByteArray before = contentOf(path_);
    QVERIFY(before.size() > 200);
    SagaFile file(path_);
    play();
    {
        const FullDisk full(100);
        QCOMPARE(refusal(file),
                 path_ +
                     QStringLiteral(": the game can’t be saved here: the disk has no room for a file of this size"));
    }
    QCOMPARE(contentOf(path_), before);
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 1);
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != before);
}

void TestSagaFile::openingChangesNothing() {
    append("# looked at\n");
    const QByteArray before = contentOf(path_);
    SagaFile file = reopened();
    QCOMPARE(refusal(file), QString());
    QCOMPARE(contentOf(path_), before);
    play();
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != before);
}

void TestSagaFile::unusableFolderIsNamed_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("why");
    QTest::newRow("a file") << "/dev/null/sagas/x.saga"
                            << "/dev/null is not a folder";
    QTest::newRow("no new folder there") << "/proc/none/sagas/x.saga"
                                         << "no folder can be created in /proc: No such file or directory";
    QTest::newRow("nothing can be written") << "/proc/x.saga"
                                            << "the folder /proc can’t be written to: No such file or directory";
    const QString name(300, u'x');
    QTest::newRow("long name") << QStringLiteral("/dev/%1/x.saga").arg(name)
                               << QStringLiteral("the folder /dev/%1 can’t be opened: the name is too long").arg(name);
}

void TestSagaFile::unusableFolderIsNamed() {
    QFETCH(QString, path);
    QFETCH(QString, why);
    SagaFile file(path);
    QCOMPARE(refusal(file), path + QStringLiteral(": the game can’t be saved here: ") + why);
}

void TestSagaFile::inaccessibleFolderIsNamed() {
    const QString closed = folder_->filePath(QStringLiteral("closed"));
    QVERIFY(QDir().mkpath(closed) && QFile::setPermissions(closed, {}));
    for (const char* name : {"/x.saga", "/sagas/x.saga"}) {
        const QString path = closed + QLatin1String(name);
        QString why;
        QString whyNotRead;
        {
            const test::Unprivileged user(folder_->path());
            SagaFile file(path);
            why = refusal(file);
            try {
                session::loadSaga(path, catalog_.finder());
            } catch (const record::FileError& error) {
                whyNotRead = language::sentence(error);
            }
        }
        const QString reason = QStringLiteral("the folder %1 can’t be opened: permission denied").arg(closed);
        QCOMPARE(why, path + QStringLiteral(": the game can’t be saved here: ") + reason);
        QCOMPARE(whyNotRead, path + QStringLiteral(": ") + reason);
    }
    QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

void TestSagaFile::reasonsUseTheCurrentLanguage() {
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(QStringLiteral("de")));
    SagaFile file(QStringLiteral("/dev/null/x.saga"));
    const QString why = refusal(file);
    QVERIFY(translations.use(QStringLiteral("en")));
    QCOMPARE(why, QStringLiteral("/dev/null/x.saga: hier kann das Spiel nicht gespeichert werden: "
                                 "/dev/null ist kein Ordner"));
}

void TestSagaFile::linkAndPermissionsArePreserved() {
    const QString link = folder_->filePath(QStringLiteral("link.saga"));
    QVERIFY(QFile::link(path_, link));
    const auto permissions = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    QVERIFY(QFile::setPermissions(path_, permissions));
    const QByteArray before = contentOf(path_);
    SagaFile file(link);
    play();
    QCOMPARE(refusal(file), QString());
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contentOf(path_) != before);
    const auto ofAll = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                       QFileDevice::WriteOther | QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    QCOMPARE(QFile::permissions(path_) & ofAll, permissions);
    QCOMPARE(all(), (QStringList{QStringLiteral("a.saga"), QStringLiteral("link.saga")}));
}

void TestSagaFile::writeProtectedFileIsNotReplaced() {
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("b.saga")));
    SagaFile folder(folder_->filePath(QStringLiteral("b.saga")));
    QVERIFY(refusal(folder).endsWith(QStringLiteral(": the game can’t be saved here: this is not a file")));
    QVERIFY(QFile::setPermissions(path_, QFileDevice::ReadOwner));
    if (QFileInfo(path_).isWritable()) QSKIP("nothing is protected from this user");
    const QByteArray before = contentOf(path_);
    SagaFile file(path_);
    play();
    QVERIFY(refusal(file).endsWith(QStringLiteral("the file is write-protected")));
    QCOMPARE(contentOf(path_), before);
}

void TestSagaFile::onlyLeftoversAreRemoved() {
    const QStringList others{QStringLiteral(".heorot-mine.part"), QStringLiteral("a.saga"),
                             QStringLiteral("a.saga.backup"), QStringLiteral("a.saga.part")};
    const QString stem = folder_->filePath(QStringLiteral(".heorot-0123456789abcdef."));
    QStringList files{stem + QStringLiteral("part"), stem + QStringLiteral("lock")};
    for (const QString& name : others) files << folder_->filePath(name);
    for (const QString& path : files) {
        QFile file(path);
        // The lock of a program that no longer exists.
        QVERIFY(file.open(QIODevice::Append) && file.write("2147483646\ngone\n\n") > 0);
    }
    // Opening a saga anywhere cleans up its folder; this file cannot be read.
    const QString opened = folder_->filePath(QStringLiteral("a.saga"));
    QVERIFY_THROWS_EXCEPTION(record::FileError, session::loadSaga(opened, catalog_.finder()));
    QCOMPARE(all(), others);
    for (const QString& path : all()) QVERIFY(QFileInfo(folder_->filePath(path)).size() > 0);
}

void TestSagaFile::fileNameIsCompleted_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("settled");
    const auto row = [](const char* typed, const char* settled) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(settled);
    };
    row("/a/anna", "/a/anna.saga");
    row("/a/anna.saga", "/a/anna.saga");
    row("/a/anna.SAGA", "/a/anna.SAGA");
    row("/a.b/anna", "/a.b/anna.saga");
    row("/a/anna.2", "/a/anna.2.saga");
    row("/a/v1.2.3", "/a/v1.2.3.saga");
    row("/a/anna.", "/a/anna..saga");
    row("/a/.saga", "/a/.saga.saga");
    row("/a/.anna", "/a/.anna.saga");
    row("/a/anna.saga.old", "/a/anna.saga.old.saga");
    row("/a/*?[x]", "/a/*?[x].saga");
    row("anna", "anna.saga");
    row("~anna", "~anna.saga");
    row("/~/anna", "/~/anna.saga");
    for (const char* path : {"/anna.saga", "/", "/a b/anna.saga"})
        QTest::newRow(qPrintable(u'~' + QLatin1String(path)))
            << u'~' + QLatin1String(path) << QDir::homePath() + QLatin1String(path);
    QTest::newRow("home") << "~" << QDir::homePath() + u'/';
    row("", "");
}

void TestSagaFile::fileNameIsCompleted() {
    QFETCH(QString, typed);
    QFETCH(QString, settled);
    QCOMPARE(session::sagaPathFor(typed), settled);
}

void TestSagaFile::promptIsWrittenInTheLanguageInUse() {
    const auto head = [this] { return record::readSagaHead(path_.toStdU16String()); };
    QCOMPARE(head().prompt.language, std::string("en"));
    QCOMPARE(QString::fromStdString(head().prompt.text), game().words().prompt(*match_, engine::nobody));
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(language::Translations::pseudo()));
    session::saveSaga(path_, game(), *match_);
    QCOMPARE(head().prompt.language, language::Translations::pseudo().toStdString());
    QVERIFY(translations.use(QStringLiteral("en")));
    // Changing the language is not a decision.
    SagaFile file(path_, game(), *match_);
    QCOMPARE(refusal(file), QString());
    QCOMPARE(head().prompt.language, language::Translations::pseudo().toStdString());
}

void TestSagaFile::withoutAFileNothingIsSaved() {
    SagaFile file;
    QCOMPARE(refusal(file), QString());
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 1);
}

HEOROT_SUITE(TestSagaFile)
#include "tst_saga_file.moc"
