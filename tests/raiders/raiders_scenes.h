// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of Raiders of Midgard for tests of its view.
#pragma once

#include "raiders_fixture.h"

#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "view/view.h"

#include <QTest>

namespace heorot::raiders {

using test::large, test::lookOf, test::small, test::textsIn;

/// The number of pictures `raiders/<art>...` in the area.
inline int picturesOf(const game::Scene& scene, const QString& art, const QRectF& area) {
    return test::drawn(scene, QStringLiteral("raiders/") + art, area);
}

/// A base of test classes with the game and its view.
class RaidersScenes {
  protected:
    game::Scene sceneOf(const test::Raiders::Match& match, engine::Seat viewer, const QSizeF& size,
                        const game::Pointing& pointing = {}) const {
        return view_->scene(match, viewer, lookOf(size), pointing);
    }
    static void play(test::Raiders::Match& match, const char* line) {
        const auto action = match.parse(line);
        QVERIFY2(action && !match.play(*action), line);
    }

    test::Raiders game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

}
