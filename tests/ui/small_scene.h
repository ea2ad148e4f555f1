// SPDX-License-Identifier: GPL-3.0-or-later
// A small scene for tests of common/ui: a row of round and square spots, some with pieces.
#pragma once

#include "game/look.h"

namespace heorot::test {

/// Four spaces of 100 pixels in a row at y 100, the third one round, with two cards of a hand and a choice below. A
/// piece `disc` is on space `at`.
inline game::Scene table(int at = 0) {
    game::Scene scene;
    game::Sprite ground;
    ground.area = {0, 0, 1024, 600};
    ground.fill = game::Tone::Table;
    scene.sprites.push_back(ground);
    const auto spot = [&](const QString& id, const QRectF& area, game::Shape shape = game::Shape::Rect) {
        scene.spots.push_back(
            {id, area, shape, QStringLiteral("Spot %1").arg(id), QStringLiteral("It is %1.").arg(id)});
        game::Sprite sprite;
        sprite.area = area;
        sprite.shape = shape;
        sprite.fill = game::Tone::Sea;
        sprite.edge = game::Tone::Ink;
        sprite.radius = 10;
        scene.sprites.push_back(sprite);
    };
    for (int i = 0; i < 4; ++i)
        spot(QStringLiteral("space/%1").arg(i), QRectF(100 + i * 120, 100, 100, 100),
             i == 2 ? game::Shape::Ellipse : game::Shape::Rect);
    spot(QStringLiteral("hand/0"), {100, 450, 100, 100});
    spot(QStringLiteral("hand/1"), {220, 450, 100, 100});
    spot(QStringLiteral("choice/pass"), {700, 400, 120, 40});
    game::Sprite disc;
    disc.piece = QStringLiteral("disc");
    disc.area = {115. + at * 120, 115, 70, 70};
    disc.shape = game::Shape::Ellipse;
    disc.hue = 1;
    disc.fill = game::Tone::Gold;
    scene.sprites.push_back(disc);
    return scene;
}

inline game::Look smallLook() {
    game::Look look;
    look.size = {1024, 600};
    return look;
}

}
