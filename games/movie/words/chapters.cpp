// SPDX-License-Identifier: GPL-3.0-or-later
// Acts as chapters of the game.
#include "words/names.h"
#include "words/words.h"

namespace heorot::movie {

game::Chapter GameWords::chapter(const Position& at) {
    constexpr std::array emblems{"movie/emblem-grendel", "movie/emblem-mother", "movie/emblem-dragon"};
    const std::uint8_t act = at.state().act;
    return {.number = act + 1,
            .title = actTitle(act),
            .mark = QLatin1StringView(actNames.at(act).data()),
            .art = QLatin1StringView(emblems.at(act)),
            .isMajor = true};
}

bool GameWords::beginsChapter(const engine::Event& event) {
    return static_cast<Happening>(event.kind) == Happening::ActBegins;
}

}
