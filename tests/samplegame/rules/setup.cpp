// SPDX-License-Identifier: GPL-3.0-or-later
// The options and the start of a game.
#include "samplegame/rules/steps/steps.h"

namespace heorot::samplegame {

std::span<const engine::OptionSpec> Game::options() {
    static const std::vector<engine::OptionSpec> all{{"reroll", {"off", "on"}, 1}};
    return all;
}

State newGame(const Rules& rules, const engine::Setup& setup, Chance& chance, Events* events) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.rerolls = setup.options[0] != 0;
    state.leader =
        setup.first != engine::nobody ? setup.first : static_cast<Seat>(chance.roll(FirstSource, setup.seats));
    state.turn = state.leader;
    for (std::size_t kind = 0; kind < rules.tokens.size(); ++kind)
        for (int i = 0; i < rules.tokens[kind].copies; ++i) state.deck.push(static_cast<Token>(kind));
    chance.shuffle(DeckSource, {state.deck.begin(), state.deck.size()});
    fillHands(rules, state, chance, events);
    return state;
}

}
