// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the loader of raiders.yaml: amounts, cards and tiles.
#pragma once

#include "data/entry.h"
#include "rules/tables.h"

namespace heorot::raiders {

/// Reads a list of 1 to `most` dice colors as numbers by color.
Counts<colors> readColors(const data::Cursor& at, std::size_t most);
/// Reads a list of icons from Shield to Hammer as numbers by icon: at least one, and no more than a ship holds dice.
Counts<payIcons> readIcons(const data::Cursor& at, const Rules& rules);
/// Reads a gain without spoils and Reavers, so that cards cannot bring further cards without end.
Bundle readBundle(const data::Cursor& at);
/// Reads a reward of a Sea Battle or a territory, which may contain cards.
Bundle readReward(const data::Cursor& at);
/// Reads `{food: 4, favor: 1, dice: 1}` or `{food: 4, icons: [chest]}`; at least one of them, and no more dice than a
/// ship holds.
Cost readCost(const data::Cursor& at, const Rules& rules);

/// Refuses a list of numbers that decreases somewhere; with Rise::Always also equal neighbors.
enum class Rise : std::uint8_t { Always, OrStay };
void checkRising(const data::Cursor& at, std::span<const std::uint8_t> numbers, Rise rise);

void readCards(data::Entry& root, Rules& rules);

}
