// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice of the reader is good, as far as the rules can tell.
#pragma once

#include "words/words.h"

namespace heorot::movie {

/// A sentence that is true of the choice (`cause.choice`) whatever follows; empty if there is none for this part of the
/// evaluation.
QString choiceCause(const Position& at, const game::Cause& cause);

}
