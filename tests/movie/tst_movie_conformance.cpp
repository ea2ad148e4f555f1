// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance tests for The Movie.
#include "conformance/conformance.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    return conformance::run<movie::Game, movie::Players, movie::GameWords>(HEOROT_BINARY_DIR "/share/heorot/data/movie",
                                                                           argc, argv);
}
