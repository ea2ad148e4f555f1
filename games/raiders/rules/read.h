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

/// A list of dice colours as numbers of each.
Counts<colours> readColours(const record::Cursor& at);
/// A list of icons from Shield to Hammer as numbers of each.
Counts<payIcons> readIcons(const record::Cursor& at);
Bundle readBundle(const record::Cursor& at);
/// `{food: 4, favor: 1, dice: 1, icons: [chest]}`
Cost readCost(const record::Cursor& at);

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
