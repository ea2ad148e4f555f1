// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/plain_text_labels.h"

#include <QEvent>
#include <QLabel>

namespace heorot::app {

bool PlainTextLabels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    auto* label = qobject_cast<QLabel*>(watched);
    if (label && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
    return false;
}

}
