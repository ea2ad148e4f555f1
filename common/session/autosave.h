// SPDX-License-Identifier: GPL-3.0-or-later
// Saves one running game after every action, and the copies a person asks for. Checks the disk each time: a file that
// was removed or replaced meanwhile does not count as saved.
#pragma once

#include "session/saga_file.h"

#include <vector>

#include "session/session_export.h"

namespace heorot::session {

/// The result of saving a copy.
struct CopyResult {
    enum class State : std::uint8_t {
        Copied,     ///< written; the game is still saved in its own file
        Moved,      ///< the game is saved there from now on
        SavedThere, ///< the game is already saved there
        OtherFile,  ///< the file belongs to something else and was not touched
        Failed,     ///< see `why`
    };
    State state;
    QString why;
};

class HEOROT_SESSION_EXPORT Autosave {
  public:
    /// `game` and `match` must outlive this.
    Autosave(const game::GameModule& game, const record::AnyMatch& match, SagaFile file)
        : game_(game), match_(match), file_(std::move(file)) {}

    const QString& path() const { return file_.path(); }
    /// Whether this object has written the file.
    bool hasWritten() const { return file_.hasWritten(); }
    /// Whether the last save succeeded and its file is still there unchanged.
    bool isSaved() const { return hasSaved_ && file_.isIntact(); }

    /// Empty, or the sentence why saving failed.
    QString save();
    /// Saves to another file, which may be replaced, and uses it from then on. If that fails, nothing changes.
    QString saveAs(const QString& path);
    /// Saves a copy without ever replacing another game's file; if the game's own file cannot be written, the game
    /// moves to the new one.
    CopyResult saveCopy(const QString& path);

  private:
    QString write(SagaFile& file) const;

    const game::GameModule& game_;
    const record::AnyMatch& match_;
    SagaFile file_;
    /// Other files this game has written.
    std::vector<SagaFile> copies_;
    bool hasSaved_ = true;
};

}
