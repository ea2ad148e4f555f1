// SPDX-License-Identifier: GPL-3.0-or-later
// What the set-up page hands to the table: one game to begin.
#pragma once

#include "engine/setup.h"

#include <QString>

namespace heorot::app {

struct NewGame {
    QString game;
    engine::Setup setup;
    engine::Seating seating;
};

}
