// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the game. Each file in this folder implements one step: what it offers, why it refuses an action, and
// what the action does. This header has the tables that lead to the steps, and what one step calls in another.
#pragma once

#include "record/fault.h"
#include "rules/queries.h"

namespace heorot::movie {

using engine::ActionList;
using engine::Chance;
using engine::Events;
using engine::Violation;
using record::Fault;
using record::FieldFault;

/// The rules of a phase.
struct PhaseRules {
    /// Appends the legal actions, sorted.
    void (&offer)(const Rules& rules, const State& state, ActionList& out);
    /// What is wrong with a position in this phase that was read from a file, or nothing.
    FieldFault (&positionError)(const Rules& rules, const State& state);
    /// Why actions of other phases are refused in this one; `allowed` if their own steps give the reason.
    Violation refusesOthers = engine::allowed;
    /// Declines what the phase asks; null if that is not possible.
    void (*decline)(const Rules& rules, State& state, Chance& chance, Events* events) = nullptr;
};

/// To whom an action reveals hidden tiles: a draw to the seat to move, a tile of its hand to the others.
enum class Reveals : std::uint8_t { Nothing, ToMover, ToOthers };

/// The rules of a kind of action.
struct ActionRules {
    /// Whether the numbers of the action are within their ranges. Its `c` is 0.
    bool (&isWellFormed)(const Rules& rules, Action action);
    /// Why the seat to move may not play it now, or `allowed`. The action is well-formed and the game is not over.
    Violation (&refuse)(const Rules& rules, const State& state, Action action);
    /// Carries out a legal action.
    void (&perform)(const Rules& rules, State& state, Action action, Chance& chance, Events* events);
    /// To whom it reveals something.
    Reveals reveals = Reveals::Nothing;
    /// See `isCanonical` in game.h; null for an action that is always canonical.
    bool (*isCanonical)(const Rules& rules, const State& state, Action action) = nullptr;
    /// See `forgoes` in game.h; null for an action that gives up nothing.
    bool (*forgoes)(const Rules& rules, const State& state) = nullptr;
};

const PhaseRules& rulesOf(Phase phase);
/// `kind` must be a kind of action.
const ActionRules& rulesOf(Do kind);

// Every entry of the tables, by file.
// turn.cpp
extern const PhaseRules turnPhase;
// placing.cpp
extern const ActionRules placeAction;
// drawing.cpp
extern const ActionRules drawAction;
// playing.cpp
extern const PhaseRules playPhase;
extern const ActionRules playAction;
// drunkenness.cpp
extern const ActionRules replaceAction;
// treasure.cpp
extern const ActionRules cashAction;
// good_counsel.cpp
extern const PhaseRules movePhase;
extern const ActionRules counselAction, moveAction;
// temptation_valor.cpp
extern const PhaseRules removePhase;
extern const ActionRules removeAction;
// golden_statue.cpp
extern const PhaseRules swapPhase, withPhase;
extern const ActionRules swapAction, withAction;
// refilling.cpp
extern const PhaseRules refillPhase;
extern const ActionRules refillAction;
// declining.cpp
extern const ActionRules declineAction;
// acts.cpp
extern const PhaseRules overPhase;

/// Adds an event of the current act, if there is a list.
inline void note(const State& state, Events* events, const engine::Event& event) {
    engine::append(events, inAct(state.act, event));
}

// acts.cpp
/// Ends the turn of the seat to move. The act ends too if its board is full or no seat can do anything; otherwise the
/// next seat has its turn.
void endTurn(const Rules& rules, State& state, Chance& chance, Events* events);
/// Shuffles the act's pool and offers refills, or gives the first turn.
void beginAct(const Rules& rules, State& state, Chance& chance, Events* events);
/// Offers a refill to the next seat with room for one, `asked` seats after the act's starter, or gives the first turn.
void askRefill(const Rules& rules, State& state, int asked, Chance& chance, Events* events);

// placing.cpp
/// Offers each figure of the mover on each open space.
void offerFigures(const State& state, ActionList& out);
void placeFigure(const Board& board, State& state, Seat seat, Figure figure, std::uint8_t number);

// drawing.cpp
/// Moves the top tile of the act's pool to the hand.
Tile drawTile(const Rules& rules, State& state, Seat seat);

// playing.cpp
/// Offers all uses of the tiles in the mover's hand.
void offerTiles(const Rules& rules, const State& state, ActionList& out);
/// Puts the tile of the hand on the space.
void placeTile(const Board& board, State& state, Seat seat, Tile tile, std::uint8_t number);

// drunkenness.cpp
/// Offers to replace each Mead with the tile of the hand.
void offerMead(const Rules& rules, const State& state, Tile tile, ActionList& out);
/// Returns the replaced Mead, which goes to the box.
Tile replaceMead(const Board& board, State& state, Seat seat, Tile tile, std::uint8_t number);

// treasure.cpp
void cashTreasure(State& state, Seat seat, Tile tile, int points);

// good_counsel.cpp
/// Offers each figure that the tile of the hand can move.
void offerMovers(const Rules& rules, const State& state, Tile tile, ActionList& out);
void moveFigure(const Board& board, State& state, Seat seat, Tile tile, std::uint8_t from, std::uint8_t to);

// temptation_valor.cpp
/// Asks about the power of the Temptation or Valor just placed; false if there is no tile to remove.
bool beginRemoval(const Rules& rules, State& state);
/// Returns the removed tile, which goes to the box.
Tile removeTile(const Board& board, State& state, std::uint8_t number);

// golden_statue.cpp
/// Asks about the power of the Golden Statue just placed; false if there are no two tiles to swap.
bool beginSwap(const Rules& rules, State& state);
void swapTiles(State& state, std::uint8_t one, std::uint8_t other);

// declining.cpp
void leavePowerUnused(const Rules& rules, State& state, Chance& chance, Events* events);

}
