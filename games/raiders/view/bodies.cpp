// SPDX-License-Identifier: GPL-3.0-or-later
// What lies at each location, as spots.
#include "view/table.h"

namespace heorot::raiders {

namespace {

QStringList stacksOf(Location location, int count) {
    QStringList spots;
    for (int place = 1; place <= count; ++place) spots << stackSpot(location, place);
    return spots;
}

QStringList battlesOf(const Rules& rules, const State& state) {
    QStringList spots;
    for (int place = 1; place <= rules.battleCards[state.seats]; ++place)
        if (state.battles[static_cast<std::size_t>(place - 1)] != none) spots << battleSpot(place);
    return spots;
}

QStringList tradeOf(const Rules& rules, const State& state) {
    QStringList spots;
    const auto dice = static_cast<int>(diceOf(state.tradeDice).size());
    for (int i = 0; i < dice; ++i) spots << tradeSpot(i);
    for (int place = 1; place <= rules.prophecyCards[state.seats]; ++place)
        if (state.prophecies[static_cast<std::size_t>(place - 1)] != none) spots << displayedProphecySpot(place);
    for (int ware = 0; ware < wares; ++ware) spots << wareSpot(static_cast<Ware>(ware));
    return spots;
}

}

QStringList bodyOf(const Rules& rules, const State& state, Location location) {
    switch (location) {
    case Location::Recruit: return stacksOf(location, rules.reaverStacks[state.seats]);
    case Location::Villages: return stacksOf(location, rules.villageStacks[state.seats]);
    case Location::Keeps: return stacksOf(location, rules.keepStacks[state.seats]);
    case Location::Sea: return battlesOf(rules, state);
    case Location::Trade: return tradeOf(rules, state);
    case Location::Subdue: break;
    }
    QStringList spots;
    for (int territory = 0; territory < territoryKinds; ++territory)
        spots << territorySpot(static_cast<Territory>(territory));
    return spots;
}

}
