// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance tests for the sample game's view.
#include "conformance/view_conformance.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/game.h"
#include "samplegame/view/view.h"
#include "samplegame/words/words.h"
#include "suite/suite.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    conformance::ViewOptions options;
    // Two random seats rarely pay for a prize.
    options.vacuous = {"events carry the points they score", "buttons that end a choice stand from its first step"};
    return conformance::runViews<samplegame::Game, samplegame::Players, samplegame::GameWords, samplegame::View>(
        HEOROT_BINARY_DIR "/tests/data/sample", argc, argv, options);
}
