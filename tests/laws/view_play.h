// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games through a real table, as each kind of person plays them: whatever is meant is what is decided.
#pragma once

#include "game/game_view.h"
#include "laws/law_suite.h"
#include "plugin/game_plugin.h"

#include <array>
#include <string>

namespace heorot::laws {

enum class Way : std::uint8_t { Mouse, Keys, Accessible };
inline constexpr std::array ways{Way::Mouse, Way::Keys, Way::Accessible};

/// "mouse", "keys", "accessible actions"
std::string nameOf(Way way);

/// Plays random games, with detours that are taken back. Empty, or what went wrong and where.
Verdict playsWholeGames(const game::GameModule& module, const game::GameView& view, int seats, Way way, int games);

/// As runSuite, with windows.
int runWindowSuite(std::vector<LawRow> rows, int argc, char** argv);

}
