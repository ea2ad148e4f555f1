// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/read.h"

#include "record/plain_text.h"

namespace heorot::raiders {

using record::Cursor;
using record::inQuotes;
using record::MapCursor;

std::uint8_t smallNumber(const Cursor& at, int least, int most) {
    return static_cast<std::uint8_t>(at.integer(least, most));
}

std::uint8_t optionalNumber(MapCursor& map, std::string_view key, int least, int most) {
    const auto at = map.optional(key);
    return at ? smallNumber(*at, least, most) : std::uint8_t{0};
}

Confidence readConfidence(const Cursor& at) {
    return static_cast<Confidence>(at.oneOf(texts(confidenceNames)));
}

Sureness readSureness(MapCursor& entry, std::span<const std::string_view> sides) {
    if (const auto source = entry.optional("source")) source->text();
    const Cursor at = entry.required("confidence");
    if (sides.empty()) return {{"all", readConfidence(at)}};
    Sureness sure;
    MapCursor map = at.map();
    for (const auto side : sides) sure.push_back({std::string(side), readConfidence(map.required(side))});
    map.finish();
    return sure;
}

Figure readFigure(const Cursor& at, int least, int most) {
    MapCursor entry = at.map();
    Figure figure;
    figure.value = entry.required("value").integer(least, most);
    figure.confidence = readSureness(entry, {}).front().confidence;
    entry.finish();
    return figure;
}

Counts<colours> readColours(const Cursor& at) {
    Counts<colours> counts{};
    for (const Cursor& item : at.items()) ++counts[static_cast<std::size_t>(item.oneOf(texts(colourNames)))];
    return counts;
}

Counts<payIcons> readIcons(const Cursor& at) {
    static const std::vector<std::string> names{"shield", "chest", "longship", "hammer"};
    Counts<payIcons> counts{};
    for (const Cursor& item : at.items()) ++counts[static_cast<std::size_t>(item.oneOf(names))];
    return counts;
}

Bundle readBundle(const Cursor& at) {
    MapCursor map = at.map();
    Bundle bundle;
    bundle.food = optionalNumber(map, "food", 1, 20);
    bundle.favor = optionalNumber(map, "favor", 1, 20);
    bundle.glory = optionalNumber(map, "glory", 1, 50);
    bundle.terror = optionalNumber(map, "terror", 1, 9);
    bundle.relief = optionalNumber(map, "relief", 1, 9);
    if (const auto pawn = map.optional("pawn")) bundle.pawn = static_cast<std::uint8_t>(pawn->oneOf(texts(pawnNames)));
    if (const auto die = map.optional("die")) {
        bundle.die = dieNamed(die->text());
        if (bundle.die == none)
            die->fail(inQuotes(die->text()) + " is no die: write colour and icon, as in red-helmet");
    }
    if (const auto roll = map.optional("roll")) bundle.rolled = readColours(*roll);
    bundle.freeDice = optionalNumber(map, "free-dice", 1, 4);
    bundle.villages = optionalNumber(map, "villages", 1, 2);
    bundle.keeps = optionalNumber(map, "keeps", 1, 2);
    bundle.reavers = optionalNumber(map, "reavers", 1, 1);
    bundle.prophecies = optionalNumber(map, "prophecies", 1, 2);
    map.finish();
    return bundle;
}

Cost readCost(const Cursor& at) {
    MapCursor map = at.map();
    Cost cost;
    cost.food = optionalNumber(map, "food", 1, 20);
    cost.favor = optionalNumber(map, "favor", 1, 20);
    cost.dice = optionalNumber(map, "dice", 1, 5);
    if (const auto list = map.optional("icons")) cost.icons = readIcons(*list);
    map.finish();
    return cost;
}

}
