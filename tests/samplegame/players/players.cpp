// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/players/players.h"

#include <algorithm>

namespace heorot::samplegame {

namespace {

/// The chance to reach the number, with the re-roll if there is one.
float chanceOf(const Rules& rules, const State& state, int number) {
    const float miss = static_cast<float>(number - 1) / static_cast<float>(rules.sides);
    return 1 - (state.rerolls ? miss * miss : miss);
}

float priorOf(const Rules& rules, const State& state, engine::Action action) {
    const auto value = static_cast<float>(action.kind == Bid || action.kind == Pay ? rules.value(action.a) : 0);
    const bool canPay = rules.value(state.players[state.turn].hand) - value >= static_cast<float>(rules.price);
    switch (action.kind) {
    case Bid: return canPay ? 1 / value : -value;
    case Name: return static_cast<float>(action.a) * chanceOf(rules, state, action.a);
    case Reroll: return state.die < state.named ? 1 : -1;
    case Pay: return value;
    case PayDone: return 1;
    default: return 0;
    }
}

}

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const engine::Scores now = scores(rules, state);
    ai::Estimates result{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        result[seat] = now.total[seat] + 0.25 * rules.value(state.players[seat].hand);
    return result;
}

ai::Estimates Players::evaluate(const Rules& rules, const State& state) {
    if (!isOver(state)) return estimate(rules, state);
    const engine::Scores final = scores(rules, state);
    ai::Estimates result{};
    std::copy(final.total.begin(), final.total.end(), result.begin());
    return result;
}

void Players::explain(const Rules& rules, const State& state, ai::Terms& values) {
    values = {};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.players[seat];
        values[seat][PrizeTerm] = player.prizes;
        values[seat][HandTerm] = static_cast<double>(player.hand.size());
        values[seat][PurchaseTerm] = isOver(state) ? 0 : 0.25 * rules.value(player.hand);
    }
}

ai::SearchTuning Players::tuning(int) {
    return {.widening = 2, .exploration = 0.3, .scale = 3, .winShare = 0.5, .periods = 1, .turns = 12};
}

void Players::prior(const Rules& rules, const State& state, std::span<const engine::Action> actions,
                    std::span<float> values) {
    for (std::size_t i = 0; i < actions.size(); ++i) values[i] = priorOf(rules, state, actions[i]);
}

engine::Action Players::playoutAction(const Rules& rules, const State& state, const engine::ActionList& legal,
                                      engine::Pcg& generator) {
    return ai::bestOfRandom<Players>(rules, state, legal, 2, generator);
}

}
