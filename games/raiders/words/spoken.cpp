// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/spoken.h"

#include "words/amounts.h"
#include "words/names.h"
#include "words/say.h"

namespace heorot::raiders {

QString placeName(const QString& place, const QString& seat) {
    //: For a screen reader: %1 a location, %2 the seat whose ship is there
    return Say::tr("%1, ship of %2").arg(place, seat);
}
QString stackName(int place, const QStringList& cards) {
    //: For a screen reader: %1 the number of a stack, %2 its cards
    return Say::tr("Stack %1: %2").arg(numberText(place), listed(cards));
}
QString emptyStack(int place) {
    //: For a screen reader: %1 the number of a stack
    return Say::tr("Stack %1: empty").arg(numberText(place));
}
QString dieName(const QString& die, bool isTrade) {
    //: For a screen reader: %1 a die as it lies, as "red chest"
    if (isTrade) return Say::tr("Die for trade: %1").arg(die);
    //: For a screen reader: %1 a die as it lies, as "red chest"
    return Say::tr("Die: %1").arg(die);
}
QString slotName(Slot slot, int count) {
    //: For a screen reader: %1 a slot of the longship, %n Reavers in it
    return Say::tr("Slot %1: %n Reaver(s)", nullptr, count).arg(slotText(slot));
}
QString emptyRow(Slot slot) {
    //: For a screen reader: %1 a slot of the longship
    return Say::tr("Free space for a Reaver: %1").arg(slotText(slot));
}
QString slotRule() {
    return Say::tr(
        "Reavers here use their abilities, from the top one down, when any player sends a ship to the location.");
}
QString crewName(const QString& reaver, Slot slot) {
    //: For a screen reader: %1 a Reaver, %2 its slot
    return Say::tr("%1, specialized in %2").arg(reaver, slotText(slot));
}
QString leaderName(const QString& reaver) {
    //: For a screen reader: %1 a Reaver
    return Say::tr("Leader: %1").arg(reaver);
}
QString leaderRule() {
    return Say::tr("A promoted Reaver stands here; dice with the sign of its clan then count as any sign of a cost.");
}
QString artifactName(const QString& artifact, const QString& die) {
    //: For a screen reader: %1 an artifact without a die
    if (die.isEmpty()) return Say::tr("%1, no die stored").arg(artifact);
    //: For a screen reader: %1 an artifact, %2 the die stored on it
    return Say::tr("%1 with a die: %2").arg(artifact, die);
}
QString artifactClick(Action action) {
    switch (kindOf(action)) {
    //: What a click does now: %1 an artifact; the die is chosen next
    case Do::Store: return Say::tr("Store a die on the artifact %1.").arg(artifactText(action.b));
    //: What a click does now: %1 an artifact
    case Do::Use: return Say::tr("Use the artifact %1.").arg(artifactText(action.a));
    //: What a click does now: %1 an artifact
    case Do::Drop: return Say::tr("Put the artifact %1 into the Glory pile.").arg(artifactText(action.a));
    default: return {};
    }
}
QString emptyArtifact(int place) {
    //: A free space of the longship: %1 its number
    return Say::tr("Artifact space %1").arg(numberText(place));
}
QString upgradeName(const QString& upgrade, bool isUp) {
    if (isUp) return upgrade;
    //: For a screen reader: %1 an upgrade tile that lies turned down
    return Say::tr("%1, used").arg(upgrade);
}
QString territoryName(const QString& territory, int left) {
    //: For a screen reader: %1 a territory, %n tiles in its stack
    return Say::tr("%1, %n tile(s) left", nullptr, left).arg(territory);
}
QString combatDieName(int value) {
    //: For a screen reader: %n successes of a combat die
    return Say::tr("Combat die with %n success(es)", nullptr, value);
}

QString wareName(const Rules& rules, Ware ware) {
    switch (ware) {
    case Ware::Favor: return favorText(rules.trade.favor);
    case Ware::Food: return foodText(rules.trade.food);
    case Ware::Dice: return diceText(rules.trade.dice);
    case Ware::Prophecy: return drawnText(Deck::Prophecies, rules.trade.prophecies);
    }
    return {};
}

}
