// SPDX-License-Identifier: GPL-3.0-or-later
// What the styles of computer players like: it decides between actions of nearly equal worth.
#include "players/players.h"
#include "rules/queries.h"

namespace heorot::raiders {

namespace {

bool isChoiceOf(Action action, Location location) {
    return kindOf(action) == Do::Choose && action.a == static_cast<std::uint8_t>(location);
}

/// Fights, force, pillage for its Terror, the sea.
double bold(Action action) {
    switch (kindOf(action)) {
    case Do::Fight:
    case Do::Force: return 1;
    case Do::Choose: return isChoiceOf(action, Location::Sea) ? 1 : isChoiceOf(action, Location::Subdue) ? 0.7 : 0.3;
    case Do::Reroll:
    case Do::Again:
    case Do::Suffer:
    case Do::Accept: return 0.8;
    case Do::Take: return action.a == fromDeck ? 0.8 : 0.4;
    case Do::Rest:
    case Do::Yield:
    case Do::Decline: return 0;
    default: return 0.5;
    }
}

/// No Terror, no fight without need, journeys paid for, goods in store.
double careful(Action action) {
    switch (kindOf(action)) {
    case Do::Peace:
    case Do::Give:
    case Do::Rest: return 0.9;
    case Do::Pay: return 0.8;
    case Do::Choose: return isChoiceOf(action, Location::Trade) || isChoiceOf(action, Location::Recruit) ? 0.9 : 0.4;
    case Do::Fight:
    case Do::Force:
    case Do::Suffer: return 0;
    case Do::Take: return action.a == fromDeck ? 0.2 : 0.7;
    default: return 0.5;
    }
}

/// Cards and goods at once.
double grasping(Action action) {
    switch (kindOf(action)) {
    case Do::Choose: return isChoiceOf(action, Location::Villages) || isChoiceOf(action, Location::Keeps) ? 1 : 0.3;
    case Do::Take:
    case Do::Keep:
    case Do::Accept: return 0.8;
    case Do::Pick: return static_cast<Option>(action.a) == Option::Glory ? 1 : 0.4;
    case Do::Trade: return static_cast<Ware>(action.a) == Ware::Food ? 0.8 : 0.5;
    case Do::Rally: return 0.9;
    case Do::Rest: return 0.1;
    default: return 0.5;
    }
}

/// Terror for others, and what they need.
double spiteful(const State& state, Action action) {
    switch (kindOf(action)) {
    case Do::Give: return 1;
    case Do::Choose: {
        // A location at which the others can pay least.
        int poor = 0;
        for (Seat seat = 0; seat < state.seats; ++seat) poor += seat != state.mover && state.ships[seat].food < 4;
        const bool asksFood = isChoiceOf(action, Location::Sea) || isChoiceOf(action, Location::Keeps);
        return asksFood && poor > 0 ? 1 : 0.4;
    }
    case Do::Take: return action.a == fromDeck ? 0.2 : 0.8;
    case Do::Trade: return static_cast<Ware>(action.a) == Ware::Prophecy && action.b != fromDeck ? 0.9 : 0.4;
    default: return 0.5;
    }
}

/// Reavers in their slots, territories, prophecies: what pays later.
double patient(Action action) {
    switch (kindOf(action)) {
    case Do::Specialize: return 1;
    case Do::Choose: return isChoiceOf(action, Location::Subdue) || isChoiceOf(action, Location::Recruit) ? 1 : 0.3;
    case Do::Force:
    case Do::Peace: return 0.8;
    case Do::Trade: return static_cast<Ware>(action.a) == Ware::Prophecy ? 0.9 : 0.4;
    case Do::Pick: return static_cast<Option>(action.a) == Option::Tile ? 1 : 0.3;
    case Do::Store: return 0.8;
    case Do::Rally: return 0.1;
    default: return 0.5;
    }
}

/// Secret Prophecies, artifacts, the Start Player marker.
double scheming(Action action) {
    switch (kindOf(action)) {
    case Do::Trade: return static_cast<Ware>(action.a) == Ware::Prophecy ? (action.b == fromDeck ? 1 : 0.8) : 0.3;
    case Do::Choose: return isChoiceOf(action, Location::Trade) ? 1 : 0.4;
    case Do::Keep:
    case Do::Resolve: return isArtifact(action.a) ? 1 : 0.4;
    case Do::Use:
    case Do::Store: return 0.9;
    case Do::Turn: return 0.7;
    case Do::Take: return action.a == fromDeck ? 0.7 : 0.4;
    default: return 0.5;
    }
}

}

double Players::taste(const Rules&, const State& world, Action action, ai::Style style) {
    switch (style) {
    case ai::Style::Plain: return 0;
    case ai::Style::Bold: return bold(action);
    case ai::Style::Careful: return careful(action);
    case ai::Style::Grasping: return grasping(action);
    case ai::Style::Spiteful: return spiteful(world, action);
    case ai::Style::Patient: return patient(action);
    case ai::Style::Scheming: return scheming(action);
    }
    return 0;
}

}
