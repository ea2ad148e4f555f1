// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/disc_places.h"

#include "ui/spot_moves.h"

#include <algorithm>

namespace heorot::ui {

namespace {

/// Discs of a row overlap a little.
constexpr double pitch = .9;

bool hides(const ScenePainter& pen, const game::Sprite& sprite, const game::Spot& spot, const QRectF& mark) {
    constexpr double rim = .2;
    const QRectF& area = sprite.area;
    if (!area.intersects(mark)) return false;
    if (!sprite.text.isEmpty()) return pen.wordsOf(sprite).intersects(mark);
    const double x = area.width() * rim;
    const double y = area.height() * rim;
    return !sprite.art.isEmpty() && area.width() <= spot.area.width() + 8 &&
           area.adjusted(x, y, -x, -y).intersects(mark);
}

/// What is drawn of a disc beside this place: a zoomed stage ends at its edge, and above it is the top bar.
QRectF roomAround(const ScenePainter& pen, const QRectF& area) {
    const QRectF table(QPointF(), pen.look().size);
    const QRectF stage = game::stageOf(pen.look());
    if (stage.contains(area.center())) return stage;
    return area.center().y() < stage.top() ? table : table.adjusted(0, stage.top(), 0, 0);
}

class DiscPlaces {
  public:
    DiscPlaces(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot, const DiscRow& row)
        : pen_(pen), spot_(spot), row_(row), room_(roomAround(pen, spot.area)) {
        const double reach = row.size * (static_cast<double>(row.count) + 1);
        const QRectF around = spot.area.adjusted(-reach, -reach, reach, reach);
        for (const game::Sprite& sprite : scene.sprites)
            if (sprite.area.intersects(around)) sprites_.push_back(&sprite);
        for (const game::Spot& other : scene.spots)
            if (other.area.intersects(around) && !other.area.intersects(spot.area)) neighbors_.push_back(&other);
    }

    std::vector<QRectF> best() const {
        const QRectF& area = spot_.area;
        if (isButton(spot_)) return rowFrom({area.left(), area.center().y()}, {0, 1});
        std::vector<QRectF> best = rowFrom(edge().topLeft(), {1, 0});
        std::size_t least = SIZE_MAX;
        for (std::vector<QRectF>& row : all()) {
            const std::size_t cost = costOf(row);
            if (cost >= least) continue;
            least = cost;
            best = std::move(row);
            if (cost == 0) break;
        }
        return best;
    }

  private:
    /// The corners of an ellipse are where its diagonals cut it.
    QRectF edge() const {
        const QRectF& area = spot_.area;
        const double inset = spot_.shape == game::Shape::Ellipse ? .146 : 0;
        const double x = area.width() * inset;
        const double y = area.height() * inset;
        return area.adjusted(x, y, -x, -y);
    }

    /// From this center on; the first disc is the one at the left or the top.
    std::vector<QRectF> rowFrom(const QPointF& center, const QPointF& direction) const {
        std::vector<QRectF> discs;
        for (std::size_t i = 0; i < row_.count; ++i) {
            const QPointF at = center + direction * (row_.size * pitch * static_cast<double>(i));
            discs.emplace_back(at.x() - row_.size / 2, at.y() - row_.size / 2, row_.size, row_.size);
        }
        if (direction.x() < 0 || direction.y() < 0) std::reverse(discs.begin(), discs.end());
        return discs;
    }

    /// From the corners towards the middle of the edges, then from the middle of the edges on.
    std::vector<std::vector<QRectF>> all() const {
        const double half = row_.size / 2;
        const QRectF inside = edge();
        const QPointF middle = spot_.area.center();
        const QPointF right(1, 0), left(-1, 0), down(0, 1), up(0, -1);
        std::vector<std::vector<QRectF>> rows;
        for (const QRectF& box : {inside, inside.adjusted(-half, -half, half, half)}) {
            const std::pair<QPointF, std::array<QPointF, 2>> places[] = {
                {box.topLeft(), {right, down}},           {box.topRight(), {left, down}},
                {box.bottomLeft(), {right, up}},          {box.bottomRight(), {left, up}},
                {{middle.x(), box.top()}, {right, left}}, {{box.left(), middle.y()}, {down, up}},
                {{box.right(), middle.y()}, {down, up}},  {{middle.x(), box.bottom()}, {right, left}}};
            for (const auto& [center, directions] : places)
                for (const QPointF& direction : directions)
                    if (row_.count > 1 || direction == directions[0]) rows.push_back(rowFrom(center, direction));
        }
        return rows;
    }

    /// Most of all what is not seen or lies over another disc, then what hides something; last, what could be taken for
    /// a neighbor's.
    std::size_t costOf(const std::vector<QRectF>& row) const {
        constexpr std::size_t hidden = 100, lost = 10'000;
        std::size_t cost = 0;
        for (const QRectF& disc : row) {
            const bool isTaken =
                std::ranges::any_of(row_.others, [&](const QRectF& other) { return other.intersects(disc); });
            if (isTaken || !room_.contains(disc)) cost += lost;
            if (std::ranges::any_of(sprites_, [&](const auto* sprite) { return hides(pen_, *sprite, spot_, disc); }))
                cost += hidden;
        }
        const auto isNeighbors = [&](const game::Spot* other) {
            return std::ranges::any_of(row, [&](const QRectF& disc) { return other->area.intersects(disc); });
        };
        return cost + static_cast<std::size_t>(std::ranges::any_of(neighbors_, isNeighbors));
    }

    const ScenePainter& pen_;
    const game::Spot& spot_;
    const DiscRow& row_;
    const QRectF room_;
    /// Those near the spot.
    std::vector<const game::Sprite*> sprites_;
    std::vector<const game::Spot*> neighbors_;
};

}

bool hidesPrint(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot, const QRectF& mark) {
    return std::ranges::any_of(scene.sprites,
                               [&](const game::Sprite& sprite) { return hides(pen, sprite, spot, mark); });
}

std::vector<QRectF> discsOf(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot,
                            const DiscRow& row) {
    return DiscPlaces(pen, scene, spot, row).best();
}

}
