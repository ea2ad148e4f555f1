// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/movement.h"

#include <QHash>

#include <algorithm>

namespace heorot::ui {

namespace {

QHash<QString, QRectF> pieces(const game::Scene& scene) {
    QHash<QString, QRectF> areas;
    for (const game::Sprite& sprite : scene.sprites)
        if (!sprite.piece.isEmpty()) areas[sprite.piece] = areas.value(sprite.piece).united(sprite.area);
    return areas;
}

}

QTransform Glide::at(double progress) const {
    if (to.isEmpty()) return {};
    const QPointF left = (from.center() - to.center()) * (1 - progress);
    return QTransform::fromTranslate(left.x(), left.y());
}

QRectF areaOf(const game::Scene& scene, const QString& piece) {
    return pieces(scene).value(piece);
}

std::vector<Glide> glides(const game::Scene& before, const game::Scene& after,
                          const std::vector<game::Movement>& movements) {
    const auto old = pieces(before);
    const auto now = pieces(after);
    QHash<QString, QRectF> origins;
    for (auto piece = now.begin(); piece != now.end(); ++piece)
        if (old.contains(piece.key())) origins[piece.key()] = old[piece.key()];
    for (const game::Movement& movement : movements) {
        const game::Spot* spot = before.find(movement.from);
        if (!spot) spot = after.find(movement.from);
        const QRectF from = old.value(movement.from, spot ? spot->area : QRectF());
        if (!from.isEmpty()) origins[movement.piece] = from;
    }
    std::vector<Glide> all;
    for (auto origin = origins.begin(); origin != origins.end(); ++origin)
        if (const QRectF to = now.value(origin.key()); !to.isEmpty() && to != *origin)
            all.push_back({origin.key(), *origin, to});
    std::sort(all.begin(), all.end(), [](const Glide& a, const Glide& b) { return a.piece < b.piece; });
    return all;
}

}
