// SPDX-License-Identifier: GPL-3.0-or-later
// How a file that names its game gets at the game.
#pragma once

#include "record/any_game.h"

#include <functional>
#include <stdexcept>
#include <string>

namespace heorot::record {

/// A game that is there but cannot be played; the sentence says why.
class HEOROT_RECORD_EXPORT GameRefused : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Finds a loaded game by its id, or gives nullptr where no such game is known. Throws GameRefused.
using GameFinder = std::function<const AnyGame*(const std::string& id)>;

/// The game that is named at `id`. Throws FileError at that place if it is not known or refused.
HEOROT_RECORD_EXPORT const AnyGame& gameAt(const Cursor& id, const GameFinder& games);

}
