// SPDX-License-Identifier: GPL-3.0-or-later
// Keeping the box complete: counting pieces by name, and moving them when a scenario names where some of them lie.
#pragma once

#include "record/describer.h"

#include <map>
#include <string>
#include <vector>

namespace heorot::record {

using Census = std::map<std::string, int>;

/// How often each piece lies in the zones.
HEOROT_RECORD_EXPORT Census census(const std::vector<ZoneView>& zones);

/// "'I+6' lies here 2 times, but is in the box once", or an empty text if both count the same.
HEOROT_RECORD_EXPORT std::string censusDifference(const Census& box, const Census& found);

/// Throws PieceError at `at` if both do not count the same.
HEOROT_RECORD_EXPORT void checkPieces(const Census& box, const Census& found, const Cursor& at);

/// Makes the zones hold exactly the pieces of `box` again after a position named some zones: a piece named beyond its
/// number is taken from what was not named, decks first (from below), then discards, supplies, hands; a piece that lies
/// nowhere any more goes under a deck, to the discards or to a supply that takes it. Throws FileError at `at` if that
/// cannot be done.
HEOROT_RECORD_EXPORT void settlePieces(const Census& box, std::vector<ZoneView> zones,
                                       const std::vector<NamedZone>& named, const Cursor& at);

}
