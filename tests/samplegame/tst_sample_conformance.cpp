// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance tests for the sample game.
#include "conformance/conformance.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/game.h"
#include "samplegame/words/words.h"
#include "suite/suite.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    conformance::Options options;
    options.vacuous = {"details leak nothing"};
    options.silent = "hidden";
    return conformance::run<samplegame::Game, samplegame::Players, samplegame::GameWords>(
        HEOROT_BINARY_DIR "/tests/data/sample", argc, argv, options);
}
