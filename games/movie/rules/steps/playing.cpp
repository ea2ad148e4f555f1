// SPDX-License-Identifier: GPL-3.0-or-later
// Playing a tile of the hand on an open space, then deciding about its power (rulebook, Taking Turns and Special
// Abilities).
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

/// Calls `visit(tile, ability)` for each kind of tile in the hand of the seat to move.
template <class Visit>
void eachTile(const Rules& rules, const State& state, Visit visit) {
    const Hand& hand = state.hands[state.mover];
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (!isUnknown(hand[i]) && (i == 0 || hand[i] != hand[i - 1])) visit(hand[i], rules.tiles[hand[i]].ability);
}

/// Whether the tile can be played on an open space; Good Counsel only goes to the space its figure left.
constexpr bool goesOnOpenSpaces(Ability ability) {
    return ability != Ability::Counsel;
}

FieldFault playError(const Rules& rules, const State& state) {
    return isBoardFull(state) || !hasPlayable(rules, state, state.mover)
               ? FieldFault{{}, Fault::tr("there is no tile to play")}
               : FieldFault();
}

Violation refusePlay(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseTile(state, action)) return refused;
    if (!goesOnOpenSpaces(rules.tiles[action.a].ability)) return refuse(Refusal::CounselGoesBehind);
    return refuseTaken(boardOf(rules, state), state, action.b);
}

/// Asks about the power of the tile just placed; false if there is nothing to decide. A tile in the last space does not
/// use its power, unless the option lets it.
bool beginPower(const Rules& rules, State& state, Ability ability) {
    if (isBoardFull(state) && !state.lastPowerFirst) return false;
    switch (ability) {
    case Ability::Temptation:
    case Ability::Valor: return beginRemoval(rules, state);
    case Ability::Statue: return beginSwap(rules, state);
    default: return false;
    }
}

void performPlay(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    const Board& board = boardOf(rules, state);
    const std::uint8_t number = board.number[action.b];
    placeTile(board, state, state.mover, action.a, number);
    note(state, events, event(Happening::Played, state.mover, action.a, action.b));
    state.at = number;
    if (!beginPower(rules, state, rules.tiles[action.a].ability)) endTurn(rules, state, chance, events);
}

}

void offerTiles(const Rules& rules, const State& state, ActionList& out) {
    eachTile(rules, state, [&](Tile tile, Ability ability) {
        if (goesOnOpenSpaces(ability)) offerOpenSpaces(state, Do::Play, tile, out);
    });
    eachTile(rules, state, [&](Tile tile, Ability ability) {
        if (ability == Ability::Drunkenness) offerMead(rules, state, tile, out);
    });
    eachTile(rules, state, [&](Tile tile, Ability ability) {
        if (ability == Ability::Treasure) out.push(cash(tile));
    });
    eachTile(rules, state, [&](Tile tile, Ability ability) {
        if (ability == Ability::Counsel) offerMovers(rules, state, tile, out);
    });
}

void placeTile(const Board& board, State& state, Seat seat, Tile tile, std::uint8_t number) {
    state.hands[seat].remove(tile);
    putPiece(board, state, number, cellOf(tile));
}

constexpr PhaseRules playPhase{.offer = offerTiles, .positionError = playError};
constexpr ActionRules playAction{
    .isWellFormed = hasTile, .refuse = refusePlay, .perform = performPlay, .reveals = Reveals::ToOthers};

}
