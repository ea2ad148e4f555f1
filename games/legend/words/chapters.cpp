// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the road as chapters of the game.
#include "rules/events.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::legend {

game::Chapter GameWords::chapter(const Position& at) {
    const Episode& episode = episodeOf(at.rules, at.state());
    const int number = at.state().episode + 1;
    return {.number = number,
            //: Heading of a part of the game: %1 the number of an episode, %2 its name
            .title = Say::tr("%1. %2", "heading").arg(plainNumber(number), episodeName(episode)),
            .mark = plainNumber(number),
            .art = QStringLiteral("legend/scene-") + QLatin1StringView(episodeNames.at(episode.name).data()),
            .isMajor = isMajor(episode.kind)};
}

bool GameWords::beginsChapter(const engine::Event& event) {
    return static_cast<Happening>(event.kind) == Happening::EpisodeBegins;
}

}
