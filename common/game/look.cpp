// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/look.h"

#include <algorithm>
#include <cmath>

namespace heorot::game {

double Look::pixels(Type type) const {
    const bool small = compact();
    switch (type) {
    case Type::Title: return small ? 18 : 25;
    case Type::Heading: return small ? 24 : 32;
    case Type::Prompt: return small ? 16 : 21;
    case Type::Body: return small ? 14 : 17;
    case Type::Value: return small ? 12 : 15;
    case Type::Caption: return small ? 11 : 13;
    case Type::Number: return 400;
    }
    return 12;
}

QSizeF tableSize(const QSizeF& room, double textScale) {
    if (room.isEmpty()) return leastTable;
    const auto times = [&](const QSizeF& size) {
        return std::min(room.width() / size.width(), room.height() / size.height());
    };
    // Beyond the size of its design, a table is only scaled.
    const double wanted = textScale * std::max(1., times({1920, 1080}));
    // Below this size, the hands of the large table have no room for their captions.
    const double large = std::min(times({1800, 900}), wanted);
    // The ratio of text sizes of the compact table to the large one; its bars also leave more room to the board.
    constexpr double compactText = .8;
    const double compact = std::min(times(leastTable), wanted);
    const bool isLarge = large >= 1 && large >= compact * compactText;
    const double stillCompact = times(leastLarge) * 1.01;
    const double scale = isLarge ? large : compact < times(leastLarge) ? stillCompact : compact;
    return {std::round(room.width() / scale), std::round(room.height() / scale)};
}

namespace {

/// The shared measures for one size of table.
struct Measures {
    double bar, margin, gap, seatColumn, seatLeft, prompt, hand, logColumn, side;
    /// Between prompt and hand, between columns and board, and before the log.
    double overHand, beside, beforeLog;
};

constexpr Measures small{36, 8, 8, 200, 8, 36, 100, 40, 168, 6, 8, 8};
constexpr Measures large{48, 16, 20, 304, 16, 56, 160, 328, 220, 8, 12, 32};

/// On a wider compact table, the column of seats is wider as well.
Measures measuresOf(const Look& look) {
    Measures measures = look.compact() ? small : large;
    if (look.compact()) measures.seatColumn += std::clamp((look.size.width() - 1024) * .14, 0.0, 36.0);
    return measures;
}

}

Frame frameOf(const Look& look, int seats, double boardAspect) {
    const Measures m = measuresOf(look);
    const double width = look.size.width();
    const double height = look.size.height();
    Frame frame;
    frame.gap = m.margin;
    const double logX = width - m.logColumn;
    frame.log =
        QRectF(logX, look.compact() ? m.bar : m.bar + m.margin, look.compact() ? m.logColumn : m.logColumn - m.margin,
               height - m.bar - (look.compact() ? 0 : 2 * m.margin));
    frame.track = QRectF(width * .28, 0, width * .46, m.bar - 2);

    const double seatsTop = m.bar + m.margin;
    const double seatGap = seats > 3 ? 8 : m.gap;
    const double seatSpace = height - seatsTop - m.margin;
    const double seatHeight = std::floor((seatSpace - seatGap * (seats - 1)) / std::max(seats, 3));
    for (int seat = 0; seat < seats; ++seat)
        frame.seats.emplace_back(m.seatLeft, seatsTop + seat * (seatHeight + seatGap), m.seatColumn - 2 * m.seatLeft,
                                 seatHeight);

    const double left = m.seatColumn + (look.compact() ? 8 : m.margin);
    const double right = logX - m.beforeLog;
    frame.hand = QRectF(left, height - m.margin - m.hand, right - left, m.hand);
    frame.prompt = QRectF(left, frame.hand.top() - m.overHand - m.prompt, right - left, m.prompt);
    const double boardTop = m.bar + (look.compact() ? 6 : 8);
    const double boardSpace = frame.prompt.top() - 8 - boardTop;
    const double wanted = boardSpace * boardAspect;
    const double beside = (right - left - wanted) / 2 - m.beside;
    const bool columns = beside >= m.side;
    const double boardWidth = columns ? wanted : right - left;
    frame.board = QRectF(left + (right - left - boardWidth) / 2, boardTop, boardWidth, boardSpace);
    if (columns) {
        const double side = std::min(beside, m.side * 1.05);
        frame.left = QRectF(left, boardTop, side, boardSpace);
        frame.right = QRectF(right - side, boardTop, side, boardSpace);
    }
    return frame;
}

QRectF stageOf(const Look& look) {
    const Frame frame = frameOf(look, 1);
    return {QPointF(frame.prompt.left(), frame.track.bottom() + 2), QPointF(frame.prompt.right(), frame.prompt.top())};
}

}
