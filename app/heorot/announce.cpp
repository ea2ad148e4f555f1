// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/announce.h"

#include <QAccessible>

namespace heorot::app {

void announce(QLabel& status, const QStringList& sentences) {
    status.setText(sentences.join(QLatin1Char(' ')));
    status.setAccessibleName(status.text());
    QAccessibleEvent renamed(&status, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
    QAccessibleEvent alert(&status, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

}
