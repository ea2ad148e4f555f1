// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance tests for Raiders of Midgard.
#include "conformance/conformance.h"
#include "suite/suite.h"

#include "players/players.h"
#include "rules/game.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    conformance::Options options;
    // Games are long: a few have as many positions as many games of The Movie.
    options.games = 3;
    options.vacuous = {"details leak nothing"};
    // What is laid out for a new round is visible on the table.
    options.silent = "(displayed|trade-die) .*";
    return conformance::run<raiders::Game, raiders::Players, raiders::GameWords>(
        HEOROT_SOURCE_DIR "/games/raiders/data", argc, argv, options);
}
