// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of cards with a text, at the decisions where they can be used.
#include "words/card_uses.h"
#include "words/choice_facts.h"
#include "words/choice_points.h"
#include "words/forms.h"
#include "words/say.h"

namespace heorot::legend {

namespace {

/// The next open icon that is a wound, for which Inspiration could be kept.
QString worseIconText(const Position& at) {
    const State& state = at.state();
    for (int number = state.episode + 1; number < episodeCount; ++number) {
        const Episode& episode = at.rules.episode(number);
        if (!hasIcons(episode.kind)) continue;
        for (std::size_t slot = 0; slot < state.seats; ++slot) {
            const GainKind kind = episode.icons[slot].gain.kind;
            if (kind != GainKind::Wound && kind != GainKind::DoubleWound) continue;
            //: What a special card is kept for: %1 a card, %2 "a wound", %3 an episode
            return Say::tr("You keep %1: there is %2 at %3.")
                .arg(aCard(inspiration), aThreat(kind), episodeName(episode));
        }
    }
    return {};
}

QString keptCardText(Card card) {
    //: Why it is good not to use a special card: %1 the card
    return Say::tr("You keep %1.", "special card").arg(aCard(card));
}

}

Facts acceptFacts(const Position& at) {
    const State& state = at.state();
    switch (state.phase) {
    case Phase::Failed: return {drawback(threatText(at, GainKind::Scratch)), keptCardText(resolve)};
    case Phase::React:
        return {drawback(threatText(at, state.threat)),
                holds(state, state.mover, inspiration) ? worseIconText(at) : keptCardText(warriorsRest)};
    case Phase::Bless: return {keptCardText(blessing)};
    default: return {};
    }
}

Facts restFacts(const Position& at) {
    const State& state = at.state();
    Facts facts{healingText(at, Healing::Scratches)};
    const bool isComing = state.phase == Phase::React && state.threat == GainKind::Scratch;
    if (isComing) facts.prepend(Say::tr("The scratch that is coming then makes no wound."));
    if (isLastScratch(at.rules, state, state.mover) && !isComing)
        facts << Say::tr("Without it, one more scratch would become a wound.");
    return facts;
}

Facts resolveFacts(const Position& at) {
    const State& state = at.state();
    Facts facts{Say::tr("You take no scratch, and may decide again.")};
    if (isLastScratch(at.rules, state, state.mover)) facts << Say::tr("The scratch would become a wound.");
    return facts;
}

Facts refuseFacts(const Position& at) {
    const State& state = at.state();
    const int spared = -pointsOfThreat(at, state.threat);
    //: Why it is good to refuse a bad icon: %n points
    if (spared > 0) return {Say::tr("It saves you %n point(s).", nullptr, spared)};
    return {threatText(at, state.threat)};
}

Facts blessFacts(const Position& at, Card card) {
    return gainedCardTexts(at, card);
}

}
