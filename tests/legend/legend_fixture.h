// SPDX-License-Identifier: GPL-3.0-or-later
// The Legend under test.
#pragma once

#include "games/tested_game.h"
#include "players/players.h"
#include "rules/game.h"
#include "words/words.h"

namespace heorot::test {

using Legend = TestedGame<legend::Game, legend::Players, legend::GameWords>;
inline const std::filesystem::path legendData = Legend::data();
inline const std::filesystem::path legendScenarios = Legend::scenarios();
inline const std::filesystem::path legendSagas = Legend::sagas();

}
