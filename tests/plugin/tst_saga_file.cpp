// SPDX-License-Identifier: GPL-3.0-or-later
// A saga on disk is never lost: to a full disk, to another program, to being looked at, to rules that have changed.
#include "plugin/catalog.h"
#include "plugin/saga_file.h"
#include "record/file_error.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace heorot;
using plugin::SagaFile;

namespace {

/// As on a full disk, no file can grow beyond this many bytes while it lives.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    rlimit before_{};
    void (*handler_)(int);
};

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}

class TestSagaFile : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void fullDiskKeepsTheOldFile();
    void lookingChangesNothing();
    void whatAnotherProgramWroteIsNotReplaced();
    void fileThatAppearedMeanwhileIsNotReplaced();
    void changedRulesLeaveTheOldDecisionsInACopy();
    void withoutAFileNothingIsSaved();

  private:
    const plugin::GameModule& game() { return *catalog_.game(QStringLiteral("sample")); }
    void play() {
        engine::ActionList legal;
        match_->legalActions(legal);
        QVERIFY(!match_->play(legal[0]));
    }
    void append(const QByteArray& text) {
        QFile file(path_);
        QVERIFY(file.open(QIODevice::Append) && file.write(text) == text.size());
    }
    QString refusal(SagaFile& file) {
        try {
            file.save(game(), *match_);
            return {};
        } catch (const record::FileError& error) {
            return QString::fromUtf8(error.what());
        }
    }
    SagaFile reopened() {
        match_ = plugin::loadSaga(path_, catalog_.finder()).match;
        return SagaFile(path_, game(), *match_);
    }

    plugin::PluginCatalog catalog_{
        {QStringLiteral(HEOROT_BINARY_DIR "/tests/games"), QStringLiteral(HEOROT_BINARY_DIR "/tests/data"), {}}};
    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
    std::unique_ptr<record::AnyMatch> match_;
};

void TestSagaFile::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    path_ = folder_->filePath(QStringLiteral("a.saga"));
    engine::Setup setup;
    setup.options = record::defaultOptions(game());
    engine::Seating seating;
    seating.names = {"Anna", "Ben"};
    seating.players = {"human", "easy"};
    match_ = game().newMatch(setup, seating);
    play();
    plugin::saveSaga(path_, game(), *match_);
}

void TestSagaFile::fullDiskKeepsTheOldFile() {
    const QByteArray before = contentOf(path_);
    QVERIFY(before.size() > 200);
    SagaFile file(path_);
    play();
    {
        const FullDisk full(100);
        QCOMPARE(refusal(file), path_ + QStringLiteral(": the game cannot be saved here: File too large"));
    }
    QCOMPARE(contentOf(path_), before);
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 1);
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != before);
}

void TestSagaFile::lookingChangesNothing() {
    append("# looked at\n");
    const QByteArray before = contentOf(path_);
    SagaFile file = reopened();
    QCOMPARE(refusal(file), QString());
    QCOMPARE(contentOf(path_), before);
    play();
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != before);
}

void TestSagaFile::whatAnotherProgramWroteIsNotReplaced() {
    SagaFile file = reopened();
    append("# of another\n");
    const QByteArray before = contentOf(path_);
    play();
    QCOMPARE(refusal(file), path_ + QStringLiteral(": the game cannot be saved here: another program has changed the "
                                                   "file; save under another name"));
    QCOMPARE(contentOf(path_), before);
}

void TestSagaFile::fileThatAppearedMeanwhileIsNotReplaced() {
    path_ = folder_->filePath(QStringLiteral("b.saga"));
    SagaFile file(path_);
    append("of another\n");
    QVERIFY(!refusal(file).isEmpty());
    QCOMPARE(contentOf(path_), QByteArray("of another\n"));
}

void TestSagaFile::changedRulesLeaveTheOldDecisionsInACopy() {
    QByteArray old = contentOf(path_);
    QVERIFY(old.contains("rules: 1\n"));
    // Rules as they were once, by which the first decision was another one.
    old.replace("rules: 1\n", "rules: 2\n").replace("action: bid", "action: bit");
    QVERIFY(old.contains("action: bit"));
    QFile stored(path_);
    QVERIFY(stored.open(QIODevice::WriteOnly) && stored.write(old) == old.size());
    stored.close();
    SagaFile file = reopened();
    QVERIFY(!match_->earlierLines().empty());
    QCOMPARE(refusal(file), QString());
    QCOMPARE(contentOf(path_), old);
    play();
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != old);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old")), old);
}

void TestSagaFile::withoutAFileNothingIsSaved() {
    SagaFile file;
    QCOMPARE(refusal(file), QString());
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 1);
}

QTEST_GUILESS_MAIN(TestSagaFile)
#include "tst_saga_file.moc"
