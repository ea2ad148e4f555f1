// SPDX-License-Identifier: GPL-3.0-or-later
// The number that selects a plural form.
#pragma once

namespace heorot::language {

/// For the last argument of `tr` where a text shows a number that can be negative: Qt's plural rules expect counts, and
/// French would treat every negative number as singular. So −1 takes the form of 1 and −2 that of 2. The text shows the
/// number through a placeholder of its own (%1), because %n would drop the sign.
constexpr int pluralOf(int value) {
    return value < 0 ? -value : value;
}

}
