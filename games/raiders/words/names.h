// SPDX-License-Identifier: GPL-3.0-or-later
// Names of places, dice, cards and pieces as the rulebooks call them.
#pragma once

#include "language/numbers.h"
#include "rules/actions.h"
#include "rules/terms.h"

#include <QString>

namespace heorot::raiders {

QString locationText(Location location);
/// In one word, where there is little room.
QString locationShort(Location location);
/// As locationText, short enough for the head of a slot of the longship.
QString slotText(Slot slot);
QString colorText(Color color);
QString clanText(Color clan);
QString iconText(Color color, Icon icon);
/// `red chest`: a crew die as it lies.
QString dieText(Die die);
QString upgradeText(Upgrade upgrade);
/// A die or an upgrade.
QString payerText(Payer payer);
QString pawnText(Pawn pawn);
QString reaverText(ReaverId reaver);
QString artifactText(ArtifactId artifact);
QString villageText(VillageId card);
QString keepText(KeepId card);
QString spoilText(SpoilId spoil);
/// As spoilText, where there is little room and the picture says the rest.
QString spoilShort(SpoilId spoil);
QString journeyText(JourneyId journey);
QString battleText(BattleId battle);
QString prophecyText(ProphecyId prophecy);
/// `Food territory I`
QString territoryText(Territory territory);
QString deckText(Deck deck);

/// A name with soft hyphens where its words may be broken at the end of a line.
QString breakable(const QString& name);

inline QString numberText(int value) {
    return language::plainNumber(value);
}
inline QString signedText(int value) {
    return language::signedNumber(value);
}

}
