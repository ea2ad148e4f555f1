// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the log, one per event, in the present tense.
#include "words/events.h"
#include "words/words.h"

namespace heorot::legend {

QString GameWords::sentence(const Rules& rules, const record::Seating& seating, const engine::Event& event) {
    const Told told{rules, event, game::nameOf(seating, event.seat)};
    for (const auto sentence : {courseSentence, gainSentence, contestSentence})
        if (const QString text = sentence(told); !text.isEmpty()) return text;
    return {};
}

}
