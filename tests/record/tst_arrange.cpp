// SPDX-License-Identifier: GPL-3.0-or-later
// The box stays complete: pieces named by a position are taken from where they were, in the order given in arrange.h.
#include "record/arrange.h"
#include "record/yaml.h"
#include "small_state.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot::record;
using namespace heorot::test;

namespace {

const std::string file = "t.yaml";
const Letters letters;

std::vector<ZoneView> zonesOf(Table& table) {
    Describer finder = Describer::zoneFinder();
    describe(finder, letters, table);
    return finder.zones();
}

/// The table after a position, as AnyMatch::arrange does it.
Table arranged(Table table, const std::string& position) {
    const Census box = census(zonesOf(table));
    const Node tree = parseYaml(position, file);
    const Cursor at(tree, file);
    Describer reader = Describer::reader(at, false);
    describe(reader, letters, table);
    reader.finish();
    settlePieces(box, zonesOf(table), reader.namedZones(), at);
    if (census(zonesOf(table)) != box) throw std::logic_error("the box is not complete");
    return table;
}

/// A table with one letter in every free place, and room in all of them.
Table tableOf(List deck, List discards, List anna, List ben) {
    Table table;
    table.deck = deck;
    table.discards = discards;
    table.hands = {anna, ben};
    return table;
}

}

class TestArrange : public QObject {
    Q_OBJECT

  private slots:
    void censusCountsEveryZone();
    void censusDifferenceNamesAPiece_data();
    void censusDifferenceNamesAPiece();
    void emptyPositionChangesNothing();
    void pieceIsTakenFromTheBottomOfTheDeckFirst();
    void pieceIsTakenFromDiscardsBeforeHands();
    void coinIsTakenFromTheSupply();
    void pieceIsTakenFromAHandLast();
    void namedZonesKeepTheirPieces();
    void openDeckGivesPiecesBelowItsNamedTop();
    void pieceLeftOverGoesUnderTheDeck();
    void pieceLeftOverGoesUnderAnOpenDeck();
    void pieceLeftOverGoesToTheDiscardsIfTheDeckIsNamed();
    void pieceLeftOverGoesPastAFullDeck();
    void badPositionIsRefused_data();
    void badPositionIsRefused();
};

void TestArrange::censusCountsEveryZone() {
    Table table = fullTable();
    const Census expected{{"a", 2}, {"b", 2}, {"c", 2}, {"d", 2}, {"e", 2}, {"gold-coin", 3}, {"silver-coin", 1}};
    QVERIFY(census(zonesOf(table)) == expected);
}

void TestArrange::censusDifferenceNamesAPiece_data() {
    QTest::addColumn<int>("inBox");
    QTest::addColumn<int>("found");
    QTest::addColumn<QString>("expected");
    QTest::newRow("same") << 2 << 2 << QString();
    QTest::newRow("one missing") << 2 << 1 << QStringLiteral("this position has 1 of 'a', but the box has 2");
    QTest::newRow("all missing") << 1 << 0 << QStringLiteral("this position has 0 of 'a', but the box has 1");
    QTest::newRow("one too many") << 1 << 2 << QStringLiteral("this position has 2 of 'a', but the box has 1");
    QTest::newRow("not of this box") << 0 << 1 << QStringLiteral("this position has 1 of 'a', but the box has 0");
}

void TestArrange::censusDifferenceNamesAPiece() {
    QFETCH(int, inBox);
    QFETCH(int, found);
    QFETCH(QString, expected);
    Census box{{"b", 1}};
    Census there{{"b", 1}};
    if (inBox) box["a"] = inBox;
    if (found) there["a"] = found;
    QCOMPARE(QString::fromStdString(censusDifference(box, there).english()), expected);
}

void TestArrange::emptyPositionChangesNothing() {
    QVERIFY(arranged(fullTable(), "{}") == fullTable());
    QVERIFY(arranged(fullTable(), "round: 0") == fullTable());
    QVERIFY(arranged(fullTable(), "deck: [a, b, c, a, b, c]") == fullTable());
    QVERIFY(arranged(fullTable(), "deck: [...]") == fullTable());
}

void TestArrange::pieceIsTakenFromTheBottomOfTheDeckFirst() {
    const Table before = tableOf(listOf({0, 1, 0, 2}), listOf({0}), listOf({0}), {});
    const Table after = tableOf(listOf({0, 1, 2}), listOf({0}), listOf({0}), listOf({0}));
    QVERIFY(arranged(before, "hands: {Ben: {cards: [a]}}") == after);
}

void TestArrange::pieceIsTakenFromDiscardsBeforeHands() {
    const Table before = tableOf(listOf({1}), listOf({0, 2}), listOf({0}), {});
    const Table after = tableOf(listOf({1}), listOf({2}), listOf({0}), listOf({0}));
    QVERIFY(arranged(before, "hands: {Ben: {cards: [a]}}") == after);
}

void TestArrange::coinIsTakenFromTheSupply() {
    Table table;
    const Census box{{"gold-coin", 2}};
    table.coins = {3, 0};
    const Node tree = parseYaml("{}", file);
    settlePieces(box, zonesOf(table), {}, Cursor(tree, file));
    QCOMPARE(int(table.coins[0]), 2);
}

void TestArrange::pieceIsTakenFromAHandLast() {
    const Table before = tableOf(listOf({1}), {}, listOf({0, 2}), {});
    const Table after = tableOf(listOf({1}), {}, listOf({2}), listOf({0}));
    QVERIFY(arranged(before, "hands: {Ben: {cards: [a]}}") == after);
}

void TestArrange::namedZonesKeepTheirPieces() {
    const Table before = tableOf(listOf({0, 1}), listOf({0}), {}, {});
    const Table after = tableOf(listOf({0, 1}), {}, {}, listOf({0}));
    QVERIFY(arranged(before, "deck: [a, b]\nhands: {Ben: {cards: [a]}}") == after);
}

void TestArrange::openDeckGivesPiecesBelowItsNamedTop() {
    const Table before = tableOf(listOf({1, 0, 2, 0}), listOf({0}), {}, {});
    const Table after = tableOf(listOf({0, 1, 2}), listOf({0}), {}, listOf({0}));
    QVERIFY(arranged(before, "deck: [a, ...]\nhands: {Ben: {cards: [a]}}") == after);
    const Table fromDiscards = tableOf(listOf({0, 1, 2}), {}, {}, listOf({0}));
    QVERIFY(arranged(tableOf(listOf({1, 0, 2}), listOf({0}), {}, {}), "deck: [a, ...]\nhands: {Ben: {cards: [a]}}") ==
            fromDiscards);
}

void TestArrange::pieceLeftOverGoesUnderTheDeck() {
    const Table before = tableOf(listOf({1, 2}), listOf({3}), listOf({0}), {});
    const Table after = tableOf(listOf({1, 2, 0}), listOf({3}), {}, {});
    QVERIFY(arranged(before, "hands: {Anna: {cards: []}}") == after);
}

void TestArrange::pieceLeftOverGoesUnderAnOpenDeck() {
    const Table before = tableOf(listOf({1, 2}), listOf({3}), listOf({0}), {});
    const Table after = tableOf(listOf({2, 1, 0}), listOf({3}), {}, {});
    QVERIFY(arranged(before, "deck: [c, ...]\nhands: {Anna: {cards: []}}") == after);
}

void TestArrange::pieceLeftOverGoesToTheDiscardsIfTheDeckIsNamed() {
    const Table before = tableOf(listOf({1, 2}), listOf({3}), listOf({0}), {});
    const Table after = tableOf(listOf({1, 2}), listOf({3, 0}), {}, {});
    QVERIFY(arranged(before, "deck: [b, c]\nhands: {Anna: {cards: []}}") == after);
}

void TestArrange::pieceLeftOverGoesPastAFullDeck() {
    const Table before = tableOf(listOf({1, 1, 1, 1, 1, 1}), {}, listOf({0}), {});
    const Table after = tableOf(listOf({1, 1, 1, 1, 1, 1}), listOf({0}), {}, {});
    QVERIFY(arranged(before, "hands: {Anna: {cards: []}}") == after);
}

void TestArrange::badPositionIsRefused_data() {
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* position, const char* expected) {
        QTest::newRow(name) << QByteArray(position) << QString::fromUtf8(expected);
    };
    row("named twice", "# here\nhands:\n  Anna: {cards: [a, a]}\n  Ben: {cards: [a]}\n",
        "t.yaml:2: this position has 3 of 'a', but the box has 2");
    row("deck is named as a whole", "deck: [a, b, c, a, b, c]\nhands: {Ben: {cards: [a]}}\n",
        "t.yaml:1: this position has 3 of 'a', but the box has 2");
    row("top of the deck is named", "deck: [a, a, ...]\nhands: {Ben: {cards: [a]}}\n",
        "t.yaml:1: this position has 3 of 'a', but the box has 2");
    row("board lies where it lies", "discards: [d, d]\n", "t.yaml:1: this position has 3 of 'd', but the box has 2");
    row("more than in the box", "discards: [e, e, e]\n", "t.yaml:1: this position has 3 of 'e', but the box has 2");
    row("coins beyond the box", "coins: {gold: 4, silver: 1}\n",
        "t.yaml:1: this position has 4 of 'gold-coin', but the box has 3");
    row("no place for coins", "coins: {gold: 3}\n",
        "t.yaml:1: there is no place left for 'silver-coin'; say where it is");
    row("no place for a piece", "deck: []\ndiscards: []\n",
        "t.yaml:1: there is no place left for 'a'; say where it is");
}

void TestArrange::badPositionIsRefused() {
    QFETCH(QByteArray, position);
    QFETCH(QString, expected);
    QCOMPARE(refusal([&] { arranged(fullTable(), position.toStdString()); }), expected);
}

HEOROT_SUITE(TestArrange)
#include "tst_arrange.moc"
