// SPDX-License-Identifier: GPL-3.0-or-later
// A section as plain text for the terminal. Pictures are left out.
#pragma once

#include "handbook/handbook.h"

namespace heorot::handbook {

/// Title, paragraphs, lists and tables, without a newline at the end; no line is longer than `columns` unless a single
/// word is.
HEOROT_HANDBOOK_EXPORT QString toPlainText(const Section& section, int columns);

}
