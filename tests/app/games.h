// SPDX-License-Identifier: GPL-3.0-or-later
// Games and settings for tests of the window.
#pragma once

#include "games/loaded_games.h"
#include "heorot/settings.h"

namespace heorot::test {

/// Settings without delays.
inline app::Settings quickSettings() {
    app::Settings settings;
    settings.paceMs = 0;
    settings.animationSpeed = 0;
    return settings;
}

}
