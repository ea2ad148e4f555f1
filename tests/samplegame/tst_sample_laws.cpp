// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game keeps every law that the real games keep.
#include "laws/laws.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/rules.h"
#include "samplegame/words/words.h"
#include "suite/suite.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    laws::Effort effort;
    effort.idle = {"details keep secrets"};
    effort.silent = "hidden";
    return laws::run<samplegame::Game, samplegame::Players, samplegame::GameWords>(
        HEOROT_BINARY_DIR "/tests/data/sample", argc, argv, effort);
}
