// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/store.h"

#include "statistics/database.h"

#include <QStandardPaths>

namespace heorot::statistics {

namespace {

QVariant numberOf(const QDateTime& time) {
    return time.toMSecsSinceEpoch();
}

QDateTime timeOf(const QVariant& number) {
    return QDateTime::fromMSecsSinceEpoch(number.toLongLong());
}

}

QString storePath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/statistics.sqlite");
}

Store::Store(const QString& path, const QString& driver) : database_(std::make_unique<Database>(path, driver)) {}

Store::~Store() = default;

const QString& Store::notice() const {
    return database_->notice();
}

std::map<QString, Store::File> Store::files() const {
    std::map<QString, File> files;
    QSqlQuery query = database_->run(QStringLiteral("SELECT path, saved, size, fingerprint FROM files"));
    while (query.next()) {
        const QString path = query.value(0).toString();
        files[path] = {path, timeOf(query.value(1)), query.value(2).toLongLong(), query.value(3).toString()};
    }
    return files;
}

bool Store::knows(const QString& fingerprint) const {
    return database_
        ->run(QStringLiteral(
                  "SELECT 1 FROM games WHERE fingerprint = ? UNION SELECT 1 FROM removed WHERE fingerprint = ?"),
              {fingerprint, fingerprint})
        .next();
}

int Store::add(const std::vector<File>& files, const std::vector<PlayedGame>& games) {
    Transaction changes(*database_);
    int added = 0;
    for (const PlayedGame& game : games)
        if (!knows(game.fingerprint)) {
            insert(game);
            ++added;
        }
    for (const File& file : files)
        database_->run(
            QStringLiteral("INSERT OR REPLACE INTO files (path, saved, size, fingerprint) VALUES (?, ?, ?, ?)"),
            {file.path, numberOf(file.saved), file.size,
             file.fingerprint.isNull() ? QStringLiteral("") : file.fingerprint});
    changes.commit();
    return added;
}

void Store::insert(const PlayedGame& game) const {
    const QSqlQuery row = database_->run(
        QStringLiteral("INSERT INTO games (fingerprint, game, finished, seats, moves) VALUES (?, ?, ?, ?, ?)"),
        {game.fingerprint, game.game, numberOf(game.finished), game.seats, game.moves});
    const QVariant id = row.lastInsertId();
    for (const PlayedSeat& player : game.players) {
        database_->run(QStringLiteral("INSERT INTO players (game, seat, key, name, player, color, points, place, kept) "
                                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                       {id, player.seat, playerKey(player), player.name, player.player, player.color, player.points,
                        player.place, player.kept ? QVariant(*player.kept) : QVariant()});
        int number = 0;
        for (const SourcePoints& part : player.sources)
            database_->run(
                QStringLiteral("INSERT INTO sources (game, seat, number, source, points) VALUES (?, ?, ?, ?, ?)"),
                {id, player.seat, number++, part.source, part.points});
    }
}

void Store::setKept(const QString& fingerprint, int seat, double percent) {
    database_->run(QStringLiteral("UPDATE players SET kept = ? WHERE seat = ? AND game = "
                                  "(SELECT id FROM games WHERE fingerprint = ?)"),
                   {percent, seat, fingerprint});
}

std::vector<PlayedGame> Store::games() const {
    std::vector<PlayedGame> games;
    std::map<qint64, std::size_t> indexes;
    QSqlQuery query = database_->run(QStringLiteral(
        "SELECT id, fingerprint, game, finished, seats, moves, (SELECT path FROM files WHERE files.fingerprint = "
        "games.fingerprint ORDER BY saved DESC, path LIMIT 1) FROM games ORDER BY finished, id"));
    while (query.next()) {
        indexes[query.value(0).toLongLong()] = games.size();
        games.push_back({.fingerprint = query.value(1).toString(),
                         .game = query.value(2).toString(),
                         .finished = timeOf(query.value(3)),
                         .seats = query.value(4).toInt(),
                         .moves = query.value(5).toInt(),
                         .players = {},
                         .path = query.value(6).toString()});
    }
    readPlayers(games, indexes);
    return games;
}

void Store::readPlayers(std::vector<PlayedGame>& games, const std::map<qint64, std::size_t>& indexes) const {
    QSqlQuery players = database_->run(
        QStringLiteral("SELECT game, seat, name, player, color, points, place, kept FROM players ORDER BY game, seat"));
    while (players.next()) {
        const auto game = indexes.find(players.value(0).toLongLong());
        if (game == indexes.end()) continue; // added meanwhile by another program
        const QVariant kept = players.value(7);
        games[game->second].players.push_back({.seat = players.value(1).toInt(),
                                               .name = players.value(2).toString(),
                                               .player = players.value(3).toString(),
                                               .color = players.value(4).toInt(),
                                               .points = players.value(5).toInt(),
                                               .place = players.value(6).toInt(),
                                               .kept = kept.isNull() ? std::nullopt : std::optional(kept.toDouble()),
                                               .sources = {}});
    }
    QSqlQuery sources =
        database_->run(QStringLiteral("SELECT game, seat, source, points FROM sources ORDER BY game, seat, number"));
    while (sources.next()) {
        const auto game = indexes.find(sources.value(0).toLongLong());
        if (game == indexes.end()) continue;
        for (PlayedSeat& player : games[game->second].players)
            if (player.seat == sources.value(1).toInt())
                player.sources.push_back({sources.value(2).toString(), sources.value(3).toInt()});
    }
}

void Store::removeGame(const QString& fingerprint) {
    Transaction changes(*database_);
    database_->run(QStringLiteral("INSERT OR IGNORE INTO removed (fingerprint) VALUES (?)"), {fingerprint});
    database_->run(QStringLiteral("DELETE FROM games WHERE fingerprint = ?"), {fingerprint});
    changes.commit();
}

void Store::removePlayer(const QString& key) {
    Transaction changes(*database_);
    database_->run(QStringLiteral("DELETE FROM sources WHERE EXISTS (SELECT 1 FROM players WHERE players.game = "
                                  "sources.game AND players.seat = sources.seat AND players.key = ?)"),
                   {key});
    database_->run(QStringLiteral("DELETE FROM players WHERE key = ?"), {key});
    const QString nobodysGames =
        QStringLiteral(" FROM games WHERE NOT EXISTS (SELECT 1 FROM players WHERE players.game = games.id AND "
                       "players.player = 'human')");
    database_->run(QStringLiteral("INSERT OR IGNORE INTO removed SELECT fingerprint") + nobodysGames);
    database_->run(QStringLiteral("DELETE") + nobodysGames);
    changes.commit();
}

void Store::removeAll() {
    Transaction changes(*database_);
    database_->run(QStringLiteral("INSERT OR IGNORE INTO removed SELECT fingerprint FROM games"));
    database_->run(QStringLiteral("DELETE FROM games"));
    changes.commit();
}

}
