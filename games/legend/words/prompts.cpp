// SPDX-License-Identifier: GPL-3.0-or-later
// Whose decision it is and what is asked.
#include "rules/steps/steps.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace heorot::legend {

namespace {

QString number(int value) {
    return QLocale().toString(value);
}

QString contestPrompt(const Rules& rules, const State& state, const QString& name) {
    const QString own = number(state.totals[state.mover]);
    const int target = legend::target(state);
    const QString needed = number(target);
    const bool mayRisk = !refuseAnyRisk(state);
    // Nobody else knows whether a card of the hand fits.
    const bool mayPlay = state.hands[state.mover][unknownCard] > 0 || isOffered(rules, state, {Do::Play});
    if (!mayRisk && !mayPlay)
        //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
        return Say::tr("%1 has %2 of the %3 needed and can only drop out.").arg(name, own, needed);
    if (state.added > 0)
        //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
        return Say::tr("%1 has %2 of %3 and must go on, or drop out.").arg(name, own, needed);
    if (state.totals[state.mover] >= target && state.totals[state.mover] > 0) {
        if (!mayPlay)
            //: A prompt in an in-turn major when no card fits: %1 a seat, %2 its total
            return Say::tr("%1 has %2, which is enough, but must run a risk or drop out.").arg(name, own);
        //: A prompt in an in-turn major: %1 a seat, %2 its total
        if (mayRisk)
            return Say::tr("%1 has %2, which is enough, but must add one card, run a risk or drop out.").arg(name, own);
        //: A prompt in an in-turn major: %1 a seat, %2 its total
        return Say::tr("%1 has %2, which is enough, but must add one card or drop out.").arg(name, own);
    }
    if (target == 0) {
        //: A prompt in an in-turn major when no card fits: %1 a seat
        if (!mayPlay) return Say::tr("%1 opens with a risk, or drops out.").arg(name);
        //: A prompt in an in-turn major: %1 a seat
        if (mayRisk) return Say::tr("%1 opens with one card or a risk, or drops out.").arg(name);
        //: A prompt in an in-turn major when no card is left for a risk: %1 a seat
        return Say::tr("%1 opens with one card, or drops out.").arg(name);
    }
    if (!mayPlay)
        //: A prompt in an in-turn major when no card fits: %1 a seat, %2 its total, %3 the total it needs
        return Say::tr("%1 has %2 of the %3 needed: a risk, or out.").arg(name, own, needed);
    if (mayRisk)
        //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
        return Say::tr("%1 has %2 of the %3 needed: cards, a risk, or out.").arg(name, own, needed);
    //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
    return Say::tr("%1 has %2 of the %3 needed.").arg(name, own, needed);
}

/// Treasure of a seat that lies face down, or -1 where the viewer does not know it.
int treasureLeft(const State& state) {
    const Tokens& tokens = state.tokens[state.mover];
    if (tokens[unknownSquare] > 0 || tokens[unknownAlliance] > 0) return -1;
    int sum = 0;
    for (Token token = 0; token < tokenKinds; ++token) sum += treasureOf(token) * tokens[token];
    return sum;
}

QString auctionPrompt(const State& state, const QString& name) {
    const int needed = target(state);
    const int left = treasureLeft(state);
    //: A prompt in an auction: %1 a seat
    if (left == 0) return Say::tr("%1 has no treasure left to show and must drop out.").arg(name);
    if (left > 0 && state.totals[state.mover] + left < needed)
        //: A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs
        return Say::tr("%1 has treasure %2, but %3 is needed: it can only drop out.")
            .arg(name, number(state.totals[state.mover] + left), number(needed));
    if (needed == 0)
        //: A prompt in an auction: %1 a seat
        return Say::tr("%1 opens with one treasure token, or drops out.").arg(name);
    //: A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs
    return Say::tr("%1 shows treasure: %2 of the %3 needed.")
        .arg(name, number(state.totals[state.mover]), number(needed));
}

/// Of the mover's hand, as far as it is known.
int symbolsInHand(const Rules& rules, const State& state, Symbol symbol) {
    int sum = 0;
    for (Card card = 0; card < symbolKinds; ++card)
        if (rules.cards[card].symbol == symbol) sum += state.hands[state.mover][card] * rules.cards[card].symbols;
    return sum;
}

/// What the hand lacks of the price, as a list; empty if it lacks nothing.
QStringList missing(const Rules& rules, const State& state) {
    const Price& price = episodeOf(rules, state).price;
    const HandCards& hand = state.hands[state.mover];
    if (price.cards > 0) {
        int cards = 0;
        for (Card card = 0; card < symbolKinds; ++card) cards += hand[card];
        return cards < price.cards
                   ? QStringList{gainName({GainKind::Cards, static_cast<std::uint8_t>(price.cards - cards)}, rules)}
                   : QStringList{};
    }
    int jokers = symbolsInHand(rules, state, Symbol::Beowulf);
    QStringList list;
    for (int i = 0; i < plainSymbols; ++i) {
        const auto symbol = static_cast<Symbol>(i);
        int lacks = std::max(0, price.symbols[static_cast<std::size_t>(i)] - symbolsInHand(rules, state, symbol));
        const int helped = std::min(lacks, jokers);
        jokers -= helped;
        lacks -= helped;
        if (lacks == 1) list << symbolName(symbol);
        //: %1 a symbol, %2 how many of it
        if (lacks > 1) list << Say::tr("%2 × %1", "symbols").arg(symbolName(symbol), number(lacks));
    }
    return list;
}

/// Why the mover, whose hand is known, cannot pay; empty if it can.
QString cannotPay(const Rules& rules, const State& state, const QString& name, const QString& get) {
    if (state.hands[state.mover][unknownCard] > 0) return {};
    if (isOffered(rules, state, {Do::Pay})) return {};
    const Gain gain = episodeOf(rules, state).offer.gain;
    //: A prompt: %1 a seat, %2 what is gained
    if (gain.kind != GainKind::Cards && !isLeft(state, gain))
        return Say::tr("%1 cannot have %2: none is left.").arg(name, get);
    const QStringList lacks = missing(rules, state);
    if (lacks.isEmpty()) return {};
    //: A prompt: %1 a seat, %2 what is gained, %3 a list of symbols, or "2 cards"
    return Say::tr("%1 cannot pay for %2: %3 missing.").arg(name, get, listOf(lacks));
}

QString giftPrompt(const Rules& rules, const State& state, const QString& name) {
    //: A prompt at Break Ranks?: %1 a seat
    if (state.given > 0) return Say::tr("%1 gives one more fame token.").arg(name);
    const int asked = episodeOf(rules, state).price.fameTokens;
    if (!canBeHealed(state, state.mover))
        //: A prompt at Break Ranks?: %1 a seat
        return Say::tr("%1 has nothing to be healed and declines.").arg(name);
    const Tokens& tokens = state.tokens[state.mover];
    if (fameTokensOf(state, state.mover) + tokens[unknownSquare] + tokens[unknownAlliance] < asked)
        //: A prompt at Break Ranks?: %1 a seat, %n fame tokens
        return Say::tr("%1 lacks the %n fame token(s) to be healed and declines.", nullptr, asked).arg(name);
    //: A prompt at Break Ranks?: %1 a seat, %n fame tokens
    return Say::tr("%1 may give %n fame token(s) to be healed.", nullptr, asked).arg(name);
}

QString paymentPrompt(const Rules& rules, const State& state, const QString& name) {
    const Episode& episode = episodeOf(rules, state);
    const QString get = gainName(episode.offer.gain, rules);
    const bool isBegun = isPaymentBegun(state);
    if (const QString cannot = isBegun ? QString() : cannotPay(rules, state, name, get); !cannot.isEmpty())
        return cannot;
    //: A prompt when a part of the price was given: %1 a seat, %2 what is gained
    if (isBegun) return Say::tr("%1 gives the rest of the price for %2.").arg(name, get);
    if (episode.price.cards > 0)
        //: A prompt: %1 a seat, %n cards, %2 what is gained
        return Say::tr("%1 may give %n card(s) for %2.", nullptr, episode.price.cards).arg(name, get);
    //: A prompt: %1 a seat, %2 what is gained
    return Say::tr("%1 may give cards for %2.").arg(name, get);
}

}

QString GameWords::prompt(const Position& at) {
    const auto& seen = at.seen;
    if (seen->mover == nobody) return Say::tr("The saga is told.");
    const Rules& rules = at.rules;
    const QString name = at.name(seen->mover);
    switch (seen->phase) {
    case Phase::Risk:
        //: A prompt: %1 a seat, %2 symbols
        return Say::tr("%1 may run a risk for %2.").arg(name, symbolsAsked(episodeOf(rules, *seen)));
    case Phase::Pay: return paymentPrompt(rules, *seen, name);
    case Phase::Give: return giftPrompt(rules, *seen, name);
    //: A prompt: %1 a seat
    case Phase::Heal: return Say::tr("%1 chooses what is healed.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Select: return Say::tr("%1 takes one of the five options, or declines.").arg(name);
    case Phase::Recover:
        //: A prompt: %1 a seat
        if (seen->round == 0) return Say::tr("%1 takes a first card, or declines.").arg(name);
        //: A prompt: %1 a seat
        return Say::tr("%1 takes a second card, or declines.").arg(name);
    case Phase::Bid:
        //: A prompt: %1 a seat, %2 symbols
        return Say::tr("%1 chooses cards in secret; what counts: %2.", "symbols")
            .arg(name, symbolsAsked(episodeOf(rules, *seen)));
    case Phase::InTurn: return contestPrompt(rules, *seen, name);
    //: A prompt: %1 a seat
    case Phase::Failed: return Say::tr("The risk has failed. %1 may undo it.").arg(name);
    case Phase::React:
        //: A prompt: %1 a seat, %2 "a scratch" or the like
        return Say::tr("%1 is about to take %2: take it, or use a special card?").arg(name, threatName(seen->threat));
    //: A prompt: %1 a seat
    case Phase::Bless: return Say::tr("%1 may take one card back before they are discarded.").arg(name);
    case Phase::Icons:
        //: A prompt: %1 a seat, %2 its status number
        return Say::tr("%1, number %2, takes an icon.").arg(name, number(seen->status[seen->mover]));
    //: A prompt at Death of Beowulf: %1 a seat
    case Phase::FameOrHeal: return Say::tr("%1 takes the fame or heals a wound.").arg(name);
    case Phase::Auction: return auctionPrompt(*seen, name);
    case Phase::Over: break;
    }
    return {};
}

}
