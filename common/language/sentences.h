// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences put together into a paragraph.
#pragma once

#include "language/language_export.h"

#include <QString>
#include <QStringList>

namespace heorot::language {

/// The sentences separated by spaces; empty ones are left out.
HEOROT_LANGUAGE_EXPORT QString joined(const QStringList& sentences);

}
