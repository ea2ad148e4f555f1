// SPDX-License-Identifier: GPL-3.0-or-later
// How well a computer player plays. Levels have the same names in files, arguments and settings. Which of them there
// are depends on the game: record::AnyGame::computerPlayers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace heorot::ai {

enum class Level : std::uint8_t {
    Random, ///< any legal action
    V1,     ///< one decision ahead on an estimate (ai/greedy.h): the yardstick of the league; it never changes
    Easy,   ///< looks at its own gains more than at other seats' plans; plays like V1 in a game without a search
    Medium,
    Hard,
    Master,
    Seer, ///< sees all hands: an upper bound for the league, never a player at a table
};

inline constexpr std::array<std::string_view, 7> levelNames{"random", "v1", "easy", "medium", "hard", "master", "seer"};

/// Whether people are offered the level as an opponent.
constexpr bool isForPeople(Level level) {
    return level >= Level::Easy && level <= Level::Master;
}

constexpr std::string_view levelName(Level level) {
    return levelNames[static_cast<std::size_t>(level)];
}

constexpr std::optional<Level> levelOf(std::string_view name) {
    for (std::size_t i = 0; i < levelNames.size(); ++i)
        if (levelNames[i] == name) return static_cast<Level>(i);
    return std::nullopt;
}

}
