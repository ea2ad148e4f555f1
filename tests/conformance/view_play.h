// SPDX-License-Identifier: GPL-3.0-or-later
// Plays whole games on a real table by each input method: every intended action is the one decided.
#pragma once

#include "conformance/conformance_suite.h"
#include "game/game_module.h"
#include "game/game_view.h"

#include <array>
#include <string>

namespace heorot::conformance {

enum class InputMethod : std::uint8_t { Mouse, Keys, Accessible };
inline constexpr std::array inputMethods{InputMethod::Mouse, InputMethod::Keys, InputMethod::Accessible};

/// "mouse", "keys", "accessible actions"
std::string nameOf(InputMethod way);

/// Plays random games with cancelled detours. Returns an empty result, or the failure and its position.
CheckResult playsWholeGames(const game::GameModule& module, const game::GameView& view, int seats, InputMethod way,
                            int games);

/// Like runSuite, for checks that open windows.
int runWindowSuite(std::vector<CheckRow> rows, int argc, char** argv);

}
