// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player at a table: how well it plays, and its style. Files and arguments write `hard` or `hard-bold`.
#pragma once

#include "ai/level.h"

#include <string>

namespace heorot::ai {

/// A taste among actions of nearly equal worth, never a weakness. A game says which actions fit a style (see
/// SearchPlayersOf).
enum class Style : std::uint8_t { Plain, Bold, Careful, Grasping, Spiteful, Patient, Scheming };

inline constexpr std::array<std::string_view, 7> styleNames{"plain",    "bold",    "careful", "grasping",
                                                            "spiteful", "patient", "scheming"};

constexpr std::string_view styleName(Style style) {
    return styleNames[static_cast<std::size_t>(style)];
}

struct Opponent {
    Level level = Level::Easy;
    Style style = Style::Plain;

    constexpr Opponent(Level itsLevel, Style itsStyle = Style::Plain) : level(itsLevel), style(itsStyle) {}
    bool operator==(const Opponent&) const = default;
};

inline std::string wordOf(Opponent opponent) {
    std::string word(levelName(opponent.level));
    if (opponent.style != Style::Plain) word.append("-").append(styleName(opponent.style));
    return word;
}

/// The reverse of `wordOf`; nothing for any other text. Only levels for people have styles.
constexpr std::optional<Opponent> opponentOf(std::string_view word) {
    const std::size_t dash = word.find('-');
    const auto level = levelOf(word.substr(0, dash));
    if (!level || dash == std::string_view::npos) return level ? std::optional(Opponent(*level)) : std::nullopt;
    for (std::size_t i = 1; i < styleNames.size(); ++i)
        if (isForPeople(*level) && word.substr(dash + 1) == styleNames[i])
            return Opponent(*level, static_cast<Style>(i));
    return std::nullopt;
}

}
