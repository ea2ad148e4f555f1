// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/places.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace heorot::legend {

namespace {

/// The pictures of the design measure the middle of the L so.
constexpr QSizeF smallMiddle(664, 292);
constexpr QSizeF largeMiddle(1056, 576);

double pick(const game::Look& look, double large, double small) {
    return look.compact() ? small : large;
}

QRectF boardOf(const game::Look& look, const game::Frame& frame) {
    return frame.board.adjusted(0, pick(look, 8, 2), 0, pick(look, -8, -2));
}

QRectF middleOf(const QRectF& board, double arm) {
    return board.adjusted(arm, 0, 0, -arm);
}

double columnWidth(const game::Look& look, const QRectF& middle) {
    const QSizeF drawn = look.compact() ? smallMiddle : largeMiddle;
    return std::round(middle.width() * pick(look, 472, 340) / drawn.width());
}

}

Places::Places(const game::Look& look, int seats)
    : frame(game::frameOf(look, seats, 4)), board(boardOf(look, frame)), arm(pick(look, 184, 104)),
      plait(pick(look, 14, 8)), middle(middleOf(board, arm)) {
    placeShield(look);
    placeColumn(look);
    placeRoad();
    placeSeats(look);
}

void Places::placeShield(const game::Look& look) {
    const QSizeF drawn = look.compact() ? smallMiddle : largeMiddle;
    const QRectF room = middle.adjusted(0, 0, -columnWidth(look, middle), 0);
    const double width = pick(look, 584, 324);
    scale_ = std::min(room.width() / width, room.height() / drawn.height());
    shield_ = QPointF(room.left() + room.width() * pick(look, 296, 158) / width,
                      room.top() + room.height() * pick(look, 282, 143) / drawn.height());
    shieldRadius_ = pick(look, 192, 94) * scale_;
    ring_ = pick(look, 234, 120) * scale_;
    iconRadius_ = pick(look, 44, 26) * scale_;
    const double titleWidth = std::min(pick(look, 392, 236) * std::max(scale_, 1.0), room.width() - 16);
    const double titleHeight =
        std::min(pick(look, 72, 28), shield_.y() - shieldRadius_ - room.top() - pick(look, 0, 2));
    title_ = QRectF(shield_.x() - titleWidth / 2, room.top() + pick(look, 2, 0), titleWidth, titleHeight);
}

QPointF Places::icon(int slot) const {
    const double angle = (-30 + 60 * slot) * std::numbers::pi / 180;
    return shield_ + QPointF(std::cos(angle), std::sin(angle)) * ring_;
}

void Places::placeColumn(const game::Look& look) {
    const double width = columnWidth(look, middle);
    const double left = middle.right() - width;
    const double gap = pick(look, 8, 5);
    coming_ = QRectF(left, middle.top(), width, pick(look, 120, 76));
    band_ = QRectF(left, coming_.bottom() + gap, width, pick(look, 48, 30));
    const double top = band_.bottom() + gap;
    rows_ = QRectF(left, top, width, middle.bottom() - pick(look, 12, 6) - top);
}

void Places::placeRoad() {
    const double outer = std::round(arm * .31);
    const double inner = std::round(arm * .69);
    const double start = std::round(arm * .29);
    const double left = board.left();
    const double bottom = board.bottom();
    const double right = board.right() - outer;
    road_ = {{left + outer, board.top() + start},
             {left + outer, bottom - outer},
             {right, bottom - outer},
             {right, bottom - inner},
             {left + inner, bottom - inner},
             {left + inner, board.top() + start}};
    double length = 0;
    for (std::size_t i = 1; i < road_.size(); ++i) length += QLineF(road_[i - 1], road_[i]).length();
    std::size_t piece = 1;
    double before = 0;
    for (int place = 0; place < episodeCount; ++place) {
        const double at = length * place / (episodeCount - 1);
        QLineF line(road_[piece - 1], road_[piece]);
        while (at > before + line.length() + 1e-6 && piece + 1 < road_.size()) {
            before += line.length();
            ++piece;
            line = QLineF(road_[piece - 1], road_[piece]);
        }
        nodes_.push_back(line.pointAt(std::min(1.0, (at - before) / line.length())));
    }
}

void Places::placeSeats(const game::Look& look) {
    const double gap = pick(look, 12, 7);
    double top = frame.seats.front().top();
    const double wanted = frame.seats.size() > 3 ? pick(look, 192, 104) : pick(look, 210, 116);
    const double height = std::min(frame.seats.front().height(), wanted);
    for (const QRectF& seat : frame.seats) {
        seats_.emplace_back(seat.left(), top, seat.width(), height);
        top += height + gap;
    }
    const QRectF below(frame.seats.front().left(), top, frame.seats.front().width(),
                       look.size.height() - pick(look, 16, 8) - top);
    // Four lines at the smallest size at least.
    if (below.height() < pick(look, 96, 78)) return;
    piles_ = below;
    piles_.setHeight(std::min(below.height(), pick(look, 190, 116)));
}

}
