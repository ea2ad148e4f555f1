// SPDX-License-Identifier: GPL-3.0-or-later
// The L-shaped board: its plait, the road, and the 36 episodes on it.
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace heorot::legend {

namespace {

class RoadPart {
  public:
    RoadPart(Canvas& canvas, const ShownTable& table) : canvas_(canvas), table_(table), places_(table.places) {}

    void draw() {
        ground();
        plait();
        road();
        for (int place = 0; place < episodeCount; ++place)
            if (place != table_.now.episode) node(place);
        node(table_.now.episode);
        figure();
    }

  private:
    QRectF upright() const { return {places_.board.left(), places_.board.top(), places_.arm, places_.board.height()}; }
    QRectF flat() const {
        return {places_.board.left(), places_.board.bottom() - places_.arm, places_.board.width(), places_.arm};
    }

    void ground() {
        canvas_.setOpacity(.5);
        const double x = ui::scaled(4, canvas_);
        const double y = ui::scaled(6, canvas_);
        canvas_.rect(upright().translated(x, y), Tone::Night, ui::scaled(8, canvas_));
        canvas_.rect(flat().translated(x, y), Tone::Night, ui::scaled(8, canvas_));
        canvas_.setOpacity(1);
        const double edge = ui::scaled(3, canvas_);
        canvas_.framed(upright(), Tone::Panel, Tone::Ink, edge, ui::scaled(6, canvas_));
        canvas_.framed(flat(), Tone::Panel, Tone::Ink, edge, ui::scaled(6, canvas_));
        // Takes away the edges between the arms.
        const double inner = 1.5 * edge;
        canvas_.rect(QRectF(places_.board.left() + inner, flat().top() - edge, places_.arm - 2 * inner, 4 * edge),
                     Tone::Panel);
        canvas_.rect(QRectF(upright().right() - 2 * edge, flat().top() + inner, 4 * edge, places_.arm - 2 * inner),
                     Tone::Panel);
    }

    /// Runs of knots along the inside of the edge.
    void plait() {
        const double width = places_.plait;
        const double inset = ui::scaled(5, canvas_);
        const QRectF outer = places_.board.adjusted(inset, inset, -inset, -inset);
        const double inner = upright().right() - inset - width;
        const double upper = flat().top() + inset;
        const double right = outer.right() - width;
        const double bottom = outer.bottom() - width;
        for (const QRectF& strip : {QRectF(outer.left(), bottom, outer.width(), width),
                                    QRectF(outer.left(), outer.top(), inner + width - outer.left(), width),
                                    QRectF(inner, upper, outer.right() - inner, width),
                                    QRectF(outer.left(), outer.top(), width, outer.height()),
                                    QRectF(inner, outer.top(), width, upper + width - outer.top()),
                                    QRectF(right, upper, width, outer.bottom() - upper)})
            ui::drawKnots(canvas_, strip);
        for (const QPointF& corner : {outer.topLeft(), QPointF(inner, outer.top()), QPointF(inner, upper),
                                      QPointF(right, upper), QPointF(right, bottom), QPointF(outer.left(), bottom)})
            ui::drawKnotCorner(canvas_, corner + QPointF(width, width) / 2, width);
    }

    void road() {
        const auto& corners = places_.road();
        const double width = places_.arm * .1;
        for (std::size_t i = 1; i < corners.size(); ++i) {
            const QRectF line = QRectF(corners[i - 1], corners[i]).normalized();
            canvas_.rect(line.adjusted(-width / 2, -width / 2, width / 2, width / 2), Tone::Line, width / 2);
        }
    }

    double sizeOf(int place) const {
        if (place == table_.now.episode) return places_.currentNodeSize();
        return places_.nodeSize(isMajor(table_.rules.episode(place).kind));
    }

    void node(int place) {
        const Episode& episode = table_.rules.episode(place);
        const QPointF center = places_.node(place);
        const double size = sizeOf(place);
        const bool isNow = place == table_.now.episode;
        const bool isPast = place < table_.now.episode || table_.now.phase == Phase::Over;
        if (isNow) canvas_.art(squareAround(center, size), QStringLiteral("legend/node-halo"));
        const QRectF area = squareAround(center, isNow ? size * .75 : size);
        canvas_.setOpacity(isPast && !isNow ? .55 : 1);
        drawNode(canvas_, episode, area);
        canvas_.setOpacity(1);
        if (isPast && !isNow) passed(area);
        if (!canvas_.compact() && !isPast && !isNow) plate(place, area);
        const double reach = std::min(size, places_.arm * .26);
        canvas_
            .spot(episodeSpot(place), squareAround(center, reach), episodeTitle(place, episodeName(episode)),
                  episodeRule(table_.rules, episode, table_.now), game::Shape::Ellipse)
            .isUnsure = !episodeOrigin(episode).isEmpty();
    }

    /// A tick at the corner, so that the shape of the node stays.
    void passed(const QRectF& node) {
        const QPointF corner = node.center() + QPointF(node.width() * .3, node.height() * .3);
        drawTick(canvas_, squareAround(corner, places_.arm * .135));
    }

    void plate(int place, const QRectF& node) {
        const QRectF area(node.center().x() - 15, node.bottom() - 7, 30, 17);
        canvas_.framed(area, Tone::PanelLit, Tone::Ink, 1.5, 4);
        canvas_.text(area.adjusted(2, 0, -2, 0), plainNumber(place + 1), Type::Caption, Tone::Ink, Qt::AlignCenter);
    }

    void figure() {
        const double size = places_.arm * .25;
        canvas_.setPiece(QStringLiteral("beowulf"));
        drawSign(canvas_, QStringLiteral("mark-figure"), squareAround(besideNode(size), size));
        canvas_.setPiece({});
    }

    /// Where the figure leaves other nodes and their numbers free, at the edge of the current one.
    QPointF besideNode(double size) const {
        constexpr int directions = 24;
        const QPointF center = places_.node(table_.now.episode);
        const double reach = places_.arm * .21;
        const QRectF ground = places_.board.adjusted(places_.plait, places_.plait, -places_.plait, -places_.plait);
        const QRectF inner = places_.middle.adjusted(-places_.plait, 0, 0, places_.plait);
        QPointF best = center - QPointF(0, reach);
        double most = -1000;
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * std::numbers::pi * i / directions - std::numbers::pi / 2;
            const QPointF at = center + QPointF(std::cos(angle), std::sin(angle)) * reach;
            const QRectF figure = squareAround(at, size);
            if (!ground.contains(figure) || inner.intersects(figure)) continue;
            double free = 1000;
            for (int place = 0; place < episodeCount; ++place) {
                if (place == table_.now.episode) continue;
                // With the plate below it.
                const QPointF node = places_.node(place) + QPointF(0, canvas_.compact() ? 0 : 5);
                free = std::min(free, QLineF(at, node).length() - sizeOf(place) / 2);
            }
            if (free <= most + .01) continue;
            most = free;
            best = at;
        }
        return best;
    }

    Canvas& canvas_;
    const ShownTable& table_;
    const Places& places_;
};

}

void drawRoad(Canvas& canvas, const ShownTable& table) {
    RoadPart(canvas, table).draw();
}

}
