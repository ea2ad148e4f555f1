// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several equal artifacts on a longship takes a die, is used or is dropped.
#pragma once

#include "rules/queries.h"

namespace heorot::raiders {

/// The place on the ship of the first artifact of this kind that can take a die; `none` if there is none.
std::uint8_t emptyPlace(const Ship& ship, ArtifactId artifact);
/// The same for the first that holds a die and has not been used in this activation.
std::uint8_t readyPlace(const Ship& ship, ArtifactId artifact);
/// The same for the one to drop: the newest without a die, so that no stored die is lost needlessly; else the first.
std::uint8_t droppedPlace(const Ship& ship, ArtifactId artifact);
/// Whether an artifact with this effect is ready, works at the location, and belongs to the seat to move.
bool hasReady(const Rules& rules, const State& state, ArtifactSpec::Effect effect);
/// Whether the artifact is used for a Reaver recruited in this part. Defined in steps/artifact_effects.cpp.
bool meansReaver(const Rules& rules, ArtifactId artifact);

}
