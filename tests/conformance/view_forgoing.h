// SPDX-License-Identifier: GPL-3.0-or-later
// Giving something up for good takes more than a slip of the hand.
#pragma once

#include "conformance/view_checks.h"
#include "conformance/view_play.h"

namespace heorot::conformance {

/// No single click, key or accessible action gives something up: not the last step of the path, even pressed twice. The
/// confirmation button is not where that press was.
std::string forgoingTakesConfirmation(const ViewCase& at);

}
