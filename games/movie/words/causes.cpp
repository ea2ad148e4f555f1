// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good, in sentences for beginners: one for each part of the evaluation, in the order of its terms
// (players/players.h).
#include "words/say.h"
#include "words/words.h"

namespace heorot::movie {

namespace {

QString ownGain(int term) {
    switch (term) {
    case 0: return Say::tr("You win saga points at once.");
    case 1: return Say::tr("Your figures on the board score more.");
    case 2: return Say::tr("You keep your strong figures for better spaces.");
    case 3: return Say::tr("Your figures see open spaces, where you can still lay boons.");
    default: return Say::tr("You keep good tiles for later.");
    }
}

QString ownLoss(int term) {
    switch (term) {
    case 0: return Say::tr("It costs you saga points at once.");
    case 1: return Say::tr("Your figures on the board score less.");
    case 2: return Say::tr("It uses up a figure, or good spaces for those you keep.");
    case 3: return Say::tr("Your figures see fewer open spaces.");
    default: return Say::tr("It uses up a good tile.");
    }
}

QString gainOf(int term, const QString& name) {
    switch (term) {
    case 0:
        //: Why a move is good: %1 a player
        return Say::tr("%1 wins saga points at once.").arg(name);
    case 1:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s figures on the board score more.").arg(name);
    case 2:
        //: Why a move is good: %1 a player
        return Say::tr("%1 keeps strong figures for better spaces.").arg(name);
    case 3:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s figures see open spaces, where boons can still be laid.").arg(name);
    default:
        //: Why a move is good: %1 a player
        return Say::tr("%1 may have better tiles in hand.").arg(name);
    }
}

QString lossOf(int term, const QString& name) {
    switch (term) {
    case 0:
        //: Why a move is good: %1 a player
        return Say::tr("%1 loses saga points at once.").arg(name);
    case 1:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s figures on the board score less.").arg(name);
    case 2:
        //: Why a move is good: %1 a player
        return Say::tr("%1 has fewer figures left, or fewer good spaces for them.").arg(name);
    case 3:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s figures see fewer open spaces.").arg(name);
    default:
        //: Why a move is good: %1 a player
        return Say::tr("%1 may have fewer good tiles in hand.").arg(name);
    }
}

}

QString GameWords::cause(const Position& at, const game::Cause& cause) {
    const QString name = at.name(cause.seat);
    if (cause.isOwn) return cause.isGain ? ownGain(cause.term) : ownLoss(cause.term);
    return cause.isGain ? gainOf(cause.term, name) : lossOf(cause.term, name);
}

}
