// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds as chapters of the game.
#include "rules/events.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::raiders {

game::Chapter GameWords::chapter(const Position& at) {
    const int round = at.state().round;
    return {.number = round,
            //: Heading of a part of the game: %1 the number of a round
            .title = Say::tr("Round %1").arg(numberText(round)),
            .mark = numberText(round),
            .art = QStringLiteral("raiders/round-marker"),
            .isMajor = true};
}

bool GameWords::beginsChapter(const engine::Event& event) {
    return static_cast<Happening>(event.kind) == Happening::RoundBegins;
}

}
