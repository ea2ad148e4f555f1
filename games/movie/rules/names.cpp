// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/names.h"

namespace heorot::movie {

std::string figurePiece(Figure figure, const std::string& seat) {
    return std::string(figureNames[static_cast<std::size_t>(figure)]) + ' ' + seat;
}

std::string CellNames::name(Cell cell) const {
    return isFigure(cell) ? figurePiece(figureOf(cell), seats_.at(ownerOf(cell))) : tiles_.name(tileOf(cell));
}

std::optional<Cell> CellNames::find(std::string_view name) const {
    if (const auto tile = tiles_.find(name)) return cellOf(*tile);
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        for (int kind = 0; kind < figureKinds; ++kind)
            if (const auto figure = static_cast<Figure>(kind); figurePiece(figure, seats_[seat]) == name)
                return cellOf(static_cast<Seat>(seat), figure);
    return std::nullopt;
}

std::string spaceName(Space space) {
    if (space == noSpace) return {};
    return static_cast<char>('a' + columnOf(space)) + std::to_string(rowOf(space) + 1);
}

Space spaceOf(std::string_view name) {
    for (int row = 0; row < 15; ++row)
        for (int column = 0; column < 16; ++column)
            if (spaceName(spaceAt(row, column)) == name) return spaceAt(row, column);
    return noSpace;
}

}
