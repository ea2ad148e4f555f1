// SPDX-License-Identifier: GPL-3.0-or-later
// What the pictures of cards and gains are called.
#pragma once

#include "rules/queries.h"

#include <QString>

namespace heorot::legend {

/// Of a special card: `hrunting`.
QString specialId(Card card);
/// Of a special card: `special-hrunting`.
QString specialSign(Card card);
/// The sign of what an icon gives; fame and treasure have their values painted over (drawGain).
QString gainSign(Gain gain);

}
