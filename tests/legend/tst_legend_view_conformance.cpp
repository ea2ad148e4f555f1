// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance tests for The Legend's view, base and advanced game.
#include "conformance/view_conformance.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "view/view.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    conformance::ViewOptions options;
    // Equal cards of a hand are in one pile, and icons with the same gain are rarely taken side by side.
    options.vacuous = {"the chosen one of equal pieces is taken",
                       "buttons that end a choice stand from its first step"};
    return conformance::runViews<legend::Game, legend::Players, legend::GameWords, legend::View>(
        HEOROT_BINARY_DIR "/share/heorot/data/legend", argc, argv, options);
}
