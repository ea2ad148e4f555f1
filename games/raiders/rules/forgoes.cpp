// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that give something up for good, so that a person is asked once more; and those that choose an order only,
// where it matters and where it does not.
#include "rules/artifacts.h"
#include "rules/odds.h"
#include "rules/pay.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

bool canStillWin(const Rules& rules, const State& state) {
    const Bout& bout = state.bout;
    if (!bout.active)
        return canFight(rules, state) || canPay(rules, moverShip(state), rules.battles[state.battle].combination) ||
               hasArtifactAction(rules, state);
    if (!bout.rolled) return true;
    return successes(bout) < bout.defense && (moverShip(state).favor > 0 || mayBringFavor(rules, state));
}

/// Whether the journey could be paid for, and takes what does not come back.
bool losesForGood(const Rules& rules, const State& state) {
    const JourneySpec& journey = rules.journeys[state.journey];
    const Ship& ship = moverShip(state);
    if (journey.payReaver || !canPay(rules, ship, journey.pay)) return false;
    return (journey.leader && ship.leader != none) ||
           (journey.goods && (!ship.artifacts.empty() || upgradesOn(ship) > 0));
}

const Bundle& gainOf(const Rules& rules, TileId tile) {
    return rules.territories[territoryOf(tile)].rewards[tile % rewardsPerTerritory];
}

/// Whether nothing that is still to be decided in this part costs food or favor.
bool costsNothingYet(const Rules& rules, const State& state) {
    return std::all_of(state.rewards.begin(), state.rewards.end(), [&](TileId tile) {
        const Bundle& gain = gainOf(rules, tile);
        return gain.villages == 0 && gain.keeps == 0 && gain.reavers == 0;
    });
}

}

bool forgoes(const Rules& rules, const State& state, Action action) {
    switch (kindOf(action)) {
    case Do::Yield: return canStillWin(rules, state);
    case Do::Done: return state.phase == Phase::Combat && canStillWin(rules, state);
    case Do::End: return state.phase == Phase::Attempt && canAttempt(rules, state);
    case Do::Promote: return moverShip(state).leader != none;
    case Do::Suffer: return losesForGood(rules, state);
    default: return false;
    }
}

bool standsApart(const Rules& rules, const State& state, Action action) {
    if (kindOf(action) == Do::Resolve) return isKeep(action.a) && isSetCard(keepOf(action.a));
    if (kindOf(action) != Do::Reward) return false;
    const Bundle& gain = gainOf(rules, action.a);
    Bundle glory;
    glory.glory = gain.glory;
    Bundle goods = glory;
    goods.food = gain.food;
    goods.favor = gain.favor;
    return gain == glory || (gain == goods && costsNothingYet(rules, state));
}

bool settles(const Rules&, const State&, Action action) {
    return kindOf(action) == Do::Resolve || kindOf(action) == Do::Reward;
}

}
