// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen one of several equal pieces is the one that is taken.
#pragma once

#include "conformance/view_checks.h"

namespace heorot::conformance {

/// The very piece that is chosen is marked, laid out or taken, and choosing it again takes that one back.
std::string chosenPieceIsTaken(const ViewCase& at);

}
