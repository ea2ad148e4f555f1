// SPDX-License-Identifier: GPL-3.0-or-later
// Ids of spots and pieces, and what they stand for.
#pragma once

#include "rules/game.h"

#include <QString>

#include <optional>

namespace heorot::movie {

/// `pool`, `hand/0`, `figure/thane`, `seat/0`.
inline constexpr QLatin1StringView poolSpot("pool");
QString handSpot(std::size_t index);
QString figureSpot(Figure figure);
QString seatSpot(Seat seat);
/// `space/c4`.
QString spaceSpot(Space space);

/// The reverse; empty for other spots.
std::optional<std::size_t> handIndexOf(const QString& spot);
std::optional<Figure> figureOfSpot(const QString& spot);
std::optional<Space> spaceOfSpot(const QString& spot);

/// Pieces on the board: `tile/c4`, `figure/c4`.
QString tilePiece(Space space);
QString figurePiece(Space space);

}
