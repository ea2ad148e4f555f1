// SPDX-License-Identifier: GPL-3.0-or-later
// Altered states are refused with their line or can be played to the end.
#include "conformance/altered_states.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    // Games of three seats have the Honor Ship.
    return conformance::runAlteredStates<raiders::Game, raiders::Players, raiders::GameWords>(
        HEOROT_SOURCE_DIR "/games/raiders/data", argc, argv, {2, 3, 4});
}
