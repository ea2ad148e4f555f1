// SPDX-License-Identifier: GPL-3.0-or-later
// Choices and prompts in words, for a position as its viewer knows it.
#pragma once

#include "words/cards.h"
#include "words/words.h"

namespace heorot::raiders {

/// What texts about a table are made from: `state` is what their reader knows of it.
struct TextContext {
    const Rules& rules;
    const State& state;
    const record::Seating& seating;

    TextContext(const Rules& allRules, const State& known, const record::Seating& seats)
        : rules(allRules), state(known), seating(seats) {}
    TextContext(const Position& position) // NOLINT(google-explicit-constructor): a position is such a context
        : TextContext(position.rules, position.state(), position.seating) {}

    QString name(Seat seat) const { return game::nameOf(seating, seat); }
};

/// What an action of the seat to move does, for a list of choices.
QString choiceText(const TextContext& at, Action action);
/// The same in as few words as a button has room for.
QString buttonText(const TextContext& at, Action action);
/// Whose decision it is and what is asked; with who follows, where that matters.
QString promptText(const TextContext& at);
/// What is not laid out yet of the cost to be paid, as "1 chest"; empty if nothing is paid now.
QString stillToGive(const TextContext& at);
/// What is being decided about: the card, battle or tile at hand. Empty if there is none.
QString subjectText(const TextContext& at);
/// Seats that act after the seat to move at this location, in their order.
QList<Seat> stillToAct(const State& state);
/// What a use of a recruited Reaver is called.
QString useText(Do use);

}
