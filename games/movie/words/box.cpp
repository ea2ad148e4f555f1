// SPDX-License-Identifier: GPL-3.0-or-later
// The open box: what stands for each entry of movie.yaml.
#include "words/names.h"
#include "words/origins.h"
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/words.h"

#include <algorithm>
#include <bit>

namespace heorot::movie {

using game::PieceWords;

namespace {

template <class Names>
int placeIn(const Names& names, const std::string& name) {
    return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
}

PieceWords figurePiece(const Rules& rules, const std::string& name) {
    const int kind = placeIn(figureNames, name);
    const auto figure = static_cast<Figure>(kind);
    //: A part of the open box
    return {Say::tr("Figures"), figureName(figure), figureRule(rules, figure),
            rules.figures[static_cast<std::size_t>(kind)].count};
}

QString boardName(int board) {
    switch (board) {
    case 0:
    case 1:
        //: %1 the title of an act, such as "Act I: Grendel"
        return Say::tr("Board of %1").arg(actTitle(board));
    case rectangleBoard:
        //: The second board of act III, for those who want it plain; %1 the title of the act
        return Say::tr("Rectangular board of %1").arg(actTitle(2));
    default:
        //: The first board of act III; %1 the title of the act
        return Say::tr("Diagonal board of %1").arg(actTitle(2));
    }
}

PieceWords boardPiece(const Rules& rules, const std::string& id) {
    const auto at =
        std::find_if(rules.boards.begin(), rules.boards.end(), [&](const Board& board) { return board.id == id; });
    const int gorges = std::popcount(at->gorges);
    //: A board: %n spaces
    const QString spaces = Say::tr("It has %n space(s).", nullptr, at->spaces);
    QString printed;
    //: A board: %n of its spaces have a Gorge printed on them
    if (gorges > 0) printed = Say::tr("%n of them show(s) a Gorge.", nullptr, gorges);
    //: A part of the open box
    return {Say::tr("Boards"), boardName(static_cast<int>(at - rules.boards.begin())), joined({spaces, printed}), 1,
            abilityName(Ability::Gorge)};
}

/// The tile of an entry, by its name in notation.
Tile tileOf(const Rules& rules, const game::DataEntry& entry) {
    const int value = entry.number("value");
    const std::string ability = entry.text("ability");
    std::string name = entry.key(1) + (value < 0 ? "" : "+") + std::to_string(value) + ability;
    if (ability == "treasure") name += entry.text("treasure");
    return rules.tileNames.find(name).value_or(0);
}

PieceWords tilePiece(const Rules& rules, const game::DataEntry& entry) {
    const Tile tile = tileOf(rules, entry);
    //: A part of the open box: %1 the title of an act
    return {Say::tr("Tiles of %1").arg(actTitle(rules.tile(tile).act)), tileCaption(rules, tile), tileRule(rules, tile),
            rules.tile(tile).count};
}

}

PieceWords GameWords::boxPiece(const Rules& rules, const game::DataEntry& entry) {
    const std::string& table = entry.key(0);
    if (table == "figures") return figurePiece(rules, entry.key(1));
    if (table == "boards") return boardPiece(rules, entry.key(1));
    if (table == "tiles") return tilePiece(rules, entry);
    //: A part of the open box: numbers of the setup
    const QString group = Say::tr("Setup");
    if (table == "start-points")
        return {group, Say::tr("Saga points at the start"), Say::tr("Every player begins with these."), 0};
    return {group, Say::tr("Tiles at the start"),
            Say::tr("Every player draws up to this many tiles before the first turn of an act."), 0};
}

QString GameWords::boxLabel(const game::DataEntry& entry, const std::string& inner) {
    //: Label of a number in the open box: how many of a piece there are
    if (inner == "count") return Say::tr("Copies");
    //: Label of a number in the open box: the diamonds of a figure
    if (inner == "diamonds") return Say::tr("Diamonds");
    //: Label of yes or no in the open box: whether a figure comes back when an act is scored
    if (inner == "returns") return Say::tr("Comes back after an act");
    //: Label in the open box: the spaces of a board
    if (inner == "mask") return Say::tr("Spaces");
    //: Label in the open box: the special ability of a tile
    if (inner == "ability") return Say::tr("Ability");
    //: Label of a number in the open box: the number in the circle of a Treasure
    if (inner == "treasure") return Say::tr("Number in the circle");
    //: Label of a number in the open box: how many points, or tiles
    if (entry.key(0) != "tiles") return Say::tr("Number");
    //: Label of a number in the open box: the value of a tile
    return Say::tr("Value");
}

QString GameWords::boxValue(const std::string& inner, const std::string& name) {
    if (inner != "ability") return {};
    const int ability = placeIn(abilityNames, name);
    return ability < abilities ? abilityName(static_cast<Ability>(ability)) : QString();
}

}
