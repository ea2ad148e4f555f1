// SPDX-License-Identifier: GPL-3.0-or-later
// Choices and prompts in words, for a position as its viewer knows it.
#pragma once

#include "rules/game.h"
#include "words/cards.h"

#include "engine/match.h"

namespace heorot::raiders {

/// A position with what is needed to speak of it.
struct Spoken {
    const Rules& rules;
    const State& state;
    const engine::Seating& seating;

    QString name(Seat seat) const {
        return seat == nobody ? QString() : QString::fromStdString(seating.names.at(seat));
    }
};

/// What an action of the seat to move does, for a list of choices.
QString choiceText(const Spoken& at, Action action);
/// The same in as few words as a button has room for.
QString buttonText(const Spoken& at, Action action);
/// Whose decision it is and what is asked; with who follows, where that matters.
QString promptText(const Spoken& at);
/// What is not laid out yet of the cost to be paid, as "1 chest"; empty if nothing is paid now.
QString stillToGive(const Spoken& at);
/// What is being decided about: the card, battle or tile at hand. Empty if there is none.
QString subjectText(const Spoken& at);
/// Seats that act after the seat to move at this location, in their order.
QList<Seat> stillToAct(const State& state);
/// What a use of a recruited Reaver is called.
QString useText(Do use);

}
