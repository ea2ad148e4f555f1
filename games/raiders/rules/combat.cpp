// SPDX-License-Identifier: GPL-3.0-or-later
// Combat: Hammers discarded, dice rolled, rolled again for Favor (rulebook, Combat). And the odds.
#include "rules/artifacts.h"
#include "rules/flow.h"
#include "rules/odds.h"
#include "rules/pay.h"

namespace heorot::raiders {

void Flow::beginBout(int defense) {
    state_.bout = {};
    state_.bout.active = true;
    state_.bout.defense = static_cast<std::uint8_t>(defense);
}

/// The Hammers are gone before the roll.
void Flow::rollBout() {
    int dice = diceLaidOut(rules_, state_);
    spendLaidOut();
    Bout& bout = state_.bout;
    bout.rolled = true;
    bout.extra = 0;
    for (; dice > 0; --dice)
        ++bout.dice[rules_.combatSides[static_cast<std::size_t>(chance_.roll(combatDieSource, 6))]];
    showAll();
    say(Happening::CombatRolled, bout.dice[0], bout.dice[1], bout.dice[2], successes(bout), bout.defense);
    if (isBoutDecided()) settleBout();
}

/// Won, or no Favor is there to change it, nor an artifact that may bring some.
bool Flow::isBoutDecided() const {
    if (successes(state_.bout) >= state_.bout.defense) return true;
    return state_.ships[state_.mover].favor == 0 && !mayBringFavor(rules_, state_);
}

void Flow::rerollBout() {
    Bout& bout = state_.bout;
    favor(-1);
    int dice = 0;
    for (std::size_t value = 0; value < 3; ++value) {
        dice += bout.again[value];
        bout.dice[value] = static_cast<std::uint8_t>(bout.dice[value] - bout.again[value]);
        bout.again[value] = 0;
    }
    for (; dice > 0; --dice)
        ++bout.dice[rules_.combatSides[static_cast<std::size_t>(chance_.roll(combatDieSource, 6))]];
    showAll();
    say(Happening::CombatRerolled, bout.dice[0], bout.dice[1], bout.dice[2], successes(bout), bout.defense);
    if (isBoutDecided()) settleBout();
}

void Flow::settleBout() {
    const Bout& bout = state_.bout;
    const bool won = successes(bout) >= bout.defense;
    say(Happening::CombatEnded, successes(bout), bout.defense, won);
    endBout(won);
}

void Flow::endBout(bool won) {
    state_.bout = {};
    if (state_.spoil != none)
        won ? pillage() : leaveAlone();
    else if (state_.battle != none)
        won ? winBattle() : loseBattle();
    else
        won ? subdue() : failAttempt();
}

}
