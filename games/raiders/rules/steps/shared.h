// SPDX-License-Identifier: GPL-3.0-or-later
// What the offers and refusals of several steps share.
#pragma once

#include "rules/steps/steps.h"

#include <algorithm>
#include <bit>
#include <initializer_list>

namespace heorot::raiders {

using engine::allowed;

/// For ActionRules::isWellFormed: whether `a` and `b` are below these limits.
template <int a, int b = 1>
bool isWithin(const Rules&, Action action) {
    return action.a < a && action.b < b;
}
/// The same for a spoils card.
inline bool isSpoil(const Rules&, Action action) {
    return action.b == 0 && (action.a < villageKinds || isKeep(action.a));
}

/// The refusal of an action that does not belong to this phase.
inline Violation notNow(const State& state) {
    return refuse(Refusal::NotNow, static_cast<int>(state.phase));
}
/// `notNow` unless the state is in this phase.
inline Violation refuseOutside(Phase phase, const State& state) {
    return state.phase == phase ? allowed : notNow(state);
}
inline Violation allow(const Rules&, const State&, Action) {
    return allowed;
}
/// Refuses another decision while something is laid out.
inline Violation refuseWhilePaying(const State& state) {
    return isNothingLaidOut(state) ? allowed : refuse(Refusal::FinishPaying);
}
inline Violation refuseToGiveUp(const Rules&, const State& state, Action) {
    return refuseWhilePaying(state);
}
/// Refuses a die that the mover does not have.
inline Violation refuseDie(const State& state, Die die) {
    return moverShip(state).dice[die] > 0 ? allowed : refuse(Refusal::NoSuchDie, die);
}
inline Violation refuseColor(Die die, std::uint8_t color) {
    const bool fits = color == anyColor || color == static_cast<std::uint8_t>(colorOf(die));
    return fits ? allowed : refuse(Refusal::WrongColor, color);
}
/// Refuses a die if the supply has none of its color, or the color does not have the face.
Violation refuseSupplied(const Rules& rules, const State& state, Die die);
/// Refuses an empty stack.
inline Violation refuseTerritory(const State& state, Territory territory) {
    return state.territories[territory].empty() ? refuse(Refusal::NoTileLeft, territory) : allowed;
}
/// Why the whole cost cannot be paid.
Violation refuseCost(const Rules& rules, const State& state, const Cost& cost);

/// Whether there is a card at `place`: on a display with room for so many places at this number of seats, where
/// `isThere` says so of a place from 0, or in the deck.
template <class IsThere>
Violation refusePlace(const State& state, int place, Deck deck, std::size_t most, int places, IsThere isThere) {
    if (place == fromDeck) return canDraw(state, deck) ? allowed : refuse(Refusal::DeckEmpty, static_cast<int>(deck));
    const std::size_t at = static_cast<std::size_t>(place) - 1;
    if (at < most && isThere(at)) return allowed;
    return refuse(place > places ? Refusal::NoSuchPlace : Refusal::StackTaken, place);
}
/// The same for stacks of cards.
template <class Stacks>
Violation refuseStack(const State& state, const Stacks& stacks, Deck deck, int place, int places) {
    return refusePlace(state, place, deck, stacks.size(), places, [&](std::size_t at) { return !stacks[at].empty(); });
}
/// The same for single cards.
template <class Cards>
Violation refuseCard(const State& state, const Cards& cards, Deck deck, int place, int places) {
    return refusePlace(state, place, deck, cards.size(), places, [&](std::size_t at) { return cards[at] != none; });
}
template <class Stacks>
void offerStacks(const State& state, const Stacks& stacks, Deck deck, ActionList& out) {
    if (canDraw(state, deck)) out.push(take(fromDeck));
    for (std::size_t i = 0; i < stacks.size(); ++i)
        if (!stacks[i].empty()) out.push(take(static_cast<int>(i) + 1));
}

/// Calls `visit(kind)` for each kind that lies in a short list of small numbers, in order and once.
template <class List, class Visit>
void eachKind(const List& list, Visit visit) {
    std::uint64_t kinds = 0;
    for (const auto kind : list) kinds |= std::uint64_t{1} << kind;
    for (; kinds != 0; kinds &= kinds - 1) visit(std::countr_zero(kinds));
}
template <class Visit>
void eachBit(std::uint32_t bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}
/// Offers each kind of a list.
template <class List>
void offerKinds(const List& list, Do kind, ActionList& out) {
    eachKind(list, [&](int each) { out.push(make(kind, each)); });
}
template <class List>
bool areAlike(const List& list) {
    return std::all_of(list.begin(), list.end(), [&](auto item) { return item == list[0]; });
}

/// The mover's dice of a color or anyColor, as bits.
inline std::uint32_t ownDice(const State& state, std::uint8_t color) {
    constexpr std::uint32_t one = (1u << icons) - 1;
    const std::uint32_t mask = color == anyColor ? (1u << dieKinds) - 1 : one << (color * icons);
    return bitsOf(moverShip(state).dice) & mask;
}
inline void offerDice(const State& state, std::uint8_t color, Do kind, ActionList& out) {
    eachBit(ownDice(state, color), [&](int die) { out.push(make(kind, die)); });
}
/// Offers the dice of a color that the supply has, on any face; `a` is the number of the die plus `offset`.
inline void offerSupplied(const Rules& rules, const State& state, int color, Do kind, int offset, ActionList& out) {
    if (state.dice[static_cast<std::size_t>(color)] == 0) return;
    const auto& faces = rules.iconLists[static_cast<std::size_t>(color)];
    Action* at = out.extend(faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i) at[i] = make(kind, color * icons + faces[i] + offset);
}

// For PhaseRules::pay, ::done and ::offer of phases with a cost: payment.cpp
Violation refusePayer(const Rules& rules, const State& state, Action action);
Violation refuseDone(const Rules& rules, const State& state, Action action);
void layOutPayer(Transition& transition, Action action);
/// Offers payers toward the cost of the phase, and `done` once it is laid out.
void offerPayments(const Rules& rules, const State& state, const Cost& cost, ActionList& out);
/// For LocationRules::offer: the cost of the location is paid first.
inline void offerLocationCost(const Rules& rules, const State& state, ActionList& out) {
    offerPayments(rules, state, rules.at(state.location).cost, out);
}
/// Offers the payers that `accepts` accepts.
template <class Accepts>
void offerPayers(const State& state, ActionList& out, Accepts accepts) {
    const Ship& ship = moverShip(state);
    eachBit(bitsOf(ship.dice) | bitsOf(ship.up) << dieKinds, [&](int payer) {
        if (accepts(static_cast<Payer>(payer))) out.push(pay(static_cast<Payer>(payer)));
    });
}
/// Refuses a die that the mover does not have, or an upgrade not turned up.
Violation refuseHeld(const State& state, Payer payer);

// For PhaseRules::turn, for the mover's dice of a color or anyColor: dice.cpp
void offerTurns(const Rules& rules, const State& state, std::uint8_t color, ActionList& out);
Violation refuseTurn(const Rules& rules, const State& state, Action action);
void turnDie(Transition& transition, Action action);

/// Refuses an artifact that the mover does not have: artifacts.cpp
Violation refuseArtifact(const State& state, ArtifactId artifact);

}
