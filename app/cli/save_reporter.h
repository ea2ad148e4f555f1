// SPDX-License-Identifier: GPL-3.0-or-later
// Reports whether a session could be saved, and implements the command that saves a copy.
#pragma once

#include "session/session.h"

#include <QString>

namespace heorot::cli {

/// What a person can do about a game that cannot be saved in its file.
QString goesOnUnsaved();

class SaveReporter {
  public:
    /// `session` must outlive this.
    explicit SaveReporter(session::Session& session) : session_(session) {}

    /// Where the game is saved, after it has been saved for the first time; otherwise empty.
    QString news();
    /// The message after saving failed for the reason `why`; empty if the previous attempt failed too.
    QString failed(const QString& why);
    /// While the game cannot be saved: the message again, for a person who comes to a cleared screen; otherwise empty.
    QString reminder() const;
    /// The message after saving works again.
    QString recovered();
    /// Saves a copy, or moves the game to that file if its own cannot be written. Never replaces another game's file.
    /// Returns the message to print.
    QString saveAs(const QString& typed);

  private:
    session::Session& session_;
    /// Whether the user has been told where the game is saved.
    bool isTold_ = false;
    bool hasFailed_ = false;
    QString lastFailure_;
};

}
