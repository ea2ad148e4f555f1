// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/choice_facts.h"

#include "rules/board_after.h"
#include "rules/game.h"
#include "rules/score.h"
#include "words/say.h"

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
