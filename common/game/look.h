// SPDX-License-Identifier: GPL-3.0-or-later
// How large the table is, and where the parts stand that all tables share. Measures follow the pictures of the design:
// 1920x1080 and 1024x600, and between them.
#pragma once

#include "engine/seat.h"
#include "game/game_export.h"
#include "game/scene.h"

#include <QLocale>
#include <QSizeF>

#include <array>

namespace heorot::game {

/// No table is laid out smaller, and none with the large measures.
inline constexpr QSizeF leastTable{1024, 600};
inline constexpr QSizeF leastLarge{1500, 800};

/// All a view may know beside the position. The language is the application's.
struct Look {
    /// Of the whole table in scene units, at least 1024x600 (tableSize); bars and log lie over it.
    QSizeF size{1920, 1080};
    /// Per seat its color and mark (theme.h).
    std::array<std::uint8_t, engine::maxSeats> colors{0, 1, 2, 3, 4};

    /// Less room: names are short, captions fall away.
    bool compact() const { return size.width() < leastLarge.width() || size.height() < leastLarge.height(); }
    /// Pixels of a text; areas clip it further.
    HEOROT_GAME_EXPORT double pixels(Type type) const;
    /// No text is drawn smaller.
    double floor() const { return compact() ? 11 : 12; }

    bool operator==(const Look&) const = default;
};

/// How large to lay a table out that is shown in `room`, with its text so much larger (1 to 1.5). Text grows with the
/// whole table, which is laid out smaller and drawn larger; in less room than the least table needs it is drawn
/// smaller.
HEOROT_GAME_EXPORT QSizeF tableSize(const QSizeF& room, double textScale);

/// Where the board and the columns beside it stand, between the top bar and the prompt: what zoom enlarges.
HEOROT_GAME_EXPORT QRectF stageOf(const Look& look);

/// Where the shared parts stand.
struct Frame {
    /// The middle of the top bar, between title and tools, for the track of the game.
    QRectF track;
    /// One panel a seat, in the order of panelOrder (surroundings.h).
    std::vector<QRectF> seats;
    /// For the board and whatever stands around it.
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

/// `boardAspect`: width to height of the board; the columns take what it leaves, at least their own width.
HEOROT_GAME_EXPORT Frame frameOf(const Look& look, int seats, double boardAspect = 1);

}
