// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/amounts.h"

#include "words/say.h"

#include <QLocale>

#include <cstdlib>

namespace heorot::raiders {

QString foodText(int count) {
    return Say::tr("%n food", nullptr, count);
}
QString favorText(int count) {
    return Say::tr("%n favor", nullptr, count);
}
QString gloryText(int count) {
    return Say::tr("%n glory", nullptr, count);
}
QString signedGlory(int glory) {
    const QString sign = glory == 0 ? QString() : QString(glory > 0 ? u'+' : u'\u2212');
    return sign + gloryText(std::abs(glory));
}
QString terrorText(int count) {
    return Say::tr("%n terror", nullptr, count);
}
QString diceText(int count) {
    return Say::tr("%n crew dice", nullptr, count);
}
QString cardsText(int count) {
    return Say::tr("%n card(s)", nullptr, count);
}

QString drawnText(Deck deck, int count) {
    switch (deck) {
    //: Cards: %n of them
    case Deck::Reavers: return Say::tr("%n Reaver(s)", nullptr, count);
    //: Cards: %n of them
    case Deck::Villages: return Say::tr("%n village spoils card(s)", nullptr, count);
    //: Cards: %n of them
    case Deck::Keeps: return Say::tr("%n keep spoils card(s)", nullptr, count);
    //: Cards: %n of them
    case Deck::Journeys: return Say::tr("%n Sea Journey(s)", nullptr, count);
    //: Cards: %n of them
    case Deck::Battles: return Say::tr("%n Sea Battle(s)", nullptr, count);
    //: Cards: %n of them
    case Deck::Prophecies: return Say::tr("%n Prophecy(ies)", nullptr, count);
    }
    return {};
}

QString coloredDice(Color color, int count) {
    switch (color) {
    case Color::Red: return Say::tr("%n red dice", nullptr, count);
    case Color::Blue: return Say::tr("%n blue dice", nullptr, count);
    case Color::Yellow: return Say::tr("%n yellow dice", nullptr, count);
    }
    return {};
}

QString askedText(Icon icon, int count) {
    switch (icon) {
    //: Dice that a cost asks for: %n of them
    case Icon::Shield: return Say::tr("%n shield(s)", nullptr, count);
    //: Dice that a cost asks for: %n of them
    case Icon::Chest: return Say::tr("%n chest(s)", nullptr, count);
    //: Dice that a cost asks for: %n of them
    case Icon::Longship: return Say::tr("%n longship(s)", nullptr, count);
    //: Dice that a cost asks for: %n of them
    case Icon::Hammer:
    case Icon::DoubleHammer: return Say::tr("%n hammer(s)", nullptr, count);
    case Icon::Clan: break;
    }
    return {};
}

QString listed(const QStringList& items) {
    return QLocale().createSeparatedList(items);
}

QString bundleText(const Bundle& bundle) {
    QStringList parts;
    if (bundle.food > 0) parts << foodText(bundle.food);
    if (bundle.favor > 0) parts << favorText(bundle.favor);
    if (bundle.glory > 0) parts << gloryText(bundle.glory);
    //: A gain in a list: %1 a pawn
    if (bundle.pawn != none) parts << Say::tr("1 %1", "pawn").arg(pawnText(static_cast<Pawn>(bundle.pawn)));
    //: A gain in a list: %1 a die as it lies, as "red helmet"
    if (bundle.die != none) parts << Say::tr("1 die (%1)").arg(dieText(bundle.die));
    QStringList rolled;
    for (int color = 0; color < colors; ++color)
        if (const int count = bundle.rolled[static_cast<std::size_t>(color)]; count > 0)
            rolled << coloredDice(static_cast<Color>(color), count);
    //: A gain in a list: %1 dice, as "1 red die and 1 blue die"
    if (!rolled.isEmpty()) parts << Say::tr("%1, rolled").arg(listed(rolled));
    if (bundle.freeDice > 0)
        parts << Say::tr("%n dice of any color on any face", nullptr, static_cast<int>(bundle.freeDice));
    if (bundle.villages > 0) parts << drawnText(Deck::Villages, bundle.villages);
    if (bundle.keeps > 0) parts << drawnText(Deck::Keeps, bundle.keeps);
    if (bundle.reavers > 0) parts << drawnText(Deck::Reavers, bundle.reavers);
    if (bundle.prophecies > 0) parts << drawnText(Deck::Prophecies, bundle.prophecies);
    if (bundle.terror > 0) parts << terrorText(bundle.terror);
    //: In a list of gains: %1 terror that is given back, as "1 terror"
    if (bundle.relief > 0) parts << Say::tr("%1 less").arg(terrorText(bundle.relief));
    //: In place of a list of gains
    return parts.isEmpty() ? Say::tr("nothing") : listed(parts);
}

bool isFree(const Cost& cost) {
    for (const int count : cost.icons)
        if (count > 0) return false;
    return cost.food == 0 && cost.favor == 0 && cost.dice == 0;
}

QString costText(const Cost& cost) {
    QStringList parts;
    if (cost.food > 0) parts << foodText(cost.food);
    if (cost.favor > 0) parts << favorText(cost.favor);
    if (cost.dice > 0) parts << diceText(cost.dice);
    for (int i = 0; i < payIcons; ++i)
        if (const int count = cost.icons[static_cast<std::size_t>(i)]; count > 0)
            parts << askedText(static_cast<Icon>(i + 1), count);
    //: In place of a list of what is to be paid
    return parts.isEmpty() ? Say::tr("nothing", "to pay") : listed(parts);
}

}
