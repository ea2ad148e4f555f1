// SPDX-License-Identifier: GPL-3.0-or-later
// Gains, costs, colors and icons of raiders.yaml.
#include "rules/load.h"

#include <algorithm>

namespace heorot::raiders {

using data::Cursor;
using data::Entry;
using data::Fault;

Counts<colors> readColors(const Cursor& at, std::size_t most) {
    const auto items = at.items();
    if (items.empty() || items.size() > most)
        //: %1 and %2 numbers
        at.fail(Fault::tr("there must be 1 to %1 dice here, not %2").arg(most, items.size()));
    Counts<colors> counts{};
    for (const Cursor& item : items) ++counts[static_cast<std::size_t>(item.oneOf(data::texts(colorNames)))];
    return counts;
}

Counts<payIcons> readIcons(const Cursor& at, const Rules& rules) {
    const auto items = at.items();
    if (items.empty()) at.fail(Fault::tr("at least one icon is required"));
    if (items.size() > static_cast<std::size_t>(rules.diceSpaces.value))
        //: %1 and %2 numbers
        at.fail(Fault::tr("a ship has room for %1 dice, so it can’t pay %2 icons")
                    .arg(rules.diceSpaces.value, items.size()));
    static const std::vector<std::string> names = data::texts(std::span(iconNames).subspan(1, payIcons));
    Counts<payIcons> counts{};
    for (const Cursor& item : items) ++counts[static_cast<std::size_t>(item.oneOf(names))];
    return counts;
}

namespace {

Bundle bundleOf(Entry& entry) {
    Bundle bundle;
    entry.mustNotBeEmpty(Fault::tr("at least one gain is required"));
    entry.readOptional("food", bundle.food, 1, 20);
    entry.readOptional("favor", bundle.favor, 1, 20);
    entry.readOptional("glory", bundle.glory, 1, 50);
    entry.readOptional("terror", bundle.terror, 1, 9);
    entry.readOptional("relief", bundle.relief, 1, 9);
    if (entry.has("pawn")) entry.readName("pawn", bundle.pawn, pawnNames);
    if (const auto die = entry.optional("die")) {
        bundle.die = dieNamed(die->text());
        if (bundle.die == none)
            //: %1 what is written; "red-helmet" stands in files in every language
            die->fail(Fault::tr("%1 is not a die; write a color and an icon, as in red-helmet")
                          .arg(Fault::quoted(die->text())));
    }
    if (const auto roll = entry.optional("roll")) bundle.rolled = readColors(*roll, 4);
    entry.readOptional("free-dice", bundle.freeDice, 1, 4);
    entry.readOptional("prophecies", bundle.prophecies, 1, 2);
    return bundle;
}

}

Bundle readBundle(const Cursor& at) {
    Entry entry(at);
    const Bundle bundle = bundleOf(entry);
    for (const char* cards : {"villages", "keeps", "reavers"})
        if (const auto draws = entry.optional(cards))
            draws->fail(Fault::tr("only Sea Battles and territories can bring spoils cards and Reavers"));
    entry.finish();
    return bundle;
}

Bundle readReward(const Cursor& at) {
    Entry entry(at);
    Bundle bundle = bundleOf(entry);
    entry.readOptional("villages", bundle.villages, 1, 2);
    entry.readOptional("keeps", bundle.keeps, 1, 2);
    entry.readOptional("reavers", bundle.reavers, 1, 1);
    entry.finish();
    return bundle;
}

Cost readCost(const Cursor& at, const Rules& rules) {
    Cost cost;
    data::readEntry(at, [&](Entry& entry) {
        entry.mustNotBeEmpty(Fault::tr("at least one price is required"));
        entry.readOptional("food", cost.food, 1, 20);
        entry.readOptional("favor", cost.favor, 1, 20);
        entry.readOptional("dice", cost.dice, 1, std::min(5, rules.diceSpaces.value));
        if (const auto list = entry.optional("icons")) {
            if (cost.dice > 0) list->fail(Fault::tr("a cost can ask for any dice or for icons, but not for both"));
            cost.icons = readIcons(*list, rules);
        }
    });
    return cost;
}

void checkRising(const Cursor& at, std::span<const std::uint8_t> numbers, Rise rise) {
    for (std::size_t i = 1; i < numbers.size(); ++i)
        if (numbers[i] < numbers[i - 1] || (rise == Rise::Always && numbers[i] == numbers[i - 1]))
            //: %1 and %2 numbers
            at.items()[i].fail(
                Fault::tr("%2 can’t follow %1; more of a kind must count for more").arg(numbers[i - 1], numbers[i]));
}

}
