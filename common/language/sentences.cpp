// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/sentences.h"

namespace heorot::language {

QString joined(const QStringList& sentences) {
    QStringList kept = sentences;
    kept.removeAll(QString());
    return kept.join(u' ');
}

}
