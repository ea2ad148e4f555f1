// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a game counts as saved depends on the disk: files that vanish or are replaced between decisions, copies, and
// games that moved to another file.
#include "games/loaded_games.h"
#include "session/autosave.h"
#include "suite/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::test;
using session::Autosave;
using State = session::CopyResult::State;

class TestAutosave final : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void removedFileIsWrittenAgain();
    void replacedFileDoesNotCountAsSaved();
    void removedCopyIsWrittenAgain();
    void replacedCopyIsNotOverwritten();
    void filesOfOthersAreNotOverwritten();
    void formerFileStillBelongsToTheGame();

  private:
    QString path(const char* name) const { return folder_->filePath(QLatin1String(name)); }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void put(const QString& path, const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    State copyTo(const char* name) { return autosave_->saveCopy(path(name)).state; }

    SampleGame sample_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<record::AnyMatch> match_;
    std::unique_ptr<Autosave> autosave_;
};

void TestAutosave::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    const auto begun = newGame(QStringLiteral("sample"), {"human", "easy"});
    match_ = sample_.module().newMatch(begun.setup, begun.seating, {});
    autosave_ = std::make_unique<Autosave>(sample_.module(), *match_, session::SagaFile(path("a.saga")));
    QCOMPARE(autosave_->save(), QString());
    QVERIFY(autosave_->isSaved());
}

void TestAutosave::removedFileIsWrittenAgain() {
    const QByteArray before = contentOf(path("a.saga"));
    QVERIFY(QFile::remove(path("a.saga")));
    QVERIFY(!autosave_->isSaved());
    QCOMPARE(autosave_->save(), QString());
    QVERIFY(autosave_->isSaved());
    QCOMPARE(contentOf(path("a.saga")), before);

    QVERIFY(QFile::remove(path("a.saga")));
    QVERIFY(copyTo("a.saga") == State::Moved);
    QCOMPARE(contentOf(path("a.saga")), before);
}

void TestAutosave::replacedFileDoesNotCountAsSaved() {
    put(path("a.saga"), "of others");
    QVERIFY(!autosave_->isSaved());
    QVERIFY(!autosave_->save().isEmpty());
    QVERIFY(copyTo("a.saga") == State::Failed);
    QCOMPARE(contentOf(path("a.saga")), QByteArray("of others"));
    // The game moved to the other file.
    QVERIFY(copyTo("b.saga") == State::Moved);
    QVERIFY(autosave_->isSaved());
    QCOMPARE(autosave_->path(), path("b.saga"));
}

void TestAutosave::removedCopyIsWrittenAgain() {
    QVERIFY(copyTo("b.saga") == State::Copied);
    QVERIFY(QFile::remove(path("b.saga")));
    QVERIFY(copyTo("b.saga") == State::Copied);
    QCOMPARE(contentOf(path("b.saga")), contentOf(path("a.saga")));
}

void TestAutosave::replacedCopyIsNotOverwritten() {
    QVERIFY(copyTo("b.saga") == State::Copied);
    put(path("b.saga"), "of others");
    QVERIFY(copyTo("b.saga") == State::Failed);
    QCOMPARE(contentOf(path("b.saga")), QByteArray("of others"));
}

void TestAutosave::filesOfOthersAreNotOverwritten() {
    put(path("b.saga"), "of others");
    QVERIFY(copyTo("b.saga") == State::OtherFile);
    QCOMPARE(contentOf(path("b.saga")), QByteArray("of others"));
    QVERIFY(copyTo("a.saga") == State::SavedThere);
}

void TestAutosave::formerFileStillBelongsToTheGame() {
    QVERIFY(QFile::remove(path("a.saga")));
    QVERIFY(copyTo("b.saga") == State::Moved);
    QVERIFY(copyTo("a.saga") == State::Copied);
    QVERIFY(copyTo("b.saga") == State::SavedThere);
    engine::ActionList legal;
    match_->legalActions(legal);
    QVERIFY(!match_->play(legal[0]));
    QVERIFY(copyTo("a.saga") == State::Copied);
    QCOMPARE(autosave_->save(), QString());
    QCOMPARE(contentOf(path("a.saga")), contentOf(path("b.saga")));
}

HEOROT_SUITE(TestAutosave)
#include "tst_autosave.moc"
