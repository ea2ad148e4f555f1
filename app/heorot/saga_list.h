// SPDX-License-Identifier: GPL-3.0-or-later
// The sagas of the player's folder, newest first, and what each of them is in a few words. Reading never changes a
// file; one that cannot be read keeps its place with the sentence why.
#pragma once

#include "plugin/catalog.h"
#include "record/saga_head.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace heorot::app {

/// What a worker found in a file.
struct ReadSaga {
    QString path;
    QDateTime saved;
    /// In bytes.
    qint64 size = 0;
    /// Its name is no text; `path` shows about what it is.
    bool isStrange = false;
    /// Why it cannot be read; all below is then empty.
    QString problem;
    record::SagaHead head;
    /// The game itself, if it was needed.
    std::shared_ptr<const record::AnyMatch> match;
};

/// The same in the language of the program.
struct ListedSaga {
    struct Seat {
        QString name;
        int color = 0;
        /// Unknown in a saga of an old format whose game has not been read yet.
        std::optional<int> points;
        /// Hidden pieces will count, too.
        bool hasHidden = false;
    };

    QString path;
    QDateTime saved;
    QString problem;
    QString game;
    QString title;
    /// Whose decision it is, or that the game is over; empty while that is not known.
    QString position;
    /// Points as onlookers count them, if the game ended now.
    std::vector<Seat> seats;
    bool over = false;
};

/// A saga outside of the player's folder was played: it is known from now on, as one of the last many.
void rememberSaga(const QString& path);

/// Paths of all sagas in the folder, and of those that are remembered and still there; newest first. Those dated in the
/// future stand last.
QStringList knownSagas(const QString& folder);

/// Files of the folder that are sagas by their ending and whose names are no text: they cannot be opened by them.
std::vector<ReadSaga> strangeNames(const QString& folder);

/// The head alone; where it cannot be read, reading the game says why. Touches nothing that the window uses; nor do
/// the next ones.
ReadSaga readHead(const QString& path);
ReadSaga readGame(const QString& path, const game::GameFinder& games);
/// Whether the file is still the one that was read.
bool isAsRead(const ReadSaga& saga);
/// Whether a list can be made of the head alone, in this language.
bool saysEnough(const record::SagaHead& head, const QString& language);

/// Loads the game of the saga if it is not loaded yet.
ListedSaga toListed(const ReadSaga& saga, plugin::PluginCatalog& catalog);

/// "Ylva 12": a seat with its points, as far as they are known to all.
QString seatText(const ListedSaga::Seat& seat);

/// "Saved today at 21:40.", seen from `now`.
QString savedText(const QDateTime& saved, const QDateTime& now);

}
