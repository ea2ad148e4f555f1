// SPDX-License-Identifier: GPL-3.0-or-later
// The L-shaped board: its plait, the road, and the 36 episodes on it.
#include "view/nodes.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/things.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace heorot::legend {

QString nodeArt(EpisodeKind kind) {
    switch (kind) {
    case EpisodeKind::Opportunity: return QStringLiteral("legend/node-opportunity");
    case EpisodeKind::Risk: return QStringLiteral("legend/node-risk");
    case EpisodeKind::Selection: return QStringLiteral("legend/node-selection");
    case EpisodeKind::Recovery: return QStringLiteral("legend/node-recovery");
    case EpisodeKind::Simultaneous:
    case EpisodeKind::Death: return QStringLiteral("legend/node-major");
    case EpisodeKind::InTurn: return QStringLiteral("legend/node-major-in-turn");
    case EpisodeKind::Auction: return QStringLiteral("legend/node-treasure");
    case EpisodeKind::Ranking: return QStringLiteral("legend/node-ranking");
    }
    return {};
}

namespace {

/// What stands on a node: one sign or two.
QStringList signsOf(const Episode& episode) {
    const std::vector<Symbol> asked = symbolsOf(episode);
    switch (episode.kind) {
    case EpisodeKind::Death: return {symbolSign(Symbol::Beowulf)};
    case EpisodeKind::Selection: return {QStringLiteral("mark-selection")};
    case EpisodeKind::Recovery: return {QStringLiteral("mark-cards")};
    case EpisodeKind::Auction: return {QStringLiteral("mark-goblet")};
    case EpisodeKind::Ranking: return {QStringLiteral("mark-ranking")};
    case EpisodeKind::Opportunity: {
        QStringList signs;
        for (int i = 0; i < plainSymbols; ++i)
            if (episode.price.symbols[static_cast<std::size_t>(i)] > 0) signs << symbolSign(static_cast<Symbol>(i));
        if (signs.size() == 1) return signs;
        if (episode.price.fameTokens > 0) return {QStringLiteral("token-fame")};
        return {QStringLiteral("mark-exchange")};
    }
    default: break;
    }
    QStringList signs;
    for (const Symbol symbol : asked) signs << symbolSign(symbol);
    return signs;
}

}

void drawNode(Canvas& canvas, const Episode& episode, const QRectF& area) {
    canvas.art(area, nodeArt(episode.kind));
    const QStringList signs = signsOf(episode);
    const double edge = area.width();
    if (signs.size() == 1) return drawSign(canvas, signs[0], squareAround(area.center(), edge * .54));
    // A diamond has less room beside its middle than a disc.
    const bool isDiamond = episode.kind == EpisodeKind::Risk;
    const QPointF apart = isDiamond ? QPointF(.17, 0) : QPointF(.2, .04);
    for (qsizetype i = 0; i < std::min<qsizetype>(signs.size(), 2); ++i)
        drawSign(canvas, signs[i],
                 squareAround(area.center() + apart * edge * (i == 0 ? -1 : 1), edge * (isDiamond ? .36 : .42)));
}

namespace {

class RoadPart {
  public:
    RoadPart(Canvas& canvas, const Stage& stage) : canvas_(canvas), stage_(stage), places_(stage.places) {}

    void draw() {
        ground();
        plait();
        road();
        for (int place = 0; place < episodeCount; ++place)
            if (place != stage_.now.episode) node(place);
        node(stage_.now.episode);
        figure();
    }

  private:
    QRectF upright() const { return {places_.board.left(), places_.board.top(), places_.arm, places_.board.height()}; }
    QRectF flat() const {
        return {places_.board.left(), places_.board.bottom() - places_.arm, places_.board.width(), places_.arm};
    }

    void ground() {
        canvas_.setOpacity(.5);
        const double x = canvas_.pick(4, 2);
        const double y = canvas_.pick(6, 3);
        canvas_.rect(upright().translated(x, y), Tone::Night, canvas_.pick(8, 5));
        canvas_.rect(flat().translated(x, y), Tone::Night, canvas_.pick(8, 5));
        canvas_.setOpacity(1);
        const double edge = canvas_.pick(3, 2);
        canvas_.framed(upright(), Tone::Panel, Tone::Ink, edge, canvas_.pick(6, 4));
        canvas_.framed(flat(), Tone::Panel, Tone::Ink, edge, canvas_.pick(6, 4));
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
        const double inset = canvas_.pick(5, 3);
        const QRectF outer = places_.board.adjusted(inset, inset, -inset, -inset);
        const double cornerX = upright().right() - inset - width;
        const double cornerY = flat().top() + inset;
        across(outer.left(), outer.right(), outer.bottom() - width);
        across(outer.left(), cornerX + width, outer.top());
        across(cornerX, outer.right(), cornerY);
        down(outer.top(), outer.bottom(), outer.left());
        down(outer.top(), cornerY + width, cornerX);
        down(cornerY, outer.bottom(), outer.right() - width);
        const double half = width / 2;
        for (const QPointF& corner :
             {QPointF(outer.left() + half, outer.top() + half), QPointF(cornerX + half, outer.top() + half),
              QPointF(cornerX + half, cornerY + half), QPointF(outer.right() - half, cornerY + half),
              QPointF(outer.right() - half, outer.bottom() - half),
              QPointF(outer.left() + half, outer.bottom() - half)})
            canvas_.art(squareAround(corner, width * 1.4), QStringLiteral("hall/knot-corner"));
    }
    template <class Place>
    void along(double from, double to, const Place& place) {
        const double length = to - from;
        const int count = std::max(1, static_cast<int>(std::round(length / (places_.plait * 64 / 24))));
        for (int i = 0; i < count; ++i) place(from + i * length / count, length / count);
    }
    void across(double from, double to, double y) {
        along(from, to, [&](double x, double length) {
            canvas_.art(QRectF(x, y, length, places_.plait), QStringLiteral("hall/knot-run"));
        });
    }
    void down(double from, double to, double x) {
        along(from, to, [&](double y, double length) {
            canvas_.art(QRectF(x, y, places_.plait, length), QStringLiteral("hall/knot-run-upright"));
        });
    }

    void road() {
        const auto& corners = places_.road();
        const double width = canvas_.pick(18, 11);
        for (std::size_t i = 1; i < corners.size(); ++i) {
            const QRectF line = QRectF(corners[i - 1], corners[i]).normalized();
            canvas_.rect(line.adjusted(-width / 2, -width / 2, width / 2, width / 2), Tone::Line, width / 2);
        }
    }

    double sizeOf(int place) const {
        if (place == stage_.now.episode) return canvas_.pick(80, 48);
        return isMajor(stage_.rules.episode(place).kind) ? canvas_.pick(60, 34) : canvas_.pick(50, 30);
    }

    void node(int place) {
        const Episode& episode = stage_.rules.episode(place);
        const QPointF center = places_.node(place);
        const double size = sizeOf(place);
        const bool isNow = place == stage_.now.episode;
        const bool isPast = place < stage_.now.episode || stage_.now.phase == Phase::Over;
        if (isNow) canvas_.art(squareAround(center, size), QStringLiteral("legend/node-halo"));
        const QRectF area = squareAround(center, isNow ? size * .75 : size);
        canvas_.setOpacity(isPast && !isNow ? .55 : 1);
        drawNode(canvas_, episode, area);
        canvas_.setOpacity(1);
        if (isPast && !isNow) passed(area);
        if (!canvas_.compact() && !isPast && !isNow) plate(place, area);
        const double reach = std::min(size, canvas_.pick(48, 27));
        canvas_
            .spot(episodeSpot(place), squareAround(center, reach), episodeTitle(place, episodeName(episode)),
                  episodeRule(stage_.rules, episode, stage_.now), game::Shape::Ellipse)
            .isUnsure = !episodeOrigin(episode).isEmpty();
    }

    /// A tick at the corner, so that the shape of the node stays.
    void passed(const QRectF& node) {
        const double size = canvas_.pick(24, 15);
        drawTick(canvas_, node.center() + QPointF(node.width() * .3, node.height() * .3), size);
    }

    void plate(int place, const QRectF& node) {
        const QRectF area(node.center().x() - 15, node.bottom() - 7, 30, 17);
        canvas_.framed(area, Tone::PanelLit, Tone::Ink, 1.5, 4);
        canvas_.text(area.adjusted(2, 0, -2, 0), plainNumber(place + 1), Type::Caption, Tone::Ink, Qt::AlignCenter);
    }

    void figure() {
        const double size = canvas_.pick(46, 27);
        canvas_.setPiece(QStringLiteral("beowulf"));
        drawSign(canvas_, QStringLiteral("mark-figure"), squareAround(besideNode(size), size));
        canvas_.setPiece({});
    }

    /// Where the figure leaves other nodes and their numbers free, at the edge of the current one.
    QPointF besideNode(double size) const {
        constexpr int directions = 24;
        const QPointF center = places_.node(stage_.now.episode);
        const double reach = canvas_.pick(38, 23);
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
                if (place == stage_.now.episode) continue;
                // With the plate below it.
                const QPointF node = places_.node(place) + QPointF(0, canvas_.pick(5, 0));
                free = std::min(free, QLineF(at, node).length() - sizeOf(place) / 2);
            }
            if (free <= most + .01) continue;
            most = free;
            best = at;
        }
        return best;
    }

    Canvas& canvas_;
    const Stage& stage_;
    const Places& places_;
};

}

void drawRoad(Canvas& canvas, const Stage& stage) {
    RoadPart(canvas, stage).draw();
}

}
