// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of plugins and data for tests of the catalog.
#pragma once

#include "plugin/catalog.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace heorot::test {

inline const QString samplePlugin = QStringLiteral(HEOROT_BINARY_DIR "/tests/games/sample.so");
inline const QString sampleData = QStringLiteral(HEOROT_BINARY_DIR "/tests/data/sample/sample.yaml");
inline const QString badPlugins = QStringLiteral(HEOROT_BAD_PLUGINS);

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

class PluginSandbox {
  public:
    PluginSandbox() { putData(contentOf(sampleData)); }

    plugin::PluginFolders folders() const { return {path("games"), path("data"), path("own")}; }
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    void put(const char* name, const QByteArray& content) const { write(path("games"), QLatin1String(name), content); }
    void putPlugin(const char* name, const QString& source = samplePlugin) const { put(name, contentOf(source)); }
    void putBad(const char* name) const {
        putPlugin((QByteArray(name) + ".so").constData(),
                  badPlugins + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".so"));
    }
    void putData(const QByteArray& content, const char* base = "data") const {
        write(path(base) + QStringLiteral("/sample"), QStringLiteral("sample.yaml"), content);
    }
    void removeData() const { QFile::remove(path("data/sample/sample.yaml")); }

  private:
    static void write(const QString& folder, const QString& name, const QByteArray& content) {
        QFile file(QDir(folder).filePath(name));
        if (!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
    }

    QTemporaryDir folder_;
};

}
