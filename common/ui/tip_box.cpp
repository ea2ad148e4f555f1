// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tip_box.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace heorot::ui {

namespace {

constexpr double pad = 12;
constexpr double arrow = 9;
constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QRectF needed(const QFont& font, const QString& text, double width) {
    if (text.isEmpty()) return {};
    const QRectF area = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), flags, text);
    return {0, 0, std::ceil(area.width()) + 1, std::ceil(area.height())};
}

}

QRectF tipPlace(const QRectF& spot, const QSizeF& size, const QRectF& bounds, const QRectF& shunned) {
    const double gap = arrow + 4;
    const double x = std::clamp(spot.center().x() - size.width() / 2, bounds.left(),
                                std::max(bounds.left(), bounds.right() - size.width()));
    const double y = std::clamp(spot.center().y() - size.height() / 2, bounds.top(),
                                std::max(bounds.top(), bounds.bottom() - size.height()));
    const QPointF below(x, spot.bottom() + gap);
    const QPointF above(x, spot.top() - gap - size.height());
    const QPointF right(spot.right() + gap, y);
    const QPointF left(spot.left() - gap - size.width(), y);
    // A hand lies under the strip: beyond the strip the tip covers neither it nor the other cards.
    const bool isUnder = !shunned.isEmpty() && shunned.top() < spot.top();
    const QPointF beyond(x, (isUnder ? shunned.top() : spot.top()) - gap - size.height());
    const std::array<QPointF, 5> sides{below, above, beyond, right, left};
    for (const QPointF& side : sides)
        if (const QRectF place(side, size); bounds.contains(place) && !place.intersects(shunned)) return place;
    for (const QPointF& side : sides)
        if (bounds.contains(QRectF(side, size))) return {side, size};
    const bool hasFoot = bounds.bottom() - spot.bottom() >= spot.top() - bounds.top();
    return {hasFoot ? below : above, size};
}

TipBox::TipBox(const Tip& tip, const Theme& theme, double textScale, double maxWidth)
    : theme_(theme), titleFont_(theme.font(Type::Value, 15 * textScale, true)),
      textFont_(theme.font(Type::Caption, 13 * textScale)),
      reasonFont_(theme.font(Type::Caption, 13 * textScale, true)), title_(tip.title), text_(tip.text),
      reason_(tip.reason) {
    const double width = std::min(maxWidth, 360 * textScale) - 2 * pad;
    double y = pad;
    const auto below = [&](const QFont& font, const QString& words) {
        const QRectF area = needed(font, words, width).translated(pad, y);
        if (!words.isEmpty()) y = area.bottom() + 6;
        return area;
    };
    titleArea_ = below(titleFont_, title_);
    textArea_ = below(textFont_, text_);
    reasonArea_ = below(reasonFont_, reason_);
    const QRectF all = titleArea_.united(textArea_).united(reasonArea_);
    size_ = QSizeF(all.right() + pad, all.bottom() + pad);
}

void TipBox::paint(QPainter& painter, const QRectF& place, const QRectF& spot) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.colour(Tone::Gold), 1.5));
    painter.setBrush(theme_.colour(Tone::Night));
    painter.drawRoundedRect(place, 5, 5);
    const bool below = place.top() >= spot.bottom();
    if (below || place.bottom() <= spot.top()) {
        const double x = std::clamp(spot.center().x(), place.left() + 2 * arrow, place.right() - 2 * arrow);
        const double foot = below ? place.top() + 1 : place.bottom() - 1;
        const double top = below ? place.top() - arrow : place.bottom() + arrow;
        const QPolygonF shape({{x - arrow, foot}, {x, top}, {x + arrow, foot}});
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(shape);
        painter.setPen(QPen(theme_.colour(Tone::Gold), 1.5));
        painter.drawPolyline(shape);
    }
    painter.setPen(theme_.colour(Tone::Bone));
    painter.setFont(titleFont_);
    painter.drawText(titleArea_.translated(place.topLeft()), flags, title_);
    painter.setFont(textFont_);
    painter.drawText(textArea_.translated(place.topLeft()), flags, text_);
    painter.setPen(theme_.colour(Tone::Gold));
    painter.setFont(reasonFont_);
    painter.drawText(reasonArea_.translated(place.topLeft()), flags, reason_);
    painter.restore();
}

}
