// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/game_finder.h"

#include "record/plain_text.h"

namespace heorot::record {

const AnyGame& gameAt(const Cursor& id, const GameFinder& games) {
    const std::string name = "the game " + inQuotes(id.text());
    try {
        if (const AnyGame* game = games(id.text())) return *game;
    } catch (const GameRefused& why) {
        id.fail(name + " cannot be played: " + why.what());
    }
    id.fail(name + " is not installed");
}

}
