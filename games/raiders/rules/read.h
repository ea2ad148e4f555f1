// SPDX-License-Identifier: GPL-3.0-or-later
// Reading entries of raiders.yaml: what the parts of the loader share.
#pragma once

#include "record/cursor.h"
#include "rules/tables.h"

#include <algorithm>
#include <span>

namespace heorot::raiders {

template <class Names>
std::vector<std::string> texts(const Names& names) {
    return {names.begin(), names.end()};
}

/// A whole number from `least` to `most`, at most 255.
std::uint8_t smallNumber(const record::Cursor& at, int least, int most);
/// The same under a key that may be missing: 0 then.
std::uint8_t optionalNumber(record::MapCursor& map, std::string_view key, int least, int most);

Confidence readConfidence(const record::Cursor& at);
/// `confidence: printed`, or a map with one word for each of the sides; and a source, which is for readers of the file.
Sureness readSureness(record::MapCursor& entry, std::span<const std::string_view> sides);
/// `{value: 6, confidence: printed}`
Figure readFigure(const record::Cursor& at, int least, int most);

/// A list of 1 to `most` dice colors as numbers of each.
Counts<colors> readColors(const record::Cursor& at, std::size_t most);
/// A list of icons from Shield to Hammer as numbers of each: at least one, and no more than a ship has dice.
Counts<payIcons> readIcons(const record::Cursor& at, const Rules& rules);
/// Something that is gained; no cards of spoils and no Reavers. What they bring brings no further ones in print, and so
/// no gain goes on without end.
Bundle readBundle(const record::Cursor& at);
/// The same for the rewards of Sea Battles and territories, which may be cards.
Bundle readReward(const record::Cursor& at);
/// `{food: 4, favor: 1, dice: 1}` or `{food: 4, icons: [chest]}`; something, and no more than a ship has dice.
Cost readCost(const record::Cursor& at, const Rules& rules);
/// Refuses numbers that fall; with Rise::Always also those that stay the same.
enum class Rise : std::uint8_t { Always, OrStay };
template <class Numbers>
void checkRising(const record::Cursor& at, const Numbers& numbers, Rise rise) {
    for (std::size_t i = 1; i < numbers.size(); ++i)
        if (numbers[i] < numbers[i - 1] || (rise == Rise::Always && numbers[i] == numbers[i - 1]))
            at.items()[i].fail("after " + std::to_string(numbers[i - 1]) + " comes no " + std::to_string(numbers[i]) +
                               ": more of a kind counts more");
}

/// Reads one entry of each name of a table: calls `read(index, entry cursor)`.
template <class Names, class Read>
void readAll(const record::Cursor& at, const Names& names, Read read) {
    record::MapCursor map = at.map();
    for (std::size_t i = 0; i < names.size(); ++i) read(i, map.required(names[i]));
    map.finish();
}

void readReavers(const record::Cursor& at, Rules& rules);
void readArtifacts(const record::Cursor& at, Rules& rules);
void readVillages(const record::Cursor& at, Rules& rules);
void readKeeps(const record::Cursor& at, Rules& rules);
void readJourneys(const record::Cursor& at, Rules& rules);
void readBattles(const record::Cursor& at, Rules& rules);
void readProphecies(const record::Cursor& at, Rules& rules);
void readTerritories(const record::Cursor& at, Rules& rules);
void readUpgrades(const record::Cursor& at, Rules& rules);

}
