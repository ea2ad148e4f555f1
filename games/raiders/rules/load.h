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
/// A gain without cards of spoils and Reavers, so that what they bring cannot bring further ones without end.
Bundle readBundle(const data::Cursor& at);
/// The same for the rewards of Sea Battles and territories, which may contain cards.
Bundle readReward(const data::Cursor& at);
/// `{food: 4, favor: 1, dice: 1}` or `{food: 4, icons: [chest]}`; at least one of them, and no more dice than a ship
/// has room for.
Cost readCost(const data::Cursor& at, const Rules& rules);

/// Refuses a list of numbers that falls; with Rise::Always also one in which two neighbors are equal.
enum class Rise : std::uint8_t { Always, OrStay };
void checkRising(const data::Cursor& at, std::span<const std::uint8_t> numbers, Rise rise);

void readCards(data::Entry& root, Rules& rules);

}
