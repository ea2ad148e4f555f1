// SPDX-License-Identifier: GPL-3.0-or-later
// Where the arrow keys lead. Pure, so that it can be shown that they lead everywhere.
#pragma once

#include "ui/scene.h"
#include "ui/ui_export.h"

#include <array>

namespace heorot::ui {

enum class Way : std::uint8_t { Left, Right, Up, Down };

/// Per spot the index of the one that each way leads to, in the order of Way; -1 if none lies there.
using SpotSteps = std::vector<std::array<int, 4>>;

/// A step leads to the nearest spot of the half-plane that way; straight on is nearer than aslant. Where that leaves a
/// spot out of reach, the cheapest step is bent to take it in, so that the arrows lead from every spot to every other.
HEOROT_UI_EXPORT SpotSteps spotSteps(const std::vector<Spot>& spots);

}
