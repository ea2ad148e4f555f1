// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a risk: how often a card matches, what that is good for, and what a failure costs.
#include "words/card_uses.h"
#include "words/choice_facts.h"
#include "words/choice_points.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/odds_words.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::legend {

namespace {

RiskOdds oddsOf(const Position& at, bool withDaring) {
    return riskOdds(at.rules, at.seen, withDaring ? at.rules.daringCards : at.rules.riskCards);
}

double chanceToMatch(const RiskOdds& odds) {
    return std::max(0.0, 1 - odds.matches[0]);
}

/// The chance that a card matches and at least so many symbols come with it.
double chanceOf(const RiskOdds& odds, int least) {
    double chance = 0;
    for (std::size_t shown = static_cast<std::size_t>(std::max(1, least)); shown < odds.symbols.size(); ++shown)
        chance += odds.symbols[shown];
    return chance;
}

bool isPart(double chance) {
    return chance > 1e-9 && chance < 1 - 1e-9;
}

/// In a contest: whether the risk alone reaches the total, or with cards of the hand.
Facts reachTexts(const Position& at, const RiskOdds& odds) {
    const State& state = at.state();
    const int needed = target(state) - state.totals[state.mover];
    const int inHand = symbolsFor(episodeOf(at.rules, state), state.hands[state.mover]);
    const double match = chanceToMatch(odds);
    const double alone = chanceOf(odds, needed);
    const double withHand = chanceOf(odds, needed - inHand);
    const QString total = plainNumber(target(state));
    //: What a risk brings: %1 a chance, "two times in three"
    if (needed <= 1)
        return {Say::tr("A card matches %1; that is enough and costs no card from your hand.").arg(timesIn(match))};
    //: What a risk brings: %1 a total
    if (withHand <= 0) return {drawback(Say::tr("Even a match can’t bring you to %1.").arg(total))};
    Facts texts;
    if (inHand == 0)
        //: What a risk brings: %1 a total, %2 a chance, "one time in six"
        return {Say::tr("It reaches %1 %2, and your hand can’t help.").arg(total, timesIn(alone))};
    if (withHand < match - 1e-9)
        //: What a risk brings: %1 a total, %2 a chance, "four times in ten"
        return {Say::tr("It reaches %1 only %2, with cards from your hand.").arg(total, timesIn(withHand))};
    //: What a risk brings: %1 a chance, "two times in three", %2 a total
    texts << Say::tr("A card matches %1; with cards from your hand you then reach %2.").arg(timesIn(match), total);
    if (alone > 0)
        //: What a risk brings: %1 a total, %2 a chance, "one time in six"
        texts << Say::tr("It reaches %1 %2 without a card from your hand.").arg(total, timesIn(alone));
    return texts;
}

/// A third scratch is a wound, unless The Warrior's Rest gives the others back first.
GainKind lossOf(const Position& at) {
    const State& state = at.state();
    const bool isSaved = holds(state, state.mover, warriorsRest);
    return isLastScratch(at.rules, state, state.mover) && !isSaved ? GainKind::Wound : GainKind::Scratch;
}

QString keptMatchText(const RiskOdds& odds) {
    //: What a risk brings: %1 a chance, "two times in three"
    return Say::tr("A card matches %1, and you keep all that match.").arg(timesIn(chanceToMatch(odds)));
}

QString failureText(const Position& at, const RiskOdds& odds) {
    const State& state = at.state();
    const QString fails = timesIn(odds.matches[0]);
    const QString loss = aThreat(lossOf(at));
    if (state.phase != Phase::InTurn)
        //: What a risk may cost: %1 a chance, "one time in three", %2 "a scratch" or "a wound"
        return Say::tr("It fails %1: then you take %2.").arg(fails, loss);
    //: What a risk may cost in a contest: %1 a chance, "one time in three", %2 "a scratch" or "a wound", %3 "2nd
    //: place", the place in which the player drops out
    return Say::tr("It fails %1: then you take %2 and are out in %3.").arg(fails, loss, placeName(seatsStillIn(state)));
}

}

Facts riskFacts(const Position& at, bool withDaring) {
    const State& state = at.state();
    const RiskOdds odds = oddsOf(at, withDaring);
    Facts facts;
    if (odds.matches[0] <= 0) facts << Say::tr("It can’t fail.");
    if (odds.matches[0] >= 1) facts << drawback(Say::tr("It is sure to fail."));
    if (isPart(odds.matches[0])) {
        facts = state.phase == Phase::InTurn ? reachTexts(at, odds) : Facts{keptMatchText(odds)};
        facts << drawback(failureText(at, odds));
    }
    if (withDaring) facts << drawback(Say::tr("It uses up Beowulf’s Daring."));
    if (isPart(odds.matches[0])) {
        if (state.phase == Phase::InTurn) facts << iconsLeftText(at, seatsStillIn(state));
        facts << drawback(threatText(at, lossOf(at)));
    }
    if (state.phase == Phase::InTurn) facts << stakesText(at);
    return facts;
}

Facts noRiskFacts(const Position& at) {
    const State& state = at.state();
    const RiskOdds odds = oddsOf(at, false);
    Facts facts;
    if (lossOf(at) == GainKind::Wound)
        facts << Say::tr("One more scratch would become a wound.") << threatText(at, GainKind::Wound);
    else if (state.scratches[state.mover] > 0)
        //: Why it is good to run no risk: %n scratches
        facts << Say::tr("You have %n scratch(es) already.", nullptr, state.scratches[state.mover]);
    if (isPart(odds.matches[0]))
        //: Why it is good to run no risk: %1 a chance, "one time in three"
        facts << Say::tr("A risk would fail %1.").arg(timesIn(odds.matches[0]));
    return facts;
}

}
