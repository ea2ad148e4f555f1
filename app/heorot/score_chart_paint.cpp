// SPDX-License-Identifier: GPL-3.0-or-later
// How the chart of points is drawn.
#include "heorot/log_model.h"
#include "heorot/score_chart.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace heorot::app {

using engine::Seat;
using game::Tone;

namespace {

/// Up to so many chapters are bands; more are points on a road.
constexpr std::size_t mostBands = 9;
constexpr double endStep = 21;

}

/// Behind the lines: mark, name and total of each seat.
int ScoreChart::endRoom() const {
    const QFontMetrics names(font(13, true));
    int widest = 0;
    for (const QString& name : data_.names) widest = std::max(widest, names.horizontalAdvance(name));
    const int totals =
        std::max(names.horizontalAdvance(plainNumber(most_)), names.horizontalAdvance(plainNumber(least_)));
    return measure_.px(24) + measure_.textPx(22) + std::min(widest, width() / 6) + measure_.px(10) + totals;
}

QRectF ScoreChart::area() const {
    const QFontMetrics metrics(font(12));
    const int numbers =
        std::max(metrics.horizontalAdvance(plainNumber(most_)), metrics.horizontalAdvance(plainNumber(least_)));
    return QRectF(rect()).adjusted(numbers + measure_.px(10), measure_.textPx(20), -endRoom() - measure_.px(6),
                                   -measure_.textPx(32));
}

double ScoreChart::y(const QRectF& field, int points) const {
    return field.bottom() - field.height() * (points - least_) / (most_ - least_);
}

/// Points stay until the move that changes them. Coinciding lines are slightly apart, so that none hides another.
QPolygonF ScoreChart::lineOf(Seat seat) const {
    const auto& points = data_.points[seat];
    const double apart = 2.4 * measure_.scale * (seat - (static_cast<double>(data_.points.size()) - 1) / 2);
    const QRectF field = area();
    QPolygonF line;
    for (std::size_t move = 0; move < points.size(); ++move) {
        const double x = field.left() + field.width() * placeOf(move);
        if (move > 0 && points[move] == points[move - 1] && move + 1 < points.size()) continue;
        if (!line.isEmpty()) line << QPointF(x, line.back().y());
        line << QPointF(x, y(field, points[move]) + apart);
    }
    if (!line.isEmpty()) line << QPointF(field.right(), line.back().y());
    return line;
}

double ScoreChart::labelHalf(const QFontMetrics& metrics, const QString& mark) const {
    return metrics.horizontalAdvance(mark) / 2. + measure_.px(6);
}

/// Every how many chapters are named below the road, so that the names stand at equal distances.
std::size_t ScoreChart::markStep(const QFontMetrics& metrics) const {
    double widest = 0;
    for (const ChartChapter& chapter : data_.chapters) widest = std::max(widest, 2 * labelHalf(metrics, chapter.mark));
    const double wide = area().width() / static_cast<double>(std::max<std::size_t>(1, spans_.size()));
    for (const std::size_t step : {1U, 2U, 3U, 4U, 6U, 9U, 12U, 18U})
        if (static_cast<double>(step) * wide >= widest) return step;
    return 36;
}

/// The chapters: bands with numbers, or points on a road of which the major ones have a line.
void ScoreChart::paintBands(QPainter& painter) const {
    const auto& all = spans_;
    const QRectF field = area();
    const bool areBands = all.size() <= mostBands;
    const double wide = field.width() / static_cast<double>(all.size());
    const double middle = field.bottom() + measure_.textPx(15);
    double titleFree = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto it = std::find_if(data_.chapters.begin(), data_.chapters.end(),
                                     [&](const ChartChapter& chapter) { return chapter.firstMove == all[i].first; });
        if (it == data_.chapters.end()) continue;
        const QRectF band(field.left() + wide * static_cast<double>(i), field.top(), wide, field.height());
        const double center = areBands ? band.center().x() : band.right();
        if (areBands && i % 2 == 0 && all.size() > 1) {
            QColor shade = style_.color(Tone::Line);
            shade.setAlphaF(.28F);
            painter.fillRect(band, shade);
        }
        if (!areBands && it->isMajor) {
            painter.setPen(QPen(style_.color(Tone::Gold), 1.4 * measure_.scale, Qt::DashLine));
            painter.drawLine(QPointF(center, field.top()), QPointF(center, field.bottom()));
            painter.setFont(font(10.5));
            const double half = painter.fontMetrics().horizontalAdvance(it->title) / 2. + 4;
            if (center - half > titleFree && center + half < width()) {
                painter.setPen(style_.color(Tone::SecondInk));
                painter.drawText(QRectF(center - half, 0, 2 * half, field.top() - 2), Qt::AlignCenter, it->title);
                titleFree = center + half;
            }
        }
        const double radius = measure_.textPx(it->isMajor && areBands ? 11 : it->isMajor ? 6 : areBands ? 11 : 3);
        painter.setPen(QPen(style_.color(Tone::Ink), 1.5 * measure_.scale));
        painter.setBrush(style_.color(it->isMajor ? Tone::Gold : Tone::Panel));
        if (!areBands) {
            painter.drawEllipse(QPointF(center, field.bottom() + measure_.px(8)), radius, radius);
            painter.setFont(font(11));
            const double half = labelHalf(painter.fontMetrics(), it->mark);
            if ((i + 1) % markStep(painter.fontMetrics()) == 0) {
                painter.setPen(style_.color(Tone::Ink));
                painter.drawText(QRectF(center - half, middle, 2 * half, measure_.textPx(16)), Qt::AlignCenter,
                                 it->mark);
            }
        } else if (!it->mark.isEmpty()) {
            painter.drawEllipse(QPointF(center, middle), radius, radius);
            painter.setFont(font(12, true));
            painter.setPen(style_.color(it->isMajor ? Tone::Night : Tone::Ink));
            painter.drawText(QRectF(center - radius, middle - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                             it->mark);
        }
    }
    painter.setBrush(Qt::NoBrush);
}

void ScoreChart::paintGrid(QPainter& painter) const {
    const QRectF field = area();
    painter.setFont(font(12));
    // Round steps, so that there are at most five grid lines.
    int step = 1;
    for (const int factor : {2, 5, 10, 20, 25, 50, 100, 200, 500, 1000})
        if ((most_ - least_) / step > 5) step = factor;
    for (int value = least_ / step * step; value <= most_; value += step) {
        if (value < least_) continue;
        painter.setPen(QPen(style_.color(value == 0 ? Tone::SecondInk : Tone::Line), value == 0 ? 1.6 : 1));
        painter.drawLine(QPointF(field.left(), y(field, value)), QPointF(field.right(), y(field, value)));
        painter.setPen(style_.color(Tone::Ink));
        painter.drawText(QRectF(0, y(field, value) - 10, field.left() - measure_.px(6), 20),
                         Qt::AlignRight | Qt::AlignVCenter, plainNumber(value));
    }
}

/// The winner's line is the thickest and on top.
void ScoreChart::paintLines(QPainter& painter) const {
    for (auto seat = data_.order.rbegin(); seat != data_.order.rend(); ++seat) {
        const bool isFirst = *seat == data_.order.front();
        const double wide = (isFirst ? 4 : 2.6) * measure_.scale;
        const QPolygonF line = lineOf(*seat);
        painter.setPen(QPen(style_.color(style_.theme.id() == ui::ThemeId::Light ? Tone::PanelLit : Tone::Ink),
                            wide + 2 * measure_.scale, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(line);
        painter.setPen(QPen(style_.hue(*seat), wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(line);
    }
}

/// As near to the ends of their lines as they can be without overlaps, from the first place down.
std::vector<QRectF> ScoreChart::nameAreas() const {
    const QRectF field = area();
    const double step = std::max(endStep * measure_.text, QFontMetricsF(font(13)).height());
    std::vector<double> places;
    for (const Seat seat : data_.order) {
        const double wanted = y(field, data_.points[seat].back());
        places.push_back(places.empty() ? std::max(step / 2, wanted) : std::max(places.back() + step, wanted));
    }
    // Those at the bottom push the others up.
    double most = height() - step / 2;
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        *place = std::min(*place, most);
        most = *place - step;
    }
    const double left = field.right() + measure_.px(24);
    std::vector<QRectF> areas;
    for (const double place : places) areas.emplace_back(left, place - step / 2, width() - measure_.px(4) - left, step);
    return areas;
}

/// Mark, name and total of each seat, joined to its line by a thread.
void ScoreChart::paintEnds(QPainter& painter) const {
    const double mark = 17 * measure_.text;
    const std::vector<QRectF> areas = nameAreas();
    for (std::size_t i = 0; i < data_.order.size(); ++i) {
        const Seat seat = data_.order[i];
        const QPointF end = lineOf(seat).back();
        const QPointF begin(areas[i].left(), areas[i].center().y());
        const QPointF bend = begin - QPointF(measure_.px(8), 0);
        painter.setPen(QPen(style_.hue(seat), 1.4 * measure_.scale));
        painter.drawPolyline(QPolygonF{end, bend, begin});
        painter.drawPixmap(begin - QPointF(0, mark / 2), style_.mark(seat, qRound(mark)));
        painter.setFont(font(13, i == 0));
        painter.setPen(style_.color(Tone::Ink));
        const QFontMetricsF metrics(painter.font());
        const QString total = plainNumber(data_.points[seat].back());
        const QRectF row = areas[i].adjusted(mark + measure_.px(5), 0, 0, 0);
        const double room = row.width() - metrics.horizontalAdvance(total) - measure_.px(6);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(data_.names.value(seat), Qt::ElideRight, room));
        painter.setFont(font(13, true));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, total);
    }
}

/// Where a label hides least of the lines and none of the names, near its tip.
QPointF ScoreChart::freePlace(const QSizeF& size, const QPointF& tip) const {
    const QRectF field = area();
    const std::vector<QRectF> names = nameAreas();
    const auto hidesName = [&](const QRectF& box) {
        return std::any_of(names.begin(), names.end(), [&](const QRectF& name) { return name.intersects(box); });
    };
    std::vector<QPolygonF> lines;
    for (const Seat seat : data_.order) lines.push_back(lineOf(seat));
    const double gap = measure_.px(22);
    QPointF best;
    double least = -1;
    for (const double aside : {-1., -1.5, -2., -.5, 0., .5})
        for (int step = 0; step <= 8; ++step) {
            const double x = tip.x() + aside * size.width() + (aside > -1 ? gap : -gap);
            const double y = field.top() + 2 + (field.height() - size.height() - 4) * step / 8;
            const QRectF box(QPointF(x, y), size);
            if (x < 2 || box.right() > width() - 2 || box.adjusted(-6, -6, 6, 6).contains(tip) || hidesName(box))
                continue;
            double cost = QLineF(box.center(), tip).length() / (30 * measure_.scale);
            for (const QPolygonF& line : lines)
                for (qsizetype i = 1; i < line.size(); ++i)
                    if (QRectF(line[i - 1], line[i]).normalized().adjusted(-1, -1, 1, 1).intersects(box)) {
                        cost += 2;
                        break;
                    }
            if (least >= 0 && cost >= least) continue;
            least = cost;
            best = box.topLeft();
        }
    if (least >= 0) return best;
    return {std::clamp(tip.x() - size.width() / 2, 2., std::max(2., field.right() - size.width())), field.top() + 2};
}

/// Of the moment that is pointed at; without one, of the decision.
std::optional<ScoreChart::Label> ScoreChart::label() const {
    if (data_.points.empty() || data_.points.front().empty()) return {};
    if (shown_) return momentLabel(*shown_);
    if (!data_.decision) return {};
    const Seat winner = data_.order.front();
    return Label{data_.decisionText.split(u'\n'),
                 {xOf(*data_.decision), y(area(), data_.points[winner].at(*data_.decision))}};
}

/// All points at this time.
ScoreChart::Label ScoreChart::momentLabel(std::size_t moves) const {
    QStringList lines{chapterOf(moves)};
    if (lines.front().isEmpty())
        //: On the chart of points: %1 a number of the log
        lines.front() = tr("Move %1").arg(plainNumber(static_cast<int>(moves)));
    std::vector<Seat> order = data_.order;
    std::stable_sort(order.begin(), order.end(),
                     [&](Seat a, Seat b) { return data_.points[a].at(moves) > data_.points[b].at(moves); });
    for (const Seat seat : order)
        lines << tr("%1 %2").arg(data_.names.value(seat), plainNumber(data_.points[seat].at(moves)));
    return {lines, {xOf(moves), y(area(), data_.points[order.front()].at(moves))}};
}

QRectF ScoreChart::boxOf(const Label& label) const {
    const QFontMetricsF metrics(font(12.5, true));
    double wide = 0;
    for (const QString& line : label.lines) wide = std::max(wide, metrics.horizontalAdvance(line));
    const double pad = measure_.px(8);
    const QSizeF size(std::min(wide + 2 * pad, double(width()) - 4),
                      metrics.height() * static_cast<double>(label.lines.size()) + 2 * pad);
    return {freePlace(size, label.tip), size};
}

QRectF ScoreChart::labelArea() const {
    const auto shown = label();
    return shown ? boxOf(*shown) : QRectF();
}

/// With a line to what it is about.
void ScoreChart::paintLabel(QPainter& painter, const Label& label) const {
    const auto& [lines, tip] = label;
    const QRectF box = boxOf(label);
    const double pad = measure_.px(8);
    const QPointF edge(std::clamp(tip.x(), box.left() + pad, box.right() - pad),
                       std::clamp(tip.y(), box.top() + pad, box.bottom() - pad));
    painter.setPen(QPen(style_.color(Tone::Gold), 2 * measure_.scale));
    painter.drawLine(edge, tip);
    painter.setBrush(style_.color(Tone::Gold));
    painter.drawEllipse(tip, 5 * measure_.scale, 5 * measure_.scale);
    painter.setBrush(style_.color(Tone::Night));
    painter.drawRoundedRect(box, 6, 6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(style_.color(Tone::Bone));
    const double line = (box.height() - 2 * pad) / static_cast<double>(lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(font(12.5, i == 0));
        const QRectF row(box.left() + pad, box.top() + pad + line * static_cast<double>(i), box.width() - 2 * pad,
                         line);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(lines[i], Qt::ElideRight, row.width()));
    }
}

void ScoreChart::paintMoment(QPainter& painter) const {
    if (!shown_) return;
    const QRectF field = area();
    painter.setPen(QPen(style_.color(Tone::Ink), 1.5 * measure_.scale));
    painter.drawLine(QPointF(xOf(*shown_), field.top()), QPointF(xOf(*shown_), field.bottom()));
}

void ScoreChart::paintEvent(QPaintEvent*) {
    if (!style_.art || data_.points.empty() || data_.points.front().empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBands(painter);
    paintGrid(painter);
    paintLines(painter);
    paintEnds(painter);
    paintMoment(painter);
    if (const auto shown = label()) paintLabel(painter, *shown);
    if (!hasFocus()) return;
    painter.setPen(QPen(style_.color(Tone::Sea), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

}
