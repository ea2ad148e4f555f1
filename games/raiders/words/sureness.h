// SPDX-License-Identifier: GPL-3.0-or-later
// How the numbers of a card or tile were found. A table shows a small mark where they are not all printed
// (game::Spot::isUnsure); the sentence stands in the explanation of the thing.
#pragma once

#include "rules/tables.h"

#include <QString>

namespace heorot::raiders {

/// A sentence where numbers are not printed, copies aside; else empty.
QString reaverOrigin(const Rules& rules, ReaverId reaver);
QString spoilOrigin(const Rules& rules, SpoilId spoil);
QString journeyOrigin(const Rules& rules, JourneyId journey);
QString battleOrigin(const Rules& rules, BattleId battle);
QString prophecyOrigin(const Rules& rules, ProphecyId prophecy);
QString territoryOrigin(const Rules& rules, Territory territory);

}
