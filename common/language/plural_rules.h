// SPDX-License-Identifier: GPL-3.0-or-later
// Which plural form of a text a number takes, in any language: the rules that Qt's Linguist tools put into catalogues,
// for texts that are read before they are compiled.
#pragma once

#include <QString>

#include "language/language_export.h"

namespace heorot::language {

/// How many plural forms a .ts file has in this language: 1 to 6. `language` is a code with or without a region: `pl`,
/// `pt_BR`. A language that is not known here has the two forms of English.
HEOROT_LANGUAGE_EXPORT int pluralForms(const QString& language);
/// The form of a number, from 0 on. The sign of a negative number does not count.
HEOROT_LANGUAGE_EXPORT int pluralForm(const QString& language, int number);

}
