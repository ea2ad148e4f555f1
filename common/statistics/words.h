// SPDX-License-Identifier: GPL-3.0-or-later
// The translation context of the statistics' sentences, which is that of all libraries.
#pragma once

#include <QCoreApplication>

namespace heorot::statistics {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

}
