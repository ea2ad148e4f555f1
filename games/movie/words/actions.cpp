// SPDX-License-Identifier: GPL-3.0-or-later
// What an action does, for a list of actions.
#include "rules/queries.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::movie {

QString GameWords::action(const Position& at, Action action) {
    const Rules& rules = at.rules;
    const QString b = spaceText(action.b);
    const QString a = spaceText(action.a);
    const bool usesTile = kindOf(action) >= Do::Play && kindOf(action) <= Do::Counsel;
    const QString tile = usesTile ? aTile(rules, action.a, at.state().act) : QString();
    switch (kindOf(action)) {
    //: A choice: %1 a figure, %2 a space
    case Do::Place: return Say::tr("place %1 on %2").arg(aFigure(static_cast<Figure>(action.a)), b);
    //: A choice
    case Do::Draw: return Say::tr("draw a tile");
    //: A choice: %1 a tile, %2 a space
    case Do::Play: return Say::tr("play %1 on %2").arg(tile, b);
    //: A choice: %1 a Drunkenness tile, %2 a space with Mead
    case Do::Replace: return Say::tr("replace the Mead on %2 with %1").arg(tile, b);
    //: A choice: %1 a Treasure tile, %n saga points
    case Do::Cash: return Say::tr("return %1 for %n saga point(s)", nullptr, rules.tile(action.a).treasure).arg(tile);
    //: A choice: %1 the space of an own figure, %2 a Good Counsel tile, as "Good Counsel from act I"
    case Do::Counsel: return Say::tr("move the figure on %1 with %2").arg(b, tile);
    //: A choice: %1 a space
    case Do::Move: return Say::tr("move it to %1").arg(a);
    //: A choice: %1 a space
    case Do::Remove: return Say::tr("remove the tile on %1").arg(a);
    //: A choice: %1 the space of the first of two tiles; the second is chosen next
    case Do::Swap: return Say::tr("take the tile on %1 as the first of the two").arg(a);
    //: A choice, once the first tile is chosen: %1 the space of the second
    case Do::With: return Say::tr("swap it with the tile on %1").arg(a);
    case Do::Refill: {
        const State& state = at.state();
        //: A choice between acts: %n tiles
        return Say::tr("draw %n tile(s)", nullptr, missingTiles(rules, state, state.mover));
    }
    //: A choice: a power or a refill is not used
    case Do::Decline: return Say::tr("do nothing");
    }
    return {};
}

}
