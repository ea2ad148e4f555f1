// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/dice_room.h"

#include "words/say.h"

#include "rules/steps/steps.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

namespace {

int sumOf(const Counts<colors>& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

int diceOf(const Bundle& bundle) {
    return (bundle.die == none ? 0 : 1) + sumOf(bundle.rolled) + bundle.freeDice;
}

/// Of the Reavers of a stack.
int diceOfStack(const Rules& rules, const State& state, int place) {
    int dice = 0;
    if (state.phase != Phase::Decide || state.location != Location::Recruit || place == fromDeck) return dice;
    for (const ReaverId reaver : state.reaverStacks[static_cast<std::size_t>(place - 1)])
        dice += sumOf(rules.reavers[reaver].gain);
    return dice;
}

int diceOfTrade(const State& state) {
    const int lying = std::accumulate(state.tradeDice.begin(), state.tradeDice.end(), 0);
    return state.secondDie ? 1 : std::min(lying, 2);
}

/// Of an ability or a card that is decided about.
int diceAccepted(const Rules& rules, const State& state) {
    if (state.phase == Phase::Ability && state.ability != none) {
        const Ability& ability = rules.reavers[state.ability].ability;
        return diceOf(ability.then) - ability.dice;
    }
    return state.spoil != none && isKeep(state.spoil) ? diceOf(rules.keeps[keepOf(state.spoil)].pillage) : 0;
}

}

int diceBrought(const Rules& rules, const State& state, Action action) {
    switch (kindOf(action)) {
    case Do::Take: return diceOfStack(rules, state, action.a);
    case Do::Recruit: return sumOf(rules.reavers[action.a].gain);
    case Do::Rally: return sumOf(rules.reavers[action.a].rally);
    case Do::Promote: return diceOf(rules.clans[static_cast<std::size_t>(rules.reavers[action.a].clan)].promote);
    case Do::Trade: return static_cast<Ware>(action.a) == Ware::Dice ? diceOfTrade(state) : 0;
    case Do::Rest: return action.a == restFood ? 0 : 1;
    case Do::Pick:
        return static_cast<Option>(action.a) == Option::Dice ? diceOf(rules.villageCard(state.spoil).gain) : 0;
    case Do::Accept: return diceAccepted(rules, state);
    case Do::Reward:
        if (isUnknownTile(action.a)) return 0;
        return diceOf(rules.territories[territoryOf(action.a)].rewards[action.a % rewardsPerTerritory]);
    default: return 0;
    }
}

int diceRoom(const Rules& rules, const State& state) {
    return std::max(0, rules.diceSpaces.value - moverShip(state).diceCount);
}

QString withDiceRoom(const TextContext& at, Action action, const QString& choice) {
    if (at.state.mover == nobody) return choice;
    const int room = diceRoom(at.rules, at.state);
    if (diceBrought(at.rules, at.state, action) <= room) return choice;
    //: A choice that brings more dice than the longship has room for: %1 the choice, %n dice for which there is room
    return Say::tr("%1 (room for %n dice)", nullptr, room).arg(choice);
}

QString roomWarning(const TextContext& at) {
    const State& state = at.state;
    // Where each die is discarded or chosen one by one, the prompt says so.
    if (state.mover == nobody || state.phase == Phase::Overflow || state.phase == Phase::Gain) return {};
    const int room = diceRoom(at.rules, state);
    engine::ActionList legal;
    legalActions(at.rules, state, legal);
    const bool isShort = std::any_of(legal.begin(), legal.end(), [&](Action action) {
        // Whoever rests takes a die knowingly.
        return kindOf(action) != Do::Rest && diceBrought(at.rules, state, action) > room;
    });
    if (!isShort) return {};
    //: Behind a prompt, where a choice may bring more dice: %n dice
    return at.mover.isYou ? Say::tr("You have room for %n more crew dice.", nullptr, room)
                          : /*: Behind a prompt, where a choice may bring more dice: %n dice */ Say::tr(
                                "There is room for %n more crew dice.", nullptr, room);
}

}
