// SPDX-License-Identifier: GPL-3.0-or-later
// Where the arrow keys lead. Pure, so that it can be shown that they lead everywhere.
#pragma once

#include "game/scene.h"
#include "ui/ui_export.h"

#include <array>

namespace heorot::ui {

enum class Way : std::uint8_t { Left, Right, Up, Down };

/// Per spot the index of the one that each way leads to, in the order of Way; -1 if none lies there.
using SpotSteps = std::vector<std::array<int, 4>>;

/// Whether the spot is a button of the prompt strip.
HEOROT_UI_EXPORT bool isButton(const game::Spot& spot);
/// Arrow keys stay in it: Spot::zone, else what stands before the `/` of the id; all buttons are one.
HEOROT_UI_EXPORT QString zoneOf(const game::Spot& spot);

/// Where a way leads inside the zone of a spot; -1 at its edge.
HEOROT_UI_EXPORT int stepInside(const std::vector<game::Spot>& spots, int from, Way way);
/// Where it leads over that edge: the nearest spot that way in another zone, never a button, which nobody meant who
/// walked the board. -1 if none lies there.
HEOROT_UI_EXPORT int stepAcross(const std::vector<game::Spot>& spots, int from, Way way);

/// A step leads to the nearest spot of the half-plane that way; straight on is nearer than aslant. Where that leaves a
/// spot out of reach, the cheapest step is bent to take it in, so that the arrows lead from every spot to every other.
HEOROT_UI_EXPORT SpotSteps spotSteps(const std::vector<game::Spot>& spots);

}
