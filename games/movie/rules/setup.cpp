// SPDX-License-Identifier: GPL-3.0-or-later
// The options and the start of a game (rulebook, Setup).
#include "rules/steps/steps.h"

namespace heorot::movie {

std::span<const engine::OptionSpec> Game::options() {
    static const std::array<engine::OptionSpec, 2> specs{
        {{"act-3-board", {"diagonal", "rectangle"}, 0}, {"last-power", {"unused", "first"}, 0}}};
    return specs;
}

namespace {

/// The source of chance for the first seat; the sources before it are the pools of the acts.
constexpr engine::Source firstSeatSource = acts;

/// Fills each act's pool in the order of kinds; it stays sorted until the act begins.
void layPools(const Rules& rules, State& state) {
    std::size_t at = 0;
    for (std::size_t kind = 0; kind < rules.tiles.size(); ++kind)
        for (int i = 0; i < rules.tiles[kind].count; ++i) state.pool[at++] = static_cast<Tile>(kind);
    for (int act = 0; act < acts; ++act)
        state.left[static_cast<std::size_t>(act)] = static_cast<std::uint8_t>(rules.poolSize(act));
}

}

State newGame(const Rules& rules, const engine::Setup& setup, Chance& chance, Events* events) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.rectangle = setup.options[static_cast<std::size_t>(GameOption::ActThreeBoard)] == 1;
    state.lastPowerFirst = setup.options[static_cast<std::size_t>(GameOption::LastPower)] == 1;
    state.starter = setup.first != nobody ? setup.first : static_cast<Seat>(chance.roll(firstSeatSource, setup.seats));
    state.mover = state.starter;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        for (std::size_t kind = 0; kind < figureKinds; ++kind) state.figures[seat][kind] = rules.figures[kind].count;
    layPools(rules, state);
    beginAct(rules, state, chance, events);
    for (int i = 0; i < rules.startHand; ++i)
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const Tile tile = drawTile(rules, state, seat);
            note(state, events, event(Happening::Drew, seat, tile));
        }
    return state;
}

}
