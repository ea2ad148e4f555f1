// SPDX-License-Identifier: GPL-3.0-or-later
// The one translation context of The Legend. Its name is frozen: moving a class must not lose a translation.
#pragma once

#include <QCoreApplication>

namespace heorot::legend {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(legend)
};

}
