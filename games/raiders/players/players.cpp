// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

#include "players/value.h"
#include "players/worth.h"
#include "rules/queries.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// Calls `visit(seat, points)` for the seats that have not acted at the current location yet, with what their part is
/// worth.
template <class Visit>
void eachPartToCome(const Rules& rules, const State& state, Visit visit) {
    if (isOver(state) || state.stage == Stage::Setup || state.stage == Stage::Choose) return;
    Seat seat = state.stage == Stage::Fire ? state.active : state.mover;
    do {
        visit(seat, Worth(rules, state, seat).part());
        seat = after(state, seat);
    } while (seat != state.active);
}

}

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const engine::Scores now = scores(rules, state);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        estimates[seat] = now.total[seat];
        if (isOver(state)) continue;
        const Worth worth(rules, state, seat);
        estimates[seat] += worth.holdings();
        if (seat == state.mover) estimates[seat] += worth.underWay();
    }
    return estimates;
}

ai::Strength Players::strength(ai::Level level) {
    switch (level) {
    case ai::Level::Easy:
        // Sees Glory and goods, not what is still to come. With fewer iterations it would make silly choices.
        return {.iterations = 150,
                .rivals = 0,
                .unseen = ai::TermSet(Term::Territories, Term::Prospects, Term::Crew, Term::Turns)};
    case ai::Level::Medium: return {.iterations = 100};
    case ai::Level::Hard: return {.iterations = 600};
    case ai::Level::Master: return {.iterations = 3000, .trees = 2, .milliseconds = 3000};
    case ai::Level::Seer: return {.iterations = 600};
    default: return {};
    }
}

ai::SearchTuning Players::tuning(int seats) {
    constexpr PerSeat<double> chanceScales{20, 20, 20, 20};
    constexpr PerSeat<double> chanceOffsets{0, 0, 0.25, 0.5};
    return {.widening = 1.5,
            .exploration = 0.1,
            .scale = 10,
            .chanceScale = chanceScales[static_cast<std::size_t>(seats) - 1],
            .chanceOffset = chanceOffsets[static_cast<std::size_t>(seats) - 1],
            .leveled = 1,
            .winShare = 0.25,
            .taste = 0.04,
            .periods = 1,
            .turns = 8};
}

int Players::period(const Rules& rules, const State& state) {
    if (state.stage == Stage::Setup) return 0;
    return 1 + (state.round - 1) * rules.actionsPerRound.value + state.actions;
}

/// What has been revealed or rolled, as far as it matters to the decision: as a hash.
std::uint32_t Players::context(const Rules&, const State& state) {
    std::uint32_t key = static_cast<std::uint32_t>(state.phase) << 4 | static_cast<std::uint32_t>(state.stage);
    const auto add = [&](std::uint32_t value) { key = key * 37 + value; };
    add(state.spoil);
    add(state.journey);
    add(state.battle);
    add(state.ability);
    add(state.territory);
    for (const std::uint8_t dice : state.bout.dice) add(dice);
    for (const std::uint8_t card : state.offer) add(card);
    add(state.recruits.empty() ? none : state.recruits[0]);
    return (key ^ key >> 29) & 0x1FFFFFFF;
}

ai::Estimates Players::evaluate(const Rules& rules, const State& state) {
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat) estimates[seat] = expectedPoints(rules, state, seat);
    eachPartToCome(rules, state, [&](Seat seat, double points) { estimates[seat] += points; });
    return estimates;
}

void Players::explain(const Rules& rules, const State& state, ai::Terms& parts) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const TermsOfSeat expected = expectedTerms(rules, state, seat);
        std::copy(expected.begin(), expected.end(), parts[seat].begin());
    }
    eachPartToCome(rules, state,
                   [&](Seat seat, double points) { parts[seat][static_cast<std::size_t>(Term::Turns)] += points; });
}

/// A random action now and then, or all playouts would look alike.
Action Players::playoutAction(const Rules& rules, const State& state, const engine::ActionList& legal,
                              engine::Pcg& generator) {
    constexpr std::uint32_t randomPercent = 10;
    constexpr std::size_t compared = 8;
    if (generator.below(100) < randomPercent) return legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
    return ai::bestOfRandom<Players>(rules, state, legal, compared, generator);
}

}
