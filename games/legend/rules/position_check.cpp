// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position_check.h"

#include "rules/legal.h"
#include "rules/payment.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Where the totals of the episode are what lies before the seats.
void countTotals(const Rules& rules, State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        int total = 0;
        for (Card card = 0; card < symbolKinds; ++card)
            total += stepOf(rules, state).worth[card] * state.rows[seat][card];
        for (std::size_t place = 0; place < treasureKinds; ++place)
            total += treasureOf(treasureKind(place)) * state.shown[seat][place];
        state.totals[seat] = static_cast<std::uint8_t>(total);
    }
}

bool belongs(Phase phase, Episode episode, const Price& price) {
    switch (phase) {
    case Phase::Risk: return episode == Episode::Risk;
    case Phase::Pay: return episode == Episode::Opportunity && price.fameTokens == 0;
    case Phase::Give:
    case Phase::Heal: return price.fameTokens > 0;
    case Phase::Select: return episode == Episode::Selection;
    case Phase::Recover: return episode == Episode::Recovery;
    case Phase::Bid: return episode == Episode::Simultaneous;
    case Phase::InTurn: return episode == Episode::InTurn;
    case Phase::Failed: return episode == Episode::Risk || episode == Episode::InTurn;
    case Phase::React: return episode == Episode::Risk || hasIcons(episode);
    case Phase::Bless:
        return (episode == Episode::Opportunity && price.fameTokens + price.cards == 0) ||
               episode == Episode::Simultaneous || episode == Episode::InTurn;
    case Phase::Icons: return hasIcons(episode);
    case Phase::FameOrHeal:
    case Phase::Over: return episode == Episode::Death;
    case Phase::Auction: return episode == Episode::Auction;
    }
    return false;
}

/// Status numbers 1 to the number of seats, each once, and icons taken by those before the mover, itself too if
/// `withMover`.
std::string wrongIcons(const State& state, bool withMover) {
    for (int number = 1; number <= state.seats; ++number)
        if (std::count(state.status.begin(), state.status.begin() + state.seats, number) != 1)
            return "status: each number from 1 to the number of seats belongs to one seat";
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto taken = std::count(state.takers.begin(), state.takers.begin() + state.seats, seat);
        const bool had = state.status[seat] < state.status[state.mover] || (withMover && seat == state.mover);
        if (taken != (had ? 1 : 0)) return "takers: seats with lower numbers have taken one icon each, others none";
    }
    return "";
}

std::string wrongContest(const State& state) {
    if (state.status[state.mover] != 0) return "status: the seat to move is still in";
    return seatsStillIn(state) < 2 && state.phase != Phase::Bless ? "status: at least two seats are still in" : "";
}

bool blessesSomething(const Rules& rules, const State& state) {
    for (Card card = 0; card < symbolKinds; ++card)
        if (canBeBlessed(rules, state, card)) return true;
    return false;
}

/// The points that can have been noted for one seat: an icon or a prize for each episode begun so far.
int mostBooked(const Rules& rules, const State& state) {
    const auto fameOf = [](const Offer& offer) {
        return offer.gain.kind == GainKind::Fame || offer.gain.kind == GainKind::FameOrHeal ? int{offer.gain.amount}
                                                                                            : 0;
    };
    int most = 0;
    for (int i = 0; i <= state.step; ++i) {
        const Step& step = rules.step(i);
        int fame = step.episode == Episode::Auction ? fameOf(step.offer) : 0;
        if (hasIcons(step.episode))
            for (const Offer& icon : step.icons) fame = std::max(fame, fameOf(icon));
        most += fame;
    }
    return most;
}

/// Numbers that no game comes to.
std::string wrongNumber(const Rules& rules, const State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (state.scratches[seat] >= rules.scratchesPerWound)
            return "scratches: " + std::to_string(rules.scratchesPerWound) + " of them are a wound";
        if (const int most = mostBooked(rules, state); state.booked[seat] > most)
            return "booked: no more than " + std::to_string(most) + " points can have been noted by now";
    }
    if (state.round >= rules.recoveryPicks)
        return "round: Recovery has " + std::to_string(rules.recoveryPicks) + " of them, counted from 0";
    const bool gives = state.phase == Phase::Give;
    if (gives ? state.given >= stepOf(rules, state).price.fameTokens : state.given > 0)
        return "given: so many tokens are not given at once";
    return "";
}

/// What the phase needs beside the episode.
std::string wrongDecision(const Rules& rules, const State& state) {
    switch (state.phase) {
    case Phase::Icons: return wrongIcons(state, false);
    case Phase::FameOrHeal:
        if (woundsOf(state, state.mover) == 0) return "there is no wound to heal";
        return wrongIcons(state, true);
    case Phase::React: return state.status[state.mover] == 0 ? "" : wrongIcons(state, true);
    case Phase::InTurn:
    case Phase::Auction: return wrongContest(state);
    case Phase::Failed: return holds(state, state.mover, resolve) ? "" : "the seat to move does not hold Resolve";
    case Phase::Bless:
        if (!holds(state, state.mover, blessing)) return "the seat to move does not hold Blessing";
        return blessesSomething(rules, state) ? "" : "there is nothing to bless";
    case Phase::Recover: return state.display == ActivityCards{} ? "display: no card lies open" : "";
    case Phase::Heal: return canBeHealed(state, state.mover) ? "" : "there is nothing to heal";
    default: return "";
    }
}

}

std::string wrongTally(const Rules& rules, const State& state) {
    for (Card card = 0; card < symbolKinds; ++card) {
        const int inBox = rules.cards[card].count;
        int chosen = 0;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            chosen += state.bids[seat][card];
            if (isActivity(card) && state.known[seat][card] > inBox)
                return "known: '" + std::string(cardNames[card]) + "' is in the box " + std::to_string(inBox) +
                       " times";
        }
        if (chosen > inBox)
            return "chosen: '" + std::string(cardNames[card]) + "' is in the box " + std::to_string(inBox) + " times";
    }
    return "";
}

std::string completePosition(const Rules& rules, State& state) {
    const Step& step = stepOf(rules, state);
    if ((state.phase == Phase::Over) != (state.mover == nobody))
        return "nobody is to move exactly when the game is over";
    if (state.first >= state.seats || (state.mover != nobody && state.mover >= state.seats))
        return "first: this is a seat";
    if (isTreasureEpisode(step.episode) && !state.advanced) return "step: it is idle in the base game";
    if (!belongs(state.phase, step.episode, step.price)) return "phase: it does not belong to this step";
    if (auto wrong = wrongNumber(rules, state); !wrong.empty()) return wrong;
    if (state.phase == Phase::InTurn || state.phase == Phase::Auction) countTotals(rules, state);
    if (state.phase == Phase::Over) return "";
    if (auto wrong = wrongDecision(rules, state); !wrong.empty()) return wrong;
    engine::ActionList list;
    legalActions(rules, state, list);
    return list.empty() ? "the seat to move could decide nothing" : "";
}

}
