// SPDX-License-Identifier: GPL-3.0-or-later
// A step as the road and the strip of coming steps show it.
#pragma once

#include "view/drawing.h"

namespace heorot::legend {

QString nodeArt(Episode episode);
void drawNode(Canvas& canvas, const Step& step, const QRectF& area);

}
