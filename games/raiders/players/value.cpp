// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/value.h"

#include "players/weights.h"
#include "rules/score.h"

#include <numeric>

namespace heorot::raiders {

namespace {

int propheciesNow(const Rules& rules, const State& state, Seat seat) {
    const Ship& ship = state.ships[seat];
    std::array<std::uint8_t, prophecyKinds> held = ship.prophecies;
    for (const ProphecyId secret : ship.secrets)
        if (secret < prophecyKinds) ++held[secret];
    int glory = 0;
    for (ProphecyId prophecy = 0; prophecy < prophecyKinds; ++prophecy)
        if (held[prophecy] > 0) glory += held[prophecy] * prophecyGlory(rules, state, seat, prophecy);
    return glory;
}

}

namespace {

int artifactsNow(const Rules& rules, const Ship& ship) {
    int glory = 0;
    for (std::size_t kind = 0; kind < artifactKinds; ++kind) glory += ship.relics[kind] * rules.artifacts[kind].glory;
    for (const Stowed& stowed : ship.artifacts) glory += rules.artifacts[stowed.artifact].glory;
    return glory;
}

int setsNow(const Rules& rules, const Ship& ship) {
    const auto keeps = [&](KeepCard card) { return int{ship.keeps[static_cast<std::size_t>(card)]}; };
    int glory = tapestryGlory(rules, keeps(KeepCard::TapestryDearg), keeps(KeepCard::TapestryBuigh),
                              keeps(KeepCard::TapestryGorm));
    for (const KeepCard card : {KeepCard::Treasure, KeepCard::Art, KeepCard::Armor})
        glory += setGlory(rules, static_cast<KeepId>(card), keeps(card));
    return glory;
}

int pawnsNow(const Rules& rules, const State& state, Seat seat) {
    int glory = 0;
    for (std::size_t kind = 0; kind < pawnKinds; ++kind) {
        const auto pawn = static_cast<Pawn>(kind);
        glory += pawnGlory(rules, pawn, state.ships[seat].pawns[kind]);
        if (hasMost(state, seat, pawn)) glory += rules.pawns[kind].most;
    }
    return glory;
}

const Features& weightsOf(const Rules& rules, const State& state) {
    return weightsAt(state.seats, actionsLeft(rules, state));
}

/// The sum of the products, in four parts that do not wait for each other.
float productOf(const Features& one, const Features& other) {
    std::array<float, 4> sums{};
    std::size_t i = 0;
    for (; i + 4 <= featureCount; i += 4)
        for (std::size_t part = 0; part < 4; ++part) sums[part] += one[i + part] * other[i + part];
    for (; i < featureCount; ++i) sums[0] += one[i] * other[i];
    return sums[0] + sums[1] + sums[2] + sums[3];
}

constexpr Term termOf(Feature feature) {
    if (feature == Feature::Base || feature >= Feature::VillagesReady) return Term::Turns;
    if (feature >= Feature::NextTreasure) return Term::Prospects;
    if (feature == Feature::Artifacts || feature == Feature::StoredDice) return Term::Artifacts;
    if (feature >= Feature::Leader) return Term::Crew;
    if (feature >= Feature::Favor) return Term::Favor;
    return feature >= Feature::Food ? Term::Food : Term::Dice;
}

}

int pointsNow(const Rules& rules, const State& state, Seat seat) {
    const Ship& ship = state.ships[seat];
    return trackOf(state, seat) + terrorGlory(rules, ship.terror) + artifactsNow(rules, ship) + setsNow(rules, ship) +
           pawnsNow(rules, state, seat) + propheciesNow(rules, state, seat);
}

TermsOfSeat expectedTerms(const Rules& rules, const State& state, Seat seat) {
    const Ship& ship = state.ships[seat];
    TermsOfSeat result{};
    const auto add = [&](Term term, double points) { result[static_cast<std::size_t>(term)] += points; };
    add(Term::Track, trackOf(state, seat));
    add(Term::Sets, setsNow(rules, ship));
    add(Term::Pawns, pawnsNow(rules, state, seat));
    add(Term::Artifacts, artifactsNow(rules, ship));
    add(Term::Prophecies, propheciesNow(rules, state, seat));
    add(Term::Terror, terrorGlory(rules, ship.terror));
    if (isOver(state)) return result;
    add(Term::Territories, tileIncome(rules, state, seat));
    const Features features = featuresOf(rules, state, seat);
    const Features& weight = weightsOf(rules, state);
    for (std::size_t i = 0; i < featureCount; ++i) add(termOf(static_cast<Feature>(i)), features[i] * weight[i]);
    // What rounding leaves.
    add(Term::Turns, expectedPoints(rules, state, seat) - std::accumulate(result.begin(), result.end(), 0.0));
    return result;
}

float expectedPoints(const Rules& rules, const State& state, Seat seat) {
    const auto now = static_cast<float>(pointsNow(rules, state, seat));
    if (isOver(state)) return now;
    return now + tileIncome(rules, state, seat) + productOf(featuresOf(rules, state, seat), weightsOf(rules, state));
}

}
