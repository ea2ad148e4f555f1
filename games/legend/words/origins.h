// SPDX-License-Identifier: GPL-3.0-or-later
// How the facts of a card, an offer and an episode were found.
#pragma once

#include "rules/tables.h"

#include <QString>

namespace heorot::legend {

/// A sentence where facts are not printed; else empty.
QString cardOrigin(const Rules& rules, Card card);
QString offerOrigin(const Rules& rules, const Offer& offer);
QString episodeOrigin(const Episode& episode);

}
