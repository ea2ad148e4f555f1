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

/// Who is next, and who moves twice.
QStringList turnOrder(int seats) {
    QStringList paragraphs{
        Say::tr("START PLAYER. Whose ship goes to Trade with Villages leads the next round; if that is the Start "
                "Player, the next seat clockwise does. If no ship goes there, the Start Player stays.")};
    if (seats == 3)
        paragraphs << Say::tr("HONOR SHIP. With three seats, whoever holds the Honor Ship sends it as the fourth ship "
                              "of the round. At the end of the round it goes to the next seat clockwise; the first to "
                              "hold it is the first Start Player.");
    return paragraphs;
}

QStringList diceRules() {
    QStringList clanSigns;
    for (int colour = 0; colour < colours; ++colour)
        clanSigns << dieText(dieOf(static_cast<Colour>(colour), Icon::Clan));
    return {
        //: %1 the three dice with clan signs, as "red helmet, blue raven, yellow tree"
        Say::tr("DICE. Each die shows a shield, a chest, a longship, a hammer, a double hammer or the sign of its clan "
                "(%1). Signs pay costs, each die for one sign; a double hammer pays as one hammer, but rolls two "
                "combat dice. A clan sign is worth something with a Leader of the clan only.")
            .arg(clanSigns.join(QStringLiteral(", ")))};
}

/// Cards of keeps that score together.
QStringList setRules(const Rules& rules) {
    QStringList paragraphs{Say::tr("SETS OF KEEP CARDS. In glory, for 1, 2, 3 ... cards; more begin a new set.")};
    for (KeepId card = 0; card < keepKinds; ++card)
        if (!rules.keeps[card].set.empty())
            paragraphs << QStringLiteral("  ") + nameAndRule(keepText(card), setSteps(rules, card));
    paragraphs << QStringLiteral("  ") +
                      //: %1 the glory of one of each kind, %2 the glory of any other
                      Say::tr("Tapestries: one of each of the three kinds is worth %1, any other %2.")
                          .arg(gloryText(rules.tapestrySet.value), gloryText(rules.tapestrySingle.value));
    return paragraphs;
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
    paragraphs << turnOrder(match.setup().seats);
    paragraphs << diceRules();
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
    paragraphs << Say::tr("TERRITORIES. The type of a tile (Food, Favor or Dice) is what it asks for in peace, its "
                          "level from 1 to 3, the "
                          "dots, is its defense. The reward lies on its back and is seen once all attempts are made.");
    paragraphs << nameAndRule(Say::tr("TERROR"), terrorRule(rules));
    paragraphs << Say::tr("ARTIFACTS. Each holds one die of the sign it names. When its location is visited, the die "
                          "may be discarded for its "
                          "effect, even by who rests.");
    paragraphs << Say::tr("PAWNS");
    for (int pawn = 0; pawn < pawnKinds; ++pawn)
        paragraphs << QStringLiteral("  ") +
                          nameAndRule(pawnText(static_cast<Pawn>(pawn)), pawnRule(rules, static_cast<Pawn>(pawn)));
    paragraphs << setRules(rules);
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
