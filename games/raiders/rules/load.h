// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading raiders.yaml: amounts, cards and tiles.
#pragma once

#include "data/entry.h"
#include "rules/tables.h"

namespace heorot::raiders {

/// A list of 1 to `most` dice colors as numbers of each.
Counts<colors> readColors(const data::Cursor& at, std::size_t most);
/// A list of icons from Shield to Hammer as numbers of each: at least one, and no more than a ship has dice.
Counts<payIcons> readIcons(const data::Cursor& at, const Rules& rules);
/// Something that is gained; no cards of spoils and no Reavers. What they bring brings no further ones in print, and so
/// no gain goes on without end.
Bundle readBundle(const data::Cursor& at);
/// The same for the rewards of Sea Battles and territories, which may be cards.
Bundle readReward(const data::Cursor& at);
/// `{food: 4, favor: 1, dice: 1}` or `{food: 4, icons: [chest]}`; something, and no more than a ship has dice.
Cost readCost(const data::Cursor& at, const Rules& rules);

/// Refuses numbers that fall; with Rise::Always also those that stay the same.
enum class Rise : std::uint8_t { Always, OrStay };
void checkRising(const data::Cursor& at, std::span<const std::uint8_t> numbers, Rise rise);

void readCards(data::Entry& root, Rules& rules);

}
