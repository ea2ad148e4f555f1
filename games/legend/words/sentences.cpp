// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the log: one an event, present tense.
#include "words/events.h"
#include "words/words.h"

namespace heorot::legend {

QString GameWords::sentence(const record::AnyMatch& match, const engine::Event& event) const {
    const Told told{typed(match).rules(), event, event.seat == nobody ? QString() : seatName(match, event.seat)};
    for (const auto sentence : {courseSentence, gainSentence, contestSentence})
        if (const QString text = sentence(told); !text.isEmpty()) return text;
    return {};
}

}
