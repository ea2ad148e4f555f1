// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of opportunities: what is given, and what it buys.
#include "rules/steps/steps.h"
#include "words/card_uses.h"
#include "words/choice_facts.h"
#include "words/choice_points.h"
#include "words/forms.h"
#include "words/odds_words.h"
#include "words/say.h"

#include <QLocale>

#include <algorithm>
#include <bit>
#include <optional>

namespace heorot::legend {

namespace {

/// The cards that the reader may give now.
std::vector<Card> payable(const Position& at) {
    engine::ActionList legal;
    legalActions(at.rules, at.state(), legal);
    std::vector<Card> cards;
    for (const Action action : legal)
        if (kindOf(action) == Do::Pay) cards.push_back(static_cast<Card>(action.a));
    return cards;
}

/// The position once a card is given.
State paidWith(State state, Card card) {
    ++state.paid[card];
    --state.hands[state.mover][card];
    return state;
}

bool paysAll(const Position& at, Card card) {
    return isPaymentComplete(at.rules, paidWith(at.state(), card));
}

/// The only card that can be given next; nothing if there is a choice.
std::optional<Card> onlyPayment(const Rules& rules, const State& paid) {
    engine::ActionList legal;
    legalActions(rules, paid, legal);
    std::optional<Card> only;
    for (const Action action : legal) {
        if (kindOf(action) != Do::Pay) continue;
        if (only) return {};
        only = static_cast<Card>(action.a);
    }
    return only;
}

QString drawnInsteadText(const Position& at) {
    const Episode* next = nextContest(at);
    if (!next) return {};
    //: Why it is good to swap a card: %1 an episode, "Grendel’s Attack", %2 a chance, "four times in ten"
    return Say::tr("The card you draw for it counts at %1 %2.")
        .arg(episodeName(*next), timesIn(chanceToCount(at, *next)));
}

QString boughtText(const Position& at, bool isWhole) {
    const QString gain = aGain(episodeOf(at.rules, at.state()).offer.gain, at.rules);
    //: Of the first of several cards that are given: %1 what they buy, "3 treasure"
    if (!isWhole) return Say::tr("It is part of the price of %1.").arg(gain);
    //: Why it is good to give cards: %1 what they buy, "3 treasure"
    return Say::tr("It buys %1.", "cards").arg(gain);
}

/// What giving a card that is not the whole price leads to.
Facts partlyPaidFacts(const Position& at, Card card) {
    QStringList rest;
    State paid = paidWith(at.state(), card);
    while (!isPaymentComplete(at.rules, paid)) {
        const auto next = onlyPayment(at.rules, paid);
        if (!next) return {boughtText(at, false), usedElsewhereText(at, card)};
        rest << aCard(*next);
        paid = paidWith(paid, *next);
    }
    //: Of a card that is given: %1 other cards that then have to be given as well, "a Beowulf card"
    return {drawback(Say::tr("You then have to give %1 as well.").arg(QLocale().createSeparatedList(rest))),
            keptForNextText(at, paid.hands[paid.mover])};
}

/// The values of the fame tokens of the reader, lowest first.
std::vector<int> fameValuesOf(const Position& at) {
    const Tokens& tokens = at.state().tokens[at.state().mover];
    std::vector<int> values;
    for (Token token = 0; token < tokenKinds; ++token)
        for (int i = 0; fameOf(token) > 0 && i < tokens[token]; ++i) values.push_back(fameOf(token));
    std::sort(values.begin(), values.end());
    return values;
}

/// The healing that brings the most points.
Healing bestHealing(const Position& at) {
    const State& state = at.state();
    Healing best = Healing::Scratches;
    for (const Healing what : {Healing::Wound, Healing::DoubleWound}) {
        const bool has = what == Healing::Wound ? state.wounds[state.mover] > 0 : state.doubleWound == state.mover;
        if (has && (best == Healing::Scratches || pointsOfHealing(at, what) > pointsOfHealing(at, best))) best = what;
    }
    return best;
}

}

Facts payFacts(const Position& at, Card card) {
    const State& state = at.state();
    const Episode& episode = episodeOf(at.rules, state);
    if (episode.price.cards == 0 && !isPaymentBegun(state) && !paysAll(at, card)) return partlyPaidFacts(at, card);
    Facts facts = spentCardTexts(at, card);
    if (episode.price.cards > 0) return facts << drawnInsteadText(at);
    if (!isPaymentBegun(state)) facts.prepend(boughtText(at, true));
    const int shown = at.rules.cards[card].symbols;
    const bool isOneOfEach = std::popcount(episode.symbols) > 1 && at.rules.cards[card].symbol != Symbol::Beowulf;
    if (const int paid = isOneOfEach ? 1 : episode.price.total; shown > paid)
        //: Of a card that could be given: %1 how many symbols it has, %2 how many of them the price takes
        facts << drawback(Say::tr("It shows %1 symbols, of which the price takes only %2.")
                              .arg(plainNumber(shown), plainNumber(paid)));
    else if (!isPaymentBegun(state))
        facts << Say::tr("It pays the whole price.");
    return facts;
}

Facts keepCardsFacts(const Position& at) {
    const Episode* next = nextContest(at);
    Facts facts;
    const std::vector<Card> cards = payable(at);
    const auto countsNext = [&](Card card) { return next && next->worth[card] > 0; };
    if (std::all_of(cards.begin(), cards.end(), countsNext) && next)
        //: Why it is good to decline an exchange: %1 an episode, "Grendel’s Attack"
        facts << Say::tr("Every card that you could give counts at %1.").arg(episodeName(*next));
    facts << keptForNextText(at, at.state().hands[at.state().mover]);
    if (const Episode& episode = episodeOf(at.rules, at.state()); episode.price.fameTokens == 0)
        //: What declining an exchange means: %1 what it would bring, "3 treasure"
        facts << drawback(Say::tr("You go without %1.").arg(aGain(episode.offer.gain, at.rules)));
    return facts;
}

Facts giveFacts(const Position& at, Token token) {
    const std::vector<int> values = fameValuesOf(at);
    Facts facts;
    if (at.state().given == 0) facts << healingText(at, bestHealing(at));
    if (!values.empty() && fameOf(token) == values.front())
        facts << Say::tr("It is your lowest fame token.");
    else
        //: What a token costs that is given away: %n points
        facts << drawback(Say::tr("It costs you %n point(s).", "token", fameOf(token)));
    return facts;
}

Facts keepTokensFacts(const Position& at) {
    const std::vector<int> values = fameValuesOf(at);
    const auto asked = static_cast<std::size_t>(episodeOf(at.rules, at.state()).price.fameTokens);
    Facts facts;
    if (values.size() >= asked) {
        int least = 0;
        for (std::size_t i = 0; i < asked; ++i) least += values[i];
        //: Why it is good to give no tokens: %n points
        facts << Say::tr("You keep at least %n point(s).", nullptr, least);
    }
    if (pointsOfHealing(at, bestHealing(at)) <= 0) facts << healingText(at, bestHealing(at));
    return facts;
}

Facts healFacts(const Position& at, Healing what) {
    return {healingText(at, what)};
}

}
