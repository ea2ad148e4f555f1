// SPDX-License-Identifier: GPL-3.0-or-later
// One list of fields serves writing, complete reading, partial reading and the piece count.
#include "record/describer.h"
#include "record/yaml.h"
#include "small_state.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot::record;
using namespace heorot::test;
using heorot::engine::nobody;

namespace {

const std::string file = "t.yaml";
const Letters letters;

/// Reads `text` into the table; returns the zones it named.
std::vector<NamedZone> readInto(Table& table, const std::string& text, bool whole) {
    const Node tree = parseYaml(text, file);
    Describer reader = Describer::reader(Cursor(tree, file), whole);
    describe(reader, letters, table);
    reader.finish();
    return reader.namedZones();
}

QString partRefusal(const std::string& text) {
    return refusal([&] {
        Table table = fullTable();
        readInto(table, text, false);
    });
}

/// The whole table with one line replaced.
std::string changed(const std::string& from, const std::string& to) {
    std::string text = toYaml(written(fullTable()));
    const auto at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}

class TestDescriber : public QObject {
    Q_OBJECT

  private slots:
    void everyFieldIsWritten();
    void unknownPiecesAreWrittenButNotRead();
    void writtenStateIsReadBack();
    void seatNobodyRoundTrips();
    void partialStateKeepsUnnamedFields();
    void emptyPartialStateChangesNothing();
    void listsAndMapsAreReplacedCompletely();
    void openDeckKeepsItsRest();
    void completeStateMustNameEveryField_data();
    void completeStateMustNameEveryField();
    void completeStateMayLackAddedFields();
    void completeStateHasNoOpenDeck();
    void badPartialStateIsRefused_data();
    void badPartialStateIsRefused();
    void namedZonesAreReported();
    void facesOfOnePieceCountAsThatPiece();
    void valuesAreNotCountedAsPieces();
    void zonesAreFound();
    void zonesCanBeReplaced();
    void failNamesTheGroup();
    void tallyIsNotCountedAsPieces();
};

void TestDescriber::everyFieldIsWritten() {
    QCOMPARE(toYaml(written(fullTable())), std::string("open: false\n"
                                                       "round: 0\n"
                                                       "turn: Anna\n"
                                                       "phase: draw\n"
                                                       "deck: [a, b, c, a, b, c]\n"
                                                       "discards: [d]\n"
                                                       "board:\n"
                                                       "  south: d\n"
                                                       "coins:\n"
                                                       "  gold: 3\n"
                                                       "  silver: 1\n"
                                                       "hands:\n"
                                                       "  Anna:\n"
                                                       "    cards: [e]\n"
                                                       "  Ben:\n"
                                                       "    cards: [e]\n"));
}

void TestDescriber::unknownPiecesAreWrittenButNotRead() {
    Table table = fullTable();
    table.hands[1] = listOf({9});
    const Node node = written(table);
    QCOMPARE(node.find("hands")->find("Ben")->find("cards")->items()[0].text(), std::string("letter?"));
    QCOMPARE(refusal([&] { readInto(table, toYaml(node), true); }),
             QStringLiteral("t.yaml:16: hands.Ben.cards[0]: 'letter?' is not a piece that can be here"));
}

void TestDescriber::writtenStateIsReadBack() {
    Table table = fullTable();
    table.open = true;
    table.round = -2;
    table.turn = 1;
    table.phase = Table::Phase::Play;
    table.coins = {0, 5};
    Table back;
    readInto(back, toYaml(written(table)), true);
    QVERIFY(back == table);
    Table empty;
    readInto(back, toYaml(written(empty)), true);
    QVERIFY(back == empty);
}

void TestDescriber::seatNobodyRoundTrips() {
    Table table = fullTable();
    table.turn = nobody;
    QCOMPARE(written(table).find("turn")->text(), std::string("nobody"));
    Table back;
    readInto(back, toYaml(written(table)), true);
    QCOMPARE(back.turn, nobody);
}

void TestDescriber::partialStateKeepsUnnamedFields() {
    Table expected = fullTable();
    expected.round = 4;
    expected.hands[1] = listOf({0, 1});
    Table table = fullTable();
    readInto(table, "round: 4\nhands: {Ben: {cards: [a, b]}}\n", false);
    QVERIFY(table == expected);
}

void TestDescriber::emptyPartialStateChangesNothing() {
    Table table = fullTable();
    readInto(table, "{}", false);
    readInto(table, "{hands: {}}", false);
    readInto(table, "{hands: {Anna: {}}}", false);
    QVERIFY(table == fullTable());
}

void TestDescriber::listsAndMapsAreReplacedCompletely() {
    Table expected = fullTable();
    expected.deck = listOf({2});
    expected.discards.clear();
    expected.board = {0, noPiece, noPiece};
    expected.coins = {0, 5};
    Table table = fullTable();
    readInto(table, "deck: [c]\ndiscards: []\nboard: {north: a}\ncoins: {silver: 5}\n", false);
    QVERIFY(table == expected);
}

void TestDescriber::openDeckKeepsItsRest() {
    Table table = fullTable();
    table.deck = listOf({0, 1, 2});
    readInto(table, "deck: [c, e, ...]\n", false);
    QVERIFY(table.deck == listOf({2, 4, 0, 1}));
    readInto(table, "deck: [...]\n", false);
    QVERIFY(table.deck == listOf({2, 4, 0, 1}));
}

void TestDescriber::completeStateMustNameEveryField_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* line, const char* expected) {
        QTest::newRow(name) << QByteArray(line) << QString::fromUtf8(expected);
    };
    row("flag", "open: false\n", "t.yaml:1: 'open' is missing here");
    row("number", "round: 0\n", "t.yaml:1: 'round' is missing here");
    row("seat", "turn: Anna\n", "t.yaml:1: 'turn' is missing here");
    row("choice", "phase: draw\n", "t.yaml:1: 'phase' is missing here");
    row("pieces", "discards: [d]\n", "t.yaml:1: 'discards' is missing here");
    row("spaces", "board:\n  south: d\n", "t.yaml:1: 'board' is missing here");
    row("counts", "coins:\n  gold: 3\n  silver: 1\n", "t.yaml:1: 'coins' is missing here");
    row("a seat", "  Ben:\n    cards: [e]\n", "t.yaml:13: hands: 'Ben' is missing here");
}

void TestDescriber::completeStateMustNameEveryField() {
    QFETCH(QByteArray, line);
    QFETCH(QString, expected);
    QCOMPARE(refusal([&] {
                 Table table;
                 readInto(table, changed(line.toStdString(), ""), true);
             }),
             expected);
}

void TestDescriber::completeStateMayLackAddedFields() {
    int old = 1;
    int added = 2;
    const auto read = [&](const std::string& text) {
        const Node tree = parseYaml(text, file);
        Describer reader = Describer::reader(Cursor(tree, file), true);
        reader.added([&] { reader.number("added", added, 0, 9); });
        reader.number("old", old, 0, 9);
        reader.finish();
    };
    read("old: 3");
    QCOMPARE(old, 3);
    QCOMPARE(added, 2);
    read("old: 4\nadded: 5");
    QCOMPARE(old, 4);
    QCOMPARE(added, 5);
    QVERIFY(refusal([&] { read("added: 6"); }).endsWith(QStringLiteral("'old' is missing here")));
}

void TestDescriber::completeStateHasNoOpenDeck() {
    Table table;
    QCOMPARE(refusal([&] { readInto(table, changed("b, c]", "b, ...]"), true); }),
             QStringLiteral("t.yaml:5: deck[5]: '...' is not a piece that can be here"));
}

void TestDescriber::badPartialStateIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(expected);
    };
    row("no map", "[a]", "t.yaml:1: this must be a map of names and values");
    row("unknown field", "open: true\nrond: 3\n", "t.yaml:2: rond: this key is not allowed here");
    row("flag", "open: yes\n", "t.yaml:1: open: 'yes' is neither true nor false");
    row("number too small", "round: -3\n", "t.yaml:1: round: '-3' is not a whole number from -2 to 9");
    row("number too large", "round: 10\n", "t.yaml:1: round: '10' is not a whole number from -2 to 9");
    row("unknown seat", "turn: Carl\n", "t.yaml:1: turn: 'Carl' is not 'Anna', 'Ben', or 'nobody'");
    row("unknown phase", "phase: Draw\n", "t.yaml:1: phase: 'Draw' is not 'draw' or 'play'");
    row("unknown piece", "deck:\n  - a\n  - f\n", "t.yaml:3: deck[1]: 'f' is not a piece that can be here");
    row("pieces that are no list", "deck: a\n", "t.yaml:1: deck: this must be a list");
    row("piece that is a list", "deck: [[a]]\n", "t.yaml:1: deck[0]: this must be text");
    row("too many pieces", "discards: [a, b, c, d, e, a, b]\n", "t.yaml:1: discards: at most 6 pieces fit here");
    row("too many pieces with the rest", "deck: [d, ...]\n", "t.yaml:1: deck: at most 6 pieces fit here");
    row("dots in the middle", "deck: [a, ..., b]\n", "t.yaml:1: deck[2]: nothing may follow '...'");
    row("dots twice", "deck: [a, ..., ...]\n", "t.yaml:1: deck[2]: nothing may follow '...'");
    row("dots in a hand", "hands: {Ben: {cards: [a, ...]}}\n",
        "t.yaml:1: hands.Ben.cards[1]: '...' is not a piece that can be here");
    row("unknown space", "board: {east: a}\n", "t.yaml:1: board.east: there is no such space");
    row("unknown piece on a space", "board:\n  west: f\n", "t.yaml:2: board.west: 'f' is not a piece that can be here");
    row("spaces that are no map", "board: [a]\n", "t.yaml:1: board: this must be a map of names and values");
    row("unknown count", "coins: {copper: 1}\n", "t.yaml:1: coins.copper: this is not 'gold' or 'silver'");
    row("count too large", "coins: {gold: 6}\n", "t.yaml:1: coins.gold: '6' is not a whole number from 0 to 5");
    row("count below zero", "coins: {gold: -1}\n", "t.yaml:1: coins.gold: '-1' is not a whole number from 0 to 5");
    row("unknown seat in a group", "hands:\n  Carl: {cards: [a]}\n",
        "t.yaml:2: hands.Carl: this key is not allowed here");
    row("unknown field of a seat", "hands: {Ben: {card: [a]}}\n",
        "t.yaml:1: hands.Ben.card: this key is not allowed here");
    row("group that is no map", "hands: [a]\n", "t.yaml:1: hands: this must be a map of names and values");
}

void TestDescriber::badPartialStateIsRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(partRefusal(text.toStdString()), expected);
}

void TestDescriber::facesOfOnePieceCountAsThatPiece() {
    class Coins final : public heorot::record::PieceNames {
      public:
        std::string name(std::uint8_t side) const override { return side == 0 ? "head" : "tail"; }
        std::optional<std::uint8_t> find(std::string_view) const override { return std::nullopt; }
        std::string piece(std::uint8_t) const override { return "coin"; }
    };
    std::array<std::uint8_t, 2> cells{0, 1};
    auto finder = heorot::record::Describer::zoneFinder();
    finder.spaces("board", cells, {"north", "south"}, noPiece, Coins{});
    QCOMPARE(finder.zones().front().pieces, (std::vector<std::string>{"coin", "coin"}));
    auto writer = heorot::record::Describer::writer();
    writer.spaces("board", cells, {"north", "south"}, noPiece, Coins{});
    QCOMPARE(writer.written().find("board")->find("south")->text(), std::string("tail"));
}

void TestDescriber::valuesAreNotCountedAsPieces() {
    const std::vector<std::string> names{"sun", "moon"};
    List list = listOf({1, 0, 1});
    auto finder = heorot::record::Describer::zoneFinder();
    finder.values("sky", list, names);
    QVERIFY(finder.zones().empty());
    auto writer = heorot::record::Describer::writer();
    writer.values("sky", list, names);
    const auto read = [&](const Node& tree) {
        auto reader = Describer::reader(Cursor(tree, file), true);
        List again;
        reader.values("sky", again, names);
        reader.finish();
        return again;
    };
    QVERIFY(read(writer.written()) == list);
    QCOMPARE(refusal([&] { read(parseYaml("sky: [star]\n", file)); }),
             QStringLiteral("t.yaml:1: sky[0]: 'star' is not 'sun' or 'moon'"));
    QCOMPARE(refusal([&] { read(parseYaml("sky: [sun, sun, sun, sun, sun, sun, sun]\n", file)); }),
             QStringLiteral("t.yaml:1: sky: at most 6 names are allowed here"));
}

void TestDescriber::namedZonesAreReported() {
    Table table = fullTable();
    table.deck = listOf({0, 1});
    const auto zones =
        readInto(table, "round: 1\ndeck: [c, ...]\nboard: {}\ncoins: {}\nhands: {Ben: {cards: []}}\n", false);
    QCOMPARE(zones.size(), std::size_t{4});
    QCOMPARE(zones[0].path, std::string("deck"));
    QVERIFY(zones[0].fixedTop == std::size_t{1});
    QCOMPARE(zones[1].path, std::string("board"));
    QVERIFY(!zones[1].fixedTop);
    QCOMPARE(zones[2].path, std::string("coins"));
    QCOMPARE(zones[3].path, std::string("hands.Ben.cards"));
}

void TestDescriber::zonesAreFound() {
    Table table = fullTable();
    Describer finder = Describer::zoneFinder();
    describe(finder, letters, table);
    QStringList shown;
    for (const ZoneView& zone : finder.zones()) {
        QStringList pieces;
        for (const auto& piece : zone.pieces) pieces << QString::fromStdString(piece);
        shown << QString::fromStdString(zone.path) + QLatin1Char('=') + pieces.join(QLatin1Char(' '));
    }
    const QString all =
        QStringLiteral("deck=a b c a b c|discards=d|board=d|coins=gold-coin gold-coin gold-coin silver-coin|"
                       "hands.Anna.cards=e|hands.Ben.cards=e");
    QCOMPARE(shown.join(QLatin1Char('|')), all);
    QVERIFY(table == fullTable());
}

void TestDescriber::zonesCanBeReplaced() {
    Table table = fullTable();
    Describer finder = Describer::zoneFinder();
    describe(finder, letters, table);
    const auto zones = finder.zones();
    QVERIFY(zones[0].ordered);
    QVERIFY(zones[0].accepts("e") && !zones[0].accepts("gold-coin"));
    zones[0].put({"e", "a"});
    QVERIFY(table.deck == listOf({4, 0}));
    QVERIFY(zones[3].accepts("gold-coin") && !zones[3].accepts("a"));
    zones[3].put({"silver-coin", "gold-coin", "silver-coin"});
    QVERIFY((table.coins == std::array<std::uint8_t, 2>{1, 2}));
}

void TestDescriber::failNamesTheGroup() {
    const Node tree = parseYaml("a:\n  b: {}\n", file);
    QCOMPARE(refusal([&] {
                 Describer reader = Describer::reader(Cursor(tree, file), true);
                 reader.group("a", [&] { reader.group("b", [&] { reader.fail({{}, Fault::plain("no")}); }); });
             }),
             QStringLiteral("t.yaml:2: a.b: no"));
}

/// Written and read like counts, but not part of the piece count.
void TestDescriber::tallyIsNotCountedAsPieces() {
    std::array<std::uint8_t, 2> wins{2, 0};
    const std::vector<std::string> labels{"north", "south"};
    const auto describeWins = [&](Describer& describer) { describer.tally("wins", wins, labels, 5); };
    Describer writer = Describer::writer();
    describeWins(writer);
    QCOMPARE(toYaml(writer.written()), std::string("wins:\n  north: 2\n"));
    Describer finder = Describer::zoneFinder();
    describeWins(finder);
    QVERIFY(finder.zones().empty());
    const auto readWins = [&](const std::string& text) {
        const Node tree = parseYaml(text, file);
        Describer reader = Describer::reader(Cursor(tree, file), true);
        describeWins(reader);
        reader.finish();
        QVERIFY(reader.namedZones().empty());
    };
    readWins("wins: {south: 5}");
    QCOMPARE(wins, (std::array<std::uint8_t, 2>{0, 5}));
    QCOMPARE(refusal([&] { readWins("wins: {east: 1}"); }),
             QStringLiteral("t.yaml:1: wins.east: this is not 'north' or 'south'"));
    QCOMPARE(refusal([&] { readWins("wins: {south: 6}"); }),
             QStringLiteral("t.yaml:1: wins.south: '6' is not a whole number from 0 to 5"));
    QCOMPARE(refusal([&] { readWins("{}"); }), QStringLiteral("t.yaml:1: 'wins' is missing here"));
}

HEOROT_SUITE(TestDescriber)
#include "tst_describer.moc"
