// SPDX-License-Identifier: GPL-3.0-or-later
// The game explained in text: its rules, and how the table is read.
#include "words/cards.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::raiders {

namespace {

QString nameAndRule(const QString& name, const QString& rule) {
    //: %1 the name of a thing, %2 sentences of its rule
    return Say::tr("%1: %2", "name and rule").arg(name, rule);
}

}

QString GameWords::rules(const record::AnyMatch& match) const {
    const Rules& rules = typed(match).rules();
    QStringList paragraphs;
    //: %1 the number of rounds, %2 the number of actions in each
    paragraphs << Say::tr("GOAL. Whoever has the most glory after %1 rounds wins. In each round %2 locations are "
                          "visited, each once.")
                      .arg(numberText(rules.rounds.value), numberText(rules.actionsPerRound.value));
    paragraphs << Say::tr(
        "AN ACTION. A seat sends a longship to a location. First the Reavers that all seats have specialized there use "
        "their abilities, from the top one down. Then each seat, beginning with the one whose ship is there, pays the "
        "cost "
        "and acts, or rests.");
    paragraphs << nameAndRule(Say::tr("REST"), restRule(rules));
    paragraphs << Say::tr("LOCATIONS");
    for (int location = 0; location < locations; ++location)
        paragraphs << QStringLiteral("  ") +
                          nameAndRule(locationText(static_cast<Location>(location)),
                                      locationRule(rules, static_cast<Location>(location), match.setup().seats));
    //: %1 the number of dice spaces
    paragraphs
        << Say::tr("REAVERS. A recruited Reaver brings dice, which are rolled. Then it rallies (dice on faces of your "
                   "choice), is specialized in one of four slots, or is promoted to Leader. A longship holds %1 dice.")
               .arg(numberText(rules.diceSpaces.value));
    for (int clan = 0; clan < colours; ++clan)
        paragraphs << QStringLiteral("  ") + clanRule(rules, static_cast<Colour>(clan));
    paragraphs << nameAndRule(Say::tr("COMBAT"), combatRule());
    paragraphs << nameAndRule(Say::tr("TERROR"), terrorRule(rules));
    paragraphs << Say::tr("ARTIFACTS. Each holds one die of the sign it names. When its location is visited, the die "
                          "may be discarded for its "
                          "effect, even by who rests.");
    paragraphs << Say::tr("PAWNS");
    for (int pawn = 0; pawn < pawnKinds; ++pawn)
        paragraphs << QStringLiteral("  ") +
                          nameAndRule(pawnText(static_cast<Pawn>(pawn)), pawnRule(rules, static_cast<Pawn>(pawn)));
    //: %1 glory for each tile, as "1 glory"
    paragraphs
        << Say::tr("THE END OF A ROUND. Each subdued territory brings %1, except after the last round; open cards and "
                   "the dice of Trade are replaced; used ship upgrades are turned up.")
               .arg(gloryText(rules.territoryGlory.value));
    paragraphs << Say::tr("THE COUNT. To the glory of the track come terror, artifacts, sets of keep cards, pawns and "
                          "Prophecies. Among equals "
                          "favor decides.");
    return paragraphs.join(u'\n');
}

QString GameWords::legend(const record::AnyMatch&) const {
    return QStringList{Say::tr("THE TABLE IN TEXT. First the six locations with what lies there; a name in brackets is "
                               "the seat whose ship "
                               "is there. Numbers before cards are their places, for choices like \"take 2\"."),
                       Say::tr("Then what lies before the seat to move, and every seat with its dice, Reavers, goods "
                               "and Glory pile. The mark "
                               "> stands before the seat to move.")}
        .join(u'\n');
}

}
