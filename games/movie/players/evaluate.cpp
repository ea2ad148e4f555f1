// SPDX-License-Identifier: GPL-3.0-or-later
// What a search thinks of a position: points, figures on the board, and what its features may still bring.
#include "players/players.h"

#include "players/weights.h"
#include "rules/score.h"

namespace heorot::movie {

namespace {

/// The parts of the evaluation, for hints.
enum class Term : std::uint8_t { Won, OnBoard, Figures, OpenSpaces, Tiles };
static_assert(Players::terms == static_cast<std::size_t>(Term::Tiles) + 1);

constexpr Term termOf(Feature feature) {
    if (feature == Feature::Points || feature == Feature::OpenPoints) return Term::OnBoard;
    if (feature >= Feature::Beside && feature <= Feature::Shared) return Term::OpenSpaces;
    return feature >= Feature::Tiles ? Term::Tiles : Term::Figures;
}

constexpr std::array<Term, featureCount> termsOfFeatures() {
    std::array<Term, featureCount> terms{};
    for (std::size_t i = 0; i < terms.size(); ++i) terms[i] = termOf(static_cast<Feature>(i));
    return terms;
}

}

void Players::explain(const Rules& rules, const State& state, ai::Terms& values) {
    static constexpr std::array<Term, featureCount> terms = termsOfFeatures();
    const Sight sight(rules, state);
    const PerSeat<int> onBoard = sight.pointsOnBoard(rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        values[seat] = {static_cast<double>(points(rules, state, seat)), static_cast<double>(onBoard[seat])};
    if (isOver(state)) return;
    const PerSeat<Features> features = featuresOf(rules, state, sight, onBoard);
    const Features& weights = weightsFor(state.seats)[state.act];
    for (Seat seat = 0; seat < state.seats; ++seat)
        for (std::size_t i = 0; i < featureCount; ++i)
            values[seat][static_cast<std::size_t>(terms[i])] += double{features[seat][i] * weights[i]};
}

ai::Estimates Players::evaluate(const Rules& rules, const State& state) {
    const Sight sight(rules, state);
    const PerSeat<int> onBoard = sight.pointsOnBoard(rules, state);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat) estimates[seat] = points(rules, state, seat) + onBoard[seat];
    if (isOver(state)) return estimates;
    const PerSeat<Features> features = featuresOf(rules, state, sight, onBoard);
    const Features& weights = weightsFor(state.seats)[state.act];
    for (Seat seat = 0; seat < state.seats; ++seat)
        for (std::size_t i = 0; i < featureCount; ++i) estimates[seat] += double{features[seat][i] * weights[i]};
    return estimates;
}

}
