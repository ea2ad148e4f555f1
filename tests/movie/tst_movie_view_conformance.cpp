// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance tests for The Movie's view.
#include "conformance/view_conformance.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "view/view.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    conformance::ViewOptions options;
    options.vacuous = {"laid pieces can be taken back", "secret choices look the same whatever their size"};
    return conformance::runViews<movie::Game, movie::Players, movie::GameWords, movie::View>(
        HEOROT_BINARY_DIR "/share/heorot/data/movie", argc, argv, options);
}
