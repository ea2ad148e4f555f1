// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of The Legend's table for its tests.
#pragma once

#include "legend.h"
#include "ui/erased_view.h"
#include "view/view.h"

#include <algorithm>

namespace heorot::legend {

inline const QSizeF large(1920, 1080);
inline const QSizeF small(1024, 600);
inline const std::vector<std::string> four{"Martha", "Mark", "Sandra", "Peter"};

inline ui::Look lookOf(const QSizeF& size) {
    ui::Look look;
    look.size = size;
    return look;
}

inline QStringList textsIn(const ui::Scene& scene, const QRectF& area) {
    QStringList texts;
    for (const ui::Sprite& sprite : scene.sprites)
        if (!sprite.text.isEmpty() && area.contains(sprite.area.center())) texts << sprite.text;
    return texts;
}

inline int drawn(const ui::Scene& scene, const QString& art, const QRectF& area) {
    return static_cast<int>(std::count_if(scene.sprites.begin(), scene.sprites.end(), [&](const ui::Sprite& sprite) {
        return sprite.art.startsWith(art) && area.contains(sprite.area.center());
    }));
}

/// Sandra has two of the three symbols that she needs.
inline std::unique_ptr<test::Legend::Match> inTurn(const test::Legend& game) {
    return game.at(four, "step: grendels-attack\nphase: in-turn\nfirst: Martha\nto_move: Sandra\nseats:\n"
                         "  Martha: {row: [fighting2, courage1]}\n  Mark: {status: 4}\n"
                         "  Sandra: {hand: [courage1, wit1], row: [courage1, fighting1], scratches: 1, wounds: 1}\n"
                         "  Peter: {row: [fighting1, beowulf]}");
}

}
