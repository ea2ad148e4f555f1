// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_picture.h"

#include "ui/outlines.h"

#include <algorithm>

namespace heorot::ui {

QRectF partAround(const game::Scene& scene, const game::Look& look, const QStringList& spots) {
    QRectF part;
    if (spots.isEmpty())
        for (const game::Spot& spot : scene.spots)
            if (game::stageOf(look).contains(spot.area)) part |= spot.area;
    for (const QString& id : spots) {
        const game::Spot* spot = scene.find(id);
        if (!spot) return {};
        part |= spot->area;
    }
    if (part.isEmpty()) return {};
    // A board has a frame around its spaces.
    const double margin = spots.isEmpty() ? 20 : 8;
    return part.adjusted(-margin, -margin, margin, margin) & QRectF(QPointF(), look.size);
}

QImage pictureOf(const game::Scene& scene, const QRectF& part, const QSizeF& room, double ratio,
                 const ScenePainter& painter, const std::vector<Outline>& outlines) {
    const QSizeF size = part.size().scaled(room, Qt::KeepAspectRatio);
    const QSize pixels = (size * ratio).toSize();
    if (pixels.isEmpty()) return {};
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(painter.theme().color(game::Tone::Table));
    QPainter on(&image);
    on.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double scale = pixels.width() / part.width();
    on.scale(scale, scale);
    on.translate(-part.topLeft());
    for (const game::Sprite& sprite : scene.sprites)
        if (sprite.area.intersects(part)) painter.paint(on, sprite);
    const auto chosen =
        std::find_if(outlines.begin(), outlines.end(), [](const Outline& outline) { return outline.isChosen; });
    const int number = chosen == outlines.end() ? 0 : chosen->number;
    const auto outlined = outlinedSpots(scene, outlines);
    const auto discs = numberDiscs(painter, scene, outlined);
    for (std::size_t i = 0; i < outlined.size(); ++i) paintOutlined(on, painter, outlined[i], discs[i], number);
    on.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

}
