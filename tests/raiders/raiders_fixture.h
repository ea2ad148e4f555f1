// SPDX-License-Identifier: GPL-3.0-or-later
// Raiders of Midgard under test.
#pragma once

#include "games/tested_game.h"
#include "players/players.h"
#include "rules/game.h"
#include "words/words.h"

namespace heorot::test {

using Raiders = TestedGame<raiders::Game, raiders::Players, raiders::GameWords>;
inline const std::filesystem::path raidersData = Raiders::data();
inline const std::filesystem::path raidersScenarios = Raiders::scenarios();
inline const std::filesystem::path raidersSagas = Raiders::sagas();

}
