// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario runner on the sample game: correct scenarios pass, and failures report file, line, expected and actual.
#include "record/scenario.h"
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

/// Lines 1 to 6 of each scenario; each row's own lines begin in line 7.
const QByteArray head = "scenario: a title\n"
                        "source: a page\n"
                        "game: sample\n"
                        "seats: [Anna, Ben]\n"
                        "position: {deck: [gold, ...], players: {Anna: {hand: [red, blue, gold, shield]},\n"
                        "  Ben: {hand: [red, red, blue, blue]}}}\n";

/// Anna has bid and won, and must name a number.
const QByteArray won = "  - Anna: bid gold\n"
                       "  - Anna: bid done\n"
                       "  - Ben: bid done\n";

const QString dataFolder = QStringLiteral(HEOROT_SOURCE_DIR "/tests/record/data/scenarios/");

using Row = std::function<void(const char* name, const QByteArray& text, const char* expected)>;

Row newRows() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    return [](const char* name, const QByteArray& text, const char* expected) {
        QTest::newRow(name) << text << QString::fromUtf8(expected);
    };
}

}

class TestScenario : public QObject {
    Q_OBJECT

  private slots:
    void goodScenarioPasses();
    void failedExpectationNamesItsLine_data();
    void failedExpectationNamesItsLine();
    void badMoveNamesItsLine_data();
    void badMoveNamesItsLine();
    void badChanceNamesItsLine_data();
    void badChanceNamesItsLine();
    void badHeadNamesItsLine_data();
    void badHeadNamesItsLine();
    void badPositionNamesItsLine_data();
    void badPositionNamesItsLine();
    void passingBodyPasses_data();
    void passingBodyPasses();
    void resultNamesFileAndTitle();
    void fileWithoutAScenarioFails();
    void playScenarioReturnsTheLastPosition();
    void playScenarioThrowsAtTheFailure();
    void scenarioFilesAreFoundInFolders();

  private:
    QString failureOf(const QByteArray& text);
    std::filesystem::path write(const QByteArray& text);

    heorot::test::Sample sample_;
    QTemporaryDir folder_;
};

std::filesystem::path TestScenario::write(const QByteArray& text) {
    QFile file(folder_.filePath(QStringLiteral("s.yaml")));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no temporary file");
    file.write(text);
    return pathOf(file.fileName());
}

QString TestScenario::failureOf(const QByteArray& text) {
    return QString::fromStdString(runScenario(write(text), sample_.finder()).failure());
}

void TestScenario::goodScenarioPasses() {
    const ScenarioResult result = runScenario(pathOf(dataFolder + QStringLiteral("one-round.yaml")), sample_.finder());
    QCOMPARE(QString::fromStdString(result.failure()), QString());
    QVERIFY(result.passed());
}

void TestScenario::failedExpectationNamesItsLine_data() {
    const Row row = newRows();
    const QByteArray expect = "expect:\n  ";
    row("seat to move", expect + "to_move: Ben\n", "s.yaml:8: expect.to_move: expected: Ben, actual: Anna");
    row("nobody to move", expect + "to_move: nobody\n", "s.yaml:8: expect.to_move: expected: nobody, actual: Anna");
    row("end of the game", expect + "over: true\n", "s.yaml:8: expect.over: expected: true, actual: false");
    row("end that is no flag", expect + "over: no\n", "s.yaml:8: expect.over: 'no' is neither true nor false");
    row("field of the state", expect + "state:\n    phase: bid\n    round: 1\n",
        "s.yaml:10: expect.state.round: expected: 1, actual: 0");
    row("list of the state", expect + "state: {players: {Ben: {hand: [red]}}}\n",
        "s.yaml:8: expect.state.players.Ben.hand: expected: [red], actual: [red, red, blue, blue]");
    row("item of the state", expect + "state: {deck: [red, ...]}\n",
        "s.yaml:8: expect.state.deck[0]: expected: red, actual: gold");
    row("unknown field of the state", expect + "state: {cards: 1}\n",
        "s.yaml:8: expect.state.cards: expected: 1, actual: no such key");
    row("what a seat sees", expect + "seen: {Anna: {players: {Ben: {hand: [red, red, blue, blue]}}}}\n",
        "s.yaml:8: expect.seen.Anna.players.Ben.hand[0]: expected: red, actual: token?");
    row("what an unknown seat sees", expect + "seen: {Carl: {round: 0}}\n",
        "s.yaml:8: expect.seen.Carl: there is no player with this name");
    row("legal action", expect + "legal:\n    - bid red\n    - roll\n",
        "s.yaml:10: expect.legal[1]: expected: legal, actual: not legal; legal: bid blue, bid done, bid gold, bid red, "
        "bid shield");
    row("legal action that is none", expect + "legal: [jump]\n",
        "s.yaml:8: expect.legal[0]: 'jump' is not an action of this game");
    row("legal action twice", expect + "legal: [bid red, bid red]\n",
        "s.yaml:8: expect.legal[1]: 'bid red' is listed here twice");
    row("too few legal actions", expect + "only_legal: [bid red]\n",
        "s.yaml:8: expect.only_legal: expected: 1 legal actions, actual: 5; legal: bid blue, bid done, bid gold, bid "
        "red, bid shield");
    row("too many legal actions", expect + "only_legal: [bid red, bid blue, bid gold, bid shield, bid done, roll]\n",
        "s.yaml:8: expect.only_legal[5]: expected: legal, actual: not legal; legal: bid blue, bid done, bid gold, bid "
        "red, bid shield");
    row("a legal action twice hides none", expect + "only_legal: [bid red, bid blue, bid gold, bid done, bid done]\n",
        "s.yaml:8: expect.only_legal[4]: 'bid done' is listed here twice");
    row("illegal action that is legal", expect + "illegal:\n    roll: not-now\n    bid red: not-now\n",
        "s.yaml:10: expect.illegal.bid red: expected: not-now, actual: legal");
    row("illegal for another reason", expect + "illegal: {roll: not-yours}\n",
        "s.yaml:8: expect.illegal.roll: expected: not-yours, actual: not-now");
    row("illegal action that is none", expect + "illegal: {jump: not-now}\n",
        "s.yaml:8: expect.illegal.jump: 'jump' is not an action of this game");
    row("event where none was", expect + "events: [won Anna]\n",
        "s.yaml:8: expect.events[0]: expected: the event 'won Anna', actual: no further event");
    row("event that did not happen", "moves:\n" + won + "expect:\n  events:\n    - bid Anna gold\n    - won Ben\n",
        "s.yaml:14: expect.events[1]: expected: the event 'won Ben', actual: ended Anna; ended Ben; showed Anna gold; "
        "won Anna");
    row("events in the wrong order", "moves:\n" + won + "expect: {events: [won Anna, bid Anna gold]}\n",
        "s.yaml:11: expect.events[1]: expected: the event 'bid Anna gold', actual: no further event");
    row("event of an earlier step", "steps:\n  - moves: [Anna: bid gold]\n  - expect: {events: [bid Anna gold]}\n",
        "s.yaml:9: steps[1].expect.events[0]: expected: the event 'bid Anna gold', actual: no further event");
    row("score", expect + "scores: {Ben: 4, Anna: 5}\n", "s.yaml:8: expect.scores.Anna: expected: 5, actual: 4");
    row("part of a score", expect + "scores: {Ben: {prizes: 1}}\n",
        "s.yaml:8: expect.scores.Ben.prizes: expected: 1, actual: 0");
    row("unknown part of a score", expect + "scores: {Ben: {luck: 1}}\n",
        "s.yaml:8: expect.scores.Ben.luck: expected: 1, actual: no such key");
    row("score of an unknown seat", expect + "scores: {Carl: 4}\n",
        "s.yaml:8: expect.scores.Carl: there is no player with this name");
    row("score of nobody", expect + "scores: {nobody: 4}\n",
        "s.yaml:8: expect.scores.nobody: there is no player with this name");
    row("place", expect + "places:\n    Anna: 2\n", "s.yaml:9: expect.places.Anna: expected: 2, actual: 1");
    row("place of nobody", expect + "places: {nobody: 1}\n",
        "s.yaml:8: expect.places.nobody: there is no player with this name");
    row("unknown expectation", expect + "winner: Anna\n", "s.yaml:8: expect.winner: this key is not allowed here");
    row("expectation that is no map", "expect: [over]\n", "s.yaml:7: expect: this must be a map of names and values");
    row("second step", "steps:\n  - expect: {to_move: Anna}\n  - expect: {to_move: Ben}\n",
        "s.yaml:9: steps[1].expect.to_move: expected: Ben, actual: Anna");
}

void TestScenario::failedExpectationNamesItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(failureOf(head + text), expected);
}

void TestScenario::badMoveNamesItsLine_data() {
    const Row row = newRows();
    row("other seat", "moves:\n  - Anna: bid red\n  - Ben: bid red\n",
        "s.yaml:9: moves[1]: expected to move: Ben, actual: Anna");
    row("unknown seat", "moves: [Carl: bid red]\n", "s.yaml:7: moves[0]: expected to move: Carl, actual: Anna");
    row("no action", "moves: [Anna: jump]\n", "s.yaml:7: moves[0].Anna: 'jump' is not an action of this game");
    row("illegal action", "moves: [Anna: roll]\n",
        "s.yaml:7: moves[0].Anna: expected: legal, actual: refused as not-now; legal: bid blue, bid done, bid gold, "
        "bid red, bid shield");
    row("number beyond the die", "moves:\n" + won + "  - Anna: name 7\n",
        "s.yaml:11: moves[3].Anna: 'name 7' is not an action of this game");
    row("two actions in one", "moves: [{Anna: bid red, Ben: bid red}]\n",
        "s.yaml:7: moves[0]: a move must name one player and one action");
    row("no seat", "moves: [bid red]\n", "s.yaml:7: moves[0]: this must be a map of names and values");
    row("moves that are no list", "moves: {Anna: bid red}\n", "s.yaml:7: moves: this must be a list");
    row("action that is a list", "moves: [Anna: [bid red]]\n", "s.yaml:7: moves[0].Anna: this must be text");
}

void TestScenario::badMoveNamesItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(failureOf(head + text), expected);
}

void TestScenario::badChanceNamesItsLine_data() {
    const Row row = newRows();
    const QByteArray roll = "moves:\n" + won + "  - Anna: name 2\n  - Anna: roll\n";
    row("never asked for", "chance: [die: 3]\n", "s.yaml:7: chance[0]: this outcome was not used");
    row("second one never asked for", "chance:\n  - die: 3\n  - die: 4\n" + roll,
        "s.yaml:9: chance[1]: this outcome was not used");
    row("other source", "chance: [first: 1]\n" + roll,
        "s.yaml:13: moves[4].Anna: the next outcome is for a different deck or die than the one needed here");
    row("shuffle instead of a roll", "chance: [die: [1, 2]]\n" + roll,
        "s.yaml:13: moves[4].Anna: the next outcome is for a different deck or die than the one needed here");
    row("unknown source", "chance: [coin: 1]\n", "s.yaml:7: chance[0].coin: the game has no such deck or die");
    row("no face", "chance: [die: 7]\n", "s.yaml:7: chance[0].die: '7' can’t come from 'die'");
    row("unknown piece", "chance: [deck: [red, green]]\n",
        "s.yaml:7: chance[0].deck[1]: 'green' can’t come from 'deck'");
    row("two outcomes in one", "chance: [{die: 1, first: 1}]\n",
        "s.yaml:7: chance[0]: an outcome must name one deck or die and its result");
    row("no outcome", "chance: [3]\n", "s.yaml:7: chance[0]: this must be a map of names and values");
}

void TestScenario::badChanceNamesItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(failureOf(head + text), expected);
}

void TestScenario::badHeadNamesItsLine_data() {
    const Row row = newRows();
    const QByteArray title = "scenario: a\nsource: b\n";
    const QByteArray game = title + "game: sample\n";
    const QByteArray seats = game + "seats: [Anna, Ben]\n";
    row("no title", "source: b\n", "s.yaml:1: 'scenario' is missing here");
    row("no source", "scenario: a\ngame: sample\n", "s.yaml:1: 'source' is missing here");
    row("no game", title + "seats: [Anna, Ben]\n", "s.yaml:1: 'game' is missing here");
    row("unknown game", title + "game: chess\n", "s.yaml:3: game: the game 'chess' is not installed");
    row("no seats", game, "s.yaml:1: 'seats' is missing here");
    row("too few seats", game + "seats: [Anna]\n", "s.yaml:4: seats: the game is for 2 to 4 players");
    row("too many seats", game + "seats: [A, B, C, D, E]\n", "s.yaml:4: seats: the game is for 2 to 4 players");
    row("two seats of one name", game + "seats:\n  - Anna\n  - Anna\n",
        "s.yaml:6: seats[1]: two players are called 'Anna'");
    row("seat called nobody", game + "seats: [Anna, nobody]\n",
        "s.yaml:4: seats[1]: 'nobody' can’t be a player’s name");
    row("seat with a long name", game + "seats: [Anna, 'Hrothgar, lord of the Danes']\n",
        "s.yaml:4: seats[1]: a player’s name can have at most 24 characters");
    row("seat without a name", game + "seats: [Anna, '']\n", "s.yaml:4: seats[1]: a player needs a name");
    row("seat of two lines", game + "seats: [Anna, \"B\\nC\"]\n",
        "s.yaml:4: seats[1]: a player’s name must be one line of text without control characters");
    row("unknown first seat", seats + "first: Carl\n", "s.yaml:5: first: 'Carl' is not 'Anna' or 'Ben'");
    row("unknown option", seats + "options: {advanced: on}\n",
        "s.yaml:5: options.advanced: the game has no such option");
    row("unknown value of an option", seats + "options: {reroll: maybe}\n",
        "s.yaml:5: options.reroll: 'maybe' is not 'off' or 'on'");
    row("bad seed", seats + "seed: -1\n", "s.yaml:5: seed: '-1' is not a whole number of 0 or more");
    row("unknown key", seats + "move: []\n", "s.yaml:5: move: this key is not allowed here");
    row("moves beside steps", seats + "steps: []\nmoves: []\n", "s.yaml:6: moves: this key is not allowed here");
    row("unknown key of a step", seats + "steps:\n  - expects: {}\n",
        "s.yaml:6: steps[0].expects: this key is not allowed here");
    row("no map", "- a\n", "s.yaml:1: this must be a map of names and values");
    row("no YAML", "scenario: [a\n", "s.yaml:1: a bracket opened here is not closed");
    row("key twice", title + "source: c\n", "s.yaml:3: 'source' appears twice in one map");
}

void TestScenario::badHeadNamesItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(failureOf(text), expected);
}

void TestScenario::badPositionNamesItsLine_data() {
    const Row row = newRows();
    row("unknown field", "  rond: 1\n", "s.yaml:6: position.rond: this key is not allowed here");
    row("number out of range", "  round: 5\n", "s.yaml:6: position.round: '5' is not a whole number from 0 to 4");
    row("unknown piece", "  discards: [green]\n",
        "s.yaml:6: position.discards[0]: 'green' is not a piece that can be here");
    row("more than the box holds",
        "  players:\n    Anna: {hand: [shield, shield]}\n    Ben: {hand: [shield, shield]}\n",
        "s.yaml:6: position: this position has 4 of 'shield', but the box has 3");
    row("too many in a hand", "  players: {Ben: {hand: [red, red, red, red, red, red, red]}}\n",
        "s.yaml:6: position.players.Ben.hand: at most 6 pieces fit here");
    row("no place left", "  deck: []\n  discards: []\n",
        "s.yaml:6: position: there is no place left for 'blue'; say where it is");
    row("refused by the game", "  turn: nobody\n", "s.yaml:6: position: 'leader' and 'turn' are seats");
}

void TestScenario::badPositionNamesItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(failureOf("scenario: a\nsource: b\ngame: sample\nseats: [Anna, Ben]\nposition:\n" + text), expected);
}

void TestScenario::passingBodyPasses_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    const QByteArray named = "moves:\n" + won + "  - Anna: name 2\n";
    row("nothing expected", "");
    row("no steps", "steps: []\n");
    row("all legal actions in any order",
        "expect: {only_legal: [bid done, bid shield, bid red, bid gold, bid blue]}\n");
    row("others between the events", "moves:\n" + won + "expect: {events: [bid Anna gold, won Anna]}\n");
    row("same event twice", "moves: [Anna: bid red, Anna: bid done, Ben: bid red]\n"
                            "expect: {events: [bid Anna red, bid Ben red]}\n");
    row("outcome waits for its action", "chance: [die: 6]\n" + named + "  - Anna: roll\nexpect: {state: {die: 6}}\n");
    row("outcomes one after another",
        "chance: [die: 6, die: 3]\n" + named +
            "  - Anna: roll\n  - Anna: reroll\nexpect: {events: [rolled Anna 6, rolled Anna 3]}\n");
    row("generator after the last outcome", "chance: [die: 6]\n" + named + "  - Anna: roll\n  - Anna: reroll\n");
}

void TestScenario::passingBodyPasses() {
    QFETCH(QByteArray, text);
    QCOMPARE(failureOf(head + text), QString());
}

void TestScenario::resultNamesFileAndTitle() {
    const auto path = write(head + "expect: {over: true}\n");
    const ScenarioResult result = runScenario(path, sample_.finder());
    QCOMPARE(result.file, path.string());
    QCOMPARE(result.title, std::string("a title"));
    QVERIFY(!result.passed());
}

void TestScenario::fileWithoutAScenarioFails() {
    const QString missing = folder_.filePath(QStringLiteral("missing.yaml"));
    const ScenarioResult result = runScenario(pathOf(missing), sample_.finder());
    QCOMPARE(QString::fromStdString(result.failure()), missing + QStringLiteral(": there is no such file"));
    QCOMPARE(failureOf(""), QStringLiteral("s.yaml:1: the file is empty"));
}

void TestScenario::playScenarioReturnsTheLastPosition() {
    const auto match = playScenario(write(head + "moves:\n" + won), sample_.finder());
    QCOMPARE(match->moves().size(), std::size_t{3});
    QCOMPARE(match->describeState().find("phase")->text(), std::string("name"));
    QVERIFY(match->beganFromState());
}

void TestScenario::playScenarioThrowsAtTheFailure() {
    const auto path = write(head + "expect: {to_move: Ben}\n");
    QCOMPARE(refusal([&] { playScenario(path, sample_.finder()); }),
             QStringLiteral("s.yaml:7: expect.to_move: expected: Ben, actual: Anna"));
}

void TestScenario::scenarioFilesAreFoundInFolders() {
    const QTemporaryDir folder;
    const QDir root(folder.path());
    QVERIFY(root.mkpath(QStringLiteral("b/deep")) && root.mkpath(QStringLiteral("empty")));
    for (const char* name : {"b/deep/2.yaml", "b/1.yaml", "a.yaml", "notes.txt", "c.yml"})
        QVERIFY(QFile(root.filePath(QLatin1String(name))).open(QIODevice::WriteOnly));
    const auto files = scenarioFiles(pathOf(folder.path()));
    QCOMPARE(files.size(), std::size_t{3});
    QCOMPARE(files[0].filename().string(), std::string("a.yaml"));
    QCOMPARE(files[2].filename().string(), std::string("2.yaml"));
    QCOMPARE(scenarioFiles(files[0]), std::vector{files[0]});
    const QString empty = root.filePath(QStringLiteral("empty"));
    QCOMPARE(refusal([&] { scenarioFiles(pathOf(empty)); }),
             empty + QStringLiteral(": there is no scenario (*.yaml) in this folder"));
    const QString missing = root.filePath(QStringLiteral("missing"));
    QCOMPARE(refusal([&] { scenarioFiles(pathOf(missing)); }),
             missing + QStringLiteral(": there is no such file or folder"));
}

HEOROT_SUITE(TestScenario)
#include "tst_scenario.moc"
