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

Counts<colors> readColors(const Cursor& at, std::size_t most) {
    const auto items = at.items();
    if (items.empty() || items.size() > most)
        at.fail("1 to " + std::to_string(most) + " dice can stand here, not " + std::to_string(items.size()));
    Counts<colors> counts{};
    for (const Cursor& item : items) ++counts[static_cast<std::size_t>(item.oneOf(texts(colorNames)))];
    return counts;
}

Counts<payIcons> readIcons(const Cursor& at, const Rules& rules) {
    const auto items = at.items();
    if (items.empty()) at.fail("at least one icon must stand here");
    if (items.size() > static_cast<std::size_t>(rules.diceSpaces.value))
        at.fail("a ship has room for " + std::to_string(rules.diceSpaces.value) + " dice, so it cannot pay " +
                std::to_string(items.size()) + " icons");
    static const std::vector<std::string> names = texts(std::span(iconNames).subspan(1, payIcons));
    Counts<payIcons> counts{};
    for (const Cursor& item : items) ++counts[static_cast<std::size_t>(item.oneOf(names))];
    return counts;
}

namespace {

Bundle bundleOf(MapCursor& map) {
    Bundle bundle;
    if (map.at().node().entries().empty()) map.at().fail("at least one gain must stand here");
    bundle.food = optionalNumber(map, "food", 1, 20);
    bundle.favor = optionalNumber(map, "favor", 1, 20);
    bundle.glory = optionalNumber(map, "glory", 1, 50);
    bundle.terror = optionalNumber(map, "terror", 1, 9);
    bundle.relief = optionalNumber(map, "relief", 1, 9);
    if (const auto pawn = map.optional("pawn")) bundle.pawn = static_cast<std::uint8_t>(pawn->oneOf(texts(pawnNames)));
    if (const auto die = map.optional("die")) {
        bundle.die = dieNamed(die->text());
        if (bundle.die == none) die->fail(inQuotes(die->text()) + " is no die: write color and icon, as in red-helmet");
    }
    if (const auto roll = map.optional("roll")) bundle.rolled = readColors(*roll, 4);
    bundle.freeDice = optionalNumber(map, "free-dice", 1, 4);
    bundle.prophecies = optionalNumber(map, "prophecies", 1, 2);
    return bundle;
}

}

Bundle readBundle(const Cursor& at) {
    MapCursor map = at.map();
    const Bundle bundle = bundleOf(map);
    for (const char* cards : {"villages", "keeps", "reavers"})
        if (const auto draws = map.optional(cards))
            draws->fail("only Sea Battles and territories bring cards of spoils and Reavers");
    map.finish();
    return bundle;
}

Bundle readReward(const Cursor& at) {
    MapCursor map = at.map();
    Bundle bundle = bundleOf(map);
    bundle.villages = optionalNumber(map, "villages", 1, 2);
    bundle.keeps = optionalNumber(map, "keeps", 1, 2);
    bundle.reavers = optionalNumber(map, "reavers", 1, 1);
    map.finish();
    return bundle;
}

Cost readCost(const Cursor& at, const Rules& rules) {
    MapCursor map = at.map();
    Cost cost;
    if (at.node().entries().empty()) at.fail("at least one price must stand here");
    cost.food = optionalNumber(map, "food", 1, 20);
    cost.favor = optionalNumber(map, "favor", 1, 20);
    const auto dice = map.optional("dice");
    if (dice) cost.dice = smallNumber(*dice, 1, std::min(5, rules.diceSpaces.value));
    if (const auto list = map.optional("icons")) {
        if (dice) list->fail("any dice are paid, or icons, not both");
        cost.icons = readIcons(*list, rules);
    }
    map.finish();
    return cost;
}

}
