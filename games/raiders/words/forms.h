// SPDX-License-Identifier: GPL-3.0-or-later
// Names of dice, cards and pieces as the objects of sentences.
#pragma once

#include "rules/terms.h"

#include <QString>

namespace heorot::raiders {

/// "a Mercenary"
QString aReaver(ReaverId reaver);
/// "the Mercenary"
QString theReaver(ReaverId reaver);
/// "the Mercenary’s ability"
QString abilityOf(ReaverId reaver);
/// "a red chest die": a crew die as it lies.
QString aDie(Die die);
/// "a red chest": the same by its sign alone.
QString aSign(Die die);
/// "a red die", "any die" for anyColor
QString dieOfColor(std::uint8_t color);
QString anUpgrade(Upgrade upgrade);
/// A die or an upgrade.
QString aPayer(Payer payer);
QString aPawn(Pawn pawn);
/// "a Farm", "the Tapestry of Gorm", "Frigg’s Chalice"
QString aSpoil(SpoilId spoil);

}
