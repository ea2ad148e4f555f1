// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of every game, on Raiders of Midgard.
#include "laws/laws.h"
#include "suite/suite.h"

#include "players/players.h"
#include "rules/game.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    laws::Effort effort;
    // Games are long: a few of them hold as many positions as many games of The Movie.
    effort.games = 3;
    effort.idle = {"details keep secrets"};
    // What is laid out anew for a round is seen on the table.
    effort.silent = "(displayed|trade-die) .*";
    return laws::run<raiders::Game, raiders::Players, raiders::GameWords>(HEOROT_SOURCE_DIR "/games/raiders/data", argc,
                                                                          argv, effort);
}
