// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of the saving of a session, and the command that saves a copy.
#pragma once

#include "session/session.h"

#include <QString>

namespace heorot::cli {

/// What a person can do about a game that cannot be saved where it should be.
QString goesOnUnsaved();

class SaveReporter {
  public:
    /// `session` must outlive this.
    explicit SaveReporter(session::Session& session) : session_(session) {}

    /// Where the game is saved, once it lies there for the first time; else nothing.
    QString news();
    /// What is told when a save goes wrong for the reason `why`; nothing if the one before did too.
    QString failed(const QString& why);
    /// That the game lies on the disk again.
    QString recovered();
    /// Saves a copy, or moves the game to that file if its own cannot be written. Never overwrites a file of others.
    /// Returns what is told of it.
    QString saveAs(const QString& typed);

  private:
    session::Session& session_;
    /// Whether it was told where the game is saved.
    bool isTold_ = false;
    bool hasFailed_ = false;
};

}
