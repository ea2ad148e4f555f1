// SPDX-License-Identifier: GPL-3.0-or-later
// What a choice gives up, before it is confirmed.
#include "rules/queries.h"
#include "words/captions.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

#include <utility>

namespace heorot::legend {

namespace {

template <class Counts>
QString listOfCards(const Counts& counts) {
    QStringList cards;
    for (Card card = 0; card < symbolKinds; ++card)
        if (counts[card] > 0) cards << cardCount(counts[card] > 1 ? cardName(card) : aCard(card), counts[card]);
    return listOf(cards);
}

/// The icons from which the reader gets one, and who chooses before it.
QString iconsThen(const Position& at, int number) {
    const State& state = at.state();
    QStringList icons;
    for (std::size_t slot = 0; slot < state.seats; ++slot)
        icons << aGain(episodeOf(at.rules, state).icons[slot].gain, at.rules);
    //: Before the reader drops out of a contest: %n players take an icon before it, %1 a list of icons, "5 fame, 2
    //: cards, and a scratch"
    return Say::tr("%n choose(s) before you: %1.", "players", number - 1).arg(icons.join(QStringLiteral(", ")));
}

QString droppingOut(const Position& at) {
    const State& state = at.state();
    const int number = seatsStillIn(state);
    const QString place = placeName(number);
    if (state.phase == Phase::Auction)
        //: Before the reader drops out of an auction: %1 "2nd place", %2 what the winner gets, "5 fame"
        return Say::tr("You settle for %1 and give up %2, though you could show more treasure.")
            .arg(place, aGain(episodeOf(at.rules, state).offer.gain, at.rules));
    if (const SymbolCards& row = state.rows[state.mover]; row != SymbolCards{})
        //: Before the reader drops out of a contest: %1 "2nd place", %2 a list of the cards it has played
        return Say::tr("You settle for %1 and lose %2.").arg(place, listOfCards(row)) + u' ' + iconsThen(at, number);
    //: Before the reader drops out of a contest: %1 "2nd place"
    return Say::tr("You settle for %1.").arg(place) + u' ' + iconsThen(at, number);
}

/// Cards of the hand that would count in this contest.
SymbolCards unused(const Position& at) {
    const State& state = at.state();
    SymbolCards cards{};
    for (Card card = 0; card < symbolKinds; ++card)
        if (episodeOf(at.rules, state).worth[card] > 0) cards[card] = state.hands[state.mover][card];
    return cards;
}

}

QString GameWords::forgone(const Position& at, Action action) {
    switch (kindOf(action)) {
    case Do::Out: return droppingOut(at);
    case Do::Done:
        //: Before the reader chooses no card in secret: %1 a list of cards of its hand that would count
        return Say::tr("You compete without a card, though these would count: %1.").arg(listOfCards(unused(at)));
    case Do::Pass:
        if (at.state().phase == Phase::Recover) return Say::tr("You give up a card that costs nothing.");
        return Say::tr("You give up a gift that costs nothing: fame, treasure, an alliance, cards, or healing.");
    default: return {};
    }
}

}
