// SPDX-License-Identifier: GPL-3.0-or-later
// The size of a table, and the places of the parts all tables share. Measures follow the designs for 1920x1080 and
// 1024x600, interpolated between them.
#pragma once

#include "engine/seat.h"
#include "game/game_export.h"
#include "game/scene.h"

#include <QLocale>
#include <QSizeF>

#include <array>

namespace heorot::game {

/// The smallest table, and the smallest table with large measures.
inline constexpr QSizeF leastTable{1024, 600};
inline constexpr QSizeF leastLarge{1500, 800};

/// All a view may know besides the position. The language is the application's.
struct Look {
    /// The whole table in scene units, at least 1024x600 (tableSize); bars and log overlap it.
    QSizeF size{1920, 1080};
    /// Per seat, the index of its color and mark (theme.h).
    std::array<std::uint8_t, engine::maxSeats> colors{0, 1, 2, 3, 4};

    /// Less room: names are shortened, captions omitted.
    bool compact() const { return size.width() < leastLarge.width() || size.height() < leastLarge.height(); }
    /// Font size in pixels; areas may shrink it further.
    HEOROT_GAME_EXPORT double pixels(Type type) const;
    /// The smallest font size in pixels.
    double floor() const { return compact() ? 11 : 12; }

    bool operator==(const Look&) const = default;
};

/// The size at which to lay out a table shown in `room`, with text enlarged by `textScale` (1 to 1.5). Text grows with
/// the whole table, which is laid out smaller and drawn larger; in less room than the smallest table needs, it is drawn
/// smaller.
HEOROT_GAME_EXPORT QSizeF tableSize(const QSizeF& room, double textScale);

/// The area of the board and the columns beside it, between top bar and prompt: the part that zooms.
HEOROT_GAME_EXPORT QRectF stageOf(const Look& look);

/// The places of the shared parts.
struct Frame {
    /// The middle of the top bar, between title and tools, for the game's track.
    QRectF track;
    /// One panel per seat, in the order of panelOrder (surroundings.h).
    std::vector<QRectF> seats;
    /// For the board and its surroundings.
    QRectF board;
    /// Columns left and right of a board; empty if there is no room.
    QRectF left;
    QRectF right;
    QRectF prompt;
    QRectF hand;
    /// Under the log, which is a widget of the page.
    QRectF log;
    double gap = 16;
};

/// `boardAspect` is the width of the board divided by its height; the columns get the remaining width, at least their
/// minimum.
HEOROT_GAME_EXPORT Frame frameOf(const Look& look, int seats, double boardAspect = 1);

}
