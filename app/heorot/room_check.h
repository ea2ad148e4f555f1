// SPDX-License-Identifier: GPL-3.0-or-later
// Finds texts that have less room than they need. The gallery lists them, and tests of pages expect none.
#pragma once

#include <QStringList>
#include <QWidget>

namespace heorot::app {

/// A sentence on each visible part of the page with less room than it needs: labels, buttons and fields that are cut,
/// content wider than its scroll area, and texts on boards that are too large even at their least size.
QStringList cutTexts(const QWidget& page);

/// A sentence on each text that the parts of the page paint with an ellipsis in place of its end.
QStringList elidedTexts(QWidget& page);

}
