// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good, in sentences for beginners: one for each part of the evaluation, in the order of its terms
// (players/players.h).
#include "words/say.h"
#include "words/words.h"

#include "words/names.h"

namespace heorot::legend {

namespace {

/// The next episode after this one that is won with cards; none near the end.
const Episode* nextContest(const Rules& rules, const State& state) {
    for (int number = state.episode + 1; number < episodeCount; ++number)
        if (const Episode& episode = rules.episode(number); isMajor(episode.kind)) return &episode;
    return nullptr;
}

/// Whether a choice hands in a card that counts in the episode.
bool givesCardFor(const Position& at, const Episode& contest, Action choice) {
    if (kindOf(choice) != Do::Pay && kindOf(choice) != Do::Bid && kindOf(choice) != Do::Play) return false;
    const CardKind& card = at.rules.cards.at(choice.a);
    return card.symbols > 0 && (card.symbol == Symbol::Beowulf || contest.asksFor(card.symbol));
}

/// What the reader’s cards are kept or taken for.
QString ownCardsGain(const Position& at, std::optional<Action> choice) {
    const Episode* contest = nextContest(at.rules, at.state());
    if (!contest) return {};
    if (choice && givesCardFor(at, *contest, *choice)) return Say::tr("You can spare this card more than others.");
    //: Why a move is good: %1 an episode, "Grendel’s Attack", %2 the symbols it asks for, "courage and fighting"
    return Say::tr("It leaves you better cards for %1, which asks for %2.")
        .arg(episodeName(*contest), symbolsAsked(*contest));
}

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

/// The term of the cards in hand.
constexpr int cards = 4;

}

QString GameWords::cause(const Position& at, const game::Cause& cause) {
    if (cause.term == cards && cause.isOwn && cause.isGain)
        if (QString gain = ownCardsGain(at, cause.choice); !gain.isEmpty()) return gain;
    const QString name = at.name(cause.seat);
    if (cause.isOwn) return cause.isGain ? ownGain(cause.term) : ownLoss(cause.term);
    return cause.isGain ? gainOf(cause.term, name) : lossOf(cause.term, name);
}

}
