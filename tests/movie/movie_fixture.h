// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie under test.
#pragma once

#include "games/tested_game.h"
#include "players/players.h"
#include "rules/game.h"
#include "words/words.h"

namespace heorot::test {

using Movie = TestedGame<movie::Game, movie::Players, movie::GameWords>;
inline const std::filesystem::path movieData = Movie::data();
inline const std::filesystem::path movieScenarios = Movie::scenarios();
inline const std::filesystem::path movieSagas = Movie::sagas();

}
