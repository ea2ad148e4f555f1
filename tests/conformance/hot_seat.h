// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at one table page: whatever they press, undo, resize or watch, no one sees what only another person
// may know.
#pragma once

#include "conformance/conformance_suite.h"
#include "conformance/view_checks.h"

#include <string>
#include <vector>

namespace heorot::conformance {

/// Plays random games of people (from three seats on with one computer player) on the window's table page, and tries
/// everything that could show a hand at the wrong time. Also fails if the games never hand over a table, try nothing on
/// a covered one, undo nothing or show no moment; a game without one of these lists it in `vacuous` ("hand-overs",
/// "covered tables", "undo", "moments"). For games with rare secrets, one more game begins at `position`, written as in
/// a scenario; empty for none.
CheckResult hotSeatHidesHands(const game::GameModule& module, int seats, int games, const std::string& position,
                              const std::vector<std::string>& vacuous);
inline const std::vector<std::string> hotSeatParts{"hand-overs", "covered tables", "undo", "moments"};

}
