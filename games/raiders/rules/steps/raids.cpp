// SPDX-License-Identifier: GPL-3.0-or-later
// Raids: the spoils of a stack or of the deck (rulebook, Raid Villages, Raid Keeps).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

void beginRaid(Transition& transition, int) {
    transition.state.stage = Stage::Take;
}

bool isAtKeeps(const State& state) {
    return state.location == Location::Keeps;
}

FieldFault takeError(const Rules&, const State& state) {
    const bool isRaid = state.location == Location::Villages || state.location == Location::Keeps;
    return isRaid ? FieldFault() : FieldFault{"stage", Fault::tr("this stage does not occur at this location")};
}

void offerSpoils(const Rules&, const State& state, ActionList& out) {
    if (isAtKeeps(state))
        offerStacks(state, state.keepStacks, Deck::Keeps, out);
    else
        offerStacks(state, state.villageStacks, Deck::Villages, out);
}

Violation refuseSpoils(const Rules& rules, const State& state, Action action) {
    const std::size_t seats = state.seats;
    return isAtKeeps(state)
               ? refuseStack(state, state.keepStacks, Deck::Keeps, action.a, rules.keepStacks[seats])
               : refuseStack(state, state.villageStacks, Deck::Villages, action.a, rules.villageStacks[seats]);
}

/// Takes the cards of a stack, or as many from the deck, and those of the bonus.
void takeSpoils(Transition& transition, Action action) {
    State& state = transition.state;
    const LocationSpec& spec = transition.rules.at(state.location);
    const bool keeps = isAtKeeps(state);
    const Deck deck = keeps ? Deck::Keeps : Deck::Villages;
    const int place = action.a;
    if (place == fromDeck) {
        drawSpoils(transition, deck, spec.cards);
    } else {
        const auto at = static_cast<std::size_t>(place - 1);
        auto& stack = keeps ? state.keepStacks[at] : state.villageStacks[at];
        for (const std::uint8_t card : stack) receiveSpoil(transition, keeps ? spoilOfKeep(card) : card, place);
        stack.clear();
    }
    drawSpoils(transition, deck, bonusOf(spec, state, state.mover));
    closePart(transition);
}

}

constexpr LocationRules villagesLocation{.offer = offerLocationCost, .activate = beginRaid, .isPaidFirst = true};
constexpr LocationRules keepsLocation{.offer = offerLocationCost, .activate = beginRaid, .isPaidFirst = true};
constexpr StageRules takeStage{.phase = Phase::Take, .positionError = takeError};
constexpr PhaseRules takePhase{.offer = offerSpoils,
                               .stage = Stage::Take,
                               .allowsArtifacts = isNothingLaidOut,
                               .take = {.refuse = refuseSpoils, .perform = takeSpoils}};

}
