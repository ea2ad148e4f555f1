// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/window_geometry.h"

namespace heorot::app {

WindowGeometry windowGeometry(const QSize& workArea, const QSize& wanted) {
    // With its frame, a window of this size fits a screen of 1024x600.
    constexpr QSize least(960, 540);
    constexpr QSize frame(8, 40);
    const QSize room = (workArea - frame).expandedTo({1, 1});
    WindowGeometry place;
    place.least = least.boundedTo(room);
    place.size = wanted.boundedTo(room).expandedTo(place.least);
    place.fills = room.width() < wanted.width() || room.height() < wanted.height();
    return place;
}

}
