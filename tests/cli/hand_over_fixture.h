// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of several people at one terminal: games of The Movie between Anna and Ben, each in its own file.
#pragma once

#include "cli.h"
#include "plugin/catalog.h"
#include "session/saga_file.h"

#include <QTemporaryDir>

namespace heorot::test {

class HandOverFixture : public QObject {
    Q_OBJECT

  protected:
    QTemporaryDir home_;
    int files_ = 0;
    plugin::PluginCatalog catalog_{{QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                    QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), QString()}};

    QString newFile() { return home_.filePath(QStringLiteral("game-%1.saga").arg(++files_)); }
    static QStringList game(const QString& seats, const QString& file) {
        return {QStringLiteral("play"),
                QStringLiteral("--game"),
                QStringLiteral("movie"),
                QStringLiteral("--seed"),
                QStringLiteral("3"),
                QStringLiteral("--first"),
                QStringLiteral("Anna"),
                QStringLiteral("--seats"),
                seats,
                QStringLiteral("--saga"),
                file};
    }
    static QStringList two(const QString& file) { return game(QStringLiteral("human:Anna,human:Ben"), file); }
    CliResult play(const QString& file, const QStringList& lines) const {
        return runCli(two(file) + QStringList{noCover()}, home_.path(), lines);
    }
    static QString noCover() { return QStringLiteral("--no-cover"); }
    static QString across() { return QString(72, u'-'); }
    std::unique_ptr<record::AnyMatch> load(const QString& path) {
        return session::loadSaga(path, catalog_.finder()).match;
    }
};

}
