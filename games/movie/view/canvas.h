// SPDX-License-Identifier: GPL-3.0-or-later
// The kit's words for drawing, as this view uses them.
#pragma once

#include "ui/canvas.h"

namespace heorot::movie {

using ui::Canvas;
using ui::Look;
using ui::Scene;
using ui::Sprite;
using ui::Tone;
using ui::Type;

}
