// SPDX-License-Identifier: GPL-3.0-or-later
// King Hrothgar's Blessing saves one of the cards about to be discarded (rulebook, Special cards; ruling 10).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

void offerSavings(const Rules& rules, const State& state, ActionList& out) {
    offerWithRest(Do::Accept, state, out);
    for (Card card = 0; card < symbolKinds; ++card)
        if (canBeBlessed(rules, state, card)) out.push(make(Do::Bless, card));
}

Violation refuseBlessing(const Rules& rules, const State& state, Action action) {
    const Card card = action.a;
    if (const auto wrong = refuseOutside({Phase::Bless}, state)) return wrong;
    const bool isAllowed = hasSymbols(card) && canBeBlessed(rules, state, card);
    return isAllowed ? engine::allowed : refuse(Refusal::NotPlayed, card);
}

void bless(Transition& transition, Action action) {
    useText(transition.state, transition.state.mover, blessing);
    transition.report(Happening::Blessed, transition.state.mover, action.a);
    rulesOf(transition.episode()).discard(transition, action.a);
}

void blessNothing(Transition& transition) {
    rulesOf(transition.episode()).discard(transition, std::nullopt);
}

Wrong blessingError(const Rules& rules, const State& state) {
    if (!holds(state, state.mover, blessing))
        return {"hand", Fault::tr("the player to move does not have Blessing"), state.mover};
    const bool isOpportunity = episodeOf(rules, state).kind == EpisodeKind::Opportunity;
    if (isOpportunity && !isPaymentComplete(rules, state))
        return {"paid", Fault::tr("the price has not been paid yet")};
    if (isOffered(rules, state, {Do::Bless})) return {};
    return {"phase", Fault::tr("there is nothing to bless")};
}

/// Blessing does not save cards that are swapped: they were not played.
bool discardsPlayedCards(const Episode& episode) {
    return rulesOf(episode).discard != nullptr && episode.price.cards == 0;
}

}

bool canBeBlessed(const Rules& rules, const State& state, Card card) {
    return rulesOf(episodeOf(rules, state)).isAboutToGo(rules, state, card);
}

constexpr PhaseRules blessPhase{
    .offer = offerSavings, .belongsTo = discardsPlayedCards, .positionError = blessingError, .accept = blessNothing};
constexpr ActionRules blessAction{.isWellFormed = isWithin<cardKinds>, .refuse = refuseBlessing, .perform = bless};

}
