// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of icons and options: what they bring, and what is left for the others.
#include "words/card_uses.h"
#include "words/choice_facts.h"
#include "words/choice_points.h"
#include "words/forms.h"
#include "words/odds_words.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// The mean value of the alliance tokens that the reader has not seen, in points.
double meanAlliance(const Position& at) {
    const State& state = at.state();
    int count = 0;
    int points = 0;
    for (Token token = firstAlliance; token < tokenKinds; ++token) {
        const int unseen = at.rules.tokens[token].count - state.tokens[state.mover][token];
        count += unseen;
        points += unseen * (fameOf(token) + (state.advanced ? 0 : treasureOf(token)));
    }
    return count > 0 ? static_cast<double>(points) / count : 0;
}

Fact treasureText(const Position& at) {
    const State& state = at.state();
    if (!state.advanced) return {};
    for (int number = state.episode + 1; number < episodeCount; ++number)
        if (const Episode& episode = at.rules.episode(number); isTreasureEpisode(episode.kind))
            //: What treasure is for in the advanced game: %1 an episode, "Present Gifts"
            return Say::tr("Treasure is worth no points, but it counts at %1.").arg(episodeName(episode));
    return drawback(Say::tr("Treasure is of no more use."));
}

QString textCardText(const Rules& rules, Card card) {
    switch (card) {
    case blessing: return Say::tr("Once, it brings back a card that you have played.");
    case inspiration: return Say::tr("It lets you refuse one bad icon.");
    case daring:
        //: What a special card is good for: %n cards, %1 how many are turned otherwise
        return Say::tr("Once, you turn up %n card(s) for a risk instead of %1.", nullptr, rules.daringCards)
            .arg(plainNumber(rules.riskCards));
    case resolve: return Say::tr("It undoes one failed risk.");
    case warriorsRest: return Say::tr("Once, it gives back all your scratches.");
    default: return {};
    }
}

Facts specialTexts(const Position& at, Card card) {
    if (!hasSymbols(card)) return {textCardText(at.rules, card)};
    return gainedCardTexts(at, card);
}

QString drawnText(const Position& at, int count) {
    const Episode* next = nextContest(at);
    if (!next || count == 0) return {};
    //: What drawn cards are good for: %n cards, %1 an episode, "Celebration", %2 a chance, "four times in ten"
    return Say::tr("You draw %n card(s); each counts at %1 %2.", nullptr, count)
        .arg(episodeName(*next), timesIn(chanceToCount(at, *next)));
}

/// With two icons left, the other one goes to the last seat.
QString leftText(const Position& at, Gain taken) {
    const State& state = at.state();
    if (state.phase != Phase::Icons || state.status[state.mover] != state.seats - 1) return {};
    const auto last = std::find(state.status.begin(), state.status.begin() + state.seats, state.seats);
    const auto own = freeSlot(at.rules, state, taken);
    for (std::size_t slot = 0; own && slot < state.seats; ++slot)
        if (state.takers[slot] == nobody && slot != static_cast<std::size_t>(*own))
            //: What taking an icon leads to: %1 a rival, %2 the icon that is left, "a scratch"
            return Say::tr("%1 is left with %2.")
                .arg(at.name(static_cast<Seat>(last - state.status.begin())),
                     aGain(episodeOf(at.rules, state).icons[slot].gain, at.rules));
    return {};
}

Facts gainTexts(const Position& at, Gain gain) {
    switch (gain.kind) {
    case GainKind::Fame:
    case GainKind::FameOrHeal:
        //: What an icon brings: %n points
        return {Say::tr("It is worth %n point(s).", nullptr, gain.amount)};
    case GainKind::Treasure:
        if (at.state().advanced) return {treasureText(at)};
        //: What an icon brings: %n points
        return {Say::tr("It is worth %n point(s).", nullptr, gain.amount)};
    case GainKind::Alliance:
        //: What alliance tokens bring: %1 a number with one decimal
        return {Say::tr("It is worth about %1 on average.").arg(language::oneDecimal(meanAlliance(at) * gain.amount)),
                at.state().advanced ? treasureText(at) : Fact()};
    case GainKind::Cards: return {drawnText(at, gain.amount)};
    case GainKind::Special: return specialTexts(at, static_cast<Card>(gain.amount));
    case GainKind::Wound: return {drawback(threatText(at, gain.kind)), drawnText(at, at.rules.woundCards)};
    case GainKind::DoubleWound: return {drawback(threatText(at, gain.kind)), drawnText(at, at.rules.doubleWoundCards)};
    case GainKind::Scratch:
    case GainKind::Misfortune: return {drawback(threatText(at, gain.kind))};
    case GainKind::Healing: return {healingText(at, Healing::Scratches)};
    }
    return {};
}

}

Facts takeFacts(const Position& at, Gain gain) {
    Facts facts = gainTexts(at, gain);
    facts.insert(std::min<qsizetype>(1, facts.size()), leftText(at, gain));
    return facts;
}

}
