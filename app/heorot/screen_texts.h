// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that a window shows or says, for translators.
#pragma once

#include <QStringList>
#include <QWidget>

namespace heorot::app {

/// Of one widget: what it shows, its tip, and what it says to screen readers; of a board those of all its pieces.
QStringList textsOf(const QWidget& widget);
/// Of all visible widgets of a window, each text once.
QStringList textsOn(const QWidget& window);
/// Where the pointer is: the texts at this point of the widget, of a board those of the piece.
QStringList textsAt(const QWidget& widget, const QPointF& position);

}
