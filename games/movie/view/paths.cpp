// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie played with spots: what each action is made of, and what a dark spot would mean.
#include "rules/game.h"
#include "view/view.h"
#include "words/captions.h"
#include "words/names.h"
#include "words/prompts.h"

#include <algorithm>
#include <bit>

namespace heorot::movie {

namespace {

constexpr QLatin1StringView drawChoice("choice/draw");
constexpr QLatin1StringView cashChoice("choice/cash");
constexpr QLatin1StringView refillChoice("choice/refill");
constexpr QLatin1StringView declineChoice("choice/decline");

/// Where the tile lies in the hand of the seat to move; twins are one step.
QStringList handSpots(const State& state, Tile tile) {
    QStringList spots;
    const Hand& hand = state.hands[state.mover];
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (hand[i] == tile) spots << handSpot(i);
    return spots;
}

std::optional<Tile> tileOfSpot(const State& state, const QString& spot) {
    const auto index = handIndexOf(spot);
    if (!index || state.mover == nobody) return {};
    const Hand& hand = state.hands[state.mover];
    if (*index >= hand.size()) return {};
    return hand[*index];
}

/// Any open space, for a figure or tile that could go nowhere; `a1` on a full board.
Space someOpenSpace(const State& state) {
    return state.openSpaces.empty() ? Space{0} : state.openSpaces.first();
}

/// What a tile of the hand would mean on a space.
Action tileOn(const Position& position, Tile tile, Space space) {
    const State& state = *position.seen;
    const Board& board = boardOf(position.rules, state);
    const std::uint8_t number = board.number[space];
    switch (position.rules.tile(tile).ability) {
    case Ability::Counsel: return counsel(tile, space);
    case Ability::Drunkenness:
        if (number != Board::none && isTile(state.cells[number])) return replace(tile, space);
        return play(tile, space);
    default: return play(tile, space);
    }
}

/// What a tile would mean that cannot be chosen: its first use, so that the refusal says why there is none.
Action tileAlone(const Position& position, Tile tile) {
    const State& state = *position.seen;
    if (position.rules.tile(tile).ability != Ability::Counsel) return play(tile, someOpenSpace(state));
    const std::uint64_t own = state.figureSpaces[state.mover];
    if (own == 0) return play(tile, someOpenSpace(state));
    return counsel(tile, boardOf(position.rules, state).place[static_cast<std::size_t>(std::countr_zero(own))]);
}

/// What a space would mean while nothing is chosen.
std::optional<Action> spaceAlone(const Position& position, Space space) {
    switch (position.seen->phase) {
    case Phase::Move: return move(space);
    case Phase::Remove: return remove(space);
    case Phase::Swap: return swap(space);
    case Phase::With: return with(space);
    case Phase::Turn:
    case Phase::Play: {
        // Of a taken space the tip says what lies there; nothing has to be chosen first.
        const std::uint8_t number = boardOf(position.rules, *position.seen).number[space];
        const bool isTaken = number != Board::none && position.seen->cells[number] != emptyCell;
        return isTaken ? std::nullopt : std::optional(somethingOn(space));
    }
    default: return {};
    }
}

}

game::Path View::path(const Position& position, Action action) {
    const State& state = *position.seen;
    switch (kindOf(action)) {
    case Do::Place: return {{figureSpot(static_cast<Figure>(action.a))}, {spaceSpot(action.b)}};
    case Do::Draw: return {{QString(drawChoice), QString(poolSpot)}};
    case Do::Play:
    case Do::Replace:
    case Do::Counsel: return {handSpots(state, action.a), {spaceSpot(action.b)}};
    case Do::Cash: return {handSpots(state, action.a), {QString(cashChoice)}};
    case Do::Move:
    case Do::Remove:
    case Do::Swap:
    case Do::With: return {{spaceSpot(action.a)}};
    case Do::Refill: return {{QString(refillChoice), QString(poolSpot)}};
    case Do::Decline: return {{QString(declineChoice)}};
    }
    return {};
}

std::optional<Action> View::candidate(const Position& position, const QStringList& chosen, const QString& spot) {
    const State& state = *position.seen;
    if (state.mover == nobody) return {};
    if (const auto space = spaceOfSpot(spot)) {
        if (chosen.isEmpty()) return spaceAlone(position, *space);
        if (const auto kind = figureOfSpot(chosen.front())) return place(*kind, *space);
        if (const auto tile = tileOfSpot(state, chosen.front())) return tileOn(position, *tile, *space);
        return {};
    }
    if (spot == cashChoice) {
        const auto tile = chosen.isEmpty() ? std::nullopt : tileOfSpot(state, chosen.front());
        return tile ? std::optional(cash(*tile)) : std::nullopt;
    }
    if (const auto kind = figureOfSpot(spot)) return place(*kind, someOpenSpace(state));
    if (const auto tile = tileOfSpot(state, spot)) return tileAlone(position, *tile);
    if (spot == poolSpot) return state.phase == Phase::Refill ? refill() : draw();
    if (spot == drawChoice) return draw();
    if (spot == refillChoice) return refill();
    if (spot == declineChoice) return decline();
    return {};
}

QString View::missingFor(const Position&, const QStringList&, const QString& spot) {
    return spot == cashChoice ? missingTreasure() : QString();
}

QString View::choiceLabel(const Position& position, const QString& spot) {
    const State& state = *position.seen;
    if (spot == drawChoice) return buttonText(Do::Draw);
    if (spot == cashChoice) return buttonText(Do::Cash);
    if (spot == refillChoice) return buttonText(Do::Refill);
    if (spot != declineChoice) return {};
    return declineText(state.phase);
}

QString View::chosenPrompt(const Position& position, const QStringList& chosen) {
    const State& state = *position.seen;
    if (chosen.isEmpty() || state.mover == nobody) return {};
    if (const auto kind = figureOfSpot(chosen.front())) return figurePrompt(position.mover(), *kind);
    if (const auto tile = tileOfSpot(state, chosen.front())) return tilePrompt(position.rules, position.mover(), *tile);
    return {};
}

}
