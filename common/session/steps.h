// SPDX-License-Identifier: GPL-3.0-or-later
// The positions of a game that everybody may count. Pieces of a secret choice form one step with the move that ends it:
// otherwise their number would tell how large the choice is.
#pragma once

#include "engine/match.h"

#include "session/session_export.h"

#include <vector>

namespace heorot::session {

/// How many moves the match has at each of these positions: 0, then after each step. The log numbers steps alike.
HEOROT_SESSION_EXPORT std::vector<std::size_t> stepsOf(const engine::Match& match);

}
