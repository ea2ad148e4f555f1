// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window stores preferences: heorot/heorot.ini in the user's settings folder.
#pragma once

#include <QSettings>

namespace heorot::app {

inline QSettings userSettings() {
    const QString name = QStringLiteral("heorot");
    return QSettings(QSettings::IniFormat, QSettings::UserScope, name, name);
}

}
