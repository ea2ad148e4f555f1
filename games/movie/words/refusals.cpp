// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice is not open, with its rule.
#include "rules/queries.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::movie {

namespace {

/// What the seat to move chooses before a space means anything.
QString chooseFirst(const State& state) {
    if (state.phase == Phase::Play) return Say::tr("First choose a tile from your hand.");
    const bool isAsked = state.mover != nobody;
    const bool places = isAsked && hasFigure(state, state.mover);
    if (isAsked && canDraw(state))
        return places ? Say::tr("First choose a figure, or draw a tile.") : Say::tr("First draw a tile.");
    return places ? Say::tr("First choose a figure or a tile from your hand.")
                  : Say::tr("First choose a tile from your hand.");
}

}

QString GameWords::refusal(const Position& at, const engine::Violation& violation) {
    const Rules& rules = at.rules;
    const int arg = violation.args[0];
    const QString space = spaceText(static_cast<Space>(arg));
    const auto tile = [&] { return tileName(rules, static_cast<Tile>(arg)); };
    switch (static_cast<Refusal>(violation.code)) {
    case Refusal::UnknownAction: return Say::tr("This game has no such action.");
    case Refusal::GameOver: return Say::tr("The game is over.");
    case Refusal::RefillFirst: return Say::tr("First decide whether to draw tiles for the new act.");
    case Refusal::NotBetweenActs:
        //: %n the tiles that a hand is filled up to
        return Say::tr("Hands are refilled only before the first turn of acts II and III, to %n tile(s).", nullptr,
                       rules.startHand);
    case Refusal::TileMustBePlayed: return Say::tr("You drew a tile, so you must play one now.");
    case Refusal::DrawFirst: return Say::tr("Draw a tile before you play one.");
    case Refusal::PoolEmpty: return Say::tr("The pool is empty; play a tile from your hand instead.");
    case Refusal::DecidePower: return Say::tr("First decide on the power of the tile just placed.");
    case Refusal::MoveFigure: return Say::tr("You chose Good Counsel: now choose where the figure goes.");
    //: %1 a kind of figure, as "no Thane"
    case Refusal::NoSuchFigure: return Say::tr("You have %1 left to place.").arg(noFigure(static_cast<Figure>(arg)));
    //: %1 a space
    case Refusal::NoSuchSpace: return Say::tr("The board of this act has no space %1.").arg(space);
    //: %1 a space
    case Refusal::SpaceTaken: return Say::tr("Space %1 isn’t open.").arg(space);
    //: %1 a tile
    case Refusal::NotInHand: return Say::tr("%1 isn’t in your hand.").arg(tile());
    //: %1 a tile
    case Refusal::NotTreasure: return Say::tr("Only a Treasure can be returned for points, not %1.").arg(tile());
    //: %1 a tile
    case Refusal::NotDrunkenness: return Say::tr("Only Drunkenness can replace Mead, not %1.").arg(tile());
    //: %1 a space
    case Refusal::NoMeadThere: return Say::tr("Drunkenness can replace only Mead; there is none on %1.").arg(space);
    case Refusal::CounselGoesBehind: return Say::tr("Good Counsel goes only on the space that its figure leaves.");
    //: %1 a tile
    case Refusal::NotCounsel: return Say::tr("Only Good Counsel moves a figure; %1 doesn’t.").arg(tile());
    //: %1 a space
    case Refusal::NotOwnFigure:
        return Say::tr("Good Counsel moves one of your own figures; you have none on %1.").arg(space);
    //: %1 a space
    case Refusal::FigureHemmedIn: return Say::tr("The figure on %1 has no open space beside it.").arg(space);
    //: %1 a space
    case Refusal::NotAdjacent:
        return Say::tr("Good Counsel moves a figure one step, not diagonally; %1 isn’t one step away.").arg(space);
    //: %1 a space
    case Refusal::NoValorThere: return Say::tr("Temptation removes a Valor; there is none on %1.").arg(space);
    //: %1 a space
    case Refusal::NoTemptationThere: return Say::tr("Valor removes a Temptation; there is none on %1.").arg(space);
    //: %1 a space
    case Refusal::NoTileThere: return Say::tr("There is no tile on %1.").arg(space);
    case Refusal::FiguresStay: return Say::tr("The Golden Statue swaps tiles; figures stay where they are.");
    case Refusal::StatueStays: return Say::tr("The Golden Statue swaps two other tiles, not itself.");
    case Refusal::SameTile: return Say::tr("A tile can’t be swapped with itself.");
    case Refusal::GorgePrinted: return Say::tr("A printed Gorge is part of the board and stays.");
    case Refusal::NoPower:
    case Refusal::ChooseFirst: return chooseFirst(at.state());
    }
    return {};
}

}
