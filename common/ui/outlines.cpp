// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outlines.h"

#include "ui/board_widget.h"
#include "ui/disc_places.h"
#include "ui/marks_painter.h"
#include "ui/movement.h"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

QColor hueOf(const ScenePainter& pen, engine::Seat seat) {
    return seat == engine::nobody ? pen.theme().color(game::Tone::Gold)
                                  : pen.theme().seatColor(pen.look().colors.at(seat));
}

void paintEdge(QPainter& painter, const ScenePainter& pen, const OutlinedSpot& outlined) {
    const double width = pen.measure(outlined.isChosen ? 7 : 4);
    const double hair = std::max(1., pen.measure(1.6));
    const double inner = -width / 2;
    const game::Spot& spot = *outlined.spot;
    paintRing(painter, pen, spot, pen.theme().color(game::Tone::Night), width + 2 * hair, inner - hair);
    paintRing(painter, pen, spot, hueOf(pen, outlined.seat), width, inner);
    // Hues may be as dark as the table.
    paintRing(painter, pen, spot, pen.theme().color(game::Tone::Bone), hair, inner + width);
}

/// Whether one arrow can point at both: not at the table between them.
bool areNeighbors(const QRectF& one, const QRectF& other) {
    constexpr double mostWidth = 8;
    const auto size = [](const QRectF& area) { return std::hypot(area.width(), area.height()); };
    return size(one | other) <= mostWidth * std::min(size(one), size(other));
}

QPointF edgeTowards(const QRectF& area, const QPointF& target) {
    const QPointF center = area.center();
    const QPointF way = target - center;
    const double x = std::abs(way.x()) > 0 ? area.width() / 2 / std::abs(way.x()) : 1e9;
    const double y = std::abs(way.y()) > 0 ? area.height() / 2 / std::abs(way.y()) : 1e9;
    return center + way * std::min({x, y, 1.});
}

}

std::vector<OutlinedSpot> outlinedSpots(const game::Scene& scene, const std::vector<Outline>& outlines) {
    std::vector<OutlinedSpot> all;
    for (const Outline& outline : outlines)
        for (const QString& id : outline.spots) {
            const game::Spot* spot = scene.find(id);
            if (!spot) continue;
            auto known =
                std::find_if(all.begin(), all.end(), [&](const OutlinedSpot& each) { return each.spot == spot; });
            if (known == all.end()) known = all.insert(known, {spot, engine::nobody, false, {}});
            if (!known->isChosen) known->seat = outline.seat;
            known->isChosen = known->isChosen || outline.isChosen;
            const bool isNew = known->numbers.empty() || known->numbers.back() != outline.number;
            if (outline.number > 0 && isNew) known->numbers.push_back(outline.number);
        }
    return all;
}

std::vector<std::vector<QRectF>> numberDiscs(const ScenePainter& pen, const game::Scene& scene,
                                             const std::vector<OutlinedSpot>& outlined) {
    std::vector<std::vector<QRectF>> discs;
    std::vector<QRectF> taken;
    for (const OutlinedSpot& each : outlined) {
        discs.emplace_back();
        if (each.numbers.empty()) continue;
        const QRectF& area = each.spot->area;
        const double size = std::clamp(std::min(area.width(), area.height()) * .4, 14., pen.measure(30));
        discs.back() = discsOf(pen, scene, *each.spot, {size, each.numbers.size(), taken});
        taken.insert(taken.end(), discs.back().begin(), discs.back().end());
    }
    return discs;
}

void paintOutlined(QPainter& painter, const ScenePainter& pen, const OutlinedSpot& outlined,
                   const std::vector<QRectF>& discs, int chosen) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintEdge(painter, pen, outlined);
    for (std::size_t i = 0; i < discs.size(); ++i) {
        const bool isChosen = outlined.numbers[i] == chosen;
        painter.setPen(QPen(isChosen ? pen.theme().color(game::Tone::Night) : hueOf(pen, outlined.seat),
                            std::max(1.5, discs[i].width() / 10)));
        painter.setBrush(pen.theme().color(isChosen ? game::Tone::Gold : game::Tone::Bone));
        painter.drawEllipse(discs[i]);
        painter.setPen(pen.theme().color(game::Tone::Night));
        painter.setFont(pen.theme().font(game::Type::Value, discs[i].width() * .62, true));
        painter.drawText(discs[i], Qt::AlignCenter, QLocale().toString(outlined.numbers[i]));
    }
}

PathEnds pathEnds(const game::Scene& scene, const game::Movement& movement) {
    const game::Spot* spot = scene.find(movement.from);
    const QRectF from = spot ? spot->area : areaOf(scene, movement.from);
    const QRectF to = areaOf(scene, movement.piece);
    if (from.isEmpty() || to.isEmpty() || from.intersects(to)) return {};
    return {from, to};
}

std::vector<PathEnds> joinedPaths(const game::Scene& scene, const std::vector<game::Movement>& movements) {
    std::vector<PathEnds> joined;
    for (const game::Movement& movement : movements) {
        const PathEnds ends = pathEnds(scene, movement);
        if (ends.from.isEmpty()) continue;
        const auto same = std::find_if(joined.begin(), joined.end(), [&](const PathEnds& each) {
            return each.from == ends.from && areNeighbors(each.to, ends.to);
        });
        if (same == joined.end())
            joined.push_back(ends);
        else
            same->to |= ends.to;
    }
    return joined;
}

void paintPath(QPainter& painter, const ScenePainter& pen, const PathEnds& ends, engine::Seat seat) {
    const QColor hue = hueOf(pen, seat);
    const QColor night = pen.theme().color(game::Tone::Night);
    const double width = std::max(4., pen.measure(6));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QPen dashes(hue, width * .8);
    dashes.setDashPattern({2.4, 1.6});
    const double corner = pen.measure(11);
    painter.setPen(QPen(night, width * 1.3));
    painter.drawRoundedRect(ends.from, corner, corner);
    painter.setPen(dashes);
    painter.drawRoundedRect(ends.from, corner, corner);

    const QPointF start = edgeTowards(ends.from, ends.to.center());
    const QPointF end = edgeTowards(ends.to, ends.from.center());
    const QPointF way = end - start;
    const double length = std::hypot(way.x(), way.y());
    if (length < width) return;
    // A slight bow, so that it does not lie along rows and columns.
    constexpr double bow = .14;
    const QPointF middle = (start + end) / 2 + QPointF(way.y(), -way.x()) * bow;
    const QPointF last = end - middle;
    const QPointF along = last / std::max(1., std::hypot(last.x(), last.y()));
    const QPointF across(-along.y(), along.x());
    const double head = width * 2.6;
    QPainterPath path(start);
    path.quadTo(middle, end - along * head * .8);
    const QPolygonF arrow({end, end - along * head + across * head * .6, end - along * head - across * head * .6});
    painter.setPen(QPen(night, width * 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
    painter.setPen(QPen(hue, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
    QPen dots(pen.theme().color(game::Tone::Bone), width * .36, Qt::SolidLine, Qt::RoundCap);
    dots.setDashPattern({.1, 4});
    painter.setPen(dots);
    painter.drawPath(path);
    painter.setPen(QPen(night, width * .4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(hue);
    painter.drawPolygon(arrow);
}

// On the board

void BoardWidget::paintOutlines(QPainter& painter) const {
    const auto chosen = std::find_if(marks_.outlines.begin(), marks_.outlines.end(),
                                     [](const Outline& outline) { return outline.isChosen; });
    const bool hasChosen = chosen != marks_.outlines.end();
    const int number = hasChosen ? chosen->number : 0;
    const auto outlined = outlinedSpots(scene_, marks_.outlines);
    const auto discs = numberDiscs(painter_, scene_, outlined);
    for (const bool isChosen : {false, true}) {
        // The path lies over the other outlines.
        if (isChosen && hasChosen) paintPaths(painter, *chosen);
        for (std::size_t i = 0; i < outlined.size(); ++i) {
            if (outlined[i].isChosen != isChosen) continue;
            enter(painter, *outlined[i].spot);
            paintOutlined(painter, painter_, outlined[i], discs[i], number);
        }
    }
    painter.setTransform({});
    painter.setClipping(false);
    if (!marks_.isPast) return;
    const double width = painter_.measure(8) * view().m11();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().color(game::Tone::SecondOnDark), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(stage().adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

/// Their ends may be on the stage and beside it. They are faint while a person is to choose from what they cross, and
/// go after a while, as a table full of names lies under them.
void BoardWidget::paintPaths(QPainter& painter, const Outline& outline) const {
    if (!showsPaths()) return;
    constexpr double faint = .3;
    const QTransform table = view();
    painter.setClipping(false);
    painter.setTransform(table);
    painter.setOpacity(marks_.lit.isEmpty() ? 1 : faint);
    const auto placed = [&](const QRectF& area) { return table.inverted().mapRect(seen(area)); };
    for (const PathEnds& ends : joinedPaths(scene_, outline.movements))
        paintPath(painter, painter_, {placed(ends.from), placed(ends.to)}, outline.seat);
    painter.setOpacity(1);
}

}
