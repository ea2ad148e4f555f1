// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game's table keeps every check that the tables of the real games keep.
#include "conformance/view_conformance.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/rules.h"
#include "samplegame/view/view.h"
#include "samplegame/words/words.h"
#include "suite/suite.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    conformance::ViewOptions options;
    // Two seats at random hardly ever pay for a prize.
    options.vacuous = {"events carry the points they score"};
    return conformance::runViews<samplegame::Game, samplegame::Players, samplegame::GameWords, samplegame::View>(
        HEOROT_BINARY_DIR "/tests/data/sample", argc, argv, options);
}
