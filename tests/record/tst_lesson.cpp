// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons as files, on the sample game: a good one is read with its moves, and faults name their line.
#include "record/lesson.h"
#include "sample_fixture.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::record;
using heorot::test::pathOf;
using heorot::test::refusal;

namespace {

const QByteArray head = "lesson: sample\n"
                        "title: Bids\n"
                        "goal: You can bid.\n"
                        "minutes: 3\n"
                        "teacher: hrothgar\n"
                        "position:\n"
                        "  game: sample\n"
                        "  seats: [Anna, Ben]\n"
                        "  position: {deck: [gold, ...], players: {Anna: {hand: [red, blue, gold, shield]},\n"
                        "    Ben: {hand: [red, red, blue, blue]}}}\n"
                        "steps:\n";
const QByteArray hello = "  - {idea: Hello, text: A text., light: [hand/0], see: bids}\n";
const QByteArray bids = "  - idea: Bid gold\n"
                        "    text: Gold wins.\n"
                        "    try: [bid gold]\n"
                        "    good: It wins.\n"
                        "    fine: {bid: Less., bid red: Too little.}\n"
                        "    other: Bid gold.\n";
const QByteArray ends = "  - {idea: End it, text: No more., try: [bid done], good: Done., other: End it.}\n";
const QByteArray others = "  - {moves: [{Ben: bid done}], idea: Ben, text: He bids nothing.}\n";

}

class TestLesson : public QObject {
    Q_OBJECT

  private slots:
    void goodLessonIsRead();
    void numbersOfPinsAreFound();
    void longestBeginningAnswers();
    void faultsNameTheirLine_data();
    void faultsNameTheirLine();

  private:
    std::filesystem::path write(const QByteArray& text) {
        QFile file(folder_.filePath(QStringLiteral("bids.yaml")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write");
        return pathOf(file.fileName());
    }

    heorot::test::Sample sample_;
    QTemporaryDir folder_;
};

void TestLesson::goodLessonIsRead() {
    const auto file = write(head + hello + bids + ends + others);
    const Lesson lesson = readLesson(file, sample_.finder());
    QCOMPARE(lesson.name, std::string("bids"));
    QCOMPARE(lesson.minutes, 3);
    QCOMPARE(lesson.steps.size(), std::size_t{4});
    QCOMPARE(lesson.steps[0].lit, std::vector<std::string>{"hand/0"});
    QCOMPARE(lesson.steps[0].section, std::string("bids"));
    QVERIFY(!lesson.steps[0].task && lesson.steps[1].task);
    QCOMPARE(lesson.steps[3].moves.size(), std::size_t{1});
    QCOMPARE(textsOf(lesson).size(), std::size_t{2 + 2 + 6 + 4 + 2});
    const auto match = beginLesson(file, sample_.finder());
    QVERIFY(match->moves().empty());
    QCOMPARE(match->toMove(), learner);
    QCOMPARE(match->format(lesson.steps[1].task->wanted.front()), std::string("bid gold"));
}

void TestLesson::numbersOfPinsAreFound() {
    const auto numbers = [](const char* text) { return numbersIn(text); };
    QCOMPARE(numbers("4 × 2 = 8, and none of (it)."), std::vector<int>());
    QCOMPARE(numbers("The Castle (2) and the +4 (1)."), (std::vector{1, 2}));
    QCOMPARE(numbers("Three of them (2, 3, 5)."), (std::vector{2, 3, 5}));
    QCOMPARE(numbers("One (1), dice (3 to 6)."), (std::vector{1, 3, 4, 5, 6}));
    QCOMPARE(numbers("The next steps (1) to (4)."), (std::vector{1, 2, 3, 4}));
}

void TestLesson::longestBeginningAnswers() {
    const Lesson lesson = readLesson(write(head + bids + ends), sample_.finder());
    const LessonTask& task = *lesson.steps[0].task;
    QCOMPARE(answerTo(task, "bid red"), std::string("Too little."));
    QCOMPARE(answerTo(task, "bid blue"), std::string("Less."));
    QCOMPARE(answerTo(task, "pass"), std::string("Bid gold."));
}

void TestLesson::faultsNameTheirLine_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& text, const char* expected) {
        QTest::newRow(name) << text << QString::fromUtf8(expected);
    };
    row("no steps", head + "  []\n", "bids.yaml:12: steps: a lesson must have at least one step");
    row("unknown key", head + "  - {idea: A, text: B, lit: []}\n", "bids.yaml:12: steps[0].lit: ");
    row("no action", head + "  - {idea: A, text: B, try: [sing], good: C, other: D}\n",
        "bids.yaml:12: steps[0].try[0]: 'sing' is not an action of this game");
    row("illegal", head + "  - {idea: A, text: B, try: [pay gold], good: C, other: D}\n",
        "bids.yaml:12: steps[0].try[0]: expected: legal, actual: refused as ");
    row("empty", head + "  - {idea: A, text: B, try: [], good: C, other: D}\n",
        "bids.yaml:12: steps[0].try: a step must ask for at least one action");
    row("own move", head + "  - {moves: [{Anna: bid gold}], idea: A, text: B}\n",
        "bids.yaml:12: steps[0].moves[0]: the learner’s own moves belong under “try”");
    row("other's turn", head + ends + "  - {idea: A, text: B, try: [bid done], good: C, other: D}\n",
        "bids.yaml:13: steps[1].try: it is not the learner’s turn");
    row("answer to nothing", head + "  - {idea: A, text: B, try: [bid gold], good: C, fine: {bid gold: E}, other: D}\n",
        "bids.yaml:12: steps[0].fine.bid gold: apart from the actions wanted, no legal action begins with 'bid gold'");
    row("outcome left", QByteArray(head).replace("steps:", "  chance: [{die: 3}]\nsteps:") + hello,
        "bids.yaml:11: position.chance[0]: this outcome was not used");
}

void TestLesson::faultsNameTheirLine() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    const auto file = write(text);
    const QString actual = refusal([&] { readLesson(file, sample_.finder()); });
    QVERIFY2(actual.startsWith(expected), qPrintable(actual));
}

HEOROT_SUITE(TestLesson)
#include "tst_lesson.moc"
