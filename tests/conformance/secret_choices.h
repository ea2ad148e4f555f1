// SPDX-License-Identifier: GPL-3.0-or-later
// A secret choice must not reveal its size.
#pragma once

#include "conformance/view_checks.h"

#include <string>

namespace heorot::conformance {

/// At the start of a secret choice: whatever its size, the others get the same table, texts, lines, range of undo at
/// the hand-over, and prompt. Empty, or what differs.
std::string secretChoicesLookTheSame(const ViewCase& at);

}
