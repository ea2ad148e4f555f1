// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good, in sentences for beginners: one for each part of the evaluation, in the order of its terms
// (players/value.h).
#include "words/say.h"
#include "words/words.h"

namespace heorot::raiders {

namespace {

QString ownGain(int term) {
    switch (term) {
    case 0: return Say::tr("You can expect glory at once.");
    case 1: return Say::tr("Your territories will bring glory in every later round.");
    case 2: return Say::tr("It adds to your sets of treasures, art, armor, and tapestries.");
    case 3: return Say::tr("You gain pawns, or come closer to having the most of a kind.");
    case 4: return Say::tr("You gain an artifact, which helps now and counts at the end.");
    case 5: return Say::tr("It brings you closer to what your Prophecies ask for.");
    case 6: return Say::tr("The next card, pawn, or Prophecy will count for more.");
    case 7: return Say::tr("You end with less terror.");
    case 8: return Say::tr("Your dice and upgrades are better for what is to come.");
    case 9: return Say::tr("You have more food for later.");
    case 10: return Say::tr("You have more favor, to roll dice again.");
    case 11: return Say::tr("Your crew gains a Reaver whose ability helps for the rest of the game.");
    default: return Say::tr("You can do and pay for more on later turns.");
    }
}

QString ownLoss(int term) {
    switch (term) {
    case 0: return Say::tr("It costs you glory.");
    case 1: return Say::tr("Your territories will bring less glory.");
    case 2: return Say::tr("Your sets count for less.");
    case 3: return Say::tr("Your pawns count for less.");
    case 4: return Say::tr("It uses up an artifact.");
    case 5: return Say::tr("Your Prophecies count for less.");
    case 6: return Say::tr("The next cards and pawns will count for less.");
    case 7: return Say::tr("It brings you terror.");
    case 8: return Say::tr("It costs you dice that you could use later.");
    case 9: return Say::tr("It costs you food.");
    case 10: return Say::tr("It costs you favor.");
    case 11: return Say::tr("Your crew grows weaker.");
    default: return Say::tr("You can do less on later turns.");
    }
}

QString gainOf(int term, const QString& name) {
    switch (term) {
    case 0:
        //: Why a move is good: %1 a player
        return Say::tr("%1 can expect glory at once.").arg(name);
    case 1:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s territories will bring glory in every later round.").arg(name);
    case 2:
        //: Why a move is good: %1 a player
        return Say::tr("It adds to %1’s sets.").arg(name);
    case 3:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s pawns count for more.").arg(name);
    case 4:
        //: Why a move is good: %1 a player
        return Say::tr("%1 gains an artifact.").arg(name);
    case 5:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s Prophecies count for more.").arg(name);
    case 6:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s next cards and pawns will count for more.").arg(name);
    case 7:
        //: Why a move is good: %1 a player
        return Say::tr("%1 ends with less terror.").arg(name);
    case 8:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s dice and upgrades are better for what is to come.").arg(name);
    case 9:
        //: Why a move is good: %1 a player
        return Say::tr("%1 has more food for later.").arg(name);
    case 10:
        //: Why a move is good: %1 a player
        return Say::tr("%1 has more favor for later.").arg(name);
    case 11:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s crew grows stronger.").arg(name);
    default:
        //: Why a move is good: %1 a player
        return Say::tr("%1 can do more on later turns.").arg(name);
    }
}

QString lossOf(int term, const QString& name) {
    switch (term) {
    case 0:
        //: Why a move is good: %1 a player
        return Say::tr("It costs %1 glory.").arg(name);
    case 1:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s territories will bring less glory.").arg(name);
    case 2:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s sets count for less.").arg(name);
    case 3:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s pawns count for less.").arg(name);
    case 4:
        //: Why a move is good: %1 a player
        return Say::tr("%1 uses up an artifact.").arg(name);
    case 5:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s Prophecies count for less.").arg(name);
    case 6:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s next cards and pawns will count for less.").arg(name);
    case 7:
        //: Why a move is good: %1 a player
        return Say::tr("It brings %1 terror.").arg(name);
    case 8:
        //: Why a move is good: %1 a player
        return Say::tr("It costs %1 dice.").arg(name);
    case 9:
        //: Why a move is good: %1 a player
        return Say::tr("It costs %1 food.").arg(name);
    case 10:
        //: Why a move is good: %1 a player
        return Say::tr("It costs %1 favor.").arg(name);
    case 11:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s crew grows weaker.").arg(name);
    default:
        //: Why a move is good: %1 a player
        return Say::tr("%1 can do less on later turns.").arg(name);
    }
}

}

QString GameWords::cause(const Position& at, const game::Cause& cause) {
    const QString name = at.name(cause.seat);
    if (cause.isOwn) return cause.isGain ? ownGain(cause.term) : ownLoss(cause.term);
    return cause.isGain ? gainOf(cause.term, name) : lossOf(cause.term, name);
}

}
