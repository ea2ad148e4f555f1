// SPDX-License-Identifier: GPL-3.0-or-later
// A small table for the tests of the kit: a row of round and square spots with pieces on some.
#pragma once

#include "ui/look.h"

namespace heorot::test {

/// Four spaces of 100 in a row at y 100, the third round, two cards of a hand and a choice below. A piece `disc` lies
/// on the space `at`.
inline ui::Scene table(int at = 0) {
    ui::Scene scene;
    ui::Sprite ground;
    ground.area = {0, 0, 1024, 600};
    ground.fill = ui::Tone::Table;
    scene.sprites.push_back(ground);
    const auto spot = [&](const QString& id, const QRectF& area, ui::Shape shape = ui::Shape::Rect) {
        scene.spots.push_back(
            {id, area, shape, QStringLiteral("Spot %1").arg(id), QStringLiteral("It is %1.").arg(id)});
        ui::Sprite sprite;
        sprite.area = area;
        sprite.shape = shape;
        sprite.fill = ui::Tone::Sea;
        sprite.edge = ui::Tone::Ink;
        sprite.radius = 10;
        scene.sprites.push_back(sprite);
    };
    for (int i = 0; i < 4; ++i)
        spot(QStringLiteral("space/%1").arg(i), QRectF(100 + i * 120, 100, 100, 100),
             i == 2 ? ui::Shape::Ellipse : ui::Shape::Rect);
    spot(QStringLiteral("hand/0"), {100, 450, 100, 100});
    spot(QStringLiteral("hand/1"), {220, 450, 100, 100});
    spot(QStringLiteral("choice/pass"), {700, 400, 120, 40});
    ui::Sprite disc;
    disc.piece = QStringLiteral("disc");
    disc.area = {115. + at * 120, 115, 70, 70};
    disc.shape = ui::Shape::Ellipse;
    disc.hue = 1;
    disc.fill = ui::Tone::Gold;
    scene.sprites.push_back(disc);
    return scene;
}

inline ui::Look smallLook() {
    ui::Look look;
    look.size = {1024, 600};
    return look;
}

}
