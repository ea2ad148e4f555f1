// SPDX-License-Identifier: GPL-3.0-or-later
// The choices with which a game begins.
#pragma once

#include "engine/setup.h"
#include "record/seating.h"

#include <QString>

namespace heorot::session {

struct NewGame {
    QString game;
    engine::Setup setup;
    record::Seating seating;
};

}
