// SPDX-License-Identifier: GPL-3.0-or-later
// How a file that names its game finds that game.
#pragma once

#include "record/any_game.h"

#include <functional>
#include <stdexcept>
#include <string>

namespace heorot::record {

/// The game exists but cannot be played; the sentence says why.
class HEOROT_RECORD_EXPORT GameRefused : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Returns a loaded game by id, or nullptr if it is unknown. Throws GameRefused.
using GameFinder = std::function<const AnyGame*(const std::string& id)>;

/// The game named at `id`. Throws FileError at that place if it is unknown or refused.
HEOROT_RECORD_EXPORT const AnyGame& gameAt(const Cursor& id, const GameFinder& games);

}
