// SPDX-License-Identifier: GPL-3.0-or-later
// Phrases that stand alone.
#pragma once

#include <QString>

namespace heorot::language {

/// With a capital first letter.
inline QString capitalized(QString phrase) {
    if (!phrase.isEmpty()) phrase[0] = phrase[0].toUpper();
    return phrase;
}

}
