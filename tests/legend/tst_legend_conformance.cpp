// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance tests for The Legend; the seeds cover the base game, the advanced game and the hard variant.
#include "conformance/conformance.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    conformance::Options options;
    options.vacuous = {"details leak nothing"};
    // A secret choice is masked, and the effect of some icons is told by the following events.
    options.silent = "hidden|took-icon \\w+ \\d+ (?!cards|wound|double-wound|\\w+-or-heal|misfortune|scratch).*";
    return conformance::run<legend::Game, legend::Players, legend::GameWords>(HEOROT_SOURCE_DIR "/games/legend/data",
                                                                              argc, argv, options);
}
