// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of every view, on Raiders of Midgard.
#include "laws/view_laws.h"
#include "players/players.h"
#include "rules/game.h"
#include "view/view.h"
#include "words/words.h"

int main(int argc, char** argv) {
    using namespace heorot;
    // Games are long, and each position has many choices.
    laws::ViewEffort effort;
    effort.games = 2;
    effort.points = 6;
    // The choice of a Prophecy that nobody has seen is the only one in secret. Where Reavers are
    // dismissed, all may be, and so may faces where one is chosen. All pieces lie open.
    effort.idle = {"own pieces are nobody else's",
                   "secret choices look alike",
                   "dark spots say why: crew",
                   "dark spots say why: face",
                   "hand-overs",
                   "covered tables"};
    return laws::runViews<raiders::Game, raiders::Players, raiders::GameWords, raiders::View>(
        HEOROT_SOURCE_DIR "/games/raiders/data", argc, argv, effort);
}
