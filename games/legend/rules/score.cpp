// SPDX-License-Identifier: GPL-3.0-or-later
// Points with their sources, as if the game ended now (rulebook, End of the game, Advanced game, Variant).
#include "rules/score.h"

#include "rules/queries.h"

#include <numeric>

namespace heorot::legend {

namespace {

std::size_t at(ScoreSource source) {
    return static_cast<std::size_t>(source);
}

/// Adds up the tokens of a seat; tokens the viewer does not know count nothing.
void countTokens(const State& state, Seat seat, std::array<int, engine::maxScoreSources>& part) {
    for (Token token = 0; token < tokenKinds; ++token) {
        int count = state.tokens[seat][token];
        if (treasureOf(token) > 0) count += state.shown[seat][treasurePlace(token)];
        const int treasure = state.advanced ? 0 : treasureOf(token);
        const auto source = isAlliance(token) ? ScoreSource::Alliances
                            : fameOf(token)   ? ScoreSource::Fame
                                              : ScoreSource::Treasure;
        part[at(source)] += count * (fameOf(token) + treasure);
    }
    part[at(ScoreSource::Fame)] += state.booked[seat];
}

}

engine::Scores scores(const Rules& rules, const State& state) {
    engine::Scores scores;
    scores.seats = state.seats;
    scores.sources = scoreSources;
    for (const ScoreSource source : {ScoreSource::NoWounds, ScoreSource::Wounds, ScoreSource::Fallen})
        scores.countsAtEnd[at(source)] = true;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        auto& part = scores.part[seat];
        countTokens(state, seat, part);
        part[at(ScoreSource::Misfortune)] = rules.misfortunePoints * state.tokens[seat][misfortuneToken];
        scores.now[seat] = std::accumulate(part.begin(), part.end(), 0);
        if (state.tokens[seat][unknownSquare] + state.tokens[seat][unknownAlliance] > 0) {
            scores.unknown = scores.unknown.with(seat);
            scores.unknownNow = scores.unknownNow.with(seat);
        }
        const int wounds = woundsOf(state, seat);
        if (wounds == 0) part[at(ScoreSource::NoWounds)] = rules.noWoundPoints;
        if (wounds < rules.manyWounds) continue;
        if (state.hard)
            part[at(ScoreSource::Fallen)] = -std::accumulate(part.begin(), part.end(), 0);
        else
            part[at(ScoreSource::Wounds)] = rules.pointsPerWound * wounds;
    }
    engine::addUpAndRank(scores);
    if (isOver(state)) scores.now = scores.total;
    return scores;
}

std::string_view scoreSourceName(const Rules&, int source) {
    static constexpr std::array<std::string_view, scoreSources> names{
        "fame", "treasure", "alliances", "misfortune", "no-wounds", "wounds", "fallen"};
    return names.at(static_cast<std::size_t>(source));
}

}
