// SPDX-License-Identifier: GPL-3.0-or-later
// A section as HTML for the window, in the subset that QTextDocument shows.
#pragma once

#include "handbook/handbook.h"

namespace heorot::handbook {

/// Links lead to `#anchor`; pictures are and lead to `scenario:NAME#spot,spot`; captions have the class `caption`.
/// `pictureWidth` is in pixels.
HEOROT_HANDBOOK_EXPORT QString toHtml(const Section& section, int pictureWidth);

}
