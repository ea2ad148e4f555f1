// SPDX-License-Identifier: GPL-3.0-or-later
// Whose decision it is and what is asked.
#include "words/prompts.h"

#include "rules/queries.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::movie {

namespace {

/// What the seat to move can begin its turn with; hidden tiles are taken to be playable.
QString turnPrompt(const Rules& rules, const State& seen, const game::Address& mover) {
    const bool places = hasFigure(seen, seen.mover);
    if (canDraw(seen) && places)
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("%1’s turn: place a figure or draw a tile."),
                           //: A prompt to the reader
                           Say::tr("Your turn: place a figure or draw a tile."));
    if (canDraw(seen))
        //: A prompt when no figure is left, so that drawing is the only choice: %1 a seat
        return mover.asked(Say::tr("%1 has no figure left and must draw a tile."),
                           //: A prompt to the reader, who has no figure left
                           Say::tr("You have no figure left to place: draw a tile, then play one."));
    if (!places)
        //: A prompt when nothing can be drawn and no figure is left: %1 a seat
        return mover.asked(Say::tr("%1’s turn: play a tile."),
                           //: A prompt to the reader
                           Say::tr("Your turn: play a tile."));
    if (hasPlayable(rules, seen, seen.mover))
        //: A prompt when nothing can be drawn: %1 a seat
        return mover.asked(Say::tr("%1’s turn: place a figure or play a tile."),
                           //: A prompt to the reader when nothing can be drawn
                           Say::tr("Your turn: place a figure or play a tile."));
    //: A prompt when no tile can be drawn or played: %1 a seat
    return mover.asked(Say::tr("%1’s turn: place a figure."),
                       //: A prompt to the reader when no tile can be drawn or played
                       Say::tr("Your turn: place a figure."));
}

}

QString GameWords::prompt(const Position& at) {
    const auto& seen = at.seen;
    if (seen->mover == nobody) return Say::tr("The game is over.");
    const Rules& rules = at.rules;
    const game::Address mover = at.mover();
    const Board& board = boardOf(rules, *seen);
    const QString space = spaceText(board.place[seen->at]);
    switch (seen->phase) {
    case Phase::Refill: {
        const int missing = missingTiles(rules, *seen, seen->mover);
        //: A prompt: %1 a seat, %n tiles
        return mover.asked(Say::tr("%1 may draw %n tile(s) before the act begins.", nullptr, missing),
                           //: A prompt to the reader: %n tiles
                           Say::tr("You may draw %n tile(s) before the act begins.", nullptr, missing));
    }
    case Phase::Turn: return turnPrompt(rules, *seen, mover);
    case Phase::Play:
        if (const auto drawn = drawnTile(*seen, at.latest, seen->mover); drawn && mover.isYou && !isUnknown(*drawn))
            //: A prompt to the reader: %1 the tile it has drawn
            return Say::tr("You drew %1. Now play a tile.").arg(aTile(rules, *drawn));
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("%1’s turn: play a tile."),
                           //: A prompt to the reader, who has drawn
                           Say::tr("Now play a tile."));
    case Phase::Remove:
        if (rules.cellAbility[seen->cells[seen->at]] == Ability::Temptation)
            //: A prompt: %1 a seat
            return mover.asked(Say::tr("Temptation: %1 may remove one Valor."),
                               //: A prompt to the reader
                               Say::tr("Temptation: you may remove one Valor."));
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("Valor: %1 may remove one Temptation."),
                           //: A prompt to the reader
                           Say::tr("Valor: you may remove one Temptation."));
    case Phase::Swap:
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("Golden Statue: %1 may swap two other tiles."),
                           //: A prompt to the reader
                           Say::tr("Golden Statue: you may swap two other tiles."));
    case Phase::With:
        //: A prompt: %1 a seat, %2 a space
        return mover.asked(Say::tr("Golden Statue: %1 must choose the tile to swap with the one on %2."),
                           //: A prompt to the reader: %1 a space
                           Say::tr("Golden Statue: choose the tile to swap with the one on %1."),
                           spaceText(board.place[seen->first]));
    case Phase::Move:
        //: A prompt: %1 a seat, %2 a space
        return mover.asked(Say::tr("Good Counsel: %1 must move the figure on %2 one space."),
                           //: A prompt to the reader: %1 a space
                           Say::tr("Good Counsel: move your figure on %1 one space."), space);
    case Phase::Over: break;
    }
    return {};
}

QString GameWords::forgone(const Position& at, engine::Action) {
    const State& state = at.state();
    switch (state.phase) {
    case Phase::Refill: {
        const int missing = missingTiles(at.rules, state, state.mover);
        //: Before the reader draws nothing before an act: %n tiles
        return Say::tr("You give up %n tile(s), which you could draw only now.", nullptr, missing);
    }
    case Phase::Remove:
        if (at.rules.cellAbility[state.cells[state.at]] == Ability::Temptation)
            return Say::tr("The Temptation can remove a Valor only now.");
        return Say::tr("The Valor can remove a Temptation only now.");
    case Phase::Swap: return Say::tr("The Golden Statue can swap two tiles only now.");
    default: return {};
    }
}

QString figurePrompt(const game::Address& mover, Figure figure) {
    //: A prompt: %1 a seat, %2 a kind of figure
    return mover.asked(Say::tr("%1, choose an open space for %2."),
                       //: A prompt to the reader: %1 a kind of figure
                       Say::tr("Choose an open space for %1."), aFigure(figure));
}

QString tilePrompt(const Rules& rules, const game::Address& mover, Tile tile) {
    const QString name = aTile(rules, tile);
    switch (rules.tile(tile).ability) {
    case Ability::Counsel:
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("%1, choose which of your figures Good Counsel moves."),
                           //: A prompt to the reader
                           Say::tr("Choose which of your figures Good Counsel moves."));
    case Ability::Drunkenness:
        //: A prompt: %1 a seat, %2 a Drunkenness tile
        return mover.asked(Say::tr("%1, choose an open space or a Mead tile for %2."),
                           //: A prompt to the reader: %1 a Drunkenness tile
                           Say::tr("Choose an open space or a Mead tile for %1."), name);
    case Ability::Treasure:
        //: A prompt: %1 a seat, %2 a Treasure tile
        return mover.asked(Say::tr("%1, choose a space for %2, or return it for points."),
                           //: A prompt to the reader: %1 a Treasure tile
                           Say::tr("Choose a space for %1, or return it for points."), name);
    default:
        //: A prompt: %1 a seat, %2 a tile
        return mover.asked(Say::tr("%1, choose a space for %2."),
                           //: A prompt to the reader: %1 a tile
                           Say::tr("Choose a space for %1."), name);
    }
}

}
