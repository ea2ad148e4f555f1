// SPDX-License-Identifier: GPL-3.0-or-later
// How well a computer player plays. Levels have the same names in files, arguments and settings. Which of them there
// are depends on the game: record::AnyGame::computerPlayers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace heorot::ai {

enum class Level : std::uint8_t { Random, Easy, Medium, Hard };

inline constexpr std::array<std::string_view, 4> levelNames{"random", "easy", "medium", "hard"};

inline std::string_view levelName(Level level) {
    return levelNames[static_cast<std::size_t>(level)];
}

inline std::optional<Level> levelOf(std::string_view name) {
    for (std::size_t i = 0; i < levelNames.size(); ++i)
        if (levelNames[i] == name) return static_cast<Level>(i);
    return std::nullopt;
}

}
