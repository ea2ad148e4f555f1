// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does with the files of sagas: copies into the player's folder and out of it, the trash and back.
#pragma once

#include "game/game_module.h"

#include <QString>

#include <optional>

namespace heorot::app {

/// Copies a saga into the folder, under its name or, if that is taken, with a number. Returns the new path, or the
/// path itself for a file that is in the folder already. Throws record::FileError if the file is no saga that can be
/// played here, or cannot be copied; nothing is in the folder then.
QString importSaga(const QString& path, const QString& folder, const game::GameFinder& games);

/// Copies the file as it is; replaces what is there. Throws record::FileError and then leaves it unchanged.
void exportSaga(const QString& path, const QString& target);

/// A file in the desktop's trash.
struct TrashedFile {
    /// Where it was.
    QString path;
    /// Where it is now; empty if the desktop does not say.
    QString place;
};

/// Nothing if the desktop has no trash for it; the file is then where it was.
std::optional<TrashedFile> moveToTrash(const QString& path);
/// Puts the file back. False if it is no longer there, or another one has taken its place.
bool restoreFromTrash(const TrashedFile& file);

}
