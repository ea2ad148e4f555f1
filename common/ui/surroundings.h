// SPDX-License-Identifier: GPL-3.0-or-later
// What all tables share around their boards: the ground they stand on, and what a seat's panel says of who plays it.
#pragma once

#include "record/seating.h"
#include "ui/canvas.h"

#include <vector>

namespace heorot::ui {

/// Bar, columns and the sea under the table; the first that is drawn.
HEOROT_UI_EXPORT void drawGround(Canvas& canvas, const game::Frame& frame);

/// A run of knots along a strip at the edge of a board, in tiles that fill it; and the ring where two strips of this
/// width meet.
HEOROT_UI_EXPORT void drawKnots(Canvas& canvas, const QRectF& strip);
HEOROT_UI_EXPORT void drawKnotCorner(Canvas& canvas, const QPointF& center, double width);

/// Seats in the order of their panels, which is the same for the whole game: in that of play, from the only person on,
/// else from seat 0.
HEOROT_UI_EXPORT std::vector<engine::Seat> panelOrder(const record::Seating& seating);

/// How much is said of a computer player. The least is its style, which tells it from others, or else its level.
enum class PlayerDetail : std::uint8_t { Least, LevelAndStyle };
/// "person", "computer, easy", "computer, easy, bold". A word of Seating::players that is no opponent is returned as it
/// is.
HEOROT_UI_EXPORT QString playerText(const record::Seating& seating, engine::Seat seat,
                                    PlayerDetail detail = PlayerDetail::LevelAndStyle);
/// Whether "your" can be said to who looks at a table: a person, not the computer player whose hand a demo shows.
HEOROT_UI_EXPORT bool isReader(const record::Seating& seating, engine::Seat viewer);
/// A piece that lies in a choice that is not done, and what choosing it does.
HEOROT_UI_EXPORT QString laidOutName(const QString& piece);
HEOROT_UI_EXPORT QString laidOutRule();
/// On the panel of the seat to move: "TO MOVE".
HEOROT_UI_EXPORT QString toMoveText();

}
