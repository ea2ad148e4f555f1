// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games through a real table, as each kind of person plays them: whatever is meant is what is decided.
#pragma once

#include "conformance/conformance_suite.h"
#include "game/game_view.h"
#include "plugin/game_plugin.h"

#include <array>
#include <string>

namespace heorot::conformance {

enum class InputMethod : std::uint8_t { Mouse, Keys, Accessible };
inline constexpr std::array inputMethods{InputMethod::Mouse, InputMethod::Keys, InputMethod::Accessible};

/// "mouse", "keys", "accessible actions"
std::string nameOf(InputMethod way);

/// Plays random games, with detours that are taken back. Empty, or what went wrong and where.
CheckResult playsWholeGames(const game::GameModule& module, const game::GameView& view, int seats, InputMethod way,
                            int games);

/// As runSuite, with windows.
int runWindowSuite(std::vector<CheckRow> rows, int argc, char** argv);

}
