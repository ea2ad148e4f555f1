// SPDX-License-Identifier: GPL-3.0-or-later
// Where one game is saved. A file that cannot be written costs a sentence, never the game.
#pragma once

#include "plugin/game_plugin.h"
#include "session/saga_file.h"

#include <QString>

#include <vector>

namespace heorot::cli {

class Saving {
  public:
    /// An empty `file`: the game is not saved by itself. `match` must outlive this.
    Saving(const game::GameModule& game, const record::AnyMatch& match, session::SagaFile file);

    const QString& path() const { return file_.path(); }
    /// Whether all that was decided so far lies in the file, or need not.
    bool isSaved() const { return failed_.isEmpty(); }

    /// Saves after an action. What is to be said of it: where, once it lies there for the first time, and what goes
    /// wrong; else nothing.
    QString save();
    /// Saves a copy, or goes over to that file if the own one cannot be written. Never overwrites a file of others.
    /// What is to be said of it.
    QString saveAs(const QString& typed);

  private:
    QString write(session::SagaFile& file) const;
    /// That this game is saved after every action.
    static QString savedIn(const QString& path);

    const game::GameModule& game_;
    const record::AnyMatch& match_;
    session::SagaFile file_;
    /// Copies that this game has written.
    std::vector<session::SagaFile> copies_;
    /// Why the last save went wrong.
    QString failed_;
    /// Whether it was said where the game is saved.
    bool told_ = false;
};

}
