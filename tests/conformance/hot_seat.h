// SPDX-License-Identifier: GPL-3.0-or-later
// Several persons at one table page: whatever is pressed, taken back, resized or shown, nobody sees what another person
// alone may know.
#pragma once

#include "conformance/conformance_suite.h"
#include "conformance/view_checks.h"

#include <string>
#include <vector>

namespace heorot::conformance {

/// Plays random games of persons, from three seats on with a computer player among them, on the page of the window, and
/// tries whatever could show a hand at the wrong time. Wrong if something was shown, or if the games gave nothing to
/// look for: no table handed over, nothing tried at a covered one, nothing taken back, no moment shown. A game without
/// one of these names it among what may be vacuous ("hand-overs", "covered tables", "undo", "moments"). Where secrets
/// are rare, one more game begins in `position`, written as in a scenario; empty for none.
CheckResult hotSeatHidesHands(const game::GameModule& module, int seats, int games, const std::string& position,
                              const std::vector<std::string>& vacuous);
inline const std::vector<std::string> hotSeatParts{"hand-overs", "covered tables", "undo", "moments"};

}
