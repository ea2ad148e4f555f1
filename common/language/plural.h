// SPDX-License-Identifier: GPL-3.0-or-later
// The number that a plural form is chosen by.
#pragma once

namespace heorot::language {

/// For the last argument of `tr` where a text shows a number that can be below 0: Qt's plural rules are made for
/// counts, and French would take every negative number for a singular. So −1 has the form of 1 and −2 that of 2. The
/// text itself shows the number through a place of its own (%1), because %n would show the count without its sign.
constexpr int pluralOf(int value) {
    return value < 0 ? -value : value;
}

}
