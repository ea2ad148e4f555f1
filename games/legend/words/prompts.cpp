// SPDX-License-Identifier: GPL-3.0-or-later
// Whose decision it is and what is asked.
#include "rules/steps/steps.h"
#include "words/forms.h"
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

/// Once the total is enough, and one more step is owed.
QString enoughPrompt(const game::Address& mover, const QString& own, bool mayPlay, bool mayRisk) {
    if (!mayPlay)
        //: A prompt in an in-turn major when no card fits: %1 a seat, %2 its total
        return mover.asked(Say::tr("%1’s %2 is enough, but %1 must still run a risk or drop out."),
                           //: A prompt to the reader in an in-turn major when no card fits: %1 the reader's total
                           Say::tr("Your %1 is enough, but you must still run a risk or drop out."), own);
    if (mayRisk)
        //: A prompt in an in-turn major: %1 a seat, %2 its total
        return mover.asked(Say::tr("%1’s %2 is enough, but %1 must still play a card, run a risk, or drop out."),
                           //: A prompt to the reader in an in-turn major: %1 the reader's total
                           Say::tr("Your %1 is enough, but you must still play a card, run a risk, or drop out."), own);
    //: A prompt in an in-turn major: %1 a seat, %2 its total
    return mover.asked(Say::tr("%1’s %2 is enough, but %1 must still play a card or drop out."),
                       //: A prompt to the reader in an in-turn major: %1 the reader's total
                       Say::tr("Your %1 is enough, but you must still play a card or drop out."), own);
}

/// Before anything lies out.
QString openingPrompt(const game::Address& mover, bool mayPlay, bool mayRisk) {
    if (!mayPlay)
        //: A prompt in an in-turn major when no card fits: %1 a seat
        return mover.asked(Say::tr("%1 opens: run a risk or drop out."),
                           //: A prompt to the reader in an in-turn major when no card fits
                           Say::tr("You open: run a risk or drop out."));
    if (mayRisk)
        //: A prompt in an in-turn major: %1 a seat
        return mover.asked(Say::tr("%1 opens: play a card, run a risk, or drop out."),
                           //: A prompt to the reader in an in-turn major
                           Say::tr("You open: play a card, run a risk, or drop out."));
    //: A prompt in an in-turn major when no card is left for a risk: %1 a seat
    return mover.asked(Say::tr("%1 opens: play a card or drop out."),
                       //: A prompt to the reader in an in-turn major when no card is left for a risk
                       Say::tr("You open: play a card or drop out."));
}

QString contestPrompt(const Rules& rules, const State& state, const game::Address& mover) {
    const QString own = number(state.totals[state.mover]);
    const int target = legend::target(state);
    const QString needed = number(target);
    const bool mayRisk = !refuseAnyRisk(state);
    // Nobody else knows whether a card of the hand fits.
    const bool mayPlay = state.hands[state.mover][unknownCard] > 0 || isOffered(rules, state, {Do::Play});
    if (!mayRisk && !mayPlay)
        //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
        return mover.asked(Say::tr("%1 has %2 of %3 and nothing to add, and must drop out."),
                           //: A prompt to the reader in an in-turn major: %1 the reader's total, %2 the total needed
                           Say::tr("You have %1 of %2 and nothing to add, so you must drop out."), own, needed);
    if (state.added > 0)
        //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
        return mover.asked(Say::tr("%1 has %2 of %3: continue or drop out?"),
                           //: A prompt to the reader in an in-turn major: %1 the reader's total, %2 the total needed
                           Say::tr("You have %1 of %2: continue or drop out?"), own, needed);
    if (state.totals[state.mover] >= target && state.totals[state.mover] > 0)
        return enoughPrompt(mover, own, mayPlay, mayRisk);
    if (target == 0) return openingPrompt(mover, mayPlay, mayRisk);
    if (!mayPlay)
        //: A prompt in an in-turn major when no card fits: %1 a seat, %2 its total, %3 the total it needs
        return mover.asked(Say::tr("%1 has %2 of %3: run a risk or drop out?"),
                           //: A prompt to the reader in an in-turn major when no card fits: %1 the reader's total, %2
                           //: the total needed
                           Say::tr("You have %1 of %2. Risk it (a miss puts you out), or drop out?"), own, needed);
    if (mayRisk)
        //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
        return mover.asked(Say::tr("%1 has %2 of %3: play cards, run a risk, or drop out?"),
                           //: A prompt to the reader in an in-turn major: %1 the reader's total, %2 the total needed
                           Say::tr("You have %1 of %2. Play cards, risk it (a miss puts you out), or drop out?"), own,
                           needed);
    //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
    return mover.asked(Say::tr("%1 has %2 of %3: play cards or drop out?"),
                       //: A prompt to the reader in an in-turn major: %1 the reader's total, %2 the total needed
                       Say::tr("You have %1 of %2. Play cards, or drop out?"), own, needed);
}

/// Treasure of a seat that lies face down, or -1 where the viewer does not know it.
int treasureLeft(const State& state) {
    const Tokens& tokens = state.tokens[state.mover];
    if (tokens[unknownSquare] > 0 || tokens[unknownAlliance] > 0) return -1;
    int sum = 0;
    for (Token token = 0; token < tokenKinds; ++token) sum += treasureOf(token) * tokens[token];
    return sum;
}

QString auctionPrompt(const State& state, const game::Address& mover) {
    const int needed = target(state);
    const int left = treasureLeft(state);
    if (left == 0)
        //: A prompt in an auction: %1 a seat
        return mover.asked(Say::tr("%1 has no treasure left to show and must drop out."),
                           //: A prompt to the reader in an auction
                           Say::tr("You have no treasure left to show, so you must drop out."));
    const int own = state.totals[state.mover];
    if (left > 0 && own + left < needed)
        //: A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs
        return mover.asked(Say::tr("%1 has only %2 of %3 treasure and must drop out."),
                           //: A prompt to the reader in an auction: %1 the reader's treasure, %2 the treasure needed
                           Say::tr("You have only %1 of %2 treasure, so you must drop out."), number(own + left),
                           number(needed));
    if (needed == 0)
        //: A prompt in an auction: %1 a seat
        return mover.asked(Say::tr("%1 opens: show a treasure token or drop out."),
                           //: A prompt to the reader in an auction
                           Say::tr("You open: show a treasure token or drop out."));
    //: A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs
    return mover.asked(Say::tr("%1 shows %2 of %3 treasure. More, or drop out?"),
                       //: A prompt to the reader in an auction: %1 the reader's treasure, %2 the treasure needed
                       Say::tr("You show %1 of %2 treasure. More, or drop out?"), number(own), number(needed));
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
QString cannotPay(const Rules& rules, const State& state, const game::Address& mover, const QString& get) {
    if (state.hands[state.mover][unknownCard] > 0) return {};
    if (isOffered(rules, state, {Do::Pay})) return {};
    const Gain gain = episodeOf(rules, state).offer.gain;
    if (gain.kind != GainKind::Cards && !isLeft(state, gain))
        //: A prompt: %1 a seat, %2 what is gained
        return mover.asked(Say::tr("%1 can’t have %2: none is left."),
                           //: A prompt to the reader: %1 what would be gained
                           Say::tr("You can’t have %1: none is left."), get);
    const QStringList lacks = missing(rules, state);
    if (lacks.isEmpty()) return {};
    //: A prompt: %1 a seat, %2 what is gained, %3 a list of symbols, or "2 cards"
    return mover.asked(Say::tr("%1 can’t pay for %2. Missing: %3."),
                       //: A prompt to the reader: %1 what would be gained, %2 a list of symbols, or "2 cards"
                       Say::tr("You can’t pay for %1. Missing: %2."), get, listOf(lacks));
}

QString giftPrompt(const Rules& rules, const State& state, const game::Address& mover) {
    if (state.given > 0)
        //: A prompt at Break Ranks?: %1 a seat
        return mover.asked(Say::tr("%1 must give one more fame token."),
                           //: A prompt to the reader at Break Ranks?
                           Say::tr("Give one more fame token."));
    const int asked = episodeOf(rules, state).price.fameTokens;
    if (!canBeHealed(state, state.mover))
        //: A prompt at Break Ranks?: %1 a seat
        return mover.asked(Say::tr("%1 has nothing to heal and can only decline."),
                           //: A prompt to the reader at Break Ranks?
                           Say::tr("You have nothing to heal and can only decline."));
    const Tokens& tokens = state.tokens[state.mover];
    if (fameTokensOf(state, state.mover) + tokens[unknownSquare] + tokens[unknownAlliance] < asked)
        //: A prompt at Break Ranks?: %1 a seat, %n fame tokens
        return mover.asked(Say::tr("%1 lacks the %n fame token(s) for healing and can only decline.", nullptr, asked),
                           //: A prompt to the reader at Break Ranks?: %n fame tokens
                           Say::tr("You lack the %n fame token(s) for healing and can only decline.", nullptr, asked));
    //: A prompt at Break Ranks?: %1 a seat, %n fame tokens
    return mover.asked(Say::tr("%1 may give %n fame token(s) to be healed.", nullptr, asked),
                       //: A prompt to the reader at Break Ranks?: %n fame tokens
                       Say::tr("Give %n fame token(s) to be healed?", nullptr, asked));
}

QString paymentPrompt(const Rules& rules, const State& state, const game::Address& mover) {
    const Episode& episode = episodeOf(rules, state);
    const QString get = aGain(episode.offer.gain, rules);
    const bool isBegun = isPaymentBegun(state);
    if (const QString cannot = isBegun ? QString() : cannotPay(rules, state, mover, get); !cannot.isEmpty())
        return cannot;
    if (isBegun)
        //: A prompt when a part of the price was given: %1 a seat, %2 what is gained
        return mover.asked(Say::tr("%1 must give the rest of the price for %2."),
                           //: A prompt to the reader when a part of the price was given: %1 what is gained
                           Say::tr("Give the rest of the price for %1."), get);
    if (episode.price.cards > 0)
        //: A prompt: %1 a seat, %n cards, %2 what is gained
        return mover.asked(Say::tr("%1 may give %n card(s) for %2.", nullptr, episode.price.cards),
                           //: A prompt to the reader: %n cards, %1 what is gained
                           Say::tr("Give %n card(s) for %1?", nullptr, episode.price.cards), get);
    //: A prompt: %1 a seat, %2 what is gained
    return mover.asked(Say::tr("%1 may give cards for %2."),
                       //: A prompt to the reader: %1 what is gained
                       Say::tr("Give cards for %1?"), get);
}

/// The prompts of one icon or thing to choose.
QString choicePrompt(const Position& at, const game::Address& mover) {
    const State& state = at.state();
    switch (state.phase) {
    case Phase::Heal:
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("%1 must choose what to heal."),
                           //: A prompt to the reader
                           Say::tr("What will you heal?"));
    case Phase::Select:
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("%1 may take one of the five options, or decline."),
                           //: A prompt to the reader
                           Say::tr("Take one of the five, or decline."));
    case Phase::Recover:
        if (state.round == 0)
            //: A prompt: %1 a seat
            return mover.asked(Say::tr("%1 may pick a first card, or decline."),
                               //: A prompt to the reader
                               Say::tr("Pick a first card, or decline."));
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("%1 may pick a second card, or decline."),
                           //: A prompt to the reader
                           Say::tr("Pick a second card, or decline."));
    case Phase::Bless:
        //: A prompt: %1 a seat, %2 King Hrothgar’s Blessing
        return mover.asked(Say::tr("%1 may discard %2 to take one card back."),
                           //: A prompt to the reader: %1 King Hrothgar’s Blessing
                           Say::tr("Discard %1 to take one card back?"), cardName(blessing));
    case Phase::Icons:
        //: A prompt: %1 a seat, %2 its status number
        return mover.asked(Say::tr("%1 is in %2 and must take an icon."),
                           //: A prompt to the reader: %1 the reader's status number
                           Say::tr("You are in %1: take an icon."), placeName(state.status[state.mover]));
    case Phase::FameOrHeal:
        //: A prompt at Death of Beowulf: %1 a seat
        return mover.asked(Say::tr("%1 may take the fame or heal a wound."),
                           //: A prompt to the reader at Death of Beowulf
                           Say::tr("Take the fame, or heal a wound?"));
    default: return {};
    }
}

}

QString GameWords::prompt(const Position& at) {
    const auto& seen = at.seen;
    if (seen->mover == nobody) return Say::tr("The saga is told.");
    const Rules& rules = at.rules;
    const game::Address mover = at.mover();
    switch (seen->phase) {
    case Phase::Risk: {
        const std::vector<Symbol> asked = symbolsOf(episodeOf(rules, *seen));
        //: A prompt to the reader: %1 and %2 symbols, one of which has to match
        const QString scratch = Say::tr("Risk it for %1 or %2? Without a match, you take a scratch.");
        //: A prompt to the reader who has as many scratches as one can: %1 and %2 symbols, one of which has to match
        const QString wound = Say::tr("Risk it for %1 or %2? Without a match, your scratches become a wound.");
        //: A prompt: %1 a seat, %2 and %3 symbols, one of which has to match
        return mover.asked(Say::tr("%1 may run a risk for %2 or %3."),
                           isLastScratch(rules, *seen, seen->mover) ? wound : scratch, symbolName(asked.front()),
                           symbolName(asked.back()));
    }
    case Phase::Pay: return paymentPrompt(rules, *seen, mover);
    case Phase::Give: return giftPrompt(rules, *seen, mover);
    case Phase::Bid:
        //: A prompt: %1 a seat, %2 symbols
        return mover.asked(Say::tr("%1 may pick cards in secret; %2 will count."),
                           //: A prompt to the reader: %1 symbols
                           Say::tr("Pick your cards in secret: %1 will count."), symbolsAsked(episodeOf(rules, *seen)));
    case Phase::InTurn: return contestPrompt(rules, *seen, mover);
    case Phase::Failed:
        if (isMajor(episodeOf(rules, *seen).kind))
            //: A prompt in an in-turn major: %1 a seat
            return mover.asked(Say::tr("No match: %1 must take a scratch and drop out, or undo the risk."),
                               //: A prompt to the reader in an in-turn major
                               Say::tr("No match! Take a scratch and drop out, or undo the risk?"));
        //: A prompt: %1 a seat
        return mover.asked(Say::tr("No match: %1 must take a scratch, or undo the risk."),
                           //: A prompt to the reader
                           Say::tr("No match! Take a scratch, or undo the risk?"));
    case Phase::React:
        //: A prompt: %1 a seat, %2 "a scratch" or the like
        return mover.asked(Say::tr("%1 must take %2 or play a special card."),
                           //: A prompt to the reader: %1 "a scratch" or the like
                           Say::tr("Take %1, or play a special card?"), aThreat(seen->threat));
    case Phase::Auction: return auctionPrompt(*seen, mover);
    case Phase::Over: break;
    default: return choicePrompt(at, mover);
    }
    return {};
}

}
