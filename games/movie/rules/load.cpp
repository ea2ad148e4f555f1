// SPDX-License-Identifier: GPL-3.0-or-later
// Reads movie.yaml into Rules: read, resolve, check.
#include "rules/tables.h"

#include "data/entry.h"
#include "record/plain_text.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace heorot::movie {

using data::Cursor;
using data::Entry;
using data::Fault;

namespace {

void readFigure(Entry& entry, FigureKind& figure) {
    entry.read("diamonds", figure.diamonds, 1, 9);
    entry.read("count", figure.count, 1, 9);
    entry.readFlag("returns", figure.returns);
    entry.readConfidence();
}

/// Numbers the spaces of a mask: `.` open, `G` a printed Gorge, `#` no space.
void numberSpaces(const Cursor& mask, Board& board) {
    board.number.fill(Board::none);
    const auto rows = mask.items();
    board.rows = static_cast<int>(rows.size());
    board.columns = rows.empty() ? 0 : static_cast<int>(rows[0].text().size());
    if (board.rows < 1 || board.rows > 15 || board.columns < 1 || board.columns > 16)
        mask.fail(Fault::tr("a board must have 1 to 15 rows of 1 to 16 spaces"));
    for (int row = 0; row < board.rows; ++row) {
        const std::string& line = rows[static_cast<std::size_t>(row)].text();
        if (static_cast<int>(line.size()) != board.columns)
            rows[static_cast<std::size_t>(row)].fail(Fault::tr("all rows must be equally long"));
        for (int column = 0; column < board.columns; ++column) {
            const char sign = line[static_cast<std::size_t>(column)];
            if (sign == '#') continue;
            if (sign != '.' && sign != 'G')
                rows[static_cast<std::size_t>(row)].fail(Fault::tr("a mask can contain only “.”, “G”, and “#”"));
            if (board.spaces == maxSpaces) mask.fail(Fault::tr("a board can have at most 50 spaces"));
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

/// A board that print shows.
struct PrintedBoard {
    const char* id;
    int spaces;
    int gorges;
};
/// In the order of Rules::boards.
constexpr std::array<PrintedBoard, boardCount> printedBoards{
    {{"act-1", 25, 0}, {"act-2", 25, 3}, {"act-3", 50, 0}, {"act-3-rectangle", 50, 0}}};

void readBoard(Entry& entry, const PrintedBoard& printed, Board& board) {
    board.id = printed.id;
    const Cursor mask = entry.required("mask");
    numberSpaces(mask, board);
    joinSpaces(board);
    board.confidence = entry.readConfidence();
    const auto gorges = std::popcount(board.gorges);
    if (board.spaces != printed.spaces || gorges != printed.gorges)
        //: %1 to %4 numbers, %3 of spaces, %4 of Gorges
        mask.fail(Fault::tr("this board must have %1 spaces, %2 of them with printed Gorges, not %3 and %4")
                      .arg(printed.spaces, printed.gorges, board.spaces, gorges));
}

void readBoards(Entry& boards, Rules& rules) {
    for (std::size_t i = 0; i < boardCount; ++i)
        data::readEntry(boards.required(printedBoards[i].id),
                        [&](Entry& entry) { readBoard(entry, printedBoards[i], rules.boards[i]); });
}

std::string tileName(const TileKind& tile) {
    std::string name = std::string(actNames[tile.act]) + (tile.value < 0 ? "" : "+") + std::to_string(tile.value);
    if (tile.ability != Ability::None) name += abilityNames[static_cast<std::size_t>(tile.ability)];
    return tile.treasure > 0 ? name + std::to_string(tile.treasure) : name;
}

/// Checks a tile's value against its ability, as the rulebook requires.
void checkTile(const Cursor& at, const TileKind& tile) {
    switch (tile.ability) {
    case Ability::None:
        if (tile.value == 0) at.fail(Fault::tr("a tile without a value must have an ability"));
        break;
    case Ability::Treasure:
    case Ability::Mead:
        if (tile.value <= 0) at.fail(Fault::tr("Treasure and Mead are boons: their values must be above 0"));
        break;
    case Ability::Drunkenness:
        if (tile.value >= 0) at.fail(Fault::tr("Drunkenness is a peril: its value must be below 0"));
        break;
    case Ability::Counsel:
    case Ability::Gorge:
        if (tile.value != 0) at.fail(Fault::tr("Good Counsel and Gorge can’t have a value"));
        break;
    case Ability::Horn:
    case Ability::Treachery:
        if (tile.value > 0)
            at.fail(Fault::tr("Royal Dragon Horn and Treachery can’t have a value above 0: Treachery would turn them "
                              "face down, and the rules don’t say whether they still work then"));
        break;
    default: break;
    }
}

TileKind readTile(const Cursor& at, std::uint8_t act) {
    TileKind tile;
    tile.act = act;
    data::readEntry(at, [&](Entry& entry) {
        entry.read("value", tile.value, -6, 6);
        entry.read("count", tile.count, 1, 20);
        if (entry.has("ability")) entry.readName("ability", tile.ability, abilityNames);
        if (tile.ability == Ability::Treasure) entry.read("treasure", tile.treasure, 1, 50);
        tile.confidence = entry.readConfidence();
    });
    tile.name = tileName(tile);
    checkTile(at, tile);
    return tile;
}

/// Sorts by act, then the highest value first, so that hands and pools list boons before perils.
auto sortKey(const TileKind& tile) {
    return std::tuple(tile.act, -tile.value, tile.ability, tile.treasure);
}

/// The tiles of one act, sorted.
std::vector<TileKind> readAct(const Cursor& at, std::uint8_t act) {
    std::vector<TileKind> tiles;
    for (const Cursor& item : at.items()) {
        const TileKind added = readTile(item, act);
        if (std::any_of(tiles.begin(), tiles.end(), [&](const TileKind& other) { return other.name == added.name; }))
            //: %1 a tile, as it is written in the file
            item.fail(Fault::tr("%1 is listed here twice; raise its count instead").arg(Fault::quoted(added.name)));
        tiles.push_back(added);
    }
    std::stable_sort(tiles.begin(), tiles.end(),
                     [](const TileKind& a, const TileKind& b) { return sortKey(a) < sortKey(b); });
    return tiles;
}

template <class Which>
int countTiles(const std::vector<TileKind>& tiles, Which which) {
    int count = 0;
    for (const TileKind& tile : tiles) count += which(tile) ? tile.count : 0;
    return count;
}

void readTiles(Entry& sets, Rules& rules) {
    for (std::uint8_t act = 0; act < acts; ++act) {
        const Cursor set = sets.required(actNames[act]);
        const auto tiles = readAct(set, act);
        const int total = countTiles(tiles, [](const TileKind&) { return true; });
        rules.tiles.insert(rules.tiles.end(), tiles.begin(), tiles.end());
        if (total < maxSeats * 2)
            set.fail(Fault::tr("an act must have at least 8 tiles, so that four players can fill their hands"));
        if (rules.tiles.size() > maxTileKinds || rules.firstPlace[act] + total > maxTiles)
            set.fail(Fault::tr("there can be at most 120 tiles, of 100 kinds"));
        rules.firstKind[act + 1] = static_cast<std::uint8_t>(rules.tiles.size());
        rules.firstPlace[act + 1] = static_cast<std::uint8_t>(rules.firstPlace[act] + total);
    }
    const int counsels = countTiles(rules.tiles, [](const TileKind& tile) { return tile.ability == Ability::Counsel; });
    if (counsels > maxCounsels)
        //: %1 and %2 numbers
        sets.at().fail(Fault::tr("there can be at most %1 Good Counsels, not %2").arg(maxCounsels, counsels));
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

std::shared_ptr<const Rules> loadRules(record::DataSource& source) {
    static const record::NumberNames seatNumbers(1, maxSeats);
    auto rules = std::make_shared<Rules>();
    data::readGame(source, "movie", [&](Entry& root) {
        rules->startPoints = data::readFigure(root.required("start-points"), 0, 1000).value;
        rules->startHand = data::readFigure(root.required("start-hand"), 0, 2).value;
        data::readEntries(root.required("figures"), figureNames,
                          [&](std::size_t i, Entry& entry) { readFigure(entry, rules->figures[i]); });
        data::readEntry(root.required("boards"), [&](Entry& boards) { readBoards(boards, *rules); });
        data::readEntry(root.required("tiles"), [&](Entry& sets) { readTiles(sets, *rules); });
    });
    fillLookups(*rules);
    for (const auto act : actNames) rules->sources.push_back({"pool-" + std::string(act), &rules->tileNames});
    rules->sources.push_back({"first-seat", &seatNumbers});
    return rules;
}

}
