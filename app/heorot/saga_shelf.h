// SPDX-License-Identifier: GPL-3.0-or-later
// The sagas of the player's folder, newest first, and what each of them is in a few words. Reading never changes a
// file; one that cannot be read keeps its place with the sentence why.
#pragma once

#include "plugin/catalog.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace heorot::app {

struct ShelfSaga {
    struct Seat {
        QString name;
        int colour = 0;
        int points = 0;
    };

    QString path;
    QDateTime saved;
    /// Why it cannot be read; all below is then empty.
    QString problem;
    QString game;
    QString title;
    /// Whose decision it is, or that the game is over.
    QString position;
    /// Points as onlookers count them.
    std::vector<Seat> seats;
    bool over = false;
};

/// A saga outside of the player's folder was played: it is known from now on, as one of the last few.
void rememberSaga(const QString& path);

/// Paths of all sagas in the folder, and of those that are remembered and still there; newest first.
QStringList knownSagas(const QString& folder);

/// Loads the game of the saga if it is not loaded yet.
ShelfSaga readShelf(const QString& path, plugin::PluginCatalog& catalog);

/// The newest saga that can be read and is not over.
std::optional<ShelfSaga> newestOpenSaga(const QString& folder, plugin::PluginCatalog& catalog);

/// "Saved today at 21:40.", seen from `now`.
QString savedText(const QDateTime& saved, const QDateTime& now);

}
