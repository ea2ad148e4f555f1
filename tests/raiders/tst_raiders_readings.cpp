// SPDX-License-Identifier: GPL-3.0-or-later
// The log of Raiders of Midgard reads well in every language.
#include "games/reading_suite.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    const test::ReadingOptions options{
        .colons = {}, .negative = {"food", "favor", "glory", "terror"}, .complete = [](const engine::Event& event) {
            const auto kind = raiders::kindOf(event);
            // Only cards are pillaged, and terror goes to another player.
            if (kind == raiders::Happening::Pillaged || kind == raiders::Happening::LeftAlone)
                return !raiders::isArtifact(static_cast<raiders::SpoilId>(event.args[0]));
            return kind != raiders::Happening::TerrorGiven || event.args[0] != event.seat;
        }};
    return test::runReadings<raiders::Game, raiders::GameWords>(options, argc, argv);
}
