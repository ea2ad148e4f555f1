// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as the language of the texts writes them.
#pragma once

#include "language/language_export.h"

#include <QString>

namespace heorot::language {

/// With a minus sign below 0.
HEOROT_LANGUAGE_EXPORT QString plainNumber(int value);
/// The same, with a plus sign above 0.
HEOROT_LANGUAGE_EXPORT QString signedNumber(int value);
/// With one decimal, rounded; with a minus sign below 0, none before 0.0.
HEOROT_LANGUAGE_EXPORT QString oneDecimal(double value);

}
