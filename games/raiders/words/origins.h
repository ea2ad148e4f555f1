// SPDX-License-Identifier: GPL-3.0-or-later
// How the numbers of a card or tile were found. The table marks those that are not all printed (game::Spot::isUnsure);
// the explanation of the thing contains the sentence.
#pragma once

#include "rules/tables.h"

#include <QString>

namespace heorot::raiders {

/// A sentence if numbers other than that of copies are not printed; else empty.
QString reaverOrigin(const Rules& rules, ReaverId reaver);
QString spoilOrigin(const Rules& rules, SpoilId spoil);
QString journeyOrigin(const Rules& rules, JourneyId journey);
QString battleOrigin(const Rules& rules, BattleId battle);
QString prophecyOrigin(const Rules& rules, ProphecyId prophecy);
QString territoryOrigin(const Rules& rules, Territory territory);

}
