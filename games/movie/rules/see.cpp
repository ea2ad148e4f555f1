// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat knows. Backs are public, so it knows the acts of the tiles in another hand, but not their faces. No seat
// knows the order of the pool, or the tiles left over from an act.
#include "rules/queries.h"

#include <algorithm>

namespace heorot::movie {

using engine::Seen;

bool usesSecrets(const Rules&, const State& state) {
    return state.phase == Phase::Play || (state.phase == Phase::Turn && !canDraw(state));
}

namespace {

bool begun(const State& state, int act) {
    return act <= state.act;
}

/// The chosen Good Counsel, which is public although it stays in the hand until the figure moves.
template <class S>
auto shownCounsel(S& state) -> decltype(state.hands[0].begin()) {
    if (state.phase != Phase::Move) return nullptr;
    auto& hand = state.hands[state.mover];
    return std::find(hand.begin(), hand.end(), state.counsel);
}

/// Calls `visit(tile)` for each tile hidden from the viewer: in the pools of acts that have begun, and in other hands.
template <class S, class Visit>
void eachHidden(const Rules& rules, S& state, int act, Seat viewer, Visit visit) {
    const auto shown = shownCounsel(state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != viewer)
            for (auto& tile : state.hands[seat])
                if (&tile != shown && (tile == unknownOf(act) || (!isUnknown(tile) && rules.tiles[tile].act == act)))
                    visit(tile);
    for (std::size_t i = 0; i < state.left[static_cast<std::size_t>(act)]; ++i)
        visit(state.pool[static_cast<std::size_t>(rules.firstPlace[static_cast<std::size_t>(act) + 1]) - 1 - i]);
}

/// The tiles of an act the viewer has not seen: all tiles of the act except open ones and those in its hand.
engine::FixedList<Tile, maxTiles> unseenTiles(const Rules& rules, const State& seen, int act, Seat viewer) {
    std::array<int, maxTileKinds> count{};
    const std::size_t first = rules.firstKind[static_cast<std::size_t>(act)];
    const std::size_t last = rules.firstKind[static_cast<std::size_t>(act) + 1];
    for (std::size_t kind = first; kind < last; ++kind) count[kind] = rules.tiles[kind].count - seen.box[kind];
    for (const Cell cell : seen.cells)
        if (isTile(cell)) --count[tileOf(cell)];
    if (viewer != nobody)
        for (const Tile tile : seen.hands[viewer]) --count[tile];
    if (seen.phase == Phase::Move && seen.mover != viewer) --count[seen.counsel];
    engine::FixedList<Tile, maxTiles> unseen;
    for (std::size_t kind = first; kind < last; ++kind)
        for (int i = 0; i < count[kind]; ++i) unseen.push(static_cast<Tile>(kind));
    return unseen;
}

}

Seen<State> see(const Rules& rules, const State& state, Seat viewer) {
    State masked = state;
    for (int act = 0; act < acts && begun(state, act); ++act)
        eachHidden(rules, masked, act, viewer, [&](Tile& tile) { tile = unknownOf(act); });
    for (Seat seat = 0; seat < state.seats; ++seat) std::sort(masked.hands[seat].begin(), masked.hands[seat].end());
    return Seen<State>::masked(masked, viewer);
}

State sample(const Rules& rules, const Seen<State>& seen, engine::Pcg& generator) {
    State world = *seen;
    for (int act = 0; act < acts && begun(world, act); ++act) {
        auto unseen = unseenTiles(rules, *seen, act, seen.viewer());
        generator.shuffle(std::span<Tile>(unseen.begin(), unseen.size()));
        std::size_t next = 0;
        eachHidden(rules, world, act, seen.viewer(), [&](Tile& tile) {
            if (isUnknown(tile)) tile = unseen[next++];
        });
    }
    for (Seat seat = 0; seat < world.seats; ++seat) std::sort(world.hands[seat].begin(), world.hands[seat].end());
    return world;
}

engine::Event see(const Rules& rules, const engine::Event& event, Seat viewer) {
    engine::Event masked = event;
    if (kindOf(event) == Happening::Drew && event.seat != viewer && !isUnknown(static_cast<Tile>(event.args[0])))
        masked.args[0] = unknownOf(rules.tiles[static_cast<std::size_t>(event.args[0])].act);
    return masked;
}

engine::Action see(const Rules&, const State&, Action action, Seat) {
    return action;
}

}
