// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/game_finder.h"

namespace heorot::record {

const AnyGame& gameAt(const Cursor& id, const GameFinder& games) {
    const Fault name = Fault::quoted(id.text());
    try {
        if (const AnyGame* game = games(id.text())) return *game;
    } catch (const GameRefused& why) {
        //: %1 the id of a game, %2 why
        id.fail(Fault::tr("the game %1 can’t be played: %2").arg(name, why.fault()));
    }
    //: %1 the id of a game
    id.fail(Fault::tr("the game %1 is not installed").arg(name));
}

}
