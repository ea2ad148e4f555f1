// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the log by what they tell of. Each gives an empty text for what is not its own.
#pragma once

#include "rules/game.h"

#include <QString>

namespace heorot::legend {

/// An event with the name of its seat.
struct Told {
    const Rules& rules;
    const engine::Event& event;
    QString name;

    int arg(std::size_t i) const { return event.args[i]; }
    Gain gain(std::size_t from) const {
        return {static_cast<GainKind>(arg(from)), static_cast<std::uint8_t>(arg(from + 1))};
    }
};

/// Episodes, dealing, the deck, points.
QString courseSentence(const Told& told);
/// Risks, wounds, payments, gains.
QString gainSentence(const Told& told);
/// Choices, rows, auctions, icons.
QString contestSentence(const Told& told);

}
