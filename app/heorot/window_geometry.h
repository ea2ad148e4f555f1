// SPDX-License-Identifier: GPL-3.0-or-later
// How large the window is on a screen: whole on each, also where large text of the desktop leaves few logical pixels.
#pragma once

#include <QSize>

namespace heorot::app {

/// Sizes are in logical pixels, without the frame of the window.
struct WindowGeometry {
    /// The table is drawn smaller below 1024x600, but not to less than this unless the screen is smaller yet.
    QSize least;
    QSize size;
    /// Whether the screen has no room for more.
    bool fills = false;
};

/// The window as `wanted` on a screen with this work area, or as near to it as fits with its frame.
WindowGeometry windowGeometry(const QSize& workArea, const QSize& wanted);

}
