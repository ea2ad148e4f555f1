// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/piece_rules.h"

#include "language/plural.h"
#include "words/say.h"

#include <QLocale>
#include <QStringList>

namespace heorot::legend {

namespace {

QString number(int value) {
    return QLocale().toString(value);
}

}

QString nameAndRule(const QString& name, const QString& rule) {
    //: %1 the name of a thing, %2 sentences of its rule
    return Say::tr("%1: %2", "name and rule").arg(name, rule);
}

QString misfortuneRule(const Rules& rules) {
    //: %1 points that a misfortune costs, which also choose the plural form
    return Say::tr("A misfortune costs %1 point(s) at the end.", nullptr, language::pluralOf(rules.misfortunePoints))
        .arg(number(-rules.misfortunePoints));
}

QString symbolRule(Symbol symbol) {
    if (symbol == Symbol::Beowulf) return Say::tr("Beowulf stands for any other symbol.");
    return Say::tr("A card counts wherever its symbol is needed.");
}

QString cardRule(const Rules& rules, Card card) {
    if (card == unknownCard) return Say::tr("You can see only its back.");
    const CardKind& kind = rules.cards[card];
    //: In front of what a special card does: %1 its circled number
    const QString special =
        isSpecial(card) ? Say::tr("A special card; it leaves the game when you use it.") : QString();
    switch (card) {
    case blessing:
        return joined({Say::tr("Take one of your cards with symbols back instead of discarding it."), special});
    case inspiration:
        return joined({Say::tr("Refuse the misfortune, the scratch, the wound, or the double wound on the icon you "
                               "just took; you draw no cards for it."),
                       special});
    case daring:
        //: %n cards
        return joined({Say::tr("The next risk turns up %n card(s).", nullptr, rules.daringCards), special});
    case resolve: return joined({Say::tr("Undo a failed risk: you take no scratch, and you decide again."), special});
    case warriorsRest:
        //: %n scratches, one fewer than make a wound
        return joined({Say::tr("Whenever you have a decision to make, give back up to %n scratch(es), even when the "
                               "next would make a wound.",
                               nullptr, rules.scratchesPerWound - 1),
                       special});
    default: break;
    }
    //: %n symbols on a card, %1 which
    const QString shows = Say::tr("Shows %n symbol(s): %1.", nullptr, kind.symbols).arg(symbolName(kind.symbol));
    return joined({shows, kind.symbol == Symbol::Beowulf ? symbolRule(kind.symbol) : QString(), special});
}

QString tokenRule(const Rules& rules, Token token, bool isAdvanced) {
    if (token >= tokenKinds) return Say::tr("It lies face down in front of its owner.");
    if (token == misfortuneToken) return misfortuneRule(rules);
    if (fameOf(token) > 0) return Say::tr("Fame counts as points at the end.");
    return isAdvanced ? Say::tr("Treasure is spent in auctions and is worth nothing at the end.")
                      : Say::tr("Treasure counts as points at the end.");
}

QString scratchRule(const Rules& rules) {
    //: %n scratches
    return Say::tr("A scratch is minor, but %n scratch(es) turn into a wound, and you draw no cards for it.", nullptr,
                   rules.scratchesPerWound);
}

QString woundRule(const Rules& rules) {
    //: %n points, %1 a number of wounds, %2 points
    return Say::tr("A wound is serious. Having none is worth %n point(s) at the end; if you have %1 or more, each one "
                   "costs %2.",
                   nullptr, rules.noWoundPoints)
        .arg(number(rules.manyWounds), number(-rules.pointsPerWound));
}

QString gainRule(const Rules& rules, Gain gain) {
    switch (gain.kind) {
    case GainKind::Fame: return Say::tr("Take a fame token of exactly this value.");
    case GainKind::Treasure: return Say::tr("Take a treasure token of exactly this value.");
    case GainKind::Alliance:
        //: %n round tokens
        return Say::tr("Draw %n alliance token(s) unseen; each shows some fame or treasure.", nullptr, gain.amount);
    //: %n cards
    case GainKind::Cards: return Say::tr("Draw %n activity card(s).", nullptr, gain.amount);
    case GainKind::Special: return cardRule(rules, gain.amount);
    case GainKind::Scratch: return scratchRule(rules);
    case GainKind::Wound:
        //: %1 the rule of wounds, %n cards
        return Say::tr("%1 You draw %n card(s) with this icon.", nullptr, rules.woundCards).arg(woundRule(rules));
    case GainKind::DoubleWound:
        if (rules.doubleWoundCards == 0) return Say::tr("Two wounds on one tile; you draw no cards for it.");
        //: %n cards
        return Say::tr("Two wounds on one tile; you draw %n card(s) for it.", nullptr, rules.doubleWoundCards);
    case GainKind::Misfortune: return misfortuneRule(rules);
    case GainKind::FameOrHeal:
        //: %1 a value of fame
        return Say::tr("Take %1 fame, or give back one large tile with its wounds.").arg(number(gain.amount));
    case GainKind::Healing: return Say::tr("You give back all your scratches.");
    }
    return {};
}

QString episodeKindRule(const Rules& rules, EpisodeKind kind, bool isAdvanced) {
    switch (kind) {
    case EpisodeKind::Opportunity: return Say::tr("Each player may exchange once, or decline.");
    case EpisodeKind::Risk:
        //: %n cards
        return Say::tr("Each player may turn up %n card(s) from the deck. You keep those that match; if none does, "
                       "you take a scratch.",
                       nullptr, rules.riskCards);
    case EpisodeKind::Selection: return Say::tr("Each player takes one of the options, or declines.");
    case EpisodeKind::Recovery:
        //: %n rounds
        return Say::tr("Cards lie open; in each of %n round(s), each player takes one or declines.", nullptr,
                       rules.recoveryPicks);
    case EpisodeKind::Simultaneous:
        return Say::tr("All players choose cards in secret and show them at once. Whoever has the most symbols takes "
                       "an icon first; cards that match are discarded, and the others go back.");
    case EpisodeKind::InTurn:
        return Say::tr("In turn, each player must reach the highest total with cards or a risk, or drop out. The last "
                       "one standing takes an icon first; all cards are discarded.");
    case EpisodeKind::Auction:
        return isAdvanced
                   ? Say::tr(
                         "The first player shows one treasure; then each player in turn must reach the highest total "
                         "or drop out. The last one left pays and takes the prize; the others take their tokens back.")
                   : Say::tr("Nothing happens here in the basic game.");
    case EpisodeKind::Ranking:
        return isAdvanced
                   ? Say::tr(
                         "All players show their treasure and give it up; whoever has the most takes an icon first.")
                   : Say::tr("Nothing happens here in the basic game.");
    case EpisodeKind::Death:
        return Say::tr("All players show their hands. Whoever has the most symbols takes an icon first; then the "
                       "points are counted.");
    }
    return {};
}

QString exchangeRule(const Rules& rules, const Episode& episode) {
    if (episode.kind != EpisodeKind::Opportunity) return {};
    const Price& price = episode.price;
    if (price.fameTokens > 0)
        //: %n fame tokens are given
        return Say::tr(
            "Give %n fame token(s) of any value to give back one large tile with its wounds, or all scratches.",
            nullptr, price.fameTokens);
    const QString get = gainName(episode.offer.gain, rules);
    //: %n cards of any kind, %1 what is gained
    if (price.cards > 0) return Say::tr("Give %n card(s) for %1.", nullptr, price.cards).arg(get);
    QStringList asked;
    for (int i = 0; i < plainSymbols; ++i)
        if (price.symbols[static_cast<std::size_t>(i)] > 1)
            //: %1 a symbol, %2 how many of it
            asked << Say::tr("%2 × %1", "symbols")
                         .arg(symbolName(static_cast<Symbol>(i)), number(price.symbols[static_cast<std::size_t>(i)]));
        else if (price.symbols[static_cast<std::size_t>(i)] == 1)
            asked << symbolName(static_cast<Symbol>(i));
    //: %1 a list of symbols, %2 what is gained
    return Say::tr("Give %1 for %2.", "symbols").arg(listOf(asked), get);
}

QString episodeRule(const Rules& rules, const Episode& episode, const State& state) {
    const bool isAdvanced = state.advanced;
    QStringList sentences{episodeKindRule(rules, episode.kind, isAdvanced), exchangeRule(rules, episode)};
    if (const QString asked = symbolsAsked(episode); !asked.isEmpty() && episode.kind != EpisodeKind::Opportunity)
        //: %1 one or two symbols
        sentences << Say::tr("These symbols count: %1; so does Beowulf.").arg(asked);
    if (episode.kind == EpisodeKind::Auction && isAdvanced)
        //: %1 what is won
        sentences << Say::tr("The prize: %1.").arg(gainName(episode.offer.gain, rules));
    if (episode.kind == EpisodeKind::Selection) {
        QStringList options;
        for (const std::uint8_t option : rules.selectionOrder) options << gainName(rules.selection[option].gain, rules);
        //: %1 a list of what a player may take
        sentences << Say::tr("The options: %1.").arg(listOf(options));
    }
    if (hasIcons(episode.kind) && (isAdvanced || episode.kind != EpisodeKind::Ranking)) {
        QStringList icons;
        for (std::size_t slot = 0; slot < state.seats; ++slot) icons << gainName(episode.icons[slot].gain, rules);
        //: %1 a list of what icons give, clockwise
        sentences << Say::tr("The icons: %1.").arg(listOf(icons));
    }
    return joined(sentences);
}

}
