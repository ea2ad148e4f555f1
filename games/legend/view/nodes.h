// SPDX-License-Identifier: GPL-3.0-or-later
// An episode as the road and the strip of coming episodes show it.
#pragma once

#include "view/drawing.h"

namespace heorot::legend {

QString nodeArt(EpisodeKind kind);
void drawNode(Canvas& canvas, const Episode& episode, const QRectF& area);

}
