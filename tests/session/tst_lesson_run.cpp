// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson that is played: it waits for what it asks for, answers everything else, plays the others' moves, and leads
// on into a game.
#include "game/seating.h"
#include "session/lesson_run.h"
#include "session_fixture.h"
#include "suite/suite.h"

using namespace heorot;
using namespace heorot::test;
using session::LessonRun;
using Stage = LessonRun::Stage;

namespace {

const QByteArray bids = R"(lesson: sample
title: Bids
goal: You can bid.
minutes: 3
teacher: hrothgar
position:
  game: sample
  seats: [You, Ben]
  position: {deck: [gold, ...], players: {You: {hand: [red, blue, gold, shield]}, Ben: {hand: [red, red, blue, blue]}}}
steps:
  - {idea: Hello, text: A text.}
  - {idea: Bid gold, text: It wins., try: [bid gold, bid shield], good: It is gold., fine: {bid red: Too little.}, other: Bid gold.}
  - {idea: End it, text: No more., try: [bid done], good: Done., other: End it.}
  - {moves: [{Ben: bid red}, {Ben: bid done}], idea: Ben, text: He bids red.}
)";

}

class TestLessonRun final : public SessionFixture {
    Q_OBJECT

  private slots:
    void lessonLeadsThrough();
    void otherActionsAreAnsweredAndNotPlayed();
    void nothingElseHappensWhileGuided();
    void stepsCanBeRepeated();
    void endLeadsBackToTheLastStep();
    void stepsCanBeSkipped();
    void helpIsExplained();
    void mostlyHelpedIsSaid();
    void lessonEndsInAGame();
    void takenNamesAreNotGivenTwice();
    void filesAreInTheirOrder();

  private:
    std::unique_ptr<LessonRun> run(const QString& name = QStringLiteral("Ada")) {
        QFile file(folder_->filePath(QStringLiteral("1-bids.yaml")));
        if (!file.open(QIODevice::WriteOnly) || file.write(bids) != bids.size()) qFatal("cannot write");
        file.close();
        auto run =
            std::make_unique<LessonRun>(sample_.module(), std::filesystem::path(file.fileName().toStdString()), name);
        run->setPace(0);
        return run;
    }
    static void act(LessonRun& run, const char* notation) {
        const auto action = run.session().match().parse(notation);
        if (!action) qFatal("no action: %s", notation);
        if (run.session().play(*action)) qFatal("refused: %s", notation);
    }
    static std::size_t moves(LessonRun& run) { return run.session().match().moves().size(); }
};

void TestLessonRun::lessonLeadsThrough() {
    const auto lesson = run();
    QCOMPARE(lesson->stage(), Stage::Reading);
    QCOMPARE(lesson->session().viewer(), record::learner);
    QVERIFY(lesson->next());
    QCOMPARE(lesson->stage(), Stage::Waiting);
    QVERIFY(!lesson->next());
    act(*lesson, "bid gold");
    QCOMPARE(lesson->stage(), Stage::Done);
    QCOMPARE(lesson->answer(), QStringLiteral("It is gold."));
    QVERIFY(lesson->next());
    QVERIFY(lesson->answer().isEmpty());
    act(*lesson, "bid done");
    QVERIFY(lesson->next());
    QCOMPARE(lesson->stage(), Stage::Watching);
    QVERIFY(!lesson->next());
    QTRY_COMPARE(lesson->stage(), Stage::Reading);
    QCOMPARE(moves(*lesson), std::size_t{4});
    QVERIFY(lesson->next());
    QCOMPARE(lesson->stage(), Stage::Over);
    QVERIFY(!lesson->next());
}

void TestLessonRun::otherActionsAreAnsweredAndNotPlayed() {
    const auto lesson = run();
    lesson->next();
    int changes = 0;
    connect(&lesson->session(), &session::Session::changed, lesson.get(), [&] { ++changes; });
    act(*lesson, "bid red");
    QCOMPARE(lesson->answer(), QStringLiteral("Too little."));
    act(*lesson, "bid blue");
    QCOMPARE(lesson->answer(), QStringLiteral("Bid gold."));
    QCOMPARE(lesson->misses(), 2);
    QCOMPARE(lesson->stage(), Stage::Waiting);
    QCOMPARE(moves(*lesson), std::size_t{0});
    QCOMPARE(changes, 2);
    act(*lesson, "bid shield");
    QCOMPARE(lesson->stage(), Stage::Done);
}

void TestLessonRun::nothingElseHappensWhileGuided() {
    const auto lesson = run();
    lesson->next();
    act(*lesson, "bid gold");
    lesson->next();
    act(*lesson, "bid done");
    QCOMPARE(lesson->session().match().toMove(), engine::Seat{1});
    QVERIFY(!lesson->session().isThinking());
    QVERIFY(!lesson->session().canUndo() && !lesson->session().canResetTurn() && !lesson->session().canRedo());
    QVERIFY(!lesson->session().undo() && !lesson->session().withdraw(0) && !lesson->session().mayGoBackTo(0));
    QVERIFY(!lesson->session().mayAskHint());
}

void TestLessonRun::stepsCanBeRepeated() {
    const auto lesson = run();
    QVERIFY(!lesson->back());
    lesson->next();
    act(*lesson, "bid gold");
    lesson->next();
    QVERIFY(lesson->back());
    QCOMPARE(lesson->at(), std::size_t{1});
    QCOMPARE(lesson->stage(), Stage::Waiting);
    QCOMPARE(moves(*lesson), std::size_t{0});
    act(*lesson, "bid gold");
    QCOMPARE(lesson->stage(), Stage::Done);
}

void TestLessonRun::endLeadsBackToTheLastStep() {
    const auto lesson = run();
    while (lesson->stage() != Stage::Over) lesson->skip();
    const std::size_t last = lesson->at();
    QVERIFY(lesson->back());
    QCOMPARE(lesson->at(), last);
    QVERIFY(lesson->stage() != Stage::Over);
}

void TestLessonRun::stepsCanBeSkipped() {
    const auto lesson = run();
    for (std::size_t step = 0; step < lesson->lesson().steps.size(); ++step) {
        QCOMPARE(lesson->at(), step);
        lesson->skip();
    }
    QCOMPARE(lesson->stage(), Stage::Over);
    QCOMPARE(moves(*lesson), std::size_t{4});
}

/// What is done for the learner is explained like what the learner does.
void TestLessonRun::helpIsExplained() {
    const auto lesson = run();
    lesson->help();
    QCOMPARE(lesson->stage(), Stage::Waiting);
    lesson->help();
    QCOMPARE(lesson->at(), std::size_t{1});
    QCOMPARE(lesson->stage(), Stage::Done);
    QCOMPARE(lesson->answer(), QStringLiteral("It is gold."));
    lesson->help();
    QCOMPARE(lesson->at(), std::size_t{2});
    lesson->help();
    lesson->next();
    QCOMPARE(lesson->stage(), Stage::Watching);
    lesson->help();
    // The text that speaks of these moves is still to be read.
    QCOMPARE(lesson->stage(), Stage::Reading);
    QCOMPARE(lesson->at(), std::size_t{3});
}

void TestLessonRun::mostlyHelpedIsSaid() {
    const auto helped = run();
    while (helped->stage() != Stage::Over) helped->help();
    QVERIFY(helped->wasMostlyHelped());
    while (helped->back()) {
    }
    helped->next();
    act(*helped, "bid gold");
    QVERIFY(!helped->wasMostlyHelped());
}

void TestLessonRun::lessonEndsInAGame() {
    const auto lesson = run();
    for (std::size_t step = 0; step < lesson->lesson().steps.size(); ++step) lesson->skip();
    const auto session = lesson->playOn(sagaPath());
    session->setLeastPace(0);
    QVERIFY(!session->isGuided());
    QVERIFY(session->isSaved());
    QVERIFY(session::loadSaga(sagaPath(), sample_.finder()).match->describeState() == session->match().describeState());
    session->waitForPerson();
    QVERIFY(session->mayDecide() || session->match().isOver());
}

void TestLessonRun::takenNamesAreNotGivenTwice() {
    QCOMPARE(run()->session().match().seating().names, (std::vector<std::string>{"Ada", "Ben"}));
    const auto names = run(QStringLiteral("Ben"))->session().match().seating().names;
    QCOMPARE(names[0], game::playerNames().front().toStdString());
    QCOMPARE(names[1], std::string("Ben"));
}

void TestLessonRun::filesAreInTheirOrder() {
    QDir(folder_->path()).mkpath(QStringLiteral("sample"));
    for (const char* name : {"2-b.yaml", "1-a.yaml", "de.yaml", "3-c.txt"}) {
        QFile file(folder_->filePath(QStringLiteral("sample/") + QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const auto files = session::lessonFiles(folder_->path(), "sample");
    QCOMPARE(files.size(), std::size_t{2});
    QCOMPARE(files[0].filename().string(), std::string("1-a.yaml"));
    QVERIFY(session::lessonFiles(folder_->path(), "none").empty());
}

HEOROT_SUITE(TestLessonRun)
#include "tst_lesson_run.moc"
