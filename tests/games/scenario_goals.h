// SPDX-License-Identifier: GPL-3.0-or-later
// The goals of a game's scenarios, from the game itself.
#pragma once

#include "games/scenario_suite.h"
#include "games/tested_game.h"

namespace heorot::test {

/// `refusals` and `happenings` are how many there are of each, `eventOf(kind)` is one of that kind, from 1 on. What is
/// no action of the game, refusal 1, has no notation.
template <class Tested, class EventOf>
ScenarioGoals goalsOf(const Tested& tested, int refusals, int happenings, const EventOf& eventOf) {
    ScenarioGoals goals;
    goals.scenarios = Tested::scenarios();
    goals.finder = tested.finder();
    goals.rulingsFile = Tested::data().parent_path() / "RULINGS.md";
    const auto match = tested.newMatch({"Sandra", "Ylva"});
    for (int code = 2; code < refusals; ++code)
        goals.refusals.insert(match->refusalName({static_cast<std::uint16_t>(code), {}}));
    for (int kind = 1; kind <= happenings; ++kind) goals.events.insert(firstWord(match->format(eventOf(kind))));
    return goals;
}

}
