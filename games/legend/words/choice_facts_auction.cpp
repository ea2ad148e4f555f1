// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of an auction: what a bid costs, and what is left for later ones.
#include "words/choice_facts.h"
#include "words/forms.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// The treasure of the reader that is not shown.
int treasureLeft(const State& state) {
    int sum = 0;
    for (Token token = 0; token < tokenKinds; ++token) sum += treasureOf(token) * state.tokens[state.mover][token];
    return sum;
}

const Episode* nextTreasureEpisode(const Position& at) {
    for (int number = at.state().episode + 1; number < episodeCount; ++number)
        if (const Episode& episode = at.rules.episode(number); isTreasureEpisode(episode.kind)) return &episode;
    return nullptr;
}

QString keptTreasureText(const Position& at, int treasure) {
    const Episode* next = nextTreasureEpisode(at);
    if (!next) return {};
    //: What a bid leaves: %n treasure, %1 an episode at which it counts, "Rise of Geatland"
    return Say::tr("It leaves you %n treasure for %1.", nullptr, treasure).arg(episodeName(*next));
}

}

Facts showFacts(const Position& at, Token token) {
    const State& state = at.state();
    const int needed = target(state);
    const int total = state.totals[state.mover] + treasureOf(token);
    const int left = treasureLeft(state) - treasureOf(token);
    //: Of a bid that is of no use: %1 a total
    if (total + left < needed) return {drawback(Say::tr("You can’t reach %1 with it.").arg(plainNumber(needed)))};
    Facts facts;
    //: What a bid costs: %n treasure, %1 the prize, "3 fame"
    facts << Say::tr("If it wins, you pay %n treasure for %1.", nullptr, std::max(total, needed))
                 .arg(aGain(episodeOf(at.rules, state).offer.gain, at.rules));
    if (total >= needed)
        //: What a bid does: %1 a total of treasure
        facts << Say::tr("The others must then show %1 as well, or drop out.").arg(plainNumber(total));
    facts << keptTreasureText(at, left);
    return facts;
}

Facts leaveAuctionFacts(const Position& at) {
    const State& state = at.state();
    const int own = state.totals[state.mover];
    const int left = treasureLeft(state);
    Facts facts;
    if (own + left < target(state))
        //: Why it is good to drop out of an auction: %1 the most the reader can show, %2 the total needed
        facts << Say::tr("All your treasure together is only %1 of %2.")
                     .arg(plainNumber(own + left), plainNumber(target(state)));
    if (seatsStillIn(state) == 2) {
        const auto rival = [&](Seat seat) { return seat != state.mover && state.status[seat] == 0; };
        Seat other = 0;
        while (!rival(other)) ++other;
        //: What dropping out of an auction leads to: %1 a rival, %n treasure that it pays, %2 the prize, "3 fame"
        facts << Say::tr("%1 then pays %n treasure for %2.", nullptr, state.totals[other])
                     .arg(at.name(other), aGain(episodeOf(at.rules, state).offer.gain, at.rules));
    }
    facts << keptTreasureText(at, own + left);
    return facts;
}

}
