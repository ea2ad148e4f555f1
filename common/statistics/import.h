// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the statistics from sagas. A file is read once, and again only after it has changed; of a file of a game that
// is not over, only the head is read.
#pragma once

#include "game/game_module.h"
#include "statistics/store.h"

#include <QStringList>

#include <functional>

namespace heorot::statistics {

struct ImportSpec {
    QStringList paths;
    /// All games, for the thread that imports.
    game::GameFinder games;
    /// Whether to go on; asked before each file.
    std::function<bool()> goesOn = [] { return true; };
    /// Told how many of the files have been looked at.
    std::function<void(int)> progress = [](int) {};
};

/// Returns the number of new games. Files that are not sagas, or cannot be replayed, are left out and tried again the
/// next time. Throws StoreError; games counted before that stay counted.
HEOROT_STATISTICS_EXPORT int importSagas(Store& store, const ImportSpec& spec);

/// The fingerprint of the saga in this file; empty if it cannot be read.
HEOROT_STATISTICS_EXPORT QString fingerprintOfFile(const QString& path);

}
