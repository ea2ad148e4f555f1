// SPDX-License-Identifier: GPL-3.0-or-later
// Chances in words, for sentences.
#pragma once

#include <QString>

namespace heorot::legend {

/// "one time in three"; for chances other than 0 and 1.
QString timesIn(double chance);

}
