// SPDX-License-Identifier: GPL-3.0-or-later
// The order of turns and acts (rulebook, Taking Turns, Ending the Act, Beginning Acts II and III).
#include "rules/score.h"
#include "rules/steps/steps.h"

namespace heorot::movie {

namespace {

/// Whether the seat has anything to decide in its turn, given that a space is open.
bool canAct(const Rules& rules, const State& state, Seat seat) {
    if (hasFigure(state, seat)) return true;
    if (state.hands[seat].empty()) return false;
    return canDraw(state) || hasPlayable(rules, state, seat);
}

/// The first seat from `seat` on for which `holds(seat)` is true, or `seat` if there is none.
template <class Holds>
Seat firstFrom(const State& state, Seat seat, Holds holds) {
    for (int i = 0; i < state.seats; ++i) {
        const auto candidate = static_cast<Seat>((seat + i) % state.seats);
        if (holds(candidate)) return candidate;
    }
    return seat;
}

Seat after(const State& state, Seat seat) {
    return static_cast<Seat>(seat + 1 == state.seats ? 0 : seat + 1);
}

/// The seat that would have had the next turn (rulebook, Beginning Acts II and III), without those that would be
/// skipped (rulings 5a and 5b). Must be called before figures return.
Seat nextTurn(const State& state) {
    return firstFrom(state, after(state, state.lastMover), [&](Seat seat) { return hasTurn(state, seat); });
}

void scoreFigures(const Rules& rules, State& state, Events* events) {
    const Board& board = boardOf(rules, state);
    const SpaceSet turned = turnedTiles(rules, state);
    eachSpace(turned, [&](std::uint8_t n) {
        note(state, events, event(Happening::Turned, nobody, tileOf(state.cells[n]), board.place[n]));
    });
    eachSpace(allFigures(state), [&](std::uint8_t n) {
        const Cell cell = state.cells[n];
        const Points score = pointsAt(rules, state, n, turned);
        std::int16_t& sum = state.figurePoints[state.act][ownerOf(cell)];
        sum = static_cast<std::int16_t>(sum + score.points());
        note(state, events,
             event(Happening::Scored, ownerOf(cell), static_cast<int>(figureOf(cell)), board.place[n], score.sum,
                   score.diamonds, score.points()));
    });
}

/// Clears the board: figures return to their owners or leave the game, tiles go to the box (rulebook, Ending the Act).
void clearBoard(const Rules& rules, State& state) {
    for (const Cell cell : state.cells) {
        if (isFigure(cell)) {
            const auto kind = static_cast<std::size_t>(figureOf(cell));
            ++(rules.figures[kind].returns ? state.figures : state.out)[ownerOf(cell)][kind];
        } else if (isTile(cell)) {
            ++state.box[tileOf(cell)];
        }
    }
    state.cells.fill(emptyCell);
    state.figureSpaces.fill(0);
    state.open = 0;
    state.openSpaces.clear();
}

void offerNothing(const Rules&, const State&, ActionList&) {}

FieldFault noError(const Rules&, const State&) {
    return {};
}

void endAct(const Rules& rules, State& state, Chance& chance, Events* events) {
    note(state, events, event(Happening::ActEnds, nobody, state.act, isBoardFull(state)));
    state.starter = nextTurn(state);
    scoreFigures(rules, state, events);
    clearBoard(rules, state);
    if (state.act + 1 < acts) {
        ++state.act;
        beginAct(rules, state, chance, events);
        return;
    }
    state.phase = Phase::Over;
    state.mover = nobody;
    note(state, events, event(Happening::GameOver, nobody));
}

/// Gives the turn to `seat` or the next one that can do anything; if none can, the act ends (ruling 4d). A seat in
/// between that has tiles is not skipped: it keeps them in a turn without a decision.
void giveTurn(const Rules& rules, State& state, Seat seat, Chance& chance, Events* events) {
    const auto acts = [&](Seat candidate) { return canAct(rules, state, candidate); };
    const Seat next = firstFrom(state, seat, acts);
    if (!acts(next)) return endAct(rules, state, chance, events);
    for (; seat != next; seat = after(state, seat))
        note(state, events, event(hasTurn(state, seat) ? Happening::Kept : Happening::Skipped, seat));
    state.phase = Phase::Turn;
    state.mover = next;
}

}

void endTurn(const Rules& rules, State& state, Chance& chance, Events* events) {
    state.at = 0;
    state.counsel = 0;
    state.first = 0;
    state.lastMover = state.mover;
    if (isBoardFull(state))
        endAct(rules, state, chance, events);
    else
        giveTurn(rules, state, after(state, state.mover), chance, events);
}

void beginAct(const Rules& rules, State& state, Chance& chance, Events* events) {
    layBoard(boardOf(rules, state), state);
    chance.shuffle(state.act,
                   std::span(state.pool)
                       .subspan(rules.firstPlace[state.act], static_cast<std::size_t>(rules.poolSize(state.act))));
    state.lastMover = static_cast<Seat>((state.starter + state.seats - 1) % state.seats);
    note(state, events, event(Happening::ActBegins, state.starter, state.act));
    if (state.act > 0) askRefill(rules, state, 0, chance, events);
}

void askRefill(const Rules& rules, State& state, int asked, Chance& chance, Events* events) {
    for (int i = asked; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>((state.starter + i) % state.seats);
        if (missingTiles(rules, state, seat) <= 0) continue;
        state.phase = Phase::Refill;
        state.mover = seat;
        return;
    }
    giveTurn(rules, state, state.starter, chance, events);
}

constexpr PhaseRules overPhase{.offer = offerNothing, .positionError = noError};

}
