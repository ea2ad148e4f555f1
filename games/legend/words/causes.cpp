// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good, in sentences for beginners: one for each part of the evaluation, in the order of its terms
// (players/players.h).
#include "words/say.h"
#include "words/words.h"

namespace heorot::legend {

namespace {

QString ownGain(int term) {
    switch (term) {
    case 0: return Say::tr("You can expect more fame.");
    case 1: return Say::tr("You can expect more treasure.");
    case 2: return Say::tr("You will probably be spared misfortune.");
    case 3: return Say::tr("You are in less danger of scratches and wounds.");
    case 4: return Say::tr("It leaves you better cards for what is to come.");
    default: return Say::tr("You get a better place in the order of players.");
    }
}

QString ownLoss(int term) {
    switch (term) {
    case 0: return Say::tr("You can expect less fame.");
    case 1: return Say::tr("You can expect less treasure.");
    case 2: return Say::tr("It may bring you misfortune.");
    case 3: return Say::tr("You risk scratches or wounds.");
    case 4: return Say::tr("It costs you cards that you could use later.");
    default: return Say::tr("You get a worse place in the order of players.");
    }
}

QString gainOf(int term, const QString& name) {
    switch (term) {
    case 0:
        //: Why a move is good: %1 a player
        return Say::tr("%1 can expect more fame.").arg(name);
    case 1:
        //: Why a move is good: %1 a player
        return Say::tr("%1 can expect more treasure.").arg(name);
    case 2:
        //: Why a move is good: %1 a player
        return Say::tr("%1 will probably be spared misfortune.").arg(name);
    case 3:
        //: Why a move is good: %1 a player
        return Say::tr("%1 is in less danger of scratches and wounds.").arg(name);
    case 4:
        //: Why a move is good: %1 a player
        return Say::tr("%1 has better cards for what is to come.").arg(name);
    default:
        //: Why a move is good: %1 a player
        return Say::tr("%1 gets a better place in the order of players.").arg(name);
    }
}

QString lossOf(int term, const QString& name) {
    switch (term) {
    case 0:
        //: Why a move is good: %1 a player
        return Say::tr("%1 can expect less fame.").arg(name);
    case 1:
        //: Why a move is good: %1 a player
        return Say::tr("%1 can expect less treasure.").arg(name);
    case 2:
        //: Why a move is good: %1 a player
        return Say::tr("It may bring %1 misfortune.").arg(name);
    case 3:
        //: Why a move is good: %1 a player
        return Say::tr("%1 is in more danger of scratches and wounds.").arg(name);
    case 4:
        //: Why a move is good: %1 a player
        return Say::tr("%1 has fewer good cards left for what is to come.").arg(name);
    default:
        //: Why a move is good: %1 a player
        return Say::tr("%1 gets a worse place in the order of players.").arg(name);
    }
}

}

QString GameWords::cause(const Position& at, const game::Cause& cause) {
    const QString name = at.name(cause.seat);
    if (cause.isOwn) return cause.isGain ? ownGain(cause.term) : ownLoss(cause.term);
    return cause.isGain ? gainOf(cause.term, name) : lossOf(cause.term, name);
}

}
