// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas of the sample game: a written saga loads as the same game, sagas of every format ever written load, and each
// check of the reader refuses with its line.
#include "fuzz/mutate.h"
#include "saga_fixture.h"
#include "suite/notice.h"
#include "suite/suite.h"

#include <QDirIterator>
#include <QTest>

using namespace heorot::record;
using namespace heorot::test;

class TestSaga : public QObject {
    Q_OBJECT

  private slots:
    void storedSagaLoads_data();
    void storedSagaLoads();
    void firstLineWarnsOfSecrets();
    void sagaRoundTripsAfterEveryMove_data();
    void sagaRoundTripsAfterEveryMove();
    void loadedGameContinuesLikeTheOriginal();
    void undoneMovesCanBeRedone();
    void undoWorksAfterLoading();
    void markIsKept();
    void colorsAreKept();
    void colorsAreWrittenOnlyIfChosen();
    void undoneMovesDoNotMark();
    void unusualNamesRoundTrip_data();
    void unusualNamesRoundTrip();
    void badSagaIsRefused_data();
    void badSagaIsRefused();
    void refusalsHaveALimitedLength_data();
    void refusalsHaveALimitedLength();
    void tooManySeatsAreRefused();
    void moveAfterTheEndIsRefused();
    void mutatedSagasAreReadOrRefused_data();
    void mutatedSagasAreReadOrRefused();

  private:
    SampleSagas sagas_;
};

void TestSaga::storedSagaLoads_data() {
    QTest::addColumn<QString>("file");
    QDirIterator files(sagaFolder, {QStringLiteral("sample-*.saga")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(file.mid(sagaFolder.size() + 1))) << file;
    }
}

void TestSaga::storedSagaLoads() {
    QFETCH(QString, file);
    const std::string text = readFile(pathOf(file));
    const LoadedSaga saga = sagas_.load(text);
    QCOMPARE(saga.game, &sagas_.game());
    QCOMPARE(heorot::test::noticeOf(saga), std::string());
    const Node tree = parseYaml(text, "kept");
    QCOMPARE(saga.match->moves().size(), tree.find("moves")->items().size());
    QCOMPARE(saga.match->undone().size(), tree.find("redo")->items().size());
    QVERIFY(saga.match->describeState() == *tree.find("snapshot"));
}

void TestSaga::firstLineWarnsOfSecrets() {
    QVERIFY(
        QByteArray::fromStdString(sagas_.write(*sagas_.newMatch({"Anna", "Ben"}, 1)))
            .startsWith(
                "# A saga of Heorot. It holds every secret of this game: hands, decks and dice to come.\nsaga: 2\n"));
}

void TestSaga::sagaRoundTripsAfterEveryMove_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seed");
    for (int seats = 2; seats <= 4; ++seats)
        for (int seed = 0; seed < 6; ++seed) QTest::addRow("%d seats, seed %d", seats, seed) << seats << seed;
}

void TestSaga::sagaRoundTripsAfterEveryMove() {
    QFETCH(int, seats);
    QFETCH(int, seed);
    const std::vector<std::string> names{"Anna", "Ben", "Carl", "Dora"};
    const auto match = sagas_.newMatch({names.begin(), names.begin() + seats}, static_cast<std::uint64_t>(seed));
    for (int move = 0; !match->isOver(); ++move) {
        const std::string text = sagas_.write(*match);
        const LoadedSaga saga = sagas_.load(text);
        QCOMPARE(sagas_.write(*saga.match), text);
        QCOMPARE(heorot::test::noticeOf(saga), std::string());
        QVERIFY(saga.match->setup() == match->setup());
        playAtRandom(*match, 1, static_cast<std::uint64_t>(seed) * 1000 + static_cast<std::uint64_t>(move));
    }
    QVERIFY(sagas_.load(sagas_.write(*match)).match->isOver());
}

void TestSaga::loadedGameContinuesLikeTheOriginal() {
    const auto match = sagas_.newMatch({"Anna", "Ben"}, 5);
    playAtRandom(*match, 12, 1);
    const LoadedSaga saga = sagas_.load(sagas_.write(*match));
    playAtRandom(*match, 40, 2);
    playAtRandom(*saga.match, 40, 2);
    QCOMPARE(sagas_.write(*saga.match), sagas_.write(*match));
}

void TestSaga::undoneMovesCanBeRedone() {
    const LoadedSaga saga = sagas_.load(baseText());
    QCOMPARE(saga.match->moves().size(), std::size_t{15});
    QVERIFY(saga.match->redo());
    QCOMPARE(saga.match->moves().size(), std::size_t{16});
    QVERIFY(saga.match->undone().empty());
    const auto match = sagas_.newMatch({"Anna", "Ben"}, 4);
    playAtRandom(*match, 20, 3);
    const Node end = match->describeState();
    match->goBackTo(6);
    const LoadedSaga back = sagas_.load(sagas_.write(*match));
    QCOMPARE(back.match->undone().size(), match->undone().size());
    while (back.match->redo()) continue;
    QVERIFY(back.match->describeState() == end);
}

void TestSaga::undoWorksAfterLoading() {
    const LoadedSaga saga = sagas_.load(baseText());
    QVERIFY(saga.match->undoPoint(0) == std::size_t{14});
    saga.match->goBackTo(14);
    QCOMPARE(saga.match->undone().size(), std::size_t{2});
}

void TestSaga::markIsKept() {
    const LoadedSaga saga = sagas_.load(replaced(baseText(), "marked: false", "marked: true"));
    QVERIFY(saga.match->marked());
    QVERIFY(!sagas_.load(baseText()).match->marked());
    const LoadedSaga restored =
        sagas_.load(replaced(withOtherRules(baseText()), "marked: false", "marked: true\nearlier: []"));
    QVERIFY(restored.match->marked());
}

void TestSaga::colorsAreKept() {
    Seating seating = sagas_.newMatch({"Anna", "Ben"}, 1)->seating();
    seating.colors = {4, 0};
    const auto match = sagas_.game().newMatch({}, seating, {});
    const LoadedSaga saga = sagas_.load(sagas_.write(*match));
    QVERIFY(saga.match->seating().colors == seating.colors);
    QCOMPARE(sagas_.write(*saga.match), sagas_.write(*match));
}

void TestSaga::colorsAreWrittenOnlyIfChosen() {
    QVERIFY(sagas_.write(*sagas_.newMatch({"Anna", "Ben"}, 1)).find("colours") == std::string::npos);
    QVERIFY(sagas_.load(baseText()).match->seating().colors.empty());
}

void TestSaga::undoneMovesDoNotMark() {
    const LoadedSaga saga = sagas_.load(baseText());
    saga.match->goBackTo(3);
    QVERIFY(saga.match->marked());
    QVERIFY(!sagas_.load(replaced(sagas_.write(*saga.match), "marked: true", "marked: false")).match->marked());
}

void TestSaga::unusualNamesRoundTrip_data() {
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"Zo\xC3\xAB", "null",
                             "~",          "true",
                             "7",          "-1",
                             "- a",        "a: b",
                             "#1",         "a #b",
                             "Anna:",      "\"Anna\"",
                             "it's",       "[a, b]",
                             "{a}",        "&a",
                             "*a",         "!a",
                             "%a",         "@a",
                             "?",          "...",
                             "---",        " Anna",
                             "Anna ",      "Anna.hand",
                             "players",    "\xF0\x9F\x90\x89",
                             "Ann A",      "\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D",
                             "Anna, Ben"})
        QTest::newRow(QByteArray(name).toPercentEncoding(" ").constData()) << QByteArray(name);
    QTest::newRow("the longest") << QByteArray(longestSeatName, 'a');
    QTest::newRow("the longest of other letters") << QByteArray("\xC3\xAB").repeated(longestSeatName);
}

void TestSaga::unusualNamesRoundTrip() {
    QFETCH(QByteArray, name);
    const auto match = sagas_.newMatch({name.toStdString(), "Ben"}, 2);
    playAtRandom(*match, 25, 1);
    const std::string text = sagas_.write(*match);
    const LoadedSaga saga = sagas_.load(text);
    QCOMPARE(saga.match->seating().names, match->seating().names);
    QCOMPARE(sagas_.write(*saga.match), text);
    const LoadedSaga restored = sagas_.load(withOtherRules(replaced(text, "action: ", "action: no ")));
    QVERIFY(restored.match->describeState() == match->describeState());
}

void TestSaga::badSagaIsRefused_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(expected);
    };
    row("newer format", "saga: 1", "saga: 4",
        "s.saga:2: saga: this saga was written by a newer version of Heorot; this version reads formats 1 to 3");
    row("format without what it holds", "saga: 1", "saga: 2", "s.saga:2: 'over' is missing here");
    row("older format with what it did not hold", "seed: 11", "seed: 11\nover: false",
        "s.saga:15: over: this key is not allowed here");
    row("format that is no number", "saga: 1", "saga: one",
        "s.saga:2: saga: 'one' is not a whole number from 1 to 999");
    row("no format", "saga: 1\n", "", "s.saga:2: 'saga' is missing here");
    row("unknown game", "game: sample", "game: chess", "s.saga:3: game: the game 'chess' is not installed");
    row("rules that are no number", "rules: 1", "rules: 1.0",
        "s.saga:4: rules: '1.0' is not a whole number from 1 to 9999");
    row("no data", "data: ", "date: ", "s.saga:2: 'data' is missing here");
    row("unknown key", "marked: false", "marked: false\nmood: good", "s.saga:58: mood: this key is not allowed here");
    row("too few seats", "  - name: \"Ben\"\n    player: easy\n", "",
        "s.saga:7: seats: the game is for 2 to 4 players");
    row("duplicate seat names", "name: \"Ben\"", "name: \"Anna\"",
        "s.saga:9: seats[1].name: two players are called 'Anna'");
    row("seat called nobody", "name: \"Ben\"", "name: \"nobody\"",
        "s.saga:9: seats[1].name: 'nobody' can’t be a player’s name");
    row("seat called random", "name: \"Ben\"", "name: \"random\"",
        "s.saga:9: seats[1].name: 'random' can’t be a player’s name");
    row("seat without a name", "name: \"Ben\"", "name: \"\"", "s.saga:9: seats[1].name: a player needs a name");
    row("seat without a player", "    player: easy\n", "", "s.saga:9: seats[1]: 'player' is missing here");
    row("unknown player", "player: easy", "player: wizard",
        "s.saga:10: seats[1].player: 'wizard' is not a kind of player; use 'human', 'random', 'v1', 'easy', or "
        "'medium'");
    row("level that the game lacks", "player: easy", "player: hard",
        "s.saga:10: seats[1].player: 'hard' is not a kind of player; use 'human', 'random', 'v1', 'easy', or "
        "'medium'");
    row("name that cannot be seen", "name: \"Ben\"", "name: \"Anna\xE2\x80\x8B\"",
        "s.saga:9: seats[1].name: a player’s name must not contain invisible characters, as some emoji do");
    row("unknown key of a seat", "player: easy", "player: easy\n    colour: red",
        "s.saga:11: seats[1].colour: this key is not allowed here");
    row("too few colors", "first: \"Anna\"", "colours: [1]\nfirst: \"Anna\"",
        "s.saga:11: colours: each player needs one color");
    row("too many colors", "first: \"Anna\"", "colours: [1, 2, 3]\nfirst: \"Anna\"",
        "s.saga:11: colours: each player needs one color");
    row("unknown color", "first: \"Anna\"", "colours: [1, 5]\nfirst: \"Anna\"",
        "s.saga:11: colours[1]: '5' is not a whole number from 0 to 4");
    row("one color for two seats", "first: \"Anna\"", "colours: [1, 1]\nfirst: \"Anna\"",
        "s.saga:11: colours[1]: another player already has color 1");
    row("unknown first seat", "first: \"Anna\"", "first: \"Carl\"",
        "s.saga:11: first: 'Carl' is not 'Anna', 'Ben', or 'random'");
    row("unknown option", "reroll: on", "rerolls: on", "s.saga:13: options.rerolls: the game has no such option");
    row("unknown value of an option", "reroll: on", "reroll: maybe",
        "s.saga:13: options.reroll: 'maybe' is not 'off' or 'on'");
    row("bad seed", "seed: 11", "seed: 011", "s.saga:14: seed: '011' is not a whole number of 0 or more");
    row("deal of other pieces", "[red, shield, red", "[red, red, red",
        "s.saga:16: deal: this deal does not fit these 2 players and options: the order given here does not list the "
        "same pieces as the deck");
    row("deal of unknown pieces", "[red, shield, red", "[red, green, red",
        "s.saga:16: deal[0].deck[1]: 'green' can’t come from 'deck'");
    row("deal from another source", "- deck: [red", "- coin: [red",
        "s.saga:16: deal[0].coin: the game has no such deck or die");
    row("deal that leaves something over", "moves:\n", "  - die: 1\nmoves:\n",
        "s.saga:16: deal: this deal does not fit these 2 players and options: the deal given here has more outcomes "
        "than the setup needs");
    row("seat that is not to move", "seat: \"Anna\"\n    action: bid done", "seat: \"Ben\"\n    action: bid done",
        "s.saga:20: moves[1]: it is not Ben’s turn here");
    row("unknown seat of a move", "seat: \"Anna\"\n    action: bid done", "seat: \"Carl\"\n    action: bid done",
        "s.saga:20: moves[1].seat: no player in this game is called 'Carl'");
    row("no action", "action: name 4", "action: name it",
        "s.saga:25: moves[3].action: 'name it' is not an action of this game");
    row("illegal action", "action: name 4", "action: roll",
        "s.saga:25: moves[3].action: 'roll' is not legal here (not-now)");
    row("move without an action", "    action: name 4\n", "", "s.saga:24: moves[3]: 'action' is missing here");
    row("unknown key of a move", "action: name 4", "action: name 4\n    why: hope",
        "s.saga:26: moves[3].why: this key is not allowed here");
    row("outcome of another source", "- die: 2", "- first: 1",
        "s.saga:26: moves[4]: the next outcome is for a different deck or die than the one needed here");
    row("outcome of another kind", "- die: 2", "- die: [1, 2]",
        "s.saga:26: moves[4]: the next outcome is for a different deck or die than the one needed here");
    row("outcome beyond the die", "- die: 2", "- die: 7",
        "s.saga:29: moves[4].chance[0].die: '7' can’t come from 'die'");
    row("outcome nobody asked for", "action: name 4", "action: name 4\n    chance: [die: 1]",
        "s.saga:24: moves[3]: there are more outcomes here than the action needs");
    row("one outcome too many", "- die: 2", "- die: 2\n      - die: 3",
        "s.saga:26: moves[4]: there are more outcomes here than the action needs");
    row("other roll", "- die: 5", "- die: 3", "s.saga:34: moves[6]: it is not Anna’s turn here");
    row("illegal undone action", "redo:\n  - seat: \"Anna\"\n    action: bid red",
        "redo:\n  - seat: \"Anna\"\n    action: roll", "s.saga:56: redo[0].action: 'roll' is not legal here (not-now)");
    row("mark that is no flag", "marked: false", "marked: no", "s.saga:57: marked: 'no' is neither true nor false");
    row("snapshot of another state", "prizes: 4", "prizes: 3",
        "s.saga:71: snapshot.players.Anna.prizes: the moves lead to '4', but '3' is stored");
    row("snapshot of another deck", "deck: [red, red, red, red, red, blue, shield",
        "deck: [red, red, red, red, red, shield, blue",
        "s.saga:66: snapshot.deck[5]: the moves lead to a different value than the stored one");
    row("snapshot of another hand", "hand: [blue, blue, gold, gold]", "hand: [blue, gold, blue, gold]",
        "s.saga:76: snapshot.players.Ben.hand[1]: the moves lead to a different value than the stored one");
    row("illegal secret choice", "redo:\n  - seat: \"Anna\"\n    action: bid red",
        "redo:\n  - seat: \"Anna\"\n    action: bid gold",
        "s.saga:56: redo[0].action: this secret choice is not legal here (not-yours)");
    row("secret choice after its time", "action: name 4", "action: bid gold",
        "s.saga:25: moves[3].action: this secret choice is not legal here (not-now)");
    row("snapshot without a field", "  named: 0\n", "",
        "s.saga:59: snapshot: the moves lead to a different state than the stored one");
    row("snapshot with another field", "  named: 0\n", "  named: 0\n  mood: good\n",
        "s.saga:65: snapshot.mood: the moves lead to a different value than the stored one");
    row("cut off", "      hand: [blue, blue, gold, gold]\n      bid: []", "      hand: [blue, bl",
        "s.saga:76: a bracket opened here is not closed");
}

void TestSaga::badSagaIsRefused() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, expected);
    QCOMPARE(sagas_.refusalOf(replaced(baseText(), from.toStdString(), to.toStdString())), expected);
}

void TestSaga::refusalsHaveALimitedLength_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const QByteArray longWord(50'000, 'x');
    QByteArray longList("red");
    for (int i = 1; i < 15'000; ++i) longList += ", red";
    QTest::newRow("list of the snapshot")
        << QByteArray("deck: [red, red, red, red, red, blue") << QByteArray("deck: [" + longList);
    QTest::newRow("word of the snapshot") << QByteArray("prizes: 4") << QByteArray("prizes: " + longWord);
    QTest::newRow("key of the snapshot") << QByteArray("prizes: 4")
                                         << QByteArray("prizes: 4\n      " + longWord.left(900) + ": 1");
    QTest::newRow("piece") << QByteArray("bid: [red]") << QByteArray("bid: [" + longWord + "]");
    QTest::newRow("action") << QByteArray("action: name 4") << QByteArray("action: " + longWord);
    QTest::newRow("game") << QByteArray("game: sample") << QByteArray("game: " + longWord);
    QTest::newRow("seat") << QByteArray("name: \"Ben\"") << QByteArray("name: " + longWord);
    QTest::newRow("player") << QByteArray("player: easy") << QByteArray("player: " + longWord);
    QTest::newRow("option") << QByteArray("reroll: on") << QByteArray("reroll: " + longWord);
    QTest::newRow("outcome") << QByteArray("- die: 2") << QByteArray("- die: " + longWord);
    QTest::newRow("source") << QByteArray("- die: 2") << QByteArray("- " + longWord.left(900) + ": 2");
    QTest::newRow("seat of a move") << QByteArray("seat: \"Anna\"\n    action: bid done")
                                    << QByteArray("seat: " + longWord + "\n    action: bid done");
}

/// Every refusal is one sentence: file, line and place, and at most 200 characters.
void TestSaga::refusalsHaveALimitedLength() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QString sentence = sagas_.refusalOf(replaced(baseText(), from.toStdString(), to.toStdString()));
    QVERIFY(sentence.startsWith(QStringLiteral("s.saga:")));
    QVERIFY2(sentence.size() <= 130 + 200, qPrintable(sentence));
}

void TestSaga::tooManySeatsAreRefused() {
    std::string seats = "seats:\n";
    for (int i = 0; i < 40; ++i) seats += "  - {name: seat " + std::to_string(i) + ", player: human}\n";
    QCOMPARE(sagas_.refusalOf(replaced(baseText(), "seats:\n", seats)),
             QStringLiteral("s.saga:7: seats: the game is for 2 to 4 players"));
}

void TestSaga::moveAfterTheEndIsRefused() {
    const std::string finished = readFile(pathOf(sagaFolder + QStringLiteral("/format-1/sample-finished.saga")));
    const std::size_t moves = sagas_.load(finished).match->moves().size();
    const QString refused =
        sagas_.refusalOf(replaced(finished, "redo: []\n", "  - {seat: '#4', action: bid done}\nredo: []\n"));
    const QString expected = QStringLiteral("moves[%1]: the game is over before this move").arg(moves);
    QCOMPARE(refused.section(QLatin1Char(' '), 1), expected);
}

void TestSaga::mutatedSagasAreReadOrRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("same rules") << QByteArray::fromStdString(baseText());
    QTest::newRow("other rules") << QByteArray::fromStdString(withOtherRules(baseText()));
    QTest::newRow("from its snapshot") << QByteArray::fromStdString(
        replaced(baseText(), "marked", "earlier: []\nmarked"));
}

void TestSaga::mutatedSagasAreReadOrRefused() {
    QFETCH(QByteArray, text);
    heorot::engine::Pcg generator(99);
    int loaded = 0;
    for (int i = 0; i < 1000; ++i) {
        std::string damaged = text.toStdString();
        mutate(damaged, generator);
        try {
            const LoadedSaga saga = sagas_.load(damaged);
            QVERIFY(sagas_.load(sagas_.write(*saga.match)).match->describeState() == saga.match->describeState());
            ++loaded;
        } catch (const FileError& error) {
            QVERIFY(QByteArray(error.what()).startsWith("s.saga"));
        }
    }
    QVERIFY(loaded > 0 && loaded < 500);
}

HEOROT_SUITE(TestSaga)
#include "tst_saga.moc"
