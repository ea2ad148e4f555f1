// SPDX-License-Identifier: GPL-3.0-or-later
// What a secret choice tells others of its size: nothing.
#pragma once

#include "conformance/view_checks.h"

#include <string>

namespace heorot::conformance {

/// Where a secret choice begins: everything the others get of it is the same however many pieces it holds - table,
/// texts, lines, how far undo leads at the hand-over, and what the next person is asked. Empty, or what differs.
std::string secretChoicesLookTheSame(const ViewCase& at);

}
