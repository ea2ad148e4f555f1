// SPDX-License-Identifier: GPL-3.0-or-later
// What texts about a table are made from.
#pragma once

#include "words/piece_rules.h"
#include "words/words.h"

#include <QString>

namespace heorot::raiders {

/// `state` is what the reader of the text knows of it.
struct TextContext {
    const Rules& rules;
    const State& state;
    const record::Seating& seating;
    /// For prompts; without a name where a text speaks of no seat to move.
    game::Address mover;

    TextContext(const Rules& allRules, const State& known, const record::Seating& seats)
        : rules(allRules), state(known), seating(seats) {}
    TextContext(const Position& position) // NOLINT(google-explicit-constructor): a position is such a context
        : rules(position.rules), state(position.state()), seating(position.seating), mover(position.mover()) {}

    QString name(Seat seat) const { return game::nameOf(seating, seat); }
};

}
