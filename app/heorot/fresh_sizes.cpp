// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/fresh_sizes.h"

#include <QLayout>
#include <QWidget>

namespace heorot::app {

static void forget(QLayout& layout) {
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (QLayout* inner = item->layout())
            forget(*inner);
        else
            item->invalidate();
    }
    layout.invalidate();
}

void refreshSizes(QWidget& whole) {
    // The innermost first: the others take their sizes from them.
    for (QObject* child : whole.children())
        if (auto* part = qobject_cast<QWidget*>(child); part && !part->isWindow()) refreshSizes(*part);
    whole.ensurePolished();
    if (whole.layout()) forget(*whole.layout());
    whole.updateGeometry();
}

}
