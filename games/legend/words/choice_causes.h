// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice of the reader is good, as far as the rules can tell.
#pragma once

#include "words/words.h"

#include <optional>

namespace heorot::legend {

/// A sentence that is true of the choice (`cause.choice`) whatever follows. Empty if there is none that explains this
/// part of the evaluation; nothing if the one for moves that were made fits.
std::optional<QString> choiceCause(const Position& at, const game::Cause& cause);

}
