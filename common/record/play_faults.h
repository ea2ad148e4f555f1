// SPDX-License-Identifier: GPL-3.0-or-later
// Faults that sagas, scenarios and lessons share: moves that do not fit their game.
#pragma once

#include "record/any_game.h"
#include "record/fault.h"

namespace heorot::record {

/// For a number of seats that the game does not have.
Fault wrongSeats(const AnyGame& game);
Fault notAnAction(const std::string& line);
/// For a refused action; one that may be secret is not quoted. `reason` is the refusal's name.
Fault notLegal(const AnyMatch& match, engine::Action action, const std::string& line, const std::string& reason);
Fault faultOf(const engine::ChanceMismatch& mismatch);

}
