// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

#include "players/contests.h"
#include "players/prospects.h"

namespace heorot::legend {

namespace {

/// The value of treasure that gives no points itself but buys some.
double keptTreasure(const State& state, const Worth& worth, Seat seat) {
    int treasure = 0;
    for (std::size_t place = 0; state.advanced && place < treasureKinds; ++place)
        treasure +=
            treasureOf(treasureKind(place)) * (state.tokens[seat][treasureKind(place)] + state.shown[seat][place]);
    return treasure * worth.treasure();
}

/// The value of what is about to happen to the mover: a bad icon or a scratch, which a text card could prevent.
double threatened(const State& state, const Worth& worth, Seat seat) {
    if (seat != state.mover) return 0;
    if (state.phase == Phase::React) return worth.gain({state.threat, 0}, seat);
    return state.phase == Phase::Failed ? worth.gain({GainKind::Scratch, 0}, seat) : 0;
}

}

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const Worth worth(rules, state);
    const engine::Scores now = scores(rules, state);
    ai::Estimates estimates = contestHopes(rules, state, worth);
    for (Seat seat = 0; seat < state.seats; ++seat)
        estimates[seat] += now.total[seat] + worth.hand(seat) + keptTreasure(state, worth, seat) +
                           worth.danger(state.scratches[seat], woundsOf(state, seat)) + threatened(state, worth, seat);
    return estimates;
}

ai::Strength Players::strength(ai::Level level) {
    switch (level) {
    case ai::Level::Easy: return {.iterations = 20, .rivals = 0.3, .slack = 0.0275, .unseen = ai::TermSet(Term::Order)};
    case ai::Level::Medium: return {.iterations = 100};
    case ai::Level::Hard: return {.iterations = 1000};
    case ai::Level::Master: return {.iterations = 6000, .trees = 2, .milliseconds = 3000};
    case ai::Level::Seer: return {.iterations = 300};
    default: return {};
    }
}

// A short look ahead with good values: to the end of the own part of a minor episode, or of a contest.
ai::SearchTuning Players::tuning(int seats) {
    constexpr PerSeat<double> chanceScales{14, 14, 8, 6, 5};
    constexpr PerSeat<double> chanceOffsets{0, 0, 0.4, 0.5, 0.6};
    return {.widening = 1,
            .exploration = 0.3,
            .scale = 10,
            .chanceScale = chanceScales[static_cast<std::size_t>(seats) - 1],
            .chanceOffset = chanceOffsets[static_cast<std::size_t>(seats) - 1],
            .winShare = 0.5,
            .taste = 0.004,
            .periods = 1,
            .turns = 60};
}

int Players::period(const Rules& rules, const State& state) {
    constexpr int parts = 16;
    const int begun = state.episode * parts;
    if (isOver(state)) return begun + parts;
    const EpisodeKind kind = episodeOf(rules, state).kind;
    if (hasIcons(kind) || kind == EpisodeKind::Auction) return begun;
    return begun + (state.mover - state.first + state.seats) % state.seats + state.round * state.seats;
}

std::uint32_t Players::context(const Rules&, const State& state) {
    std::uint32_t totals = 0;
    // After the same risk or card, what counts is how far behind the mover is.
    if (state.phase == Phase::InTurn) {
        const auto own = std::min<std::uint32_t>(31, state.totals[state.mover]);
        totals = own << 5 | static_cast<std::uint32_t>(std::min(31, target(state)));
    }
    return static_cast<std::uint32_t>(state.phase) | std::uint32_t{state.episode} << 4 | totals << 10 |
           std::uint32_t{state.round} << 20;
}

namespace {

Prospects prospectsOf(const Rules& rules, const State& state) {
    return Prospects(rules, state, isOver(state) ? Seat{0} : state.mover);
}

}

ai::Estimates Players::evaluate(const Rules& rules, const State& state) {
    const Prospects prospects = prospectsOf(rules, state);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat) estimates[seat] = prospects.value(seat);
    return estimates;
}

void Players::explain(const Rules& rules, const State& state, ai::Terms& values) {
    const Prospects prospects = prospectsOf(rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto set = [&](Term term, double value) { values[seat][static_cast<std::size_t>(term)] = value; };
        set(Term::Fame, prospects.fame(seat));
        set(Term::Treasure, prospects.treasure(seat));
        set(Term::Misfortune, prospects.misfortune(seat));
        set(Term::Wounds, prospects.wounds(seat));
        set(Term::Cards, prospects.hand(seat));
        set(Term::Order, prospects.order(seat));
    }
}

}
