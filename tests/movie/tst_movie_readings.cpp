// SPDX-License-Identifier: GPL-3.0-or-later
// The log of The Movie reads well in every language.
#include "games/reading_suite.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    const test::ReadingOptions options{.colons = {"act-begins", "act-ends", "scored", "swapped"},
                                       .negative = {"scored"},
                                       // A tile from an earlier act is told by the act in which it is played.
                                       .complete = [](engine::Event& event) {
                                           if (event.args[5] == 0) event.args[5] = 2;
                                           return true;
                                       }};
    return test::runReadings<movie::Game, movie::GameWords>(options, argc, argv);
}
