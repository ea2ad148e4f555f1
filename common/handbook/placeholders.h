// SPDX-License-Identifier: GPL-3.0-or-later
// Fills in what a handbook takes from the game's data, so that an owner's corrected numbers read right.
#pragma once

#include "record/node.h"

#include <QString>
#include <QStringList>

namespace heorot::handbook {

/// Replaces `{{path.to.value}}` by the data's number or word and `{{count:path}}` by the number of entries of a list or
/// map. A path consists of keys and, in lists, indexes from 0. A path that leads nowhere becomes `?` and is added to
/// `unknown`. Throws BadText for a placeholder that does not end.
QString fillIn(const QString& text, const record::Node& data, QStringList& unknown);

}
