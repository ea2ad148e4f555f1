// SPDX-License-Identifier: GPL-3.0-or-later
// How a file that names its game finds that game.
#pragma once

#include "record/any_game.h"
#include "record/game_refused.h"

#include <functional>
#include <string>

namespace heorot::record {

/// Returns a loaded game by id, or nullptr if it is unknown. Throws GameRefused.
using GameFinder = std::function<const AnyGame*(const std::string& id)>;

/// The game named at `id`. Throws FileError at that place if it is unknown or refused.
HEOROT_RECORD_EXPORT const AnyGame& gameAt(const Cursor& id, const GameFinder& games);

}
