// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas on disk. A file is replaced as a whole or not at all, so that a crash or power cut costs nothing.
#pragma once

#include "record/saga.h"

#include <QString>

#include "plugin/plugin_export.h"

namespace heorot::plugin {

/// Writes the match to `path`, making its folder if needed. Throws record::FileError; the old file is then untouched.
HEOROT_PLUGIN_EXPORT void saveSaga(const QString& path, const record::AnyGame& game, const record::AnyMatch& match);

/// Reads a saga file. Throws record::FileError as record::readSaga does.
HEOROT_PLUGIN_EXPORT record::LoadedSaga loadSaga(const QString& path, const record::GameFinder& games);

/// Where games are saved by themselves, under the user's data location.
HEOROT_PLUGIN_EXPORT QString sagaFolder();

/// A path for a new game of this id in sagaFolder() that no file has yet.
HEOROT_PLUGIN_EXPORT QString newSagaPath(const QString& gameId);

}
