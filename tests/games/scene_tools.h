// SPDX-License-Identifier: GPL-3.0-or-later
// Texts and pictures of a scene, and paths as text, for tests of views.
#pragma once

#include "game/game_view.h"
#include "game/look.h"
#include "game/scene.h"

#include <QTest>

#include <algorithm>

namespace heorot::test {

inline constexpr QSizeF large(1920, 1080);
inline constexpr QSizeF medium(1280, 800);
inline constexpr QSizeF small(1024, 600);

inline game::Look lookOf(const QSizeF& size) {
    game::Look look;
    look.size = size;
    return look;
}

/// Rows of a test: the least and the largest window, each with small and large text.
inline void addSizesWithText() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("1024x600") << small << 1.;
    QTest::newRow("1024x600, text 150 %") << small << 1.5;
    QTest::newRow("1920x1080") << large << 1.;
    QTest::newRow("1920x1080, text 150 %") << large << 1.5;
}

/// `hand/0|hand/1 space/c3`: equivalent spots separated by bars, choices by blanks.
inline QString textOf(const game::Path& path) {
    QStringList choices;
    for (const QStringList& spots : path) choices << spots.join(u'|');
    return choices.join(u' ');
}

/// Texts whose center is in the area.
inline QStringList textsIn(const game::Scene& scene, const QRectF& area) {
    QStringList texts;
    for (const game::Sprite& sprite : scene.sprites)
        if (!sprite.text.isEmpty() && area.contains(sprite.area.center())) texts << sprite.text;
    return texts;
}

/// What is written on a spot; nothing if there is none.
inline QStringList textsAt(const game::Scene& scene, const QString& spot) {
    const game::Spot* found = scene.find(spot);
    return found ? textsIn(scene, found->shown()) : QStringList();
}

/// The number of pictures whose name begins with `art` and whose center is in the area.
inline int drawn(const game::Scene& scene, const QString& art, const QRectF& area) {
    return static_cast<int>(std::count_if(scene.sprites.begin(), scene.sprites.end(), [&](const game::Sprite& sprite) {
        return sprite.art.startsWith(art) && area.contains(sprite.area.center());
    }));
}

/// How far each bar of a seat's panel, a sprite of nearly its width with round corners, stands above the panel's edge.
inline QVector<double> gapsBelowBars(const game::Scene& scene, const QRectF& panel) {
    double edge = 0;
    QVector<double> gaps;
    for (const game::Sprite& sprite : scene.sprites)
        if (sprite.area == panel)
            edge = std::max(edge, sprite.edgeWidth);
        else if (panel.contains(sprite.area) && sprite.area.width() > panel.width() * .7 && sprite.radius > 0)
            gaps << panel.bottom() - sprite.area.bottom();
    for (double& gap : gaps) gap -= edge;
    return gaps;
}

}
