// SPDX-License-Identifier: GPL-3.0-or-later
// How sure the numbers of a card are.
#pragma once

#include "rules/tables.h"

#include <QString>

namespace heorot::raiders {

/// A sentence where numbers are not printed, copies aside; else empty.
QString sureness(const Sureness& sure);

}
