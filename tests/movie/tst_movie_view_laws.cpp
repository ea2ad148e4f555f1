// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of every view, on The Movie.
#include "laws/view_laws.h"
#include "players/players.h"
#include "rules/game.h"
#include "view/view.h"
#include "words/words.h"

int main(int argc, char** argv) {
    using namespace heorot;
    // Open: the numeral of an act and a long name at 1024x600, letters of the board in high contrast, the end of an
    // act.
    const laws::ViewEffort effort{.without = {"texts fit", "texts can be read", "events have looks"}};
    return laws::runViews<movie::Game, movie::Players, movie::GameWords, movie::View>(
        HEOROT_BINARY_DIR "/share/heorot/data/movie", argc, argv, effort);
}
