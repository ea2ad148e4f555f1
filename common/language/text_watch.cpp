// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/text_watch.h"

#include <QDir>

namespace heorot::language {

namespace {
/// Editors write a file in several steps, or replace it by another.
constexpr int settleMs = 120;
}

TextWatch::TextWatch(Translations& translations, QObject* parent) : QObject(parent), translations_(translations) {
    if (translations_.overlay().isEmpty()) return;
    settled_.setSingleShot(true);
    settled_.setInterval(settleMs);
    connect(&settled_, &QTimer::timeout, this, &TextWatch::reload);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] { settled_.start(); });
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] { settled_.start(); });
    watcher_.addPath(translations_.overlay());
    watchFiles();
}

void TextWatch::reload() {
    translations_.use(Translations::inUse());
    watchFiles();
    emit reloaded();
}

/// Also those that have come, or were replaced, which ends the watch of the file before.
void TextWatch::watchFiles() {
    const QDir folder(translations_.overlay());
    for (const QString& name : folder.entryList({QStringLiteral("*.ts"), QStringLiteral("*.qm")}, QDir::Files))
        if (const QString path = folder.filePath(name); !watcher_.files().contains(path)) watcher_.addPath(path);
}

}
