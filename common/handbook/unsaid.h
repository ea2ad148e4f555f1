// SPDX-License-Identifier: GPL-3.0-or-later
// What an explanation of a thing adds to the section that explains it, so that both can be shown together.
#pragma once

#include "handbook/handbook.h"

namespace heorot::handbook {

/// The sentences of `explanation`, in lines as game::Words::explanation returns it, that add to the section: those with
/// a number that it lacks, and the last of a line, which says how sure the numbers are, unless the section has most of
/// its words. Each line keeps the name before its colon.
HEOROT_HANDBOOK_EXPORT QString unsaid(const QString& explanation, const Section& section);

}
