// SPDX-License-Identifier: GPL-3.0-or-later
// A finished game as statistics count it: who played it and with which result, without its moves.
#pragma once

#include "game/game_module.h"
#include "record/node.h"

#include "statistics/statistics_export.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace heorot::statistics {

struct SourcePoints {
    /// AnyMatch::scoreSourceName, the same in every language.
    QString source;
    int points = 0;
    bool operator==(const SourcePoints&) const = default;
};

struct PlayedSeat {
    int seat = 0;
    QString name;
    /// The word of the seating: "human", or the level of a computer player.
    QString player;
    int color = 0;
    int points = 0;
    /// 1 for the winner; shared by seats that tie.
    int place = 0;
    /// The coach's percentage (session::Review::kept), once it has been computed.
    std::optional<double> kept;
    std::vector<SourcePoints> sources;

    bool isPerson() const { return player == QLatin1String("human"); }
    bool operator==(const PlayedSeat&) const = default;
};

struct PlayedGame {
    QString fingerprint;
    /// The id of the game.
    QString game;
    QDateTime finished;
    /// Including those that are not among the players: they were forgotten at a player's request, or a computer player
    /// finished them for a person.
    int seats = 0;
    int moves = 0;
    std::vector<PlayedSeat> players;
    /// A file that had this game when it was last looked at; empty if there is none.
    QString path;

    bool operator==(const PlayedGame&) const = default;
};

/// Identifies a game by its deal, moves and outcomes, read from its saga: copies and renamed files have the same one,
/// also if the names of the seats differ. Throws record::FileError.
HEOROT_STATISTICS_EXPORT QString fingerprintOf(const record::Node& saga, const std::string& file);

/// The match must be over.
HEOROT_STATISTICS_EXPORT PlayedGame playedGame(const record::AnyMatch& match, const QString& game,
                                               const QString& fingerprint, const QDateTime& finished);

/// Seats with equal keys are one player: a person by its name, regardless of case and Unicode form, and all computer
/// players of one level and style together.
HEOROT_STATISTICS_EXPORT QString playerKey(const PlayedSeat& seat);
/// The same for a person's name.
HEOROT_STATISTICS_EXPORT QString personKey(const QString& name);
/// The level of a computer player's key, with its style ("hard-bold"); empty for a person's.
HEOROT_STATISTICS_EXPORT QString levelOfKey(const QString& key);

}
