// SPDX-License-Identifier: GPL-3.0-or-later
// Whose decision it is and what is asked.
#include "words/prompts.h"

#include "rules/queries.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::movie {

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

QString figurePrompt(const QString& seat, Figure figure) {
    //: A prompt: %1 a seat, %2 a kind of figure
    return Say::tr("%1, choose an open space for %2.").arg(seat, aFigure(figure));
}

QString tilePrompt(const Rules& rules, const QString& seat, Tile tile) {
    const QString name = aTile(rules, tile);
    switch (rules.tile(tile).ability) {
    //: A prompt: %1 a seat
    case Ability::Counsel: return Say::tr("%1, choose your figure that Good Counsel moves.").arg(seat);
    //: A prompt: %1 a seat, %2 a Drunkenness tile
    case Ability::Drunkenness: return Say::tr("%1, choose an open space or a Mead tile for %2.").arg(seat, name);
    //: A prompt: %1 a seat, %2 a Treasure tile
    case Ability::Treasure: return Say::tr("%1, choose a space for %2, or return it for points.").arg(seat, name);
    //: A prompt: %1 a seat, %2 a tile
    default: return Say::tr("%1, choose a space for %2.").arg(seat, name);
    }
}

}
