// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery: cards are turned up, and the seats pick one after another, two rounds long (rulebook, Recovery).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

bool liesOpen(const State& state) {
    return state.display != ActivityCards{};
}

bool canBePicked(const State& state, Card card) {
    return state.display[card] > 0;
}

void offerOpenCards(const Rules&, const State& state, ActionList& out) {
    offerWithRest(Do::Pass, state, out);
    offerCards<activityKinds>(Do::Pick, out, [&](Card card) { return canBePicked(state, card); });
}

Violation refusePick(const Rules&, const State& state, Action action) {
    if (const auto wrong = refuseOutside({Phase::Recover}, state)) return wrong;
    return canBePicked(state, action.a) ? engine::allowed : refuse(Refusal::NotLaid, action.a);
}

void pick(Table& table, Action action) {
    const Card card = action.a;
    --table.state.display[card];
    giveOpenly(table.state, table.state.mover, card);
    table.report(Happening::Picked, table.state.mover, card);
    endPart(table);
}

void beginRecovery(Table& table) {
    for (int i = 0; i < table.rules.recoveryCards * table.state.seats && hasCards(table.state); ++i) {
        const Card card = takeTop(table);
        lay(table.state.display, card);
        table.report(Happening::Laid, nobody, card);
        refill(table);
    }
    if (!liesOpen(table.state)) return endEpisode(table);
    askFirst(table, Phase::Recover);
}

void discardOpenCards(Table& table) {
    State& state = table.state;
    int count = 0;
    for (Card card = 0; card < activityKinds; ++card) {
        count += state.display[card];
        state.discards[card] = static_cast<std::uint8_t>(state.discards[card] + state.display[card]);
    }
    state.display = {};
    if (count > 0) table.report(Happening::LeftOver, nobody, count);
}

/// The next seat picks, or the next round begins, or the episode ends.
void endPartOfRecovery(Table& table) {
    State& state = table.state;
    const Seat next = after(state, state.mover);
    if (next == state.first) ++state.round;
    if (liesOpen(state) && state.round < table.rules.recoveryPicks) {
        state.mover = next;
        return;
    }
    discardOpenCards(table);
    endEpisode(table);
}

Wrong recoveryError(const Rules&, const State& state) {
    return liesOpen(state) ? Wrong{} : Wrong{"display", "no card lies open"};
}

bool isRecovery(const Episode& episode) {
    return episode.kind == EpisodeKind::Recovery;
}

}

constexpr PhaseRules recoverPhase{
    .offer = offerOpenCards, .belongsTo = isRecovery, .positionError = recoveryError, .passing = Passing::Forgoes};
constexpr ActionRules pickAction{.isWellFormed = isWithin<activityKinds>, .refuse = refusePick, .perform = pick};
constexpr EpisodeRules recoveryEpisode{.begin = beginRecovery, .endPart = endPartOfRecovery};

}
