// SPDX-License-Identifier: GPL-3.0-or-later
// Locations, dice, combat, rest and terror.
#include "words/piece_rules.h"

#include "rules/queries.h"
#include "words/say.h"

namespace heorot::raiders {

namespace {

QString costsNothing() {
    //: Of a location
    return Say::tr("Cost: nothing.");
}

/// `2 for the active player and 1 for the next player`; nothing of those who get none.
QString bonusRule(const LocationSpec& spec, int seats) {
    QStringList parts;
    for (int earlier = 0; earlier < seats; ++earlier) {
        const int bonus = spec.bonus[static_cast<std::size_t>(bonusDistance(seats, earlier))];
        if (bonus == 0) continue;
        const QString number = numberText(bonus);
        switch (earlier) {
        //: In a list: %1 how many things the player gets whose ship is there
        case 0: parts << Say::tr("%1 for the active player").arg(number); break;
        //: In a list: %1 how many things the player gets that acts second
        case 1: parts << Say::tr("%1 for the next player").arg(number); break;
        //: In a list: %1 how many things the player gets that acts third
        case 2: parts << Say::tr("%1 for the third player").arg(number); break;
        //: In a list: %1 how many things the player gets that acts fourth
        default: parts << Say::tr("%1 for the fourth player").arg(number); break;
        }
    }
    return listed(parts);
}

}

QString nameAndRule(const QString& name, const QString& rule) {
    //: %1 the name of a thing, %2 sentences of its rule
    return Say::tr("%1: %2", "name and rule").arg(name, rule);
}

QString locationRule(const Rules& rules, Location location, int seats) {
    const LocationSpec& spec = rules.at(location);
    const QString bonus = bonusRule(spec, seats);
    //: %1 what an action costs
    const QString cost = Say::tr("Cost: %1.").arg(costText(spec.cost));
    switch (location) {
    case Location::Recruit:
        return joined({costsNothing(), Say::tr("Everyone takes the Reavers of a stack, or draws from the deck."),
                       //: %1 a bonus, as "2 favor"
                       Say::tr("The active player gains %1.").arg(bundleText(spec.active))});
    case Location::Trade:
        return joined({costsNothing(),
                       /*: At Trade: %1 to %3 goods, %4 a card */
                       Say::tr("Rewards: %1, %2, %3 of those lying here, or %4; repeats are allowed.")
                           .arg(favorText(rules.trade.favor), foodText(rules.trade.food), diceText(rules.trade.dice),
                                drawnText(Deck::Prophecies, rules.trade.prophecies)),
                       //: %1 a list, as "3 for the active player and 2 for the next player"
                       Say::tr("Number of rewards: %1. The active player becomes the next Start Player; "
                               "if they already are, the player after them does.")
                           .arg(bonus)});
    case Location::Sea:
        return joined({cost, Say::tr("Everyone faces a Sea Journey, then fights a Sea Battle."),
                       Say::tr("The active player gains %1.").arg(bundleText(spec.active))});
    case Location::Villages:
    case Location::Keeps:
        return joined({cost, Say::tr("Everyone takes the cards of a stack, or draws from the deck, and resolves them."),
                       //: %1 a list, as "2 for the active player and 1 for the next player"
                       Say::tr("Further cards from the deck: %1.").arg(bonus)});
    case Location::Subdue:
        return joined({Say::tr("Everyone attempts to subdue territories, by combat or by paying what the tile asks."),
                       //: %1 a list, as "3 for the active player and 2 for the next player"
                       Say::tr("Number of attempts: %1.").arg(bonus)});
    }
    return {};
}

QString dieRule(Die die) {
    switch (iconOf(die)) {
    //: %1 a clan
    case Icon::Clan:
        return Say::tr("It counts as shield, chest, longship, or hammer if your Leader is of the clan of %1.")
            .arg(clanText(colorOf(die)));
    case Icon::Hammer: return Say::tr("It pays a hammer, or rolls one combat die.");
    case Icon::DoubleHammer: return Say::tr("It pays one hammer, or rolls two combat dice.");
    //: %1 a sign, as "chest"
    default: return Say::tr("It pays where a cost asks for this sign: %1.").arg(iconText(colorOf(die), iconOf(die)));
    }
}

QString combatRule() {
    return Say::tr("Discard dice with hammers to roll one combat die for each hammer. Your successes must reach the "
                   "defense to win. For a favor, you may roll any of the dice again.");
}

}
