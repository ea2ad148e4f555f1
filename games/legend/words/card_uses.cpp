// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/card_uses.h"

#include "words/names.h"
#include "words/say.h"

namespace heorot::legend {

namespace {

bool isContest(const Episode& episode) {
    return isMajor(episode.kind);
}

/// Whether the episode takes cards of the hand that show its symbols.
bool usesSymbols(const Episode& episode) {
    return isContest(episode) || (episode.kind == EpisodeKind::Opportunity && episode.price.total > 0);
}

/// The next episode after this one at which the card can be used; none near the end.
const Episode* nextUse(const Position& at, Card card) {
    for (int number = at.state().episode + 1; number < episodeCount; ++number)
        if (const Episode& episode = at.rules.episode(number); usesSymbols(episode) && episode.worth[card] > 0)
            return &episode;
    return nullptr;
}

/// The contests after this episode at which the card counts.
std::vector<const Episode*> contestsFor(const Position& at, Card card) {
    std::vector<const Episode*> contests;
    for (int number = at.state().episode + 1; number < episodeCount; ++number)
        if (const Episode& episode = at.rules.episode(number); isContest(episode) && episode.worth[card] > 0)
            contests.push_back(&episode);
    return contests;
}

bool isJoker(const Position& at, Card card) {
    return hasSymbols(card) && at.rules.cards[card].symbol == Symbol::Beowulf;
}

int cardsWith(const Position& at, Symbol symbol) {
    const HandCards hand = keptHand(at);
    int count = 0;
    for (Card card = 0; card < symbolKinds; ++card)
        if (at.rules.cards[card].symbol == symbol) count += hand[card];
    return count;
}

}

const Episode* nextContest(const Position& at) {
    for (int number = at.state().episode + 1; number < episodeCount; ++number)
        if (const Episode& episode = at.rules.episode(number); isContest(episode)) return &episode;
    return nullptr;
}

int symbolsFor(const Episode& episode, const HandCards& hand) {
    int sum = 0;
    for (Card card = 0; card < symbolKinds; ++card) sum += hand[card] * episode.worth[card];
    return sum;
}

HandCards keptHand(const Position& at) {
    const State& state = at.state();
    HandCards hand = state.hands[state.mover];
    if (state.phase != Phase::Bid) return hand;
    for (Card card = 0; card < symbolKinds; ++card)
        if (episodeOf(at.rules, state).worth[card] > 0)
            hand[card] = static_cast<std::uint8_t>(hand[card] - state.bids[state.mover][card]);
    return hand;
}

double chanceToCount(const Position& at, const Episode& episode) {
    const State& state = at.state();
    int all = 0;
    int counting = 0;
    for (Card card = 0; card < activityKinds; ++card) {
        int unseen = at.rules.cards[card].count - state.discards[card] - state.display[card] - state.paid[card];
        for (Seat seat = 0; seat < state.seats; ++seat) unseen -= state.hands[seat][card] + state.rows[seat][card];
        all += unseen;
        if (episode.worth[card] > 0) counting += unseen;
    }
    return all > 0 ? static_cast<double>(counting) / all : 0;
}

Fact keptForNextText(const Position& at, const HandCards& hand) {
    const Episode* next = nextContest(at);
    if (!next) return {};
    const QString name = episodeName(*next);
    const int left = symbolsFor(*next, hand);
    //: What a choice leaves: %1 an episode, "Grendel’s Attack"
    if (left == 0) return drawback(Say::tr("It leaves you no card that counts at %1.").arg(name));
    //: What a choice leaves: %n symbols on cards in the hand, %1 an episode at which they count
    return Say::tr("It leaves you %n symbol(s) for %1.", nullptr, left).arg(name);
}

Fact usedElsewhereText(const Position& at, Card card) {
    const Episode* use = nextUse(at, card);
    if (!use) return {};
    if (isJoker(at, card)) return drawback(Say::tr("It would also count at every later major."));
    const QString name = episodeName(*use);
    const Episode* next = nextContest(at);
    if (use < next)
        //: What must be weighed before a card is spent: %1 an episode at which cards buy something, "Great Rewards"
        return drawback(Say::tr("It could also pay at %1.").arg(name));
    //: What must be weighed before a card is spent: %1 an episode, "Grendel’s Attack"
    if (use == next) return drawback(Say::tr("It would also count at %1, the next major.").arg(name));
    //: Why a card can be spent: %1 an episode, "Grendel’s Attack"
    return Say::tr("You won’t need it again before %1.").arg(name);
}

Facts spentCardTexts(const Position& at, Card card) {
    HandCards hand = keptHand(at);
    if (hand[card] > 0) --hand[card];
    Facts texts{usedElsewhereText(at, card), keptForNextText(at, hand)};
    const Episode* next = nextContest(at);
    if (next && next->worth[card] > 0) texts.swapItemsAt(0, 1);
    return texts;
}

Facts gainedCardTexts(const Position& at, Card card) {
    const std::vector<const Episode*> contests = contestsFor(at, card);
    if (contests.empty()) return {};
    const QString first = episodeName(*contests.front());
    HandCards hand = keptHand(at);
    ++hand[card];
    Facts texts{
        //: Why a card is good: %n majors, %1 the first of them, "Grendel’s Attack"
        Say::tr("It counts at %n major(s) to come, first at %1.", nullptr, static_cast<int>(contests.size()))
            .arg(first),
        //: Why a card is good: %n symbols on cards in the hand, %1 an episode at which they count
        Say::tr("With it you have %n symbol(s) for %1.", nullptr, symbolsFor(*contests.front(), hand)).arg(first)};
    const Symbol symbol = at.rules.cards[card].symbol;
    if (!isJoker(at, card) && cardsWith(at, symbol) == 0)
        //: Why a card is good: %1 a symbol, "friendship"
        texts << Say::tr("No card in your hand has %1.").arg(symbolName(symbol));
    if (isActivity(card) && at.rules.cards[card].symbols > 1) texts << Say::tr("It shows two symbols.");
    return texts;
}

}
