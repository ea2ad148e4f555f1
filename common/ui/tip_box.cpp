// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tip_box.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace heorot::ui {

namespace {

constexpr double pad = 12;
constexpr double arrow = 9;
constexpr double gap = arrow + 4;
constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QRectF needed(const QFont& font, const QString& text, double width) {
    if (text.isEmpty()) return {};
    const QRectF area = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), flags, text);
    return {0, 0, std::ceil(area.width()) + 1, std::ceil(area.height())};
}

double areaOf(const QRectF& area) {
    return area.isEmpty() ? 0 : area.width() * area.height();
}

/// How far two areas lie apart; 0 if they touch.
double distance(const QRectF& one, const QRectF& other) {
    const double x = std::max({0., other.left() - one.right(), one.left() - other.right()});
    const double y = std::max({0., other.top() - one.bottom(), one.top() - other.bottom()});
    return std::hypot(x, y);
}

/// Stops counting at `most`.
double costOf(const QRectF& place, const TipRoom& room, double most) {
    // Each step is dearer than all below it together, on any screen.
    constexpr double covered = 1e8;
    // A tip far away is no longer read as that of its spot: better it covers some of the others.
    constexpr double far = 160;
    double cost = distance(place, room.spot) * far + (areaOf(place) - areaOf(place.intersected(room.bounds))) * covered;
    if (const double area = areaOf(place.intersected(room.spot)); area > 0) cost += covered * 100 + area * 100;
    for (const QRectF& kept : room.kept) {
        if (cost >= most) return cost;
        if (const double area = areaOf(place.intersected(kept)); area > 0) cost += covered + area * 100;
    }
    for (const QRectF& other : room.others) {
        if (cost >= most) return cost;
        cost += areaOf(place.intersected(other)) * .6;
    }
    return cost;
}

/// Both sides of each area along one direction, the middle of the spot, and the ends of the bounds.
std::vector<double> startsAlong(const TipRoom& room, double length, bool isAcross) {
    const auto begin = [&](const QRectF& area) { return isAcross ? area.left() : area.top(); };
    const auto end = [&](const QRectF& area) { return isAcross ? area.right() : area.bottom(); };
    const double first = begin(room.bounds);
    const double last = std::max(first, end(room.bounds) - length);
    std::vector<double> starts{first, last, (begin(room.spot) + end(room.spot) - length) / 2};
    const auto besides = [&](const QRectF& area) {
        starts.push_back(begin(area) - gap - length);
        starts.push_back(end(area) + gap);
    };
    besides(room.spot);
    for (const QRectF& kept : room.kept) besides(kept);
    for (double& start : starts) start = std::clamp(start, first, last);
    std::sort(starts.begin(), starts.end());
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    return starts;
}

QString zoneOf(const QString& id) {
    return id.section(u'/', 0, 0);
}

}

TipRoom tipRoomOf(const game::Scene& scene, const game::Spot& spot, const QStringList& chosen,
                  const std::function<QRectF(const QRectF&)>& seen) {
    TipRoom room;
    room.spot = seen(spot.area);
    const double reach = std::max(spot.area.width(), spot.area.height()) * .75;
    const QRectF around = spot.area.adjusted(-reach, -reach, reach, reach);
    for (const QRectF& area : scene.kept) room.kept.push_back(seen(area));
    for (const game::Spot& other : scene.spots) {
        if (other.id == spot.id) continue;
        const bool isNeighbor = zoneOf(other.id) == zoneOf(spot.id) && other.area.intersects(around);
        (isNeighbor || chosen.contains(other.id) ? room.kept : room.others).push_back(seen(other.area));
    }
    return room;
}

TipPlace tipPlace(const QSizeF& size, const TipRoom& room) {
    const std::vector<double> rows = startsAlong(room, size.height(), false);
    TipPlace best{QRectF(room.bounds.topLeft(), size), std::numeric_limits<double>::max()};
    for (const double x : startsAlong(room, size.width(), true))
        for (const double y : rows) {
            const QRectF place(QPointF(x, y), size);
            if (const double cost = costOf(place, room, best.cost); cost < best.cost) best = {place, cost};
        }
    return best;
}

TipBox::TipBox(const Tip& tip, const Theme& theme, double textScale, double maxWidth)
    : theme_(theme), titleFont_(theme.font(game::Type::Value, 15 * textScale, true)),
      textFont_(theme.font(game::Type::Caption, 13 * textScale)),
      reasonFont_(theme.font(game::Type::Caption, 13 * textScale, true)), title_(tip.title), text_(tip.text),
      reason_(tip.reason), more_(tip.title.isEmpty() ? QString() : tip.more) {
    const double width = maxWidth - 2 * pad;
    const double mark = tip.isUnsure ? QFontMetricsF(textFont_).horizontalAdvance(unsureMark) + 6 : 0;
    const QSizeF more =
        more_.isEmpty() ? QSizeF() : QFontMetricsF(textFont_).boundingRect(more_).size() + QSizeF(18, 0);
    double bottom = pad;
    const auto place = [&](const QFont& font, const QString& text, double most) {
        const QRectF area = needed(font, text, most);
        if (area.isEmpty()) return QRectF();
        const QRectF placed = area.translated(pad, bottom > pad ? bottom + 6 : bottom);
        bottom = placed.bottom();
        return placed;
    };
    // At the right end of the title's line; of a title that needs more, in a line of its own.
    const bool isLong = QFontMetricsF(titleFont_).horizontalAdvance(title_) > width - mark - more.width();
    titleArea_ = place(titleFont_, title_, width - mark);
    if (mark > 0) markArea_ = QRectF(titleArea_.right() + 3, titleArea_.top(), mark, QFontMetricsF(textFont_).height());
    textArea_ = place(textFont_, text_, width);
    reasonArea_ = place(reasonFont_, reason_, width);
    const QRectF all = titleArea_ | markArea_ | textArea_ | reasonArea_;
    const double right = std::max(all.right(), isLong ? pad + more.width() : titleArea_.right() + mark + more.width());
    const double tall = QFontMetricsF(titleFont_).height();
    moreArea_ = QRectF(right - more.width(), isLong ? all.bottom() : titleArea_.top(), more.width(), tall);
    size_ = QSizeF(right + pad, (more_.isEmpty() ? all : all | moreArea_).bottom() + pad);
}

void TipBox::paintArrow(QPainter& painter, const QRectF& place, const QRectF& spot) const {
    const bool below = place.top() >= spot.bottom();
    if (!below && place.bottom() > spot.top()) return;
    const bool isClose = distance(place, spot) <= gap + 1;
    if (!isClose || place.right() - 2 * arrow < spot.left() || place.left() + 2 * arrow > spot.right()) return;
    const double x = std::clamp(spot.center().x(), place.left() + 2 * arrow, place.right() - 2 * arrow);
    const double foot = below ? place.top() + 1 : place.bottom() - 1;
    const double top = below ? place.top() - arrow : place.bottom() + arrow;
    const QPolygonF shape({{x - arrow, foot}, {x, top}, {x + arrow, foot}});
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(shape);
    painter.setPen(QPen(theme_.color(game::Tone::Gold), 1.5));
    painter.drawPolyline(shape);
}

void TipBox::paint(QPainter& painter, const QRectF& place, const QRectF& spot) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.color(game::Tone::Gold), 1.5));
    painter.setBrush(theme_.color(game::Tone::Night));
    painter.drawRoundedRect(place, 5, 5);
    paintArrow(painter, place, spot);
    painter.setPen(theme_.color(game::Tone::Bone));
    painter.setFont(titleFont_);
    painter.drawText(titleArea_.translated(place.topLeft()), flags, title_);
    painter.setFont(textFont_);
    painter.drawText(textArea_.translated(place.topLeft()), flags, text_);
    painter.setPen(theme_.color(game::Tone::Gold));
    if (!markArea_.isEmpty()) painter.drawText(markArea_.translated(place.topLeft()), Qt::AlignCenter, unsureMark);
    if (!more_.isEmpty())
        painter.drawText(moreArea_.translated(place.topLeft()), Qt::AlignRight | Qt::AlignVCenter, more_);
    painter.setFont(reasonFont_);
    painter.drawText(reasonArea_.translated(place.topLeft()), flags, reason_);
    painter.restore();
}

LaidTip layTip(const Tip& tip, const Theme& theme, double textScale, const TipRoom& room) {
    std::optional<LaidTip> best;
    double least = 0;
    // A narrower or a lower box may stand where the usual one would cover something.
    for (const double width : {360., 270., 200., 520., 680.}) {
        const TipBox box(tip, theme, textScale, std::min(room.bounds.width(), width * textScale));
        const TipPlace place = tipPlace(box.size(), room);
        if (best && place.cost >= least) continue;
        best.emplace(LaidTip{box, place.area});
        least = place.cost;
    }
    return *best;
}

}
