// SPDX-License-Identifier: GPL-3.0-or-later
// The context of sentences on why a game cannot be saved.
#pragma once

#include <QCoreApplication>

namespace heorot::session {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

}
