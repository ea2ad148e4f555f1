// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a major in turn: a card brings one to a total, and dropping out leaves icons to the others.
#include "language/capitals.h"
#include "language/sentences.h"
#include "words/captions.h"
#include "words/card_uses.h"
#include "words/choice_facts.h"
#include "words/choice_points.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// The only other seat that is still in, or nobody if there are several.
Seat onlyRival(const State& state) {
    Seat rival = nobody;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (seat == state.mover || state.status[seat] != 0) continue;
        if (rival != nobody) return nobody;
        rival = seat;
    }
    return rival;
}

/// What the others must do once the total is reached.
QString reachedText(const Position& at, int total) {
    const State& state = at.state();
    const QString reached = plainNumber(total);
    const Seat rival = onlyRival(state);
    if (rival == nobody)
        //: What a card does in a contest: %1 a total
        return Say::tr("It brings you to %1, which the others must then reach.").arg(reached);
    const int needs = std::max(1, total - state.totals[rival]);
    //: What a card does in a contest: %1 the total of the reader, %2 a rival, %n symbols
    return Say::tr("It brings you to %1; %2 then needs %n more symbol(s) to stay in.", nullptr, needs)
        .arg(reached, at.name(rival));
}

bool wouldSmallerDo(const Position& at, Card card, int needed) {
    const State& state = at.state();
    const Episode& episode = episodeOf(at.rules, state);
    for (Card other = 0; other < symbolKinds; ++other)
        if (state.hands[state.mover][other] > 0 && episode.worth[other] >= std::max(1, needed) &&
            episode.worth[other] < episode.worth[card])
            return true;
    return false;
}

/// Whether a card of another kind could be played.
bool countsAnother(const Position& at, Card card) {
    HandCards hand = at.state().hands[at.state().mover];
    hand[card] = 0;
    return symbolsFor(episodeOf(at.rules, at.state()), hand) > 0;
}

/// Cards of a hand with so many symbols or a few more: as few too many as possible, then as few cards.
struct CardSet {
    SymbolCards cards{};
    int symbols = 0;
    int count = 0;
};

CardSet leastSet(const Episode& episode, const HandCards& hand, int needed, Card from = 0) {
    if (needed <= 0 || from == symbolKinds) return {};
    CardSet best;
    const int most = episode.worth[from] > 0 ? hand[from] : 0;
    for (int count = 0; count <= most; ++count) {
        const int symbols = count * episode.worth[from];
        CardSet set = leastSet(episode, hand, needed - symbols, static_cast<Card>(from + 1));
        set.cards[from] = static_cast<std::uint8_t>(count);
        set.symbols += symbols;
        set.count += count;
        const bool isEnough = set.symbols >= needed;
        const bool isBetter = best.symbols < needed || set.symbols < best.symbols ||
                              (set.symbols == best.symbols && set.count < best.count);
        if (isEnough && isBetter) best = set;
        if (symbols >= needed) break;
    }
    return best;
}

/// "Fox + Axe ×2: enough to stay in, with a total of 6.", of a card and those that must follow it.
QString wholePlayText(const Position& at, Card card, const HandCards& left, int total, int needed) {
    const CardSet rest = leastSet(episodeOf(at.rules, at.state()), left, needed - total);
    if (rest.symbols < needed - total) return {};
    QStringList cards;
    for (Card each = 0; each < symbolKinds; ++each)
        if (const int count = rest.cards[each] + (each == card ? 1 : 0); count > 0)
            cards << cardCount(cardName(each), count);
    //: What a card does in a contest together with others: %1 all of them, "courage + wit ×2", %2 the total they reach
    return Say::tr("%1: enough to stay in, with a total of %2.")
        .arg(language::capitalized(cards.join(QStringLiteral(" + "))), plainNumber(total + rest.symbols));
}

QString missingText(int total, int needed) {
    //: What a card does in a contest: %1 the total of the reader, %n symbols, %2 the total needed
    return Say::tr("It brings you to %1; you then need %n more symbol(s) for %2.", nullptr, needed - total)
        .arg(plainNumber(total), plainNumber(needed));
}

Fact keptHereText(int left) {
    if (left == 0) return drawback(Say::tr("It leaves you no other card that counts here."));
    //: What a card leaves for this contest: %n symbols in the hand
    return Say::tr("You keep %n more symbol(s) that count here.", nullptr, left);
}

bool isBad(GainKind kind) {
    return kind == GainKind::Scratch || kind == GainKind::Wound || kind == GainKind::DoubleWound ||
           kind == GainKind::Misfortune;
}

}

Fact stakesText(const Position& at) {
    const State& state = at.state();
    const Episode& episode = episodeOf(at.rules, state);
    QStringList icons;
    GainKind worst = GainKind::Fame;
    for (std::size_t slot = 0; slot < state.seats; ++slot) {
        const Gain gain = episode.icons[slot].gain;
        if (const QString name = aGain(gain, at.rules); !icons.contains(name)) icons << name;
        if (gain.kind == GainKind::DoubleWound || (gain.kind == GainKind::Wound && worst != GainKind::DoubleWound))
            worst = gain.kind;
    }
    if (icons.isEmpty()) return {};
    //: What a contest is about: %1 a list of icons, "5 fame, 2 cards, and a wound"
    const QString stakes =
        Say::tr("1st place chooses first from %1; the last gets what is left.").arg(icons.join(QStringLiteral(", ")));
    return language::joined({stakes, worst == GainKind::Fame ? QString() : threatText(at, worst)});
}

Fact iconsLeftText(const Position& at, int number) {
    const State& state = at.state();
    const Episode& episode = episodeOf(at.rules, state);
    QStringList bad;
    int good = 0;
    for (std::size_t slot = 0; slot < state.seats; ++slot) {
        const Gain gain = episode.icons[slot].gain;
        if (!isBad(gain.kind))
            ++good;
        else if (const QString name = aGain(gain, at.rules); !bad.contains(name))
            bad << name;
    }
    if (bad.isEmpty()) return {};
    const QString place = placeName(number);
    if (number <= good)
        //: What dropping out leads to: %1 "2nd place"; icons are taken in the order of places
        return Say::tr("In %1 you still find an icon that does no harm.").arg(place);
    //: What dropping out leads to: %1 "2nd place", %2 bad icons, "a scratch or a wound and 2 cards"
    return drawback(Say::tr("In %1 you may be left with %2.").arg(place, bad.join(Say::tr(" or ", "icons"))));
}

namespace {

QString tiesText(const Position& at, int number) {
    const State& state = at.state();
    const Episode* next = nextContest(at);
    if (number != state.seats || !next || next->kind != EpisodeKind::Simultaneous) return {};
    //: What the last number is good for: %1 an episode, "Celebration"
    return Say::tr("You become the first player and win ties at %1.").arg(episodeName(*next));
}

}

Facts playFacts(const Position& at, Card card) {
    const State& state = at.state();
    const Episode& episode = episodeOf(at.rules, state);
    HandCards hand = state.hands[state.mover];
    if (hand[card] > 0) --hand[card];
    const int needed = target(state);
    const int total = state.totals[state.mover] + episode.worth[card];
    const int left = symbolsFor(episode, hand);
    //: Of a card that is of no use in a contest: %1 a total
    if (total + left < needed) return {drawback(Say::tr("You can’t reach %1 with it.").arg(plainNumber(needed)))};
    const QString whole = total < needed ? wholePlayText(at, card, hand, total, needed) : QString();
    Facts facts{total >= needed ? reachedText(at, total) : whole.isEmpty() ? missingText(total, needed) : whole};
    facts << stakesText(at);
    const Facts spent = spentCardTexts(at, card);
    // What the card could do elsewhere matters most where another one could be played instead.
    if (countsAnother(at, card))
        facts << spent << keptHereText(left);
    else
        facts << keptHereText(left) << spent;
    if (total > needed && wouldSmallerDo(at, card, needed - state.totals[state.mover]))
        facts << drawback(Say::tr("A card with fewer symbols would be enough to stay in."));
    return facts;
}

Facts dropOutFacts(const Position& at) {
    const State& state = at.state();
    const Episode& episode = episodeOf(at.rules, state);
    const HandCards& hand = state.hands[state.mover];
    const int inHand = symbolsFor(episode, hand);
    const int reach = state.totals[state.mover] + inHand;
    const int number = seatsStillIn(state);
    Facts facts;
    if (inHand == 0)
        facts << Say::tr("You have no card that counts here.");
    else if (reach < target(state))
        //: Why it is good to drop out: %1 the most the reader can reach, %2 the total needed
        facts << Say::tr("All your cards together reach only %1 of %2.")
                     .arg(plainNumber(reach), plainNumber(target(state)));
    facts << iconsLeftText(at, number) << stakesText(at) << keptForNextText(at, hand) << tiesText(at, number);
    return facts;
}

}
