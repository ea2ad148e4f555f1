// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a widget's layouts for their sizes anew. A layout caches the sizes of its parts, and one inside of another, or
// of a part that was hidden or had no font yet, is not told that they have changed.
#pragma once

class QWidget;

namespace heorot::app {

/// Afterwards heightForWidth of the widget's layout is right for its texts and fonts of now.
void refreshSizes(QWidget& whole);

}
