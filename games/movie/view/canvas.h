// SPDX-License-Identifier: GPL-3.0-or-later
// The kit's words for drawing, as this view uses them.
#pragma once

#include "ui/canvas.h"

namespace heorot::movie {

using game::Look;
using game::Scene;
using game::Sprite;
using game::Tone;
using game::Type;
using ui::Canvas;

}
