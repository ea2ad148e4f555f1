// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/sound_loader.h"

#include <QCoreApplication>
#include <QDir>
#include <QPluginLoader>

namespace heorot::app {

QString soundPluginOfApplication() {
    // Without its ending, which Qt knows for each system.
    return QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../lib/heorot/sound"));
}

std::unique_ptr<SoundPlayer> loadSoundPlayer(const QString& file) {
    QPluginLoader loader(file);
    const auto* plugin = qobject_cast<SoundPlugin*>(loader.instance());
    return plugin ? plugin->player() : nullptr;
}

}
