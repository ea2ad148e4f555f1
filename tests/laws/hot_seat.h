// SPDX-License-Identifier: GPL-3.0-or-later
// Several persons at one table page: whatever is pressed, taken back, resized or shown, nobody sees what another person
// alone may know.
#pragma once

#include "laws/view_checks.h"

#include <string>

namespace heorot::laws {

/// Plays random games of persons, from three seats on with a computer player among them, on the page of the window, and
/// tries whatever could show a hand at the wrong time. Empty, or what was shown and where.
std::string hotSeatKeepsSecrets(const plugin::GameModule& module, int seats, int games);

/// Where a secret choice begins: everything the others get of it is the same however many pieces it holds - table,
/// texts, lines, how far undo leads at the hand-over, and what the next person is asked. Empty, or what differs.
std::string secretChoicesLookAlike(const ViewCase& at);

}
