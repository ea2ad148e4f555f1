// SPDX-License-Identifier: GPL-3.0-or-later
// What the finished games say about one player: places, points, opponents, streaks and records. Pure functions of the
// games; texts and pictures are made elsewhere.
#pragma once

#include "statistics/played_game.h"

#include "engine/seat.h"

#include <array>

namespace heorot::statistics {

/// Which games are looked at. Empty texts and 0 stand for any.
struct Choice {
    QString game{};
    /// playerKey
    QString player{};
    int seats = 0;
    /// Games in which a computer player of this level played, of any style; `personsOnly` for games without one.
    QString level{};

    bool operator==(const Choice&) const = default;
};
inline const QString personsOnly = QStringLiteral("human");

struct PlayerName {
    QString key;
    /// As written in the newest game.
    QString name;
    int games = 0;
    /// Of color and mark, in the newest game.
    int color = 0;
};

/// People by the number of their games, the most first.
HEOROT_STATISTICS_EXPORT std::vector<PlayerName> people(const std::vector<PlayedGame>& games);
/// What there is to choose from, in ascending order: ids of games, numbers of seats, levels.
HEOROT_STATISTICS_EXPORT QStringList gamesIn(const std::vector<PlayedGame>& games);
HEOROT_STATISTICS_EXPORT std::vector<int> seatsIn(const std::vector<PlayedGame>& games);
HEOROT_STATISTICS_EXPORT QStringList levelsIn(const std::vector<PlayedGame>& games);

/// A game of the player.
struct Result {
    /// Index of the game.
    std::size_t game = 0;
    /// Index of the player in PlayedGame::players.
    std::size_t player = 0;
    int points = 0;
    int place = 0;
    bool operator==(const Result&) const = default;
};

struct SourceShare {
    QString source;
    /// Mean points of the player, and of the other seats of the same games.
    double own = 0;
    double others = 0;
};

struct Rival {
    QString key;
    QString name;
    int color = 0;
    int games = 0;
    /// In how many of them the player had the better place, the worse one, the same one.
    int ahead = 0;
    int behind = 0;
    int level = 0;
    bool operator==(const Rival&) const = default;
};

struct Streaks {
    /// Wins in a row up to the newest game; negative: games in a row without a win.
    int current = 0;
    int longestWins = 0;
    int longestWithout = 0;
    bool operator==(const Streaks&) const = default;
};

struct Record {
    enum class Kind : std::uint8_t { MostPoints, FewestPoints, LargestWin, LargestDefeat, BestKept };
    Kind kind;
    /// Index of the game; the earliest one if several are equal.
    std::size_t game = 0;
    /// Points, points ahead, points behind, percent.
    int value = 0;
    bool operator==(const Record&) const = default;
};

struct Summary {
    /// The oldest first.
    std::vector<Result> results;
    int won = 0;
    /// How many of these the player shared with others on the first place.
    int shared = 0;
    /// How often the player had each place; index 0 is the first place.
    std::array<int, engine::maxSeats> places{};
    double meanPlace = 0;
    // Points of different games cannot be compared: the following are empty unless all games are of one kind.
    bool hasPoints = false;
    double meanPoints = 0;
    /// The standard deviation, 0 for one game.
    double spread = 0;
    std::vector<SourceShare> sources;
    std::vector<Record> records;

    /// The mean of the coach's percentages, if there are any.
    std::optional<double> kept;
    /// The most frequent first.
    std::vector<Rival> rivals;
    Streaks streaks;
};

/// Of the chosen player; without one, or without games, the summary is empty.
HEOROT_STATISTICS_EXPORT Summary summaryOf(const std::vector<PlayedGame>& games, const Choice& choice);

/// The indexes of the games that the choice leaves, the oldest first.
HEOROT_STATISTICS_EXPORT std::vector<std::size_t> chosenGames(const std::vector<PlayedGame>& games,
                                                              const Choice& choice);

}
