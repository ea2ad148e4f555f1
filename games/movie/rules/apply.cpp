// SPDX-License-Identifier: GPL-3.0-or-later
// Carrying decisions out.
#include "rules/flow.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace heorot::movie {

using engine::Chance;
using engine::Events;

std::span<const engine::OptionSpec> Game::options() {
    static const std::array<engine::OptionSpec, 2> specs{
        {{"act-3-board", {"diagonal", "rectangle"}, 0}, {"last-power", {"unused", "first"}, 0}}};
    return specs;
}

namespace {

/// Sorts each act's kinds into its places: a pool lies like this until its act begins.
void layPools(const Rules& rules, State& state) {
    std::size_t at = 0;
    for (std::size_t kind = 0; kind < rules.tiles.size(); ++kind)
        for (int i = 0; i < rules.tiles[kind].count; ++i) state.pool[at++] = static_cast<Tile>(kind);
    for (int act = 0; act < acts; ++act)
        state.left[static_cast<std::size_t>(act)] = static_cast<std::uint8_t>(rules.poolSize(act));
}

/// One action on one state: each kind of decision is a function.
class Doer {
  public:
    Doer(const Rules& rules, State& state, Chance& chance, Events* events)
        : rules_(rules), state_(state), board_(boardOf(rules, state)), chance_(chance), events_(events),
          seat_(state.mover) {}

    void perform(Action action) {
        const Space space = action.b;
        switch (kindOf(action)) {
        case Do::Place: return place(static_cast<Figure>(action.a), space);
        case Do::Draw: return draw();
        case Do::Play: return play(action.a, space);
        case Do::Replace: return replace(action.a, space);
        case Do::Cash: return cash(action.a);
        case Do::Counsel: return chooseFigure(action.a, space);
        case Do::Move: return moveFigure(action.a);
        case Do::Remove: return remove(action.a);
        case Do::Swap: return chooseFirst(action.a);
        case Do::With: return swapWith(action.a);
        case Do::Refill: return refill();
        case Do::Decline: return decline();
        }
    }

  private:
    std::uint8_t number(Space space) const { return board_.number[space]; }
    void say(const engine::Event& event) { note(state_, events_, event); }
    void finishTurn() { endTurn(rules_, state_, chance_, events_); }

    void place(Figure figure, Space space) {
        --state_.figures[seat_][static_cast<std::size_t>(figure)];
        putPiece(board_, state_, number(space), cellOf(seat_, figure));
        say(event(Happening::Placed, seat_, static_cast<int>(figure), space));
        finishTurn();
    }

    void draw() {
        say(event(Happening::Drew, seat_, drawTile(rules_, state_, seat_)));
        state_.phase = Phase::Play;
        if (hasPlayable(rules_, state_, seat_)) return;
        say(event(Happening::Kept, seat_));
        finishTurn();
    }

    void play(Tile tile, Space space) {
        state_.hands[seat_].remove(tile);
        putPiece(board_, state_, number(space), cellOf(tile));
        say(event(Happening::Played, seat_, tile, space));
        usePower(rules_.tiles[tile].ability, space);
    }

    /// Asks for the power of a tile just placed, or ends the turn. In the last space it is not used, or by option used
    /// first.
    void usePower(Ability ability, Space space) {
        const bool asked = !isBoardFull(state_) || state_.lastPowerFirst;
        state_.at = number(space);
        if (asked && isRemoving(ability) && tilesOf(rules_, state_, opposite(ability)) != 0)
            state_.phase = Phase::Remove;
        else if (asked && ability == Ability::Statue && std::popcount(allTiles(board_, state_)) > 2)
            state_.phase = Phase::Swap;
        else
            finishTurn();
    }
    static bool isRemoving(Ability ability) { return ability == Ability::Temptation || ability == Ability::Valor; }
    static Ability opposite(Ability ability) {
        return ability == Ability::Temptation ? Ability::Valor : Ability::Temptation;
    }

    void replace(Tile tile, Space space) {
        const Tile mead = tileOf(state_.cells[number(space)]);
        state_.hands[seat_].remove(tile);
        ++state_.box[mead];
        putPiece(board_, state_, number(space), cellOf(tile));
        say(event(Happening::Replaced, seat_, tile, space, mead));
        finishTurn();
    }

    void cash(Tile tile) {
        const std::uint8_t value = rules_.tiles[tile].treasure;
        state_.hands[seat_].remove(tile);
        ++state_.box[tile];
        std::int16_t& points = state_.treasurePoints[state_.act][seat_];
        points = static_cast<std::int16_t>(points + value);
        say(event(Happening::Cashed, seat_, tile, value));
        finishTurn();
    }

    void chooseFigure(Tile tile, Space figure) {
        state_.at = number(figure);
        state_.counsel = tile;
        state_.phase = Phase::Move;
    }

    void moveFigure(Space to) {
        const Cell figure = state_.cells[state_.at];
        const Space from = board_.place[state_.at];
        const Tile tile = state_.counsel;
        state_.hands[seat_].remove(tile);
        putPiece(board_, state_, number(to), figure);
        putPiece(board_, state_, state_.at, cellOf(tile));
        say(event(Happening::Counselled, seat_, tile, from, to, static_cast<int>(figureOf(figure))));
        finishTurn();
    }

    void remove(Space space) {
        const Tile tile = tileOf(state_.cells[number(space)]);
        ++state_.box[tile];
        putPiece(board_, state_, number(space), emptyCell);
        say(event(Happening::Removed, seat_, tile, space));
        finishTurn();
    }

    void chooseFirst(Space space) {
        state_.first = number(space);
        state_.phase = Phase::With;
    }

    void swapWith(Space space) {
        Cell& one = state_.cells[state_.first];
        Cell& other = state_.cells[number(space)];
        std::swap(one, other);
        say(event(Happening::Swapped, seat_, board_.place[state_.first], space, tileOf(one), tileOf(other)));
        finishTurn();
    }

    void refill() {
        const int missing = missingTiles(rules_, state_, seat_);
        say(event(Happening::Refilled, seat_, missing));
        for (int i = 0; i < missing; ++i) say(event(Happening::Drew, seat_, drawTile(rules_, state_, seat_)));
        nextRefill();
    }

    void decline() {
        if (state_.phase == Phase::Refill) {
            say(event(Happening::NoRefill, seat_));
            return nextRefill();
        }
        say(event(Happening::Declined, seat_, board_.place[state_.at]));
        finishTurn();
    }

    /// Each seat is asked once, from the act's starter on (ruling 3).
    void nextRefill() {
        const int asked = (seat_ - state_.starter + state_.seats) % state_.seats + 1;
        askRefill(rules_, state_, asked, chance_, events_);
    }

    const Rules& rules_;
    State& state_;
    const Board& board_;
    Chance& chance_;
    Events* events_;
    const Seat seat_;
};

}

State newGame(const Rules& rules, const engine::Setup& setup, Chance& chance, Events* events) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.rectangle = setup.options[static_cast<std::size_t>(Option::ActThreeBoard)] == 1;
    state.lastPowerFirst = setup.options[static_cast<std::size_t>(Option::LastPower)] == 1;
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

void apply(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    Doer(rules, state, chance, events).perform(action);
}

}
