// SPDX-License-Identifier: GPL-3.0-or-later
// The marks that a board paints over its scene: digits, the dark of lessons, hints, what is pointed at, what is
// carried.
#include "ui/board_widget.h"
#include "ui/marks_painter.h"

#include <QPainterPath>

namespace heorot::ui {

/// What digits choose, while the keys are used.
void BoardWidget::paintDigits(QPainter& painter) const {
    if (marks_.lit.isEmpty() || !marks_.hinted.empty()) return;
    for (int digit = 1; digit <= Digits::most; ++digit) {
        const game::Spot* spot = scene_.find(digits_.at(digit));
        if (!spot) continue;
        enter(painter, *spot);
        paintDigit(painter, painter_, *spot, digit);
    }
}

void BoardWidget::paintNight(QPainter& painter) const {
    std::vector<const game::Spot*> lit;
    for (const TaughtSpot& taught : taughtSpots(scene_, marks_))
        if (!taught.isFaded) lit.push_back(taught.spot);
    for (const QString& id : marks_.shown)
        if (const game::Spot* spot = scene_.find(id)) lit.push_back(spot);
    if (lit.empty()) return;
    // While a piece is chosen, what it would bring stands anywhere on the table.
    if (!marks_.taught.empty() && !marks_.chosen.isEmpty()) return;
    QPainterPath bright;
    // Where what to do stands.
    bright.addRect(tipShunned_);
    for (const game::Spot* spot : lit) {
        QPainterPath place;
        if (spot->shape == game::Shape::Ellipse)
            place.addEllipse(seen(spot->area));
        else
            place.addRect(seen(spot->shown()));
        bright |= place;
    }
    QPainterPath dark;
    dark.addRect(rect());
    constexpr int darkness = 138;
    QColor night = theme().color(game::Tone::Night);
    night.setAlpha(darkness);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(dark.subtracted(bright), night);
}

void BoardWidget::paintHint(QPainter& painter) const {
    for (const QString& id : marks_.shown)
        if (const game::Spot* spot = scene_.find(id)) {
            enter(painter, *spot);
            paintLighted(painter, painter_, *spot);
        }
    for (const TaughtSpot& taught : taughtSpots(scene_, marks_)) {
        if (taught.isFaded) continue;
        game::Spot whole = *taught.spot;
        whole.area = taught.spot->shown();
        enterRaised(painter, whole);
        paintLighted(painter, painter_, whole);
    }
    for (const auto& [step, spot] : hintedSpots(scene_, marks_)) {
        enter(painter, *spot);
        paintHinted(painter, painter_, *spot);
    }
}

/// Above all edges, and none on another.
void BoardWidget::paintPins(QPainter& painter) const {
    std::vector<QRectF> pins;
    const auto paint = [&](const game::Spot& spot, int number) {
        enter(painter, spot);
        pins.push_back(pinOf(painter_, scene_, spot, pins));
        paintPin(painter, painter_, pins.back(), spot, number);
    };
    for (const TaughtSpot& taught : taughtSpots(scene_, marks_))
        if (taught.hasPin) paint(*taught.spot, taught.number);
    for (const auto& [step, spot] : hintedSpots(scene_, marks_)) paint(*spot, step);
}

/// A chosen piece has been raised, and what marks it with it.
void BoardWidget::enterRaised(QPainter& painter, const game::Spot& spot) const {
    enter(painter, spot);
    if (marks_.chosen.contains(spot.id)) painter.translate(0, -ui::raise(painter_, spot));
}

void BoardWidget::paintPointed(QPainter& painter) const {
    const bool isKeyed = hasFocus() && pointer_ == Pointer::Keys;
    if (const game::Spot* spot = scene_.find(pointedSpot())) {
        enterRaised(painter, *spot);
        if (pointer_ == Pointer::Mouse) paintHover(painter, painter_, scene_, *spot);
        const bool isRefused = tip_.spot == spot->id && tip_.kind == Tip::Kind::Refused;
        if (isRefused && !tipMuted_) paintRefused(painter, painter_, *spot);
    }
    if (const game::Spot* spot = scene_.find(focused_); spot && isKeyed) {
        enterRaised(painter, *spot);
        paintFocus(painter, painter_, *spot);
    }
    if (isKeyed) paintDigits(painter);
}

void BoardWidget::paintCarried(QPainter& painter) const {
    if (carried_.isEmpty()) return;
    painter.save();
    for (game::Sprite sprite : carriedSprites_) {
        painter.resetTransform();
        painter.translate(carriedTo_ - carriedFrom_);
        painter.setTransform(viewOf(sprite.area), true);
        sprite.opacity *= .85;
        painter_.paint(painter, sprite);
    }
    painter.restore();
}

}
