// SPDX-License-Identifier: GPL-3.0-or-later
// How a table fits a part of a page: its look and scales, and where its areas are in pixels.
#pragma once

#include "heorot/page_style.h"
#include "record/seating.h"

namespace heorot::app {

/// Takes look and scales of a table of these seats that is shown in `room`.
void fitTable(PageStyle& style, const QSize& room, double textScale, const record::Seating& seating);

/// An area of that table in pixels of the room.
QRect onTable(const PageStyle& style, const QRectF& area, const QSize& room);

}
