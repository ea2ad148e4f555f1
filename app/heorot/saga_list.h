// SPDX-License-Identifier: GPL-3.0-or-later
// The sagas in the player's folder, newest first, with a short description of each. Reading never changes a file; one
// that cannot be read stays in the list with the reason.
#pragma once

#include "plugin/catalog.h"
#include "record/saga_head.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace heorot::app {

/// The chapter that a running game has come to.
struct SagaProgress {
    QString title;
    int number = 0;
    /// How many chapters a whole game has; 0 if unknown.
    int last = 0;
};

/// What a worker read from a file.
struct ReadSaga {
    QString path;
    QDateTime saved;
    /// In bytes.
    qint64 size = 0;
    /// The file name is not valid text; `path` approximates it.
    bool hasUndecodableName = false;
    /// Why it cannot be read; the members below are then empty.
    QString problem;
    record::SagaHead head;
    /// Of a running game that was read; in the program's language of that time.
    std::optional<SagaProgress> progress;
    /// The game itself, if it was needed.
    std::shared_ptr<const record::AnyMatch> match;
};

/// The same in the program's language.
struct ListedSaga {
    struct Seat {
        QString name;
        int color = 0;
        /// Unknown in a saga of an old format whose game has not been read yet.
        std::optional<int> points;
        /// Whether hidden pieces will count as well.
        bool hasHidden = false;
    };

    QString path;
    QDateTime saved;
    QString problem;
    QString game;
    QString title;
    /// Whose decision it is, or that the game is over; empty while unknown.
    QString position;
    /// Points as spectators count them, if the game ended now.
    std::vector<Seat> seats;
    std::optional<SagaProgress> progress;
    bool over = false;
};

/// Remembers a saga outside the player's folder that was played; only the most recent ones are kept.
void rememberSaga(const QString& path);

/// Paths of all sagas in the folder and of the remembered ones that still exist, newest first. Those dated in the
/// future go last.
QStringList knownSagas(const QString& folder);

/// Sagas in the folder whose names are not valid text, so that they cannot be opened by name.
std::vector<ReadSaga> undecodableSagas(const QString& folder);

/// Reads only the head; if that fails, reading the game says why. This and the following functions may run in a worker
/// thread.
ReadSaga readHead(const QString& path);
ReadSaga readGame(const QString& path, const game::GameFinder& games);
/// The same without the game itself, but with the words that a list in this language shows of it.
ReadSaga readSummary(const QString& path, const game::GameFinder& games, const QString& language);
/// Whether the file is unchanged since it was read.
bool isUnchanged(const ReadSaga& saga);
/// Whether the head alone is enough for a list in this language.
bool isHeadEnough(const record::SagaHead& head, const QString& language);

/// Loads the saga's game if necessary.
ListedSaga toListed(const ReadSaga& saga, plugin::PluginCatalog& catalog);

/// "Ylva 12": a seat with its publicly known points.
QString seatText(const ListedSaga::Seat& seat);

/// "Saved today at 21:40.", relative to `now`.
QString savedText(const QDateTime& saved, const QDateTime& now);

}
