// SPDX-License-Identifier: GPL-3.0-or-later
// movie.yaml to Rules: read, resolve, check.
#include "rules/tables.h"

#include "record/cursor.h"
#include "record/plain_text.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace heorot::movie {

using record::Cursor;
using record::inQuotes;
using record::MapCursor;

namespace {

template <class Names>
std::vector<std::string> texts(const Names& names) {
    return {names.begin(), names.end()};
}

const std::vector<std::string>& confidenceNames() {
    static const std::vector<std::string> names{"printed", "reported", "inferred", "reconstructed"};
    return names;
}

/// Every entry says how sure it is and, where it helps, why.
Confidence confidenceOf(MapCursor& entry) {
    if (const auto source = entry.optional("source")) source->text();
    return static_cast<Confidence>(entry.required("confidence").oneOf(confidenceNames()));
}

int figureNumber(const Cursor& at, int least, int most) {
    MapCursor entry = at.map();
    const int value = entry.required("value").integer(least, most);
    confidenceOf(entry);
    entry.finish();
    return value;
}

void readFigures(const Cursor& at, Rules& rules) {
    MapCursor figures = at.map();
    for (std::size_t kind = 0; kind < figureKinds; ++kind) {
        MapCursor entry = figures.required(figureNames[kind]).map();
        FigureKind& figure = rules.figures[kind];
        figure.diamonds = static_cast<std::uint8_t>(entry.required("diamonds").integer(1, 9));
        figure.count = static_cast<std::uint8_t>(entry.required("count").integer(1, 9));
        figure.returns = entry.required("returns").flag();
        confidenceOf(entry);
        entry.finish();
    }
    figures.finish();
}

/// Numbers the spaces of a mask: `.` open, `G` a printed Gorge, `#` no space.
void numberSpaces(const Cursor& mask, Board& board) {
    board.number.fill(Board::none);
    const auto rows = mask.items();
    board.rows = static_cast<int>(rows.size());
    board.columns = rows.empty() ? 0 : static_cast<int>(rows[0].text().size());
    if (board.rows < 1 || board.rows > 15 || board.columns < 1 || board.columns > 16)
        mask.fail("a board has 1 to 15 rows of 1 to 16 spaces");
    for (int row = 0; row < board.rows; ++row) {
        const std::string& line = rows[static_cast<std::size_t>(row)].text();
        if (static_cast<int>(line.size()) != board.columns)
            rows[static_cast<std::size_t>(row)].fail("all rows must be equally long");
        for (int column = 0; column < board.columns; ++column) {
            const char sign = line[static_cast<std::size_t>(column)];
            if (sign == '#') continue;
            if (sign != '.' && sign != 'G')
                rows[static_cast<std::size_t>(row)].fail("a mask is made of '.', 'G' and '#'");
            if (board.spaces == maxSpaces) mask.fail("a board has at most 50 spaces");
            const auto number = static_cast<std::size_t>(board.spaces++);
            board.place[number] = spaceAt(row, column);
            board.number[spaceAt(row, column)] = static_cast<std::uint8_t>(number);
            (sign == 'G' ? board.gorges : board.open) |= std::uint64_t{1} << number;
        }
    }
}

void joinSpaces(Board& board) {
    constexpr std::array<std::pair<int, int>, 4> steps{{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};
    for (std::size_t number = 0; number < static_cast<std::size_t>(board.spaces); ++number)
        for (std::size_t direction = 0; direction < 4; ++direction) {
            const int row = rowOf(board.place[number]) + steps[direction].first;
            const int column = columnOf(board.place[number]) + steps[direction].second;
            const bool inside = row >= 0 && row < board.rows && column >= 0 && column < board.columns;
            const std::uint8_t next = inside ? board.number[spaceAt(row, column)] : Board::none;
            board.next[number][direction] = next;
            if (next != Board::none) board.neighbors[number] |= std::uint64_t{1} << next;
        }
}

/// The boards in the order of their use; the numbers of spaces and Gorges are those of print.
void readBoards(const Cursor& at, Rules& rules) {
    struct Expected {
        const char* id;
        int spaces;
        int gorges;
    };
    constexpr std::array<Expected, boardCount> expected{
        {{"act-1", 25, 0}, {"act-2", 25, 3}, {"act-3", 50, 0}, {"act-3-rectangle", 50, 0}}};
    MapCursor boards = at.map();
    for (std::size_t i = 0; i < boardCount; ++i) {
        const Cursor place = boards.required(expected[i].id);
        MapCursor entry = place.map();
        Board& board = rules.boards[i];
        board.id = expected[i].id;
        const Cursor mask = entry.required("mask");
        numberSpaces(mask, board);
        joinSpaces(board);
        board.confidence = confidenceOf(entry);
        entry.finish();
        const auto gorges = std::popcount(board.gorges);
        if (board.spaces != expected[i].spaces || gorges != expected[i].gorges)
            mask.fail("this board has " + std::to_string(expected[i].spaces) + " spaces, " +
                      std::to_string(expected[i].gorges) + " of them printed Gorges, not " +
                      std::to_string(board.spaces) + " and " + std::to_string(gorges));
    }
    boards.finish();
}

std::string tileName(const TileKind& tile) {
    std::string name = std::string(actNames[tile.act]) + (tile.value < 0 ? "" : "+") + std::to_string(tile.value);
    if (tile.ability != Ability::None) name += abilityNames[static_cast<std::size_t>(tile.ability)];
    return tile.treasure > 0 ? name + std::to_string(tile.treasure) : name;
}

/// What the rulebook says of a tile's value by its ability.
void checkTile(const Cursor& at, const TileKind& tile) {
    switch (tile.ability) {
    case Ability::None:
        if (tile.value == 0) at.fail("a tile without a value has an ability");
        break;
    case Ability::Treasure:
    case Ability::Mead:
        if (tile.value <= 0) at.fail("Treasure and Mead are boons: their value is above 0");
        break;
    case Ability::Drunkenness:
        if (tile.value >= 0) at.fail("Drunkenness is a peril: its value is below 0");
        break;
    case Ability::Counsel:
    case Ability::Gorge:
        if (tile.value != 0) at.fail("Good Counsel and Gorge have no value");
        break;
    case Ability::Horn:
    case Ability::Treachery:
        if (tile.value > 0)
            at.fail("Royal Dragon Horn and Treachery have no value above 0: Treachery would turn them face down, and "
                    "print does not say whether they still work then");
        break;
    default: break;
    }
}

TileKind readTile(const Cursor& at, std::uint8_t act) {
    MapCursor entry = at.map();
    TileKind tile;
    tile.act = act;
    tile.value = static_cast<std::int8_t>(entry.required("value").integer(-6, 6));
    tile.count = static_cast<std::uint8_t>(entry.required("count").integer(1, 20));
    if (const auto ability = entry.optional("ability"))
        tile.ability = static_cast<Ability>(ability->oneOf(texts(abilityNames)));
    if (tile.ability == Ability::Treasure)
        tile.treasure = static_cast<std::uint8_t>(entry.required("treasure").integer(1, 50));
    tile.confidence = confidenceOf(entry);
    tile.name = tileName(tile);
    entry.finish();
    checkTile(at, tile);
    return tile;
}

/// Highest value first within an act, so that hands and pools list boons before perils.
auto sortKey(const TileKind& tile) {
    return std::tuple(tile.act, -tile.value, tile.ability, tile.treasure);
}

void readTiles(const Cursor& at, Rules& rules) {
    MapCursor sets = at.map();
    for (std::uint8_t act = 0; act < acts; ++act) {
        const Cursor set = sets.required(actNames[act]);
        const std::size_t first = rules.tiles.size();
        int total = 0;
        for (const Cursor& item : set.items()) {
            rules.tiles.push_back(readTile(item, act));
            const TileKind& added = rules.tiles.back();
            if (std::any_of(rules.tiles.begin() + static_cast<std::ptrdiff_t>(first), rules.tiles.end() - 1,
                            [&](const TileKind& other) { return other.name == added.name; }))
                item.fail(inQuotes(added.name) + " stands here twice; raise its count instead");
            total += added.count;
        }
        std::stable_sort(rules.tiles.begin() + static_cast<std::ptrdiff_t>(first), rules.tiles.end(),
                         [](const TileKind& a, const TileKind& b) { return sortKey(a) < sortKey(b); });
        if (total < maxSeats * 2) set.fail("an act needs at least 8 tiles, so that four seats can fill their hands");
        if (rules.tiles.size() > maxTileKinds || rules.firstPlace[act] + total > maxTiles)
            set.fail("the game holds at most 120 tiles of 100 kinds");
        rules.firstKind[act + 1] = static_cast<std::uint8_t>(rules.tiles.size());
        rules.firstPlace[act + 1] = static_cast<std::uint8_t>(rules.firstPlace[act] + total);
    }
    sets.finish();
    int counsels = 0;
    for (const TileKind& tile : rules.tiles)
        if (tile.ability == Ability::Counsel) counsels += tile.count;
    if (counsels > maxCounsels)
        at.fail("the game holds at most " + std::to_string(maxCounsels) + " Good Counsels, not " +
                std::to_string(counsels));
}

void fillLookups(Rules& rules) {
    std::vector<std::string> names;
    for (std::size_t kind = 0; kind < rules.tiles.size(); ++kind) {
        const Cell cell = cellOf(static_cast<Tile>(kind));
        rules.cellValue[cell] = rules.tiles[kind].value;
        rules.cellAbility[cell] = rules.tiles[kind].ability;
        names.push_back(rules.tiles[kind].name);
    }
    rules.cellAbility[printedGorge] = Ability::Gorge;
    rules.tileNames = record::NameList(names, unknownOf(0), {"I?", "II?", "III?"});
    for (std::size_t act = 0; act < acts; ++act)
        rules.actTiles[act] = rules.tileNames.range(rules.firstKind[act], rules.firstKind[act + 1]);
}

}

std::shared_ptr<const Rules> loadRules(record::DataSource& data) {
    static const record::NumberNames seatNumbers(1, maxSeats);
    const std::string file = "movie.yaml";
    const record::Node tree = data.read(file);
    auto rules = std::make_shared<Rules>();
    MapCursor map = Cursor(tree, file).map();
    const Cursor game = map.required("game");
    if (game.text() != "movie") game.fail("this file is for the game " + inQuotes(game.text()) + ", not for 'movie'");
    rules->startPoints = figureNumber(map.required("start-points"), 0, 1000);
    rules->startHand = figureNumber(map.required("start-hand"), 0, 2);
    readFigures(map.required("figures"), *rules);
    readBoards(map.required("boards"), *rules);
    readTiles(map.required("tiles"), *rules);
    map.finish();
    fillLookups(*rules);
    for (const auto act : actNames) rules->sources.push_back({"pool-" + std::string(act), &rules->tileNames});
    rules->sources.push_back({"first-seat", &seatNumbers});
    return rules;
}

}
