// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice of the reader is good, as far as the rules can tell.
#pragma once

#include "words/words.h"

namespace heorot::raiders {

/// A sentence that is true of the choice (`cause.choice`), with what depends on chance or on others as a possibility;
/// empty if there is none for this part of the evaluation.
QString choiceCause(const Position& at, const game::Cause& cause);

}
