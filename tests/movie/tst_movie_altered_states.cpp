// SPDX-License-Identifier: GPL-3.0-or-later
// Altered states are refused with their line or can be played to the end.
#include "conformance/altered_states.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    return conformance::runAlteredStates<movie::Game, movie::Players, movie::GameWords>(
        HEOROT_SOURCE_DIR "/games/movie/data", argc, argv);
}
