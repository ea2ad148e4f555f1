// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game's table keeps every law that the tables of the real games keep.
#include "laws/view_laws.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/rules.h"
#include "samplegame/view/view.h"
#include "samplegame/words/words.h"
#include "suite/suite.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    laws::ViewEffort effort;
    // Two seats at random hardly ever pay for a prize.
    effort.idle = {"events carry their points"};
    return laws::runViews<samplegame::Game, samplegame::Players, samplegame::GameWords, samplegame::View>(
        HEOROT_BINARY_DIR "/tests/data/sample", argc, argv, effort);
}
