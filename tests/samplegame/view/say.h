// SPDX-License-Identifier: GPL-3.0-or-later
// The translation context of the sample game.
#pragma once

#include <QCoreApplication>

namespace heorot::samplegame {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(samplegame)
};

}
