// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the box complete: counts pieces by name, and moves them when a scenario says where some of them are.
#pragma once

#include "record/describer.h"

#include <map>
#include <string>
#include <vector>

namespace heorot::record {

using Census = std::map<std::string, int>;

/// How many of each piece the zones hold.
HEOROT_RECORD_EXPORT Census census(const std::vector<ZoneView>& zones);

/// "there are 2 of 'I+6' here, but 1 in the box"; nothing if both counts are equal.
HEOROT_RECORD_EXPORT Fault censusDifference(const Census& box, const Census& found);

/// Throws PieceError at `at` if the counts differ.
HEOROT_RECORD_EXPORT void checkPieces(const Census& box, const Census& found, const Cursor& at);

/// Restores the zones to exactly the pieces of `box` after a position named some zones. A piece named more often than
/// it exists is taken from zones that were not named: decks first (from the bottom), then discards, supplies, hands. A
/// piece that is nowhere any more goes under a deck, to the discards, or to a supply that accepts it. Throws FileError
/// at `at` if that is impossible.
HEOROT_RECORD_EXPORT void settlePieces(const Census& box, std::vector<ZoneView> zones,
                                       const std::vector<NamedZone>& named, const Cursor& at);

}
