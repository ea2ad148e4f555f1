// SPDX-License-Identifier: GPL-3.0-or-later
// The game explained in text: its rules, and how the table is read.
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::raiders {

namespace {

/// Who is next, and who moves twice.
QStringList turnOrder(int seats) {
    QStringList paragraphs{
        Say::tr("START PLAYER. Whoever sends a ship to Trade with Villages leads the next round; if that is the Start "
                "Player, the next seat clockwise does. If no ship goes there, the Start Player stays the same.")};
    if (seats == 3)
        paragraphs << Say::tr("HONOR SHIP. With three seats, whoever holds the Honor Ship sends it as the fourth ship "
                              "of the round. At the end of the round it goes to the next seat clockwise; the Start "
                              "Player of the first round holds it first.");
    return paragraphs;
}

QStringList diceRules() {
    QStringList clanSigns;
    for (int color = 0; color < colors; ++color) clanSigns << dieText(dieOf(static_cast<Color>(color), Icon::Clan));
    return {
        //: %1 the three dice with clan signs, as "red helmet, blue raven, yellow tree"
        Say::tr(
            "DICE. Each die shows a shield, a chest, a longship, a hammer, a double hammer or the sign of its clan "
            "(%1). Signs pay costs, each die for one sign; a double hammer pays as one hammer, but rolls two "
            "combat dice. With a Leader of its clan, a clan sign pays for any other sign; without one it still pays "
            "where any die will do, and can be stored on an artifact that names it.")
            .arg(clanSigns.join(QStringLiteral(", ")))};
}

QStringList reaverRules(const Rules& rules) {
    return {
        //: %1 the number of dice spaces, %2 of Reavers in a slot
        Say::tr("REAVERS. Reavers are recruited one by one, in any order you like. Each brings dice, which you roll; "
                "then you rally it (dice on faces of your choice), specialize it in one of four slots, which hold up "
                "to %2 each, or promote it to Leader. Rallied Reavers and former Leaders go to the Glory pile. A "
                "longship holds %1 dice; discard any beyond that, old or new.")
            .arg(numberText(rules.diceSpaces.value), numberText(rules.reaversPerSlot.value))};
}

/// Cards and tiles of villages, keeps and the sea.
QStringList cardRules(const Rules& rules) {
    return {Say::tr("SPOILS. Several cards are resolved one by one, in any order you like. Pillaging is optional: a "
                    "Farm or a Village Wall then brings terror, a Keep Wall or a Tower must be beaten in combat."),
            //: %1 the number of spaces for artifacts
            Say::tr("ARTIFACTS. Each holds one die of the sign it names. From the moment its location is chosen, even "
                    "while Reavers use their abilities and even if you rest, you may discard that die for its effect, "
                    "once in each activation. A longship holds %1 artifacts; when another comes, one of them goes to "
                    "the Glory pile, where it still counts.")
                .arg(numberText(rules.artifactSpaces.value)),
            //: %1 the number of spaces for ship upgrades
            Say::tr("SHIP UPGRADES. Once per round, each pays like a die with its sign, in combat too, but not where "
                    "any die will do. A longship holds %1.")
                .arg(numberText(rules.upgradeSpaces.value)),
            Say::tr("THE SEA. Pay for the Sea Journey or suffer it. Then choose a Sea Battle, face up or unseen from "
                    "the top of the deck, and win it by paying its dice or by combat. Giving up costs nothing more. A "
                    "face-up battle that is lost stays for the others.")};
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

QString GameWords::rules(const Position& at) {
    const Rules& rules = at.rules;
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
    paragraphs << turnOrder(at.setup.seats);
    paragraphs << diceRules();
    paragraphs << Say::tr("LOCATIONS");
    for (int location = 0; location < locations; ++location)
        paragraphs << QStringLiteral("  ") +
                          nameAndRule(locationText(static_cast<Location>(location)),
                                      locationRule(rules, static_cast<Location>(location), at.setup.seats));
    paragraphs << reaverRules(rules);
    for (int clan = 0; clan < colors; ++clan)
        paragraphs << QStringLiteral("  ") + clanRule(rules, static_cast<Color>(clan));
    paragraphs << nameAndRule(Say::tr("COMBAT"), combatRule());
    paragraphs << Say::tr("TERRITORIES. The type of a tile (Food, Favor or Dice) is what it asks for in peace, its "
                          "level from 1 to 3, the "
                          "dots, is its defense. The reward lies on its back and is seen once all attempts are made.");
    paragraphs << nameAndRule(Say::tr("TERROR"), terrorRule(rules));
    paragraphs << cardRules(rules);
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
    paragraphs << Say::tr(
        "FINAL SCORING. Terror, artifacts, sets of keep cards, pawns and Prophecies, on the longship and in the Glory "
        "pile, are added to the glory on the track. Ties are broken by favor; those still tied share the win.");
    return paragraphs.join(u'\n');
}

QString GameWords::legend(const Position&) {
    return QStringList{Say::tr("THE TABLE IN TEXT. First the six locations with what lies there; a name in brackets is "
                               "the seat whose ship "
                               "is there. Numbers before cards are their places, for choices like \"take 2\"."),
                       Say::tr("Then what lies before the seat to move, and every seat with its dice, Reavers, goods "
                               "and Glory pile. The mark "
                               "> stands before the seat to move.")}
        .join(u'\n');
}

}
