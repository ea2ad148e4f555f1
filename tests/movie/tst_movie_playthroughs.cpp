// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of The Movie play out as stored.
#include "games/playthrough_suite.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    return test::runPlaythroughs<movie::Game, movie::Players, movie::GameWords>(argc, argv);
}
