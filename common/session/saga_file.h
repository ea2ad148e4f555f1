// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas on disk. A file is replaced as a whole or not at all, so a crash, a full disk or a power cut loses nothing; a
// file that another program wrote is never replaced.
#pragma once

#include "game/game_module.h"
#include "record/saga.h"

#include <QByteArray>
#include <QString>

#include "session/session_export.h"

namespace heorot::session {

/// Writes the match to `path`, replacing any file there and creating the folder if needed. Throws record::FileError and
/// then leaves the old file untouched.
HEOROT_SESSION_EXPORT void saveSaga(const QString& path, const game::GameModule& game, const record::AnyMatch& match);

struct StoredSaga : record::LoadedSaga {
    const game::GameModule* module = nullptr;
    /// Of the file as it was read.
    QByteArray fingerprint;
};

/// Reads a saga file. Throws record::FileError like record::readSaga.
HEOROT_SESSION_EXPORT StoredSaga loadSaga(const QString& path, const game::GameFinder& games);

/// The folder of the user's sagas; and an unused path in it for a new game with this id. Throws record::FileError if
/// the user has no data location.
HEOROT_SESSION_EXPORT QString sagaFolder();
HEOROT_SESSION_EXPORT QString newSagaPath(const QString& gameId);

/// The complete path for a saga name typed by a person: it ends with `.saga`, whatever dots the name has, and a leading
/// `~` is the home folder. Empty for an empty name; a folder's path is unchanged.
HEOROT_SESSION_EXPORT QString sagaPathFor(const QString& typed);
/// Whether the path names a folder, existing or not.
HEOROT_SESSION_EXPORT bool isFolder(const QString& path);

/// Whether the bytes of a name or argument are text in the current encoding, so that they can name a file.
HEOROT_SESSION_EXPORT bool isText(QByteArrayView bytes);

/// The file of one running game. It remembers what it last read or wrote there and refuses to replace anything else.
class HEOROT_SESSION_EXPORT SagaFile {
  public:
    /// No file: saving does nothing.
    SagaFile() = default;
    /// Replaces whatever is there.
    explicit SagaFile(QString path);
    /// The file that `match` was just loaded from: it is written after the next decision, not before.
    SagaFile(QString path, const game::GameModule& game, const record::AnyMatch& match);
    /// The file that `saga` was read from, as above. If saving would lose moves (LoadedSaga::losesMoves), the original
    /// is kept as `<path>.old`, or `.old-2` and so on, unless such a copy already exists.
    SagaFile(QString path, const StoredSaga& saga);

    const QString& path() const { return path_; }
    /// Whether the file is still as this object last read or wrote it.
    bool isIntact() const;
    /// Whether this object has written anything.
    bool hasWritten() const { return hasWritten_; }
    /// Throws record::FileError and then leaves the file as it was.
    void save(const game::GameModule& game, const record::AnyMatch& match);

  private:
    /// `now` is the file's current fingerprint.
    void keepOld(const QByteArray& now) const;

    QString path_;
    /// Of the whole file, as last read or written; empty if there is none.
    QByteArray seen_;
    /// The content at loading; not written again while nothing has been decided.
    std::string same_;
    bool keepsOld_ = false;
    bool hasWritten_ = false;
};

}
