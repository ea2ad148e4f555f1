// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions of the sample game for tests of computer players.
#pragma once

#include "ai/play.h"
#include "samplegame/players/players.h"

#include <memory>
#include <vector>

namespace heorot::test {

using SampleGame = samplegame::Game;
using SampleState = samplegame::State;

inline const samplegame::Rules& sampleRules() {
    static const auto rules = [] {
        record::DataSource data(HEOROT_BINARY_DIR "/tests/data/sample");
        return SampleGame::load(data);
    }();
    return *rules;
}

/// Every decision of some random games that is not forced.
inline std::vector<SampleState> decisions(int seats, int games) {
    const samplegame::Rules& rules = sampleRules();
    std::vector<SampleState> found;
    engine::ActionList legal;
    for (int game = 1; game <= games; ++game) {
        engine::Setup setup;
        setup.seats = seats;
        setup.options[0] = 1;
        engine::Generators generators(static_cast<std::uint64_t>(game));
        engine::GeneratorChance chance(generators);
        engine::Pcg choices(static_cast<std::uint64_t>(game), 3);
        for (SampleState state = newGame(rules, setup, chance, nullptr); !isOver(state);) {
            legalActions(rules, state, legal);
            const auto different = std::count_if(
                legal.begin(), legal.end(), [&](engine::Action action) { return isCanonical(rules, state, action); });
            if (different > 1) found.push_back(state);
            apply(rules, state, ai::randomAction<SampleGame>(rules, state, choices, legal), chance, nullptr);
        }
    }
    return found;
}

/// What the search decides for the seat to move.
template <class P = samplegame::Players>
ai::SearchResult search(const SampleState& state, const ai::SearchLimits& limits, std::uint64_t seed = 1) {
    return ai::Search<SampleGame, P>(sampleRules(), limits, seed).run(see(sampleRules(), state, toMove(state)));
}

/// The last round at two seats: seat 0 won the bid, holds one shield, which pays the price, and is `behind` points
/// behind seat 1, which holds nothing.
inline SampleState lastRound(samplegame::Phase phase, int named, int die, int behind) {
    constexpr samplegame::Token shield = 3;
    const samplegame::Rules& rules = sampleRules();
    SampleState state;
    state.seats = 2;
    state.round = static_cast<std::uint8_t>(rules.rounds - 1);
    state.phase = phase;
    state.named = static_cast<std::uint8_t>(named);
    state.die = static_cast<std::uint8_t>(die);
    state.players[0].hand.push(shield);
    state.players[1].prizes = static_cast<std::uint8_t>(1 + behind);
    for (std::size_t kind = 0; kind < rules.tokens.size(); ++kind)
        for (int i = kind == shield ? 1 : 0; i < rules.tokens[kind].copies; ++i)
            state.discards.push(static_cast<samplegame::Token>(kind));
    return state;
}

}
