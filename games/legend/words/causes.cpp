// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good, in sentences for beginners: one for each part of the evaluation, in the order of its terms
// (players/players.h).
#include "language/sentences.h"
#include "words/captions.h"
#include "words/forms.h"
#include "words/names.h"
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

/// Whether an icon changes this part of the evaluation.
bool concerns(GainKind kind, int term) {
    switch (kind) {
    case GainKind::Fame:
    case GainKind::Alliance: return term == 0;
    case GainKind::FameOrHeal: return term == 0 || term == 3;
    case GainKind::Treasure: return term == 1;
    case GainKind::Misfortune: return term == 2;
    case GainKind::Scratch:
    case GainKind::Wound:
    case GainKind::DoubleWound:
    case GainKind::Healing: return term == 3;
    case GainKind::Cards:
    case GainKind::Special: return term == 4;
    }
    return false;
}

/// The open icons of the episode, or what it offers, that the part of the evaluation is about.
QString atStake(const Position& at, int term) {
    const State& state = at.state();
    const Episode& episode = episodeOf(at.rules, state);
    QStringList gains;
    const auto add = [&](Gain gain) {
        const QString name = aGain(gain, at.rules);
        if (concerns(gain.kind, term) && !gains.contains(name)) gains << name;
    };
    if (hasIcons(episode.kind))
        for (std::size_t slot = 0; slot < state.seats; ++slot) {
            if (state.takers[slot] == nobody) add(episode.icons[slot].gain);
        }
    else if (episode.kind == EpisodeKind::Auction || episode.kind == EpisodeKind::Opportunity)
        add(episode.offer.gain);
    if (gains.isEmpty()) return {};
    if (state.phase == Phase::InTurn)
        //: Why a move is good, in a contest: %1 a list of icons, "5 fame and 2 fame", %2 "3rd place"
        return Say::tr("At stake: %1; whoever drops out next takes %2.")
            .arg(gains.join(QStringLiteral(", ")), placeName(seatsStillIn(state)));
    //: Why a move is good: %1 a list of icons, "5 fame and 2 fame"
    return Say::tr("At stake: %1.").arg(gains.join(QStringLiteral(", ")));
}

}

QString GameWords::cause(const Position& at, const game::Cause& cause) {
    const QString name = at.name(cause.seat);
    const QString own = cause.isGain ? ownGain(cause.term) : ownLoss(cause.term);
    const QString others = cause.isGain ? gainOf(cause.term, name) : lossOf(cause.term, name);
    return language::joined({cause.isOwn ? own : others, atStake(at, cause.term)});
}

}
