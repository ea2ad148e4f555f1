// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenarios of a game must cover, derived from the game itself.
#pragma once

#include "games/scenario_suite.h"
#include "games/tested_game.h"

namespace heorot::test {

/// `refusals` and `happenings` are the numbers of kinds; `eventOf(kind)` returns an event of a kind, from 1 on. Refusal
/// 1, for what is no action of the game, has no notation.
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
