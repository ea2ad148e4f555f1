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

/// Adds up the tokens of a seat. Of those that lie face down, everybody has seen how the square ones were taken;
/// alliance tokens that the viewer does not know count nothing.
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
    if (state.tokens[seat][unknownSquare] == 0) return;
    part[at(ScoreSource::Fame)] += state.open[seat].fame;
    if (!state.advanced) part[at(ScoreSource::Treasure)] += state.open[seat].treasure;
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
        const bool isFaceDown = state.tokens[seat][unknownSquare] > 0;
        part[at(ScoreSource::Misfortune)] =
            rules.misfortunePoints * (isFaceDown ? state.open[seat].misfortunes : state.tokens[seat][misfortuneToken]);
        scores.now[seat] = std::accumulate(part.begin(), part.end(), 0);
        scores.hidden[seat] = state.tokens[seat][unknownAlliance];
        if (scores.hidden[seat] > 0) {
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
