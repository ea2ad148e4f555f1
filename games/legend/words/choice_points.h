// SPDX-License-Identifier: GPL-3.0-or-later
// What scratches, wounds and their healing mean for the points of the reader, who is to move.
#pragma once

#include "words/words.h"

namespace heorot::legend {

/// The change of the reader's points, if the game ended after it.
int pointsOfThreat(const Position& at, GainKind threat);
int pointsOfHealing(const Position& at, Healing what);

/// What a bad icon or a scratch does: how near the next wound is, or what it costs.
QString threatText(const Position& at, GainKind threat);
/// What a healing brings.
QString healingText(const Position& at, Healing what);

}
