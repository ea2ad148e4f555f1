// SPDX-License-Identifier: GPL-3.0-or-later
// Options, choices, prompts.
#include "words/words.h"

#include "rules/queries.h"
#include "words/names.h"
#include "words/say.h"

namespace heorot::movie {

QString GameWords::title() {
    return Say::tr("Beowulf: The Movie");
}

QString GameWords::summary() {
    return Say::tr(
        "Lay boons and perils in rows and columns where your figures stand, over three acts of growing danger.");
}

QString GameWords::option(int index) {
    if (static_cast<Option>(index) == Option::ActThreeBoard) return Say::tr("Board of act III");
    return Say::tr("Power in the last space");
}

QString GameWords::optionValue(int index, int value) {
    if (static_cast<Option>(index) == Option::ActThreeBoard) {
        //: A value of the option "Board of act III"
        if (value == 0) return Say::tr("on the diagonal");
        //: A value of the option "Board of act III"
        return Say::tr("plain rectangle");
    }
    //: A value of the option "Power in the last space"
    if (value == 0) return Say::tr("not used");
    //: A value of the option "Power in the last space"
    return Say::tr("used first");
}

QString GameWords::optionHelp(int index) {
    if (static_cast<Option>(index) == Option::ActThreeBoard)
        return Say::tr(
            "The shape of the third board is reported, not printed: players remember a grid turned by 45 degrees.");
    return Say::tr(
        "By the rulebook an act ends at once when its last space is filled, so a power of that last tile is lost. "
        "Some tables use the power first.");
}

QString GameWords::tieBreak() {
    //: What decides between seats with equal points; beside its number
    return Say::tr("Diamonds of unused figures");
}

QString GameWords::scoreSource(int index) {
    switch (index) {
    //: A source of points: what everyone has at the start
    case 0: return Say::tr("Start");
    case 1: return Say::tr("Figures of act I");
    case 2: return Say::tr("Treasures of act I");
    case 3: return Say::tr("Figures of act II");
    case 4: return Say::tr("Treasures of act II");
    case 5: return Say::tr("Figures of act III");
    default: return Say::tr("Treasures of act III");
    }
}

namespace {

/// What the seat to move can begin its turn with; hidden tiles are taken to be playable.
QString turnPrompt(const Rules& rules, const State& seen, const QString& name) {
    const bool places = hasFigure(seen, seen.mover);
    if (canDraw(seen))
        return places
                   //: A prompt: %1 a seat
                   ? Say::tr("%1 places a figure or draws a tile.").arg(name)
                   //: A prompt when no figure is left: %1 a seat
                   : Say::tr("%1 draws a tile.").arg(name);
    //: A prompt when nothing can be drawn and no figure is left: %1 a seat
    if (!places) return Say::tr("%1 plays a tile.").arg(name);
    return hasPlayable(rules, seen, seen.mover)
               //: A prompt when nothing can be drawn: %1 a seat
               ? Say::tr("%1 places a figure or plays a tile.").arg(name)
               //: A prompt when no tile can be drawn or played: %1 a seat
               : Say::tr("%1 places a figure.").arg(name);
}

}

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
    //: A choice: %1 the space of an own figure, %2 a Good Counsel tile, as "a Good Counsel of act I"
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

QString GameWords::prompt(const Position& at) {
    const auto& seen = at.seen;
    if (seen->mover == nobody) return Say::tr("The game is over.");
    const Rules& rules = at.rules;
    const QString name = at.name(seen->mover);
    const Board& board = boardOf(rules, *seen);
    const QString space = spaceText(board.place[seen->at]);
    switch (seen->phase) {
    case Phase::Refill:
        //: A prompt: %1 a seat, %n tiles
        return Say::tr("%1 may draw %n tile(s) before the act begins.", nullptr,
                       missingTiles(rules, *seen, seen->mover))
            .arg(name);
    case Phase::Turn: return turnPrompt(rules, *seen, name);
    //: A prompt: %1 a seat
    case Phase::Play: return Say::tr("%1 plays a tile.").arg(name);
    case Phase::Remove:
        //: A prompt: %1 a seat
        if (rules.cellAbility[seen->cells[seen->at]] == Ability::Temptation)
            return Say::tr("Temptation: %1 may remove one Valor.").arg(name);
        //: A prompt: %1 a seat
        return Say::tr("Valor: %1 may remove one Temptation.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Swap: return Say::tr("Golden Statue: %1 may swap two other tiles.").arg(name);
    case Phase::With:
        //: A prompt: %1 a seat, %2 a space
        return Say::tr("Golden Statue: %1 chooses the tile to swap with the one on %2.")
            .arg(name, spaceText(board.place[seen->first]));
    //: A prompt: %1 a seat, %2 a space
    case Phase::Move: return Say::tr("Good Counsel: %1 moves the figure on %2 one space.").arg(name, space);
    case Phase::Over: break;
    }
    return {};
}

}
