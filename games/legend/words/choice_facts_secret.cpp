// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a secret choice: what it adds up to, and how likely the others hold more.
#include "language/sentences.h"
#include "words/captions.h"
#include "words/card_uses.h"
#include "words/choice_facts.h"
#include "words/names.h"
#include "words/odds_words.h"
#include "words/say.h"

namespace heorot::legend {

namespace {

/// What the reader has chosen so far, in symbols that count.
int chosenTotal(const Position& at) {
    const State& state = at.state();
    int sum = 0;
    for (Card card = 0; card < symbolKinds; ++card)
        sum += state.bids[state.mover][card] * episodeOf(at.rules, state).worth[card];
    return sum;
}

/// Ties go to the first player, then clockwise.
bool winsTies(const State& state, Seat seat, Seat other) {
    const auto turn = [&](Seat of) { return (of - state.first + state.seats) % state.seats; };
    return turn(seat) < turn(other);
}

/// The rival most likely to hold cards that beat a total, with the chance.
std::pair<Seat, double> mostDangerous(const Position& at, int total) {
    const State& state = at.state();
    std::pair<Seat, double> most{nobody, -1};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (seat == state.mover) continue;
        const int needs = total + (winsTies(state, state.mover, seat) ? 1 : 0);
        const double chance = chanceToHold(at.rules, at.seen, seat, needs);
        if (chance > most.second) most = {seat, chance};
    }
    return most;
}

/// "Chosen together: courage + wit ×2.", once it is more than one card.
Fact wholeBidText(const Position& at, SymbolCards chosen) {
    QStringList cards;
    int count = 0;
    for (Card card = 0; card < symbolKinds; ++card)
        if (chosen[card] > 0 && episodeOf(at.rules, at.state()).worth[card] > 0) {
            cards << cardCount(cardName(card), chosen[card]);
            count += chosen[card];
        }
    if (count < 2) return {};
    //: Of a secret choice: %1 all its cards, "courage + wit ×2"
    return Say::tr("Together: %1.").arg(cards.join(QStringLiteral(" + ")));
}

Fact totalText(const Position& at, int total) {
    const State& state = at.state();
    const auto [rival, chance] = mostDangerous(at, total);
    const QString shown = plainNumber(total);
    //: Of a secret choice: %1 the total of the reader
    if (chance <= 0) return Say::tr("You then show %1, which nobody can beat.").arg(shown);
    if (chance >= 1 - 1e-9)
        //: Of a secret choice: %1 the total of the reader, %2 a rival, %3 the symbols that the rival is known to hold
        return drawback(
            Say::tr("You then show %1; %2 is known to hold %3.")
                .arg(shown, at.name(rival), plainNumber(symbolsFor(episodeOf(at.rules, state), state.hands[rival]))));
    if (state.seats == 2)
        //: Of a secret choice: %1 the total of the reader, %2 the rival, %3 a chance, "one time in three"
        return Say::tr("You then show %1; %2 has the cards to beat it %3.").arg(shown, at.name(rival), timesIn(chance));
    //: Of a secret choice: %1 the total of the reader, %2 a rival, %3 a chance, "one time in three"
    return Say::tr("You then show %1; of the others, %2 is most likely to have the cards to beat it: %3.")
        .arg(shown, at.name(rival), timesIn(chance));
}

/// Both in one, so that neither is left out.
Fact joinedFact(const Fact& first, const Fact& second) {
    return {language::joined({first.text, second.text}), first.isDrawback};
}

QString tiesText(const Position& at) {
    return at.state().first == at.state().mover ? Say::tr("You win ties.") : QString();
}

}

Facts secretCardFacts(const Position& at, Card card) {
    const Episode& episode = episodeOf(at.rules, at.state());
    if (episode.worth[card] == 0)
        return {
            drawback(Say::tr("It doesn’t count here and comes back to your hand, but everyone will have seen it."))};
    const int before = chosenTotal(at);
    Facts facts;
    if (before > 0 && mostDangerous(at, before).second <= 0)
        facts << drawback(Say::tr("What you have chosen can’t be beaten already."));
    SymbolCards chosen = at.state().bids[at.state().mover];
    ++chosen[card];
    return facts << joinedFact(totalText(at, before + episode.worth[card]), wholeBidText(at, chosen)) << stakesText(at)
                 << spentCardTexts(at, card) << tiesText(at);
}

Facts doneFacts(const Position& at) {
    const State& state = at.state();
    const HandCards hand = keptHand(at);
    const int left = symbolsFor(episodeOf(at.rules, state), hand);
    Facts facts{joinedFact(totalText(at, chosenTotal(at)), wholeBidText(at, state.bids[state.mover])), stakesText(at)};
    if (left == 0)
        facts << Say::tr("No other card of yours counts here.");
    else
        facts << keptForNextText(at, hand);
    return facts << tiesText(at);
}

}
