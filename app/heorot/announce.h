// SPDX-License-Identifier: GPL-3.0-or-later
// Reads sentences aloud through a label that screen readers watch.
#pragma once

#include <QLabel>
#include <QStringList>

namespace heorot::app {

/// The label keeps the sentences as its text; it need not be seen.
void announce(QLabel& status, const QStringList& sentences);

}
