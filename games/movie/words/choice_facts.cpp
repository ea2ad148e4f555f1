// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/choice_facts.h"

#include "rules/board_after.h"
#include "rules/events.h"
#include "rules/game.h"
#include "rules/score.h"
#include "words/names.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::movie {

State after(const Position& at, const State& state, Action choice) {
    engine::Generators generators(1);
    engine::GeneratorChance chance(generators);
    State then = state;
    apply(at.rules, then, choice, chance, nullptr);
    return then;
}

int gainOf(const Position& at, Action choice, Seat seat) {
    const State then = boardAfter(at.rules, at.state(), choice);
    return pointsOnBoard(at.rules, then)[seat] - pointsOnBoard(at.rules, at.state())[seat];
}

namespace {

/// What a peril of one point on an open space would cost each player.
PerSeat<int> costOfPeril(const Position& at, Space space) {
    const auto isPeril = [](const TileKind& kind) { return kind.value < 0 && kind.ability == Ability::None; };
    const auto& tiles = at.rules.tiles;
    const auto peril = std::find_if(tiles.begin(), tiles.end(), isPeril);
    PerSeat<int> cost{};
    if (peril == tiles.end()) return cost;
    const State& state = at.state();
    const auto kind = static_cast<int>(peril - tiles.begin());
    const State hit = boardAfter(at.rules, state, event(Happening::Played, state.mover, kind, space));
    const auto before = pointsOnBoard(at.rules, state);
    const auto after = pointsOnBoard(at.rules, hit);
    for (Seat seat = 0; seat < state.seats; ++seat) cost[seat] = (after[seat] - before[seat]) / peril->value;
    return cost;
}

}

Fact closedText(const Position& at, Space space) {
    constexpr int much = 4;
    const State& state = at.state();
    const PerSeat<int> cost = costOfPeril(at, space);
    Seat most = state.mover;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (cost[seat] > cost[most]) most = seat;
    if (cost[most] < much) return {};
    if (most == state.mover)
        //: Why a space is filled: %1 a space, %n points
        return Say::tr("It fills %1, where each point of a peril would cost you %n.", nullptr, cost[most])
            .arg(spaceText(space));
    //: What speaks against filling a space: %1 a space, %2 another player, %n points
    return drawback(Say::tr("It fills %1, where each point of a peril would cost %2 %n.", nullptr, cost[most])
                        .arg(spaceText(space), at.name(most)));
}

namespace {

Facts refillFacts(const Position& at, Do kind) {
    const State& state = at.state();
    if (state.phase != Phase::Refill) return {};
    const int drawn = kind == Do::Refill ? missingTiles(at.rules, state, state.mover) : 0;
    const int held = static_cast<int>(state.hands[state.mover].size()) + drawn;
    return {Say::tr("You begin the act with %n tile(s) in hand.", nullptr, held)};
}

}

game::Facts GameWords::facts(const Position& at, Action choice) {
    switch (kindOf(choice)) {
    case Do::Place:
    case Do::Move: return figureFacts(at, choice);
    case Do::Counsel: return counselFacts(at, choice);
    case Do::Play:
    case Do::Replace:
    case Do::Cash: return tileFacts(at, choice);
    case Do::Remove:
    case Do::Swap:
    case Do::With: return powerFacts(at, choice);
    case Do::Draw: return drawFacts(at);
    case Do::Refill:
    case Do::Decline: return refillFacts(at, kindOf(choice));
    }
    return {};
}

}
