// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the window on a screen: always completely visible, even if the desktop's large text leaves few logical
// pixels.
#pragma once

#include <QSize>

namespace heorot::app {

/// Sizes are in logical pixels, without the window's frame.
struct WindowGeometry {
    /// Below 1024x600 the table is drawn smaller, but the window does not shrink further than this unless the screen is
    /// smaller.
    QSize least;
    QSize size;
    /// Whether the window fills the screen.
    bool fills = false;
};

/// The window as `wanted` on a screen with this work area, or the nearest size that fits with its frame.
WindowGeometry windowGeometry(const QSize& workArea, const QSize& wanted);

}
