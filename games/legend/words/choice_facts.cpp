// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of a choice of the reader and worth knowing, for hints.
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::legend {

namespace {

/// The next episode after this one that is won with cards; none near the end.
const Episode* nextContest(const Rules& rules, const State& state) {
    for (int number = state.episode + 1; number < episodeCount; ++number)
        if (const Episode& episode = rules.episode(number); isMajor(episode.kind)) return &episode;
    return nullptr;
}

bool counts(const Position& at, const Episode& contest, Card card) {
    const CardKind& kind = at.rules.cards.at(static_cast<std::size_t>(card));
    return kind.symbols > 0 && (kind.symbol == Symbol::Beowulf || contest.asksFor(kind.symbol));
}

bool handHas(const Position& at, const Episode& contest) {
    const auto& hand = at.state().hands[at.state().mover];
    for (std::size_t card = 0; card < at.rules.cards.size(); ++card)
        if (hand[card] > 0 && counts(at, contest, static_cast<Card>(card))) return true;
    return false;
}

QString spentCard(const Position& at, const Episode* contest, Action choice) {
    if (!contest || counts(at, *contest, static_cast<Card>(choice.a))) return {};
    //: Why it is good to give a card away: %1 an episode, "Grendel’s Attack"
    return Say::tr("This card does not count at %1.").arg(episodeName(*contest));
}

QString keptCards(const Position& at, const Episode* contest) {
    if (!contest || !handHas(at, *contest)) return Say::tr("You keep cards for what is to come.");
    //: Why it is good to play no card: %1 an episode, "Grendel’s Attack", %2 the symbols it asks for
    return Say::tr("You keep cards for %1, which asks for %2.").arg(episodeName(*contest), symbolsAsked(*contest));
}

/// Of cards gained or kept.
QString cardsText(const Position& at, Action choice) {
    const Episode* contest = nextContest(at.rules, at.state());
    switch (kindOf(choice)) {
    case Do::Pay:
    case Do::Bid:
    case Do::Play: return spentCard(at, contest, choice);
    case Do::Risk: return Say::tr("It costs no card of your hand.");
    case Do::Pick:
    case Do::Bless:
        if (!contest || !counts(at, *contest, static_cast<Card>(choice.a))) return {};
        //: Why a card is good: %1 an episode, "Grendel’s Attack"
        return Say::tr("This card counts at %1.").arg(episodeName(*contest));
    case Do::Pass:
    case Do::Out:
    case Do::Done:
    case Do::Accept: return keptCards(at, contest);
    case Do::Take: return Say::tr("You gain cards for what is to come.");
    default: return {};
    }
}

}

QStringList GameWords::facts(const Position& at, Action choice) {
    QStringList facts{cardsText(at, choice)};
    facts.removeAll(QString());
    return facts;
}

}
