// SPDX-License-Identifier: GPL-3.0-or-later
// Death of Beowulf: all hands are revealed, then the last icons are taken (rulebook, End of the game).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

/// Cards with symbols lie open until the end; cards with a text are worthless and leave the game (ruling 11).
void showHand(Transition& transition, Seat seat) {
    State& state = transition.state;
    int total = 0;
    for (Card card = 0; card < cardKinds; ++card) {
        const int worth = transition.episode().worth[card];
        for (; state.hands[seat][card] > 0; --state.hands[seat][card]) {
            transition.report(Happening::Revealed, seat, card, worth);
            total += worth;
            if (hasSymbols(card))
                ++state.rows[seat][card];
            else
                ++state.out[specialIndex(card)];
        }
    }
    state.known[seat] = {};
    state.totals[seat] = static_cast<std::uint8_t>(total);
}

void showHands(Transition& transition) {
    State& state = transition.state;
    Seat seat = state.first;
    do {
        showHand(transition, seat);
        seat = after(state, seat);
    } while (seat != state.first);
    rankByTotals(transition);
    beginIcons(transition);
}

/// The fame token that the mover may take instead of healing a wound.
Gain fameOfIcon(const Rules& rules, const State& state) {
    return {GainKind::Fame, takenIcon(rules, state, state.mover).amount};
}

void offerFameOrHealing(const Rules& rules, const State& state, ActionList& out) {
    offerRest(state, out);
    offerHealings(state, out);
    out.push(take(fameOfIcon(rules, state)));
}

Violation refuseTake(const Rules& rules, const State& state, Gain gain) {
    if (gain == fameOfIcon(rules, state)) return engine::allowed;
    return refuse(Refusal::NoSuchIcon, static_cast<int>(gain.kind), gain.amount);
}

void takeFame(Transition& transition, Gain fame) {
    gain(transition, transition.state.mover, fame);
    endIcon(transition);
}

Wrong fameOrHealError(const Rules& rules, const State& state) {
    if (takenIcon(rules, state, state.mover).kind != GainKind::FameOrHeal)
        return {"takers", Fault::tr("the player to move has not taken the icon that offers a choice")};
    if (woundsOf(state, state.mover) == 0) return {"wounds", Fault::tr("there is no wound to heal"), state.mover};
    return {};
}

bool isDeath(const Episode& episode) {
    return episode.kind == EpisodeKind::Death;
}

}

constexpr PhaseRules fameOrHealPhase{.offer = offerFameOrHealing,
                                     .belongsTo = isDeath,
                                     .positionError = fameOrHealError,
                                     .refuseTake = refuseTake,
                                     .take = takeFame,
                                     .afterHealing = endIcon};
constexpr EpisodeRules deathEpisode{.begin = showHands};

}
