// SPDX-License-Identifier: GPL-3.0-or-later
// Things in lines and columns.
#pragma once

#include <QPointF>

namespace heorot::raiders {

/// The corner of thing `i` of a grid, line by line from `first` on, each so far to the right of and below the last.
inline QPointF inGrid(const QPointF& first, int i, int columns, double right, double down) {
    const int line = i / columns;
    const int column = i % columns;
    return {first.x() + column * right, first.y() + line * down};
}

}
