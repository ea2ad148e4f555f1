// SPDX-License-Identifier: GPL-3.0-or-later
// What gives something up for good is never done by a slip of the hand.
#pragma once

#include "conformance/view_checks.h"
#include "conformance/view_play.h"

namespace heorot::conformance {

/// Wherever an action gives something up, no single click, key or accessible action does it: neither the last one of
/// its way, nor that one twice. The button that asks lies elsewhere than what was pressed.
std::string forgoingTakesConfirmation(const ViewCase& at);

}
