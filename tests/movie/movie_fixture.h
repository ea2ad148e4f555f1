// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie under test.
#pragma once

#include "games/altered_data.h"
#include "players/players.h"
#include "rules/game.h"
#include "words/words.h"

namespace heorot::test {

using Movie = TestedGame<movie::Game, movie::Players, movie::GameWords>;
using AlteredMovie = AlteredData<Movie>;

}
