// SPDX-License-Identifier: GPL-3.0-or-later
// Whose decision it is and what is asked, in a position as its viewer knows it.
#pragma once

#include "words/text_context.h"

#include <QList>
#include <QString>

namespace heorot::raiders {

/// Whose decision it is, what is asked, and who follows if that matters.
QString promptText(const TextContext& at);
/// Once a territory is chosen: its price, and the chance to take it by force.
QString territoryPrompt(const TextContext& at, Territory territory);
/// The part of the cost that is not laid out yet, as "1 chest"; empty if no cost is being paid.
QString stillToGive(const TextContext& at);
/// What the ship lacks for a cost, as far as neither dice of the Leader's clan nor upgrades stand in for it; empty if
/// nothing is missing.
QString missingText(const Rules& rules, const Ship& ship, const Cost& cost);
/// That the seat that chooses could only rest at the location, and what it lacks; empty if it could act.
QString restWarning(const TextContext& at, Location location);
/// The current card, battle or tile; empty if there is none.
QString subjectText(const TextContext& at);
/// Seats that act after the seat to move at this location, in their order.
QList<Seat> stillToAct(const State& state);

}
