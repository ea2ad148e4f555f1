// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board_layer.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace heorot::ui {

namespace {

/// How far a mark reaches beyond its spot, and an edge beyond its sprite, as a measure.
constexpr double markReach = 24;
constexpr double edgeReach = 3;

/// The chosen spot on which the sprite lies; none for what only lies below several spots.
const game::Spot* chosenUnder(const std::vector<const game::Spot*>& chosen, const game::Sprite& sprite) {
    constexpr double slack = 12;
    for (const game::Spot* spot : chosen)
        if (spot->area.adjusted(-slack, -slack, slack, slack).contains(sprite.area) &&
            spot->area.contains(sprite.area.center()))
            return spot;
    return nullptr;
}

std::vector<const game::Spot*> found(const game::Scene& scene, const QStringList& ids) {
    std::vector<const game::Spot*> spots;
    for (const QString& id : ids)
        if (const game::Spot* spot = scene.find(id)) spots.push_back(spot);
    return spots;
}

LayerPart markOn(Mark mark, const game::Spot& spot) {
    LayerPart part{mark, {}, 0};
    part.sprite.piece = spot.id;
    part.sprite.area = spot.area;
    part.sprite.shape = spot.shape;
    return part;
}

void addMarks(std::vector<LayerPart>& parts, const ScenePainter& pen, const game::Scene& scene, const Marks& marks) {
    const auto isLit = [&](const game::Spot& spot) { return !spot.isQuiet && marks.lit.contains(spot.id); };
    if (pen.theme().id() == ThemeId::HighContrast)
        for (const game::Spot& spot : scene.spots)
            if (!isLit(spot) && !marks.chosen.contains(spot.id) && !hasGhost(scene, spot))
                parts.push_back(markOn(Mark::Unlit, spot));
    for (const game::Spot* spot : found(scene, marks.lighted)) parts.push_back(markOn(Mark::Lighted, *spot));
    for (const game::Spot* spot : found(scene, marks.lit))
        if (isLit(*spot) && !marks.chosen.contains(spot->id) && !hasGhost(scene, *spot))
            parts.push_back(markOn(Mark::Lit, *spot));
    for (const game::Spot* spot : found(scene, marks.chosen)) parts.push_back(markOn(Mark::Tick, *spot));
}

/// Equal parts have equal keys.
auto keyOf(const LayerPart& part) {
    const QRectF& area = part.sprite.area;
    return std::tuple(area.left(), area.top(), area.width(), area.height(), part.sprite.piece, part.sprite.art,
                      part.sprite.text);
}

/// For each part after the change, which part before it is the same one; each is taken once. `before.size()` for a part
/// that was not there.
std::vector<std::size_t> partners(const std::vector<LayerPart>& before, const std::vector<LayerPart>& after) {
    std::multimap<decltype(keyOf(before.front())), std::size_t> places;
    for (std::size_t i = 0; i < before.size(); ++i) places.emplace(keyOf(before[i]), i);
    std::vector<std::size_t> found(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        auto [place, end] = places.equal_range(keyOf(after[i]));
        while (place != end && !(before[place->second] == after[i])) ++place;
        if (place == end) continue;
        found[i] = place->second;
        places.erase(place);
    }
    return found;
}

/// Leaves as many partners as possible, but in rising order.
void keepRising(std::vector<std::size_t>& partner, std::size_t none) {
    // Of the best row of each length its last part, and what comes before each part.
    std::vector<std::size_t> ends;
    std::vector<std::size_t> previous(partner.size(), partner.size());
    for (std::size_t i = 0; i < partner.size(); ++i) {
        if (partner[i] == none) continue;
        const auto place = std::lower_bound(ends.begin(), ends.end(), partner[i],
                                            [&](std::size_t end, std::size_t value) { return partner[end] < value; });
        if (place != ends.begin()) previous[i] = *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<bool> isKept(partner.size());
    for (std::size_t i = ends.empty() ? partner.size() : ends.back(); i < partner.size(); i = previous[i])
        isKept[i] = true;
    for (std::size_t i = 0; i < partner.size(); ++i)
        if (!isKept[i]) partner[i] = none;
}

bool dependsOnPrint(const LayerPart& part) {
    return part.mark == Mark::Lit || part.mark == Mark::Unlit;
}

}

std::vector<LayerPart> layerParts(const ScenePainter& pen, const game::Scene& scene, const Marks& marks,
                                  const std::function<bool(const game::Sprite&)>& left) {
    std::vector<LayerPart> parts;
    parts.reserve(scene.sprites.size() + scene.spots.size());
    const auto chosen = found(scene, marks.chosen);
    std::vector<const game::Spot*> matted;
    for (const game::Sprite& sprite : scene.sprites) {
        if (left && left(sprite)) continue;
        const game::Spot* under = chosenUnder(chosen, sprite);
        if (under && std::find(matted.begin(), matted.end(), under) == matted.end()) {
            matted.push_back(under);
            parts.push_back(markOn(Mark::Mat, *under));
        }
        parts.push_back({{}, sprite, under ? raise(pen, *under) : 0});
    }
    addMarks(parts, pen, scene, marks);
    return parts;
}

void paintPart(QPainter& painter, const ScenePainter& pen, const game::Scene& scene, const LayerPart& part) {
    if (part.mark) {
        if (const game::Spot* spot = scene.find(part.sprite.piece)) paintMark(painter, pen, scene, *part.mark, *spot);
        return;
    }
    painter.save();
    painter.translate(0, -part.raised);
    pen.paint(painter, part.sprite);
    painter.restore();
}

std::vector<LayerPart> changedParts(const ScenePainter& pen, const std::vector<LayerPart>& before,
                                    const std::vector<LayerPart>& after) {
    std::vector<LayerPart> changed;
    if (before == after) return changed;
    std::vector<std::size_t> partner = partners(before, after);
    keepRising(partner, before.size());
    std::vector<bool> stays(before.size());
    for (std::size_t i = 0; i < after.size(); ++i)
        if (partner[i] == before.size())
            changed.push_back(after[i]);
        else
            stays[partner[i]] = true;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!stays[i]) changed.push_back(before[i]);
    const std::size_t printed = changed.size();
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (partner[i] == before.size() || !dependsOnPrint(after[i])) continue;
        const QRectF reach = reachOf(pen, after[i]);
        const auto touches = [&](const LayerPart& part) { return reachOf(pen, part).intersects(reach); };
        if (std::any_of(changed.begin(), changed.begin() + static_cast<std::ptrdiff_t>(printed), touches))
            changed.push_back(after[i]);
    }
    return changed;
}

QRectF reachOf(const ScenePainter& pen, const LayerPart& part) {
    QRectF area = part.sprite.area;
    if (!part.sprite.text.isEmpty()) area |= pen.wordsOf(part.sprite);
    const double by = pen.measure(part.mark ? markReach : edgeReach);
    return area.adjusted(-by, -by, by, by).translated(0, -part.raised);
}

QImage paintScene(const game::Scene& scene, const game::Look& look, const Theme& theme, ArtCache& art, double ratio,
                  const Marks& marks) {
    QImage image((look.size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.color(game::Tone::TableDeep));
    QPainter painter(&image);
    const ScenePainter pen(art, look, theme, ArtMode::Now);
    for (const LayerPart& part : layerParts(pen, scene, marks)) paintPart(painter, pen, scene, part);
    return image;
}

}
