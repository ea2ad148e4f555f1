// SPDX-License-Identifier: GPL-3.0-or-later
// The kit's words for drawing and layout, as this view uses them.
#pragma once

#include "ui/panels.h"

namespace heorot::movie {

using game::Look;
using game::Scene;
using game::Sprite;
using game::Tone;
using game::Type;
using ui::Box;
using ui::Boxes;
using ui::Canvas;
using ui::Gap;
using ui::TextStyle;

}
