// SPDX-License-Identifier: GPL-3.0-or-later
// Saga files that another program writes, or that other rules can no longer replay: nothing that was decided is lost.
#include "saga_file_fixture.h"
#include "session/whole_file.h"
#include "suite/suite.h"

#include <array>
#include <barrier>
#include <thread>

using namespace heorot;
using namespace heorot::test;

class TestSagaFileConflicts : public SagaFileFixture {
    Q_OBJECT

  private slots:
    void fileOfAnotherProgramIsNotReplaced();
    void fileWrittenWhileLoadingIsNotReplaced();
    void fileThatAppearedMeanwhileIsNotReplaced();
    void changedRulesKeepTheOldSagaAsACopy();
    void oldCopiesAreNotReplaced();
    void oldSagaIsKeptOnce();
    void secondOfTwoProgramsIsRefused();
    void lockedFileIsReported();

  private:
    /// Former rules, with a different first decision.
    QByteArray storeOfOtherRules() {
        QByteArray old = contentOf(path_);
        old.replace("rules: 1\n", "rules: 2\n").replace("action: bid", "action: bit");
        QFile stored(path_);
        if (!old.contains("action: bit") || !stored.open(QIODevice::WriteOnly) || stored.write(old) != old.size())
            qFatal("the saga cannot be stored");
        return old;
    }
};

void TestSagaFileConflicts::fileOfAnotherProgramIsNotReplaced() {
    SagaFile file = reopened();
    append("# of another\n");
    const QByteArray before = contentOf(path_);
    play();
    QCOMPARE(refusal(file),
             path_ +
                 QStringLiteral(
                     ": the game can’t be saved here: another program has changed the file; save under another name"));
    QCOMPARE(contentOf(path_), before);
}

void TestSagaFileConflicts::fileWrittenWhileLoadingIsNotReplaced() {
    const session::StoredSaga saga = session::loadSaga(path_, catalog_.finder());
    append("# of another\n");
    SagaFile file(path_, saga);
    const QByteArray before = contentOf(path_);
    play();
    QVERIFY(refusal(file).contains(QStringLiteral("another program has changed the file")));
    QCOMPARE(contentOf(path_), before);
}

void TestSagaFileConflicts::fileThatAppearedMeanwhileIsNotReplaced() {
    path_ = folder_->filePath(QStringLiteral("b.saga"));
    SagaFile file(path_);
    append("of another\n");
    QVERIFY(!refusal(file).isEmpty());
    QCOMPARE(contentOf(path_), QByteArray("of another\n"));
}

void TestSagaFileConflicts::changedRulesKeepTheOldSagaAsACopy() {
    const QByteArray old = storeOfOtherRules();
    SagaFile file = reopened();
    QVERIFY(!match_->earlierLines().empty());
    QCOMPARE(refusal(file), QString());
    QCOMPARE(contentOf(path_), old);
    play();
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != old);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old")), old);
}

void TestSagaFileConflicts::oldCopiesAreNotReplaced() {
    const QByteArray mine("mine\n");
    for (const char* name : {".old", ".old-2"}) {
        QFile other(path_ + QLatin1String(name));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write(mine) == mine.size());
    }
    const QByteArray old = storeOfOtherRules();
    SagaFile file = reopened();
    play();
    QCOMPARE(refusal(file), QString());
    QCOMPARE(contentOf(path_ + QStringLiteral(".old")), mine);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old-2")), mine);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old-3")), old);
}

/// A file of older rules is kept once: not again when the same file comes back, nor when the game is resumed later.
void TestSagaFileConflicts::oldSagaIsKeptOnce() {
    const QByteArray old = storeOfOtherRules();
    const QStringList expected{QStringLiteral("a.saga"), QStringLiteral("a.saga.old")};
    for (int resumed = 0; resumed < 3; ++resumed) {
        SagaFile file = reopened();
        play();
        QCOMPARE(refusal(file), QString());
        QCOMPARE(all(), expected);
    }
    QFile again(path_);
    QVERIFY(again.open(QIODevice::WriteOnly) && again.write(old) == old.size());
    again.close();
    SagaFile file = reopened();
    play();
    QCOMPARE(refusal(file), QString());
    QCOMPARE(all(), expected);
    QCOMPARE(contentOf(path_ + QStringLiteral(".old")), old);
}

/// Both have read the same file, then both decide. The second one is refused at once, and the first decision stays.
void TestSagaFileConflicts::secondOfTwoProgramsIsRefused() {
    for (int i = 0; i < 20; ++i) {
        const auto stored = contentOf(path_);
        std::array<std::unique_ptr<record::AnyMatch>, 2> matches;
        std::array<SagaFile, 2> files;
        for (std::size_t program = 0; program < 2; ++program) {
            matches[program] = session::loadSaga(path_, catalog_.finder()).match;
            files[program] = SagaFile(path_, game(), *matches[program]);
            engine::ActionList legal;
            matches[program]->legalActions(legal);
            QVERIFY(!matches[program]->play(legal[program]));
        }
        std::array<QString, 2> refused;
        std::barrier together(2);
        const auto decide = [&](std::size_t program) {
            together.arrive_and_wait();
            try {
                files[program].save(game(), *matches[program]);
            } catch (const record::FileError& error) {
                refused[program] = QString::fromUtf8(error.what());
            }
        };
        std::thread other(decide, 1);
        decide(0);
        other.join();
        QCOMPARE((refused[0].isEmpty() ? 0 : 1) + (refused[1].isEmpty() ? 0 : 1), 1);
        const std::size_t saved = refused[0].isEmpty() ? 0 : 1;
        QVERIFY2(refused[1 - saved].contains(QStringLiteral("another program has changed the file")),
                 qPrintable(refused[1 - saved]));
        QVERIFY(session::loadSaga(path_, catalog_.finder()).match->describeState() == matches[saved]->describeState());
        QFile back(path_);
        QVERIFY(back.open(QIODevice::WriteOnly) && back.write(stored) == stored.size());
    }
}

void TestSagaFileConflicts::lockedFileIsReported() {
    const QByteArray before = contentOf(path_);
    SagaFile file(path_);
    play();
    {
        const session::FileTurn other(path_);
        QCOMPARE(other.refusal(), QString());
        QCOMPARE(refusal(file),
                 path_ + QStringLiteral(": the game can’t be saved here: another program is saving there"));
    }
    QCOMPARE(contentOf(path_), before);
    QCOMPARE(refusal(file), QString());
    QVERIFY(contentOf(path_) != before);
}

HEOROT_SUITE(TestSagaFileConflicts)
#include "tst_saga_file_conflicts.moc"
