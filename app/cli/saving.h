// SPDX-License-Identifier: GPL-3.0-or-later
// Where one game is saved. A file that cannot be written costs a sentence, never the game.
#pragma once

#include "plugin/game_plugin.h"

#include <QStringList>

namespace heorot::cli {

class Saving {
  public:
    /// `path` empty: the game is not saved by itself. `match` must outlive this.
    Saving(const plugin::GameModule& game, const record::AnyMatch& match, QString path);

    const QString& path() const { return path_; }
    /// Whether all that was decided so far lies in the file, or need not.
    bool isSaved() const { return failed_.isEmpty(); }

    /// Saves after an action. What is to be said of it: nothing while all goes well or as badly as before.
    QString save();
    /// Saves a copy, or goes over to that file if the own one cannot be written. Never overwrites a file of others.
    /// What is to be said of it.
    QString saveAs(const QString& typed);

  private:
    QString write(const QString& path) const;

    const plugin::GameModule& game_;
    const record::AnyMatch& match_;
    QString path_;
    /// Files that this game has written.
    QStringList own_;
    /// Why the last save went wrong.
    QString failed_;
};

}
