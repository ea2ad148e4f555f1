// SPDX-License-Identifier: GPL-3.0-or-later
// What each feature of a position is worth, by number of seats and act.
#pragma once

#include "players/features.h"

namespace heorot::movie {

using Weights = std::array<Features, acts>;

/// The weights for a number of seats.
const Weights& weightsFor(int seats);

}
