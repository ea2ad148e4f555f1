// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of every view, on The Movie.
#include "laws/view_laws.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "view/view.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    laws::ViewEffort effort;
    effort.idle = {"laid pieces come back", "secret choices look alike"};
    return laws::runViews<movie::Game, movie::Players, movie::GameWords, movie::View>(
        HEOROT_BINARY_DIR "/share/heorot/data/movie", argc, argv, effort);
}
