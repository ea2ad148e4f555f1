// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays a seat, for the tip of its panel.
#pragma once

#include "record/seating.h"
#include "ui/canvas.h"

namespace heorot::ui {

/// "Played by: computer, hard, bold." Empty if the panel says it all: for people and computer players without a style.
HEOROT_UI_EXPORT QString playerTip(const record::Seating& seating, engine::Seat seat);

}
