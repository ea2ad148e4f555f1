// SPDX-License-Identifier: GPL-3.0-or-later
// Of equal pieces the one that is chosen is taken.
#pragma once

#include "conformance/view_checks.h"

namespace heorot::conformance {

/// Each of equal pieces that can be chosen is the very one that is chosen, laid out or taken then; choosing it again
/// takes that one back.
std::string chosenPieceIsTaken(const ViewCase& at);

}
