// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of a table that all games share, made of boxes (layout.h).
#pragma once

#include "record/seating.h"
#include "ui/layout.h"

namespace heorot::ui {

/// A panel of parchment; `isActive`: what is decided about now, lighter with an edge of gold.
HEOROT_UI_EXPORT Box panel(const Box& content, bool isActive = false);
/// The panel of a seat, with a bar in its color; `fill`: a ground of its own, for who is out of it.
HEOROT_UI_EXPORT Box seatPanel(engine::Seat seat, bool isMover, const Box& content, game::Tone fill = game::Tone::None);

struct SeatHeader {
    const record::Seating& seating;
    engine::Seat seat;
    /// Whether its panel says that it is to move.
    bool isMover = false;
    /// At the right: first player, hand backs and the like. None is left out.
    Boxes signs = {};
    /// Where there is room; not if playerLine says it.
    bool saysPlayer = true;
};
/// The line at the top of a seat's panel: mark, name, "TO MOVE" and who plays. The name always has room; what is said
/// beside it where there is room for it.
HEOROT_UI_EXPORT Box seatHeader(const SeatHeader& header);
/// What a seat does or did last, at the bottom of its panel; gold for the seat to move.
HEOROT_UI_EXPORT Box statusLine(const QString& words, bool isMover, const Box& right = {});

/// Who plays a seat: "computer, hard, bold", without the style where there is no room for it.
HEOROT_UI_EXPORT Box playerCaption(const record::Seating& seating, engine::Seat seat,
                                   game::Tone tone = game::Tone::SecondInk);
/// Who plays a seat, and that it is to move, in the place of a statusLine.
HEOROT_UI_EXPORT Box playerLine(const record::Seating& seating, engine::Seat seat, bool isMover);

/// Words on a rounded ground.
HEOROT_UI_EXPORT Box pill(const QString& words, game::Tone fill = game::Tone::Gold,
                          game::Tone tone = game::Tone::Night);
/// A picture and a number. After the pointed action it is `then`: "3 → 5", where there is room, else "5", in the
/// color of gain or loss.
HEOROT_UI_EXPORT Box amount(const Box& picture, int now, int then, game::Type type = game::Type::Value);
HEOROT_UI_EXPORT Box amount(const Box& picture, const QString& number, game::Type type = game::Type::Value,
                            game::Tone tone = game::Tone::Ink);
/// Small words that say what stands beside or below them.
HEOROT_UI_EXPORT Box caption(const QString& words);
/// A place where a piece may lie.
HEOROT_UI_EXPORT Box socket(const QSizeF& size, double radius = 4);
/// What is in `box` and cannot be used now, under a veil.
HEOROT_UI_EXPORT Box veiled(const Box& box, double radius = 6);

}
