// SPDX-License-Identifier: GPL-3.0-or-later
// The finished games that statistics count, in a database in the user's data folder. Each game is there once, by its
// fingerprint; a game that was removed does not come back with its file.
#pragma once

#include "statistics/played_game.h"
#include "statistics/store_error.h"

#include <map>
#include <memory>

namespace heorot::statistics {

class Database;

/// The file for this user.
HEOROT_STATISTICS_EXPORT QString storePath();

class HEOROT_STATISTICS_EXPORT Store {
  public:
    /// See Database; `driver` is Qt's name of it. Throws StoreError, as do all functions, which then have changed
    /// nothing.
    explicit Store(const QString& path, const QString& driver = QStringLiteral("QSQLITE"));
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// The sentence that says where a damaged file is now; empty if it was not damaged.
    const QString& notice() const;

    /// A file as it was when it was last read.
    struct File {
        QString path;
        QDateTime saved;
        qint64 size = 0;
        /// Of the game in it; empty for a game that is not over.
        QString fingerprint;
        bool operator==(const File&) const = default;
    };
    /// By path.
    std::map<QString, File> files() const;
    /// Whether this game was counted, or was removed.
    bool knows(const QString& fingerprint) const;

    /// Files that were read, and games that were found in them; games known already are left as they are. Returns how
    /// many are new.
    int add(const std::vector<File>& files, const std::vector<PlayedGame>& games);
    /// The coach's percentage of a seat; nothing happens if the game is not counted.
    void setKept(const QString& fingerprint, int seat, double percent);

    /// All of them, the oldest first, each with a file if one was there when files were last read.
    std::vector<PlayedGame> games() const;

    void removeGame(const QString& fingerprint);
    /// Forgets the results of this player (playerKey). Games without another person are removed.
    void removePlayer(const QString& key);
    void removeAll();

  private:
    void insert(const PlayedGame& game) const;
    void readPlayers(std::vector<PlayedGame>& games, const std::map<qint64, std::size_t>& indexes) const;

    std::unique_ptr<Database> database_;
};

}
