// SPDX-License-Identifier: GPL-3.0-or-later
// Where one running game is saved after every action, and the copies of it that were asked for. What lies on the disk
// is looked at each time: a file that was removed or replaced meanwhile does not count as saved.
#pragma once

#include "session/saga_file.h"

#include <vector>

#include "session/session_export.h"

namespace heorot::session {

/// What became of a copy.
struct CopyResult {
    enum class State : std::uint8_t {
        Copied,     ///< it is written; the game is still saved in its own file
        Moved,      ///< the game is saved there from now on
        SavedThere, ///< the game lies there already
        OtherFile,  ///< there is a file of others, untouched
        Failed,     ///< `why` says why
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
    /// Whether the file was written by this.
    bool hasWritten() const { return file_.hasWritten(); }
    /// Whether the last save worked and its file still lies there as it was written.
    bool isSaved() const { return hasSaved_ && file_.isIntact(); }

    /// Empty, or the sentence why it cannot be saved.
    QString save();
    /// As save(), to another file that may be replaced; from then on the game is saved there. Refused: nothing changes.
    QString saveAs(const QString& path);
    /// Saves a copy, never over a file of others; if the game's own file cannot be written, the game moves there.
    CopyResult saveCopy(const QString& path);

  private:
    QString write(SagaFile& file) const;

    const game::GameModule& game_;
    const record::AnyMatch& match_;
    SagaFile file_;
    /// Other files that this game has written.
    std::vector<SagaFile> copies_;
    bool hasSaved_ = true;
};

}
