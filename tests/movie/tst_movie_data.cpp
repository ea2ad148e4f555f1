// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped movie.yaml loads and matches what is printed; each check of the reader refuses an altered one with its
// line.
#include "movie_fixture.h"
#include "rules/steps/steps.h"
#include "suite/suite.h"

#include <bit>

using namespace heorot;
using namespace heorot::movie;
using heorot::test::AlteredMovie;

namespace {

/// The tiles section of the shipped file, which is its last.
QByteArray shippedTiles() {
    const QByteArray text = QByteArray::fromStdString(record::readFile(test::Movie::dataFile()));
    return text.mid(text.indexOf("tiles:\n"));
}

/// This many kinds of tiles in each act, one tile per kind, to test the limits.
QByteArray tilesOfKinds(const std::array<int, acts>& kinds) {
    static const char* const boons[] = {"temptation", "valor", "statue", "none", "mead"};
    static const char* const others[] = {"temptation", "valor", "statue", "horn", "treachery"};
    QByteArray text = "tiles:\n";
    for (std::size_t act = 0; act < acts; ++act) {
        text += "  " + QByteArray(actNames[act].data()) + ":\n";
        for (int i = 0; i < kinds[act]; ++i) {
            const int value = i / 5 - 6;
            text += "    - {value: " + QByteArray::number(value) +
                    ", count: 1, ability: " + (value > 0 ? boons : others)[i % 5] + ", confidence: printed}\n";
        }
    }
    return text;
}

}

class TestMovieData : public QObject {
    Q_OBJECT

  private slots:
    void shippedDataHasTheTilesOfThreeActs();
    void actOneHasTheTilesOfTheExample();
    void figuresMatchPrint();
    void boardsAreConnected();
    void kindsAreSortedWithinTheirAct();
    void badDataIsRefused_data();
    void badDataIsRefused();
    void correctionsByAnOwnerAreAccepted();
    void refillFillsToTheStartHand();
    void partlyShownTilesAreReconstructed();
};

void TestMovieData::shippedDataHasTheTilesOfThreeActs() {
    const auto rules = test::Movie::loadRules();
    QCOMPARE(rules->poolSize(0), 28);
    QCOMPARE(rules->poolSize(1), 28);
    QCOMPARE(rules->poolSize(2), 52);
    QCOMPARE(rules->startPoints, 50);
    QCOMPARE(rules->startHand, 2);
}

void TestMovieData::actOneHasTheTilesOfTheExample() {
    const auto rules = test::Movie::loadRules();
    std::map<std::pair<int, bool>, int> valued; // by value; a Treasure apart
    std::map<Ability, int> able;
    for (const TileKind& tile : rules->tiles) {
        if (tile.act != 0) continue;
        valued[{tile.value, tile.ability == Ability::Treasure}] += tile.count;
        able[tile.ability] += tile.count;
    }
    const std::map<int, int> seen{{6, 1}, {5, 2}, {4, 1}, {3, 2}, {2, 1}, {1, 1}, {-1, 3}, {-2, 1}, {-4, 1}, {-6, 1}};
    for (const auto& [value, count] : seen)
        QVERIFY2(valued[std::pair(value, false)] >= count, qPrintable(QString::number(value)));
    QVERIFY(valued[std::pair(1, true)] >= 1);
    for (const Ability ability : {Ability::Counsel, Ability::Horn, Ability::Gorge}) QVERIFY(able[ability] >= 1);
}

void TestMovieData::figuresMatchPrint() {
    const auto rules = test::Movie::loadRules();
    const int diamonds[] = {4, 3, 2, 1};
    const int counts[] = {1, 2, 3, 4};
    for (std::size_t kind = 0; kind < figureKinds; ++kind) {
        QCOMPARE(int{rules->figures[kind].diamonds}, diamonds[kind]);
        QCOMPARE(int{rules->figures[kind].count}, counts[kind]);
        QCOMPARE(rules->figures[kind].returns, kind == static_cast<std::size_t>(Figure::Longship));
    }
}

/// Neighbors are mutual and in line, and every space can be reached from every other.
void TestMovieData::boardsAreConnected() {
    const auto rules = test::Movie::loadRules();
    for (const Board& board : rules->boards) {
        std::uint64_t reached = 1;
        for (std::uint64_t before = 0; before != reached;) {
            before = reached;
            for (std::size_t n = 0; n < static_cast<std::size_t>(board.spaces); ++n)
                if (before >> n & 1) reached |= board.neighbors[n];
        }
        QCOMPARE(std::popcount(reached), board.spaces);
        for (std::size_t n = 0; n < static_cast<std::size_t>(board.spaces); ++n)
            for (const auto& [there, back] : {std::pair(Board::Left, Board::Right), std::pair(Board::Up, Board::Down)})
                if (const auto next = board.next[n][there]; next != Board::none)
                    QCOMPARE(std::size_t{board.next[next][back]}, n);
    }
}

void TestMovieData::kindsAreSortedWithinTheirAct() {
    const auto rules = test::Movie::loadRules();
    for (std::size_t act = 0; act < acts; ++act)
        for (std::size_t kind = rules->firstKind[act]; kind < rules->firstKind[act + 1]; ++kind) {
            QCOMPARE(std::size_t{rules->tiles[kind].act}, act);
            if (kind > rules->firstKind[act]) QVERIFY(rules->tiles[kind - 1].value >= rules->tiles[kind].value);
        }
}

void TestMovieData::badDataIsRefused_data() {
    const test::BadDataRows row;
    row("another game", "game: movie", "game: legend",
        "movie.yaml:4: game: this file belongs to the game 'legend', not to 'movie'");
    row("no game", "game: movie\n", "", "movie.yaml:5: 'game' is missing here");
    row("something of its own", "game: movie\n", "game: movie\nhorses: 3\n",
        "movie.yaml:5: horses: this key is not allowed here");
    row("too many points", "start-points: {value: 50", "start-points: {value: 1001",
        "movie.yaml:6: start-points.value: '1001' is not a whole number from 0 to 1000");
    row("negative points", "start-points: {value: 50", "start-points: {value: -1",
        "movie.yaml:6: start-points.value: '-1' is not a whole number from 0 to 1000");
    row("hand of three", "start-hand: {value: 2", "start-hand: {value: 3",
        "movie.yaml:7: start-hand.value: '3' is not a whole number from 0 to 2");
    row("no confidence", "start-hand: {value: 2, confidence: printed,", "start-hand: {value: 2,",
        "movie.yaml:7: start-hand: 'confidence' is missing here");
    row("unknown confidence", "start-hand: {value: 2, confidence: printed", "start-hand: {value: 2, confidence: sure",
        "movie.yaml:7: start-hand.confidence: 'sure' is not 'printed', 'reported', 'inferred', or 'reconstructed'");
    row("source that is no text", "source: \"rulebook, Setup\"", "source: [rulebook]",
        "movie.yaml:6: start-points.source: this must be text");
    row("number with more", "start-hand: {value: 2,", "start-hand: {value: 2, most: 3,",
        "movie.yaml:7: start-hand.most: this key is not allowed here");
    row("figure without diamonds", "thane: {diamonds: 3,", "thane: {diamonds: 0,",
        "movie.yaml:12: figures.thane.diamonds: '0' is not a whole number from 1 to 9");
    row("figure of ten", "thane: {diamonds: 3, count: 2", "thane: {diamonds: 3, count: 10",
        "movie.yaml:12: figures.thane.count: '10' is not a whole number from 1 to 9");
    row("figure that may return", "count: 4, returns: true", "count: 4, returns: maybe",
        "movie.yaml:14: figures.longship.returns: 'maybe' is neither true nor false");
    row("figure missing", "  castle: {diamonds", "  keep: {diamonds",
        "movie.yaml:11: figures: 'castle' is missing here");
    row("figure too many", "  castle: {diamonds", "  troll: {diamonds: 1}\n  castle: {diamonds",
        "movie.yaml:13: figures.troll: this key is not allowed here");
    row("figure with more", "castle: {diamonds: 2,", "castle: {height: 2, diamonds: 2,",
        "movie.yaml:13: figures.castle.height: this key is not allowed here");
    row("board missing", "  act-2:", "  act-4:", "movie.yaml:18: boards: 'act-2' is missing here");
    row("board too many", "  act-2:\n", "  act-0: {}\n  act-2:\n",
        "movie.yaml:22: boards.act-0: this key is not allowed here");
    row("board with more", "  act-2:\n", "  act-2:\n    rows: 5\n",
        "movie.yaml:23: boards.act-2.rows: this key is not allowed here");
    row("board without rows", R"(mask: [".....", ".....", ".....", ".....", "....."])", "mask: []",
        "movie.yaml:21: boards.act-1.mask: a board must have 1 to 15 rows of 1 to 16 spaces");
    row("board of empty rows", R"(mask: [".....", ".....", ".....", ".....", "....."])", R"(mask: [""])",
        "movie.yaml:21: boards.act-1.mask: a board must have 1 to 15 rows of 1 to 16 spaces");
    row("board of a text", R"(mask: [".....", ".....", ".....", ".....", "....."])", "mask: plain",
        "movie.yaml:21: boards.act-1.mask: this must be a list");
    row("board of 16 rows", R"(mask: [".....", ".....", ".....", ".....", "....."])",
        R"(mask: [".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", "."])",
        "movie.yaml:21: boards.act-1.mask: a board must have 1 to 15 rows of 1 to 16 spaces");
    row("board of 17 columns", R"(mask: [".....", ".....", ".....", ".....", "....."])",
        R"(mask: ["................."])",
        "movie.yaml:21: boards.act-1.mask: a board must have 1 to 15 rows of 1 to 16 spaces");
    row("rows of two lengths", R"(mask: [".....", ".G...")", R"(mask: [".....", ".G..")",
        "movie.yaml:25: boards.act-2.mask[1]: all rows must be equally long");
    row("unknown sign", R"(mask: [".....", ".G...")", R"(mask: [".....", ".X...")",
        "movie.yaml:25: boards.act-2.mask[1]: a mask can contain only “.”, “G”, and “#”");
    row("more than 50 spaces", R"(mask: [".....", ".....", ".....", ".....", "....."])",
        R"(mask: ["...............", "...............", "...............", "..............."])",
        "movie.yaml:21: boards.act-1.mask: a board can have at most 50 spaces");
    row("24 spaces", R"(mask: [".....", ".....", ".....", ".....", "....."])",
        R"(mask: ["....#", ".....", ".....", ".....", "....."])",
        "movie.yaml:21: boards.act-1.mask: this board must have 25 spaces, 0 of them with printed Gorges, not 24 and "
        "0");
    row("two printed Gorges", R"("..G..")", R"(".....")",
        "movie.yaml:25: boards.act-2.mask: this board must have 25 spaces, 3 of them with printed Gorges, not 25 and "
        "2");
    row("a printed Gorge in act I", R"(mask: [".....", ".....")", R"(mask: ["....G", ".....")",
        "movie.yaml:21: boards.act-1.mask: this board must have 25 spaces, 0 of them with printed Gorges, not 25 and "
        "1");
    row("acts missing", "  II:\n    - ", "  IV:\n    - ", "movie.yaml:49: tiles: 'II' is missing here");
    row("act too many", "  II:\n    - ", "  0: []\n  II:\n    - ",
        "movie.yaml:73: tiles.0: this key is not allowed here");
    row("tile of 7", "{value: 6, count: 1, confidence: inferred}", "{value: 7, count: 1, confidence: inferred}",
        "movie.yaml:50: tiles.I[0].value: '7' is not a whole number from -6 to 6");
    row("tile of -7", "{value: -6, count: 1, confidence: inferred}", "{value: -7, count: 1, confidence: inferred}",
        "movie.yaml:62: tiles.I[12].value: '-7' is not a whole number from -6 to 6");
    row("no tile of a kind", "{value: 6, count: 1, confidence: inferred}", "{value: 6, count: 0, confidence: inferred}",
        "movie.yaml:50: tiles.I[0].count: '0' is not a whole number from 1 to 20");
    row("21 of a kind", "{value: 6, count: 1, confidence: inferred}", "{value: 6, count: 21, confidence: inferred}",
        "movie.yaml:50: tiles.I[0].count: '21' is not a whole number from 1 to 20");
    row("unknown ability", "ability: horn", "ability: bugle",
        "movie.yaml:70: tiles.I[20].ability: 'bugle' is not 'none', 'temptation', 'valor', 'treasure', 'drunkenness', "
        "'mead', 'statue', 'counsel', 'horn', ...");
    row("tile without anything", "{value: 6, count: 1, confidence: inferred}",
        "{value: 0, count: 1, confidence: inferred}",
        "movie.yaml:50: tiles.I[0]: a tile without a value must have an ability");
    row("Treasure without treasure value", "ability: treasure, treasure: 5", "ability: treasure",
        "movie.yaml:58: tiles.I[8]: 'treasure' is missing here");
    row("Treasure of 0", "ability: treasure, treasure: 5", "ability: treasure, treasure: 0",
        "movie.yaml:58: tiles.I[8].treasure: '0' is not a whole number from 1 to 50");
    row("Treasure of 51", "ability: treasure, treasure: 5", "ability: treasure, treasure: 51",
        "movie.yaml:58: tiles.I[8].treasure: '51' is not a whole number from 1 to 50");
    row("treasure value elsewhere", "ability: horn", "ability: horn, treasure: 5",
        "movie.yaml:70: tiles.I[20].treasure: this key is not allowed here");
    row("Treasure as a peril", "{value: 1, count: 1, ability: treasure", "{value: -5, count: 1, ability: treasure",
        "movie.yaml:58: tiles.I[8]: Treasure and Mead are boons: their values must be above 0");
    row("Mead as a peril", "{value: 3, count: 2, ability: mead", "{value: -5, count: 2, ability: mead",
        "movie.yaml:56: tiles.I[6]: Treasure and Mead are boons: their values must be above 0");
    row("Mead without value", "{value: 3, count: 2, ability: mead", "{value: 0, count: 2, ability: mead",
        "movie.yaml:56: tiles.I[6]: Treasure and Mead are boons: their values must be above 0");
    row("Drunkenness as a boon", "{value: -1, count: 1, ability: drunkenness",
        "{value: 4, count: 1, ability: drunkenness",
        "movie.yaml:66: tiles.I[16]: Drunkenness is a peril: its value must be below 0");
    row("Drunkenness without value", "{value: -1, count: 1, ability: drunkenness",
        "{value: 0, count: 1, ability: drunkenness",
        "movie.yaml:66: tiles.I[16]: Drunkenness is a peril: its value must be below 0");
    row("Good Counsel with a value", "{value: 0, count: 2, ability: counsel", "{value: 1, count: 2, ability: counsel",
        "movie.yaml:69: tiles.I[19]: Good Counsel and Gorge can’t have a value");
    row("Gorge with a value", "{value: 0, count: 1, ability: gorge", "{value: -1, count: 1, ability: gorge",
        "movie.yaml:71: tiles.I[21]: Good Counsel and Gorge can’t have a value");
    row("a Horn that is a boon", "{value: 0, count: 1, ability: horn", "{value: 1, count: 1, ability: horn",
        "movie.yaml:70: tiles.I[20]: Royal Dragon Horn and Treachery can’t have a value above 0: Treachery would turn "
        "them face down, and the rules don’t say whether they still work then");
    row("a Treachery that is a boon", "{value: 0, count: 1, ability: treachery",
        "{value: 2, count: 1, ability: treachery",
        "movie.yaml:98: tiles.II[24]: Royal Dragon Horn and Treachery can’t have a value above 0: Treachery would turn "
        "them face down, and the rules don’t say whether they still work then");
    row("a Horn that is a peril", "{value: 0, count: 1, ability: horn", "{value: -1, count: 1, ability: horn",
        "accepted");
    row("eight Good Counsels", "{value: 0, count: 2, ability: counsel", "{value: 0, count: 5, ability: counsel",
        "movie.yaml:49: tiles: there can be at most 7 Good Counsels, not 8");
    row("seven Good Counsels", "{value: 0, count: 2, ability: counsel", "{value: 0, count: 4, ability: counsel",
        "accepted");
    row("the same tile twice", "{value: 5, count: 2, confidence: inferred}",
        "{value: 6, count: 2, confidence: inferred}",
        "movie.yaml:51: tiles.I[1]: 'I+6' is listed here twice; raise its count instead");
    row("more than 120 tiles", "{value: 2, count: 2, confidence: reconstructed}",
        "{value: 2, count: 20, confidence: reconstructed}",
        "movie.yaml:100: tiles.III: there can be at most 120 tiles, of 100 kinds");
    row("seven tiles", shippedTiles(), tilesOfKinds({8, 7, 8}),
        "movie.yaml:59: tiles.II: an act must have at least 8 tiles, so that four players can fill their hands");
    row("eight tiles", shippedTiles(), tilesOfKinds({8, 8, 8}), "accepted");
    row("101 kinds", shippedTiles(), tilesOfKinds({8, 28, 65}),
        "movie.yaml:88: tiles.III: there can be at most 120 tiles, of 100 kinds");
    row("100 kinds", shippedTiles(), tilesOfKinds({8, 27, 65}), "accepted");
}

void TestMovieData::badDataIsRefused() {
    test::badDataIsRefused<test::Movie>();
}

/// Corrections an owner of the box may make are accepted: counts, values, treasure values, abilities, spaces of Gorges.
void TestMovieData::correctionsByAnOwnerAreAccepted() {
    AlteredMovie altered;
    altered.replace("{value: 6, count: 1, confidence: inferred}", "{value: 6, count: 2, confidence: printed}");
    altered.replace("ability: treasure, treasure: 5", "ability: treasure, treasure: 12");
    altered.replace("start-points: {value: 50", "start-points: {value: 40");
    altered.replace(R"(".G...")", R"("....G")");
    const auto rules = test::Movie::loadRules(altered.folder());
    QCOMPARE(rules->poolSize(0), 29);
    QCOMPARE(rules->startPoints, 40);
    QVERIFY(rules->tileNames.find("I+1treasure12"));
    QCOMPARE(spaceName(rules->boards[1].place[static_cast<std::size_t>(std::countr_zero(rules->boards[1].gorges))]),
             std::string("e2"));
}

/// A refill fills up to the start hand, even if an owner's data changes its size.
void TestMovieData::refillFillsToTheStartHand() {
    AlteredMovie altered;
    altered.replace("start-hand: {value: 2", "start-hand: {value: 1");
    const auto rules = test::Movie::loadRules(altered.folder());
    engine::Setup setup;
    setup.seats = 2;
    setup.first = 0;
    engine::Generators generators(setup.seed);
    engine::GeneratorChance chance(generators);
    State state = newGame(*rules, setup, chance, nullptr);
    QCOMPARE(state.hands[0].size(), std::size_t{1});
    state.act = 1;
    beginAct(*rules, state, chance, nullptr);
    QCOMPARE(state.phase, Phase::Turn);
    state.hands[1].clear();
    beginAct(*rules, state, chance, nullptr);
    QCOMPARE(state.phase, Phase::Refill);
    QCOMPARE(state.mover, Seat{1});
    engine::Events events;
    apply(*rules, state, refill(), chance, &events);
    QCOMPARE(int{events.front().args[0]}, 1);
    QCOMPARE(state.hands[1].size(), std::size_t{1});
    QCOMPARE(state.phase, Phase::Turn);
}

/// The printed example shows a +1 Treasure but not the number in its circle, and a third -1 but not that it is
/// Drunkenness.
void TestMovieData::partlyShownTilesAreReconstructed() {
    const auto rules = test::Movie::loadRules();
    for (const char* name : {"I+1treasure5", "I-1drunkenness"})
        QCOMPARE(rules->tile(*rules->tileNames.find(name)).confidence, Confidence::Reconstructed);
    QCOMPARE(rules->tile(*rules->tileNames.find("I+6")).confidence, Confidence::Inferred);
}

HEOROT_SUITE(TestMovieData)
#include "tst_movie_data.moc"
