// SPDX-License-Identifier: GPL-3.0-or-later
// Whose decision it is and what is asked.
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

#include <QLocale>

namespace heorot::legend {

namespace {

QString number(int value) {
    return QLocale().toString(value);
}

QString contestPrompt(const State& state, const QString& name) {
    const int own = state.totals[state.mover];
    const int needed = target(state);
    if (state.added > 0)
        //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
        return Say::tr("%1 has %2 of %3 and must go on, or drop out.").arg(name, number(own), number(needed));
    if (own >= needed && own > 0)
        //: A prompt in an in-turn major: %1 a seat, %2 its total
        return Say::tr("%1 has %2, which is enough, but must add one card or drop out.").arg(name, number(own));
    if (needed == 0)
        //: A prompt in an in-turn major: %1 a seat
        return Say::tr("%1 opens with one card or a risk, or drops out.").arg(name);
    //: A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs
    return Say::tr("%1 has %2 of the %3 needed.").arg(name, number(own), number(needed));
}

QString auctionPrompt(const State& state, const QString& name) {
    const int needed = target(state);
    if (needed == 0)
        //: A prompt in an auction: %1 a seat
        return Say::tr("%1 opens with one treasure token, or drops out.").arg(name);
    //: A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs
    return Say::tr("%1 shows treasure: %2 of the %3 needed.")
        .arg(name, number(state.totals[state.mover]), number(needed));
}

QString paymentPrompt(const Rules& rules, const State& state, const QString& name) {
    const Step& step = stepOf(rules, state);
    const QString get = gainName(step.offer.gain, rules);
    const bool isBegun = state.paid != SymbolCards{};
    //: A prompt when a part of the price was given: %1 a seat, %2 what is gained
    if (isBegun) return Say::tr("%1 gives the rest of the price for %2.").arg(name, get);
    if (step.price.cards > 0)
        //: A prompt: %1 a seat, %n cards, %2 what is gained
        return Say::tr("%1 may give %n card(s) for %2.", nullptr, step.price.cards).arg(name, get);
    //: A prompt: %1 a seat, %2 what is gained
    return Say::tr("%1 may give cards for %2.").arg(name, get);
}

}

QString GameWords::prompt(const record::AnyMatch& match, Seat viewer) const {
    const auto seen = typed(match).seen(viewer);
    if (seen->mover == nobody) return Say::tr("The saga is told.");
    const Rules& rules = typed(match).rules();
    const QString name = seatName(match, seen->mover);
    switch (seen->phase) {
    case Phase::Risk:
        //: A prompt: %1 a seat, %2 symbols
        return Say::tr("%1 may run a risk for %2.").arg(name, symbolsAsked(stepOf(rules, *seen)));
    case Phase::Pay: return paymentPrompt(rules, *seen, name);
    case Phase::Give:
        //: A prompt at Break Ranks?: %1 a seat
        if (seen->given > 0) return Say::tr("%1 gives one more fame token.").arg(name);
        //: A prompt at Break Ranks?: %1 a seat, %n fame tokens
        return Say::tr("%1 may give %n fame token(s) to be healed.", nullptr, stepOf(rules, *seen).price.fameTokens)
            .arg(name);
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
        return Say::tr("%1 chooses cards in secret; %2 count.", "symbols")
            .arg(name, symbolsAsked(stepOf(rules, *seen)));
    case Phase::InTurn: return contestPrompt(*seen, name);
    //: A prompt: %1 a seat
    case Phase::Failed: return Say::tr("The risk has failed. %1 may undo it.").arg(name);
    case Phase::React:
        //: A prompt: %1 a seat, %2 "a scratch" or the like
        return Say::tr("%1 is about to take %2.").arg(name, threatName(seen->threat));
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
