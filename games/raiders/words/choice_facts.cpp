// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of a choice of the reader and worth knowing, for hints.
#include "words/choice_facts.h"

namespace heorot::raiders {

namespace {

Facts factsOf(const Position& at, Action choice) {
    const Phase phase = at.state().phase;
    const bool isCombat = phase == Phase::Arms || phase == Phase::Combat;
    switch (kindOf(choice)) {
    case Do::Choose: return placeFacts(at, choice);
    case Do::Trade:
    case Do::Rest:
    case Do::End: return tradeFacts(at, choice);
    case Do::Take: return takeFacts(at, choice);
    case Do::Recruit:
    case Do::Rally:
    case Do::Specialize:
    case Do::Promote:
    case Do::Dismiss: return reaverFacts(at, choice);
    case Do::Keep:
    case Do::Resolve:
    case Do::Pick:
    case Do::Give:
    case Do::Drop:
    case Do::Store:
    case Do::Use:
    case Do::Renounce: return cardFacts(at, choice);
    case Do::Accept:
    case Do::Decline: return offerFacts(at, choice);
    case Do::Fight:
    case Do::Yield:
    case Do::Again:
    case Do::Reroll: return combatFacts(at, choice);
    case Do::Force:
    case Do::Peace:
    case Do::Claim:
    case Do::Reward: return tileFacts(at, choice);
    case Do::Pay:
    case Do::Done: return isCombat ? combatFacts(at, choice) : costFacts(at, choice);
    case Do::Suffer:
    case Do::Lose: return costFacts(at, choice);
    case Do::Gain:
    case Do::Roll:
    case Do::Turn:
    case Do::Discard: return diceFacts(at, choice);
    }
    return {};
}

}

game::Facts GameWords::facts(const Position& at, Action choice) {
    return factsOf(at, choice);
}

}
