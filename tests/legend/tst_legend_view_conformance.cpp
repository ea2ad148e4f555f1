// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of every view, on The Legend, base game and advanced game.
#include "conformance/view_conformance.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "view/view.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    conformance::ViewOptions options;
    // Equal cards of a hand lie in one pile, and icons of one gain are seldom taken side by side.
    options.vacuous = {"the chosen one of equal pieces is taken"};
    return conformance::runViews<legend::Game, legend::Players, legend::GameWords, legend::View>(
        HEOROT_BINARY_DIR "/share/heorot/data/legend", argc, argv, options);
}
