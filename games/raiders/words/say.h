// SPDX-License-Identifier: GPL-3.0-or-later
// The one translation context of Raiders of Midgard. Its name is frozen: moving a class must not lose a translation.
#pragma once

#include <QCoreApplication>

namespace heorot::raiders {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(raiders)
};

}
