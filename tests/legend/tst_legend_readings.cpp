// SPDX-License-Identifier: GPL-3.0-or-later
// The log of The Legend reads well in every language.
#include "games/reading_suite.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    const test::ReadingOptions options{
        .colons = {"step-begins", "changed"}, .negative = {"scored"}, .complete = [](const engine::Event& event) {
            if (legend::kindOf(event) != legend::Happening::Refused) return true;
            const auto threat = static_cast<legend::GainKind>(event.args[0]);
            return threat == legend::GainKind::Scratch || threat == legend::GainKind::Wound ||
                   threat == legend::GainKind::DoubleWound || threat == legend::GainKind::Misfortune;
        }};
    return test::runReadings<legend::Game, legend::GameWords>(options, argc, argv);
}
