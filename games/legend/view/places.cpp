// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/places.h"

#include "ui/layout.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace heorot::legend {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Canvas;
using ui::Gap;

/// Parts of the middle of the L in the pictures of the design.
constexpr double columnShare = .447;
/// The texts of the column need so much.
constexpr double leastColumn = 340;

QRectF boardOf(const game::Look& look, const game::Frame& frame) {
    const double margin = look.compact() ? 2 : 8;
    return frame.board.adjusted(0, margin, 0, -margin);
}

double armOf(const QRectF& board) {
    return std::round(std::min(board.width() * .148, board.height() * .262));
}

/// Keeps the area that it is given.
Box place(QRectF& area) {
    return ui::filled([&area](Canvas&, const QRectF& given) { area = given; });
}

}

Places::Places(const game::Look& look, int seats)
    : frame(game::frameOf(look, seats, 4)), board(boardOf(look, frame)), arm(armOf(board)),
      plait(std::round(arm * .076)), middle(board.adjusted(arm, 0, 0, -arm)), seats_(static_cast<std::size_t>(seats)) {
    game::Scene none;
    Canvas canvas(look, none);
    Boxes panels;
    for (QRectF& seat : seats_) panels.push_back(place(seat).height(150, 196));
    panels.push_back(place(piles_).height(120, 188).optional());
    const QRectF& first = frame.seats.front();
    const double bottom = look.size.height() - frame.gap;
    ui::column(std::move(panels), Gap::Medium).draw(canvas, {first.topLeft(), QPointF(first.right(), bottom)});

    QRectF column = middle;
    column.setLeft(middle.right() - std::max(std::round(middle.width() * columnShare), leastColumn));
    ui::column({place(coming_).height(120), place(band_).height(48), place(rows_).stretchY(), ui::space(0, 4)},
               Gap::Medium)
        .draw(canvas, column);
    placeShield(canvas, QRectF(middle.topLeft(), column.bottomLeft()));
    placeRoad();
}

/// Title, shield and the ring of icons below each other, as large as there is room.
void Places::placeShield(const Canvas& canvas, const QRectF& room) {
    const double titleHeight = ui::scaled(canvas.compact() ? 43 : 72, canvas);
    const double titleWidth = std::min(ui::scaled(392, canvas), room.width() - 16);
    const double rim = room.top() + titleHeight + ui::scaled(20, canvas);
    const double high = std::min(room.bottom() - ui::scaled(12, canvas) - rim, room.width() * .92);
    iconRadius_ = std::max(high * .094, ui::scaled(40, canvas));
    shieldRadius_ = high / 2 - iconRadius_ + 1;
    ring_ = shieldRadius_ + iconRadius_ - 2;
    shield_ = QPointF(room.center().x(), rim + shieldRadius_);
    title_ = QRectF(shield_.x() - titleWidth / 2, room.top() + ui::scaled(1, canvas), titleWidth, titleHeight);
}

QPointF Places::icon(int slot) const {
    const double angle = (-30 + 60 * slot) * std::numbers::pi / 180;
    return shield_ + QPointF(std::cos(angle), std::sin(angle)) * ring_;
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

}
