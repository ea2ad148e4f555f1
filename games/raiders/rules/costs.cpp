// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/costs.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

namespace {

constexpr std::size_t iconSets = 1u << payIcons;

bool isLeaderIcon(const Ship& ship, const Rules& rules, Die die) {
    return ship.leader != none && rules.reavers[ship.leader].clan == colorOf(die);
}

IconSet upgradeIcons(const Rules& rules, Upgrade upgrade) {
    IconSet set = 0;
    const auto& shown = rules.upgrades[static_cast<std::size_t>(upgrade)].icons;
    for (std::size_t icon = 0; icon < payIcons; ++icon) set |= static_cast<IconSet>(shown[icon]) << icon;
    return set;
}

/// Adds the values of its subsets to each set.
template <class T>
void addSubsets(std::array<T, iconSets>& by) {
    for (std::size_t bit = 1; bit < iconSets; bit <<= 1)
        for (std::size_t set = 0; set < iconSets; ++set)
            if (set & bit) by[set] = static_cast<T>(by[set] + by[set ^ bit]);
}

/// How many icons of each set the cost asks for.
std::array<int, iconSets> needOf(const Cost& cost) {
    std::array<int, iconSets> need{};
    for (std::size_t icon = 0; icon < payIcons; ++icon) need[std::size_t{1} << icon] = cost.icons[icon];
    addSubsets(need);
    return need;
}

/// The number of dice that show this icon, without clan icons.
int plainDice(const Ship& ship, std::size_t icon) {
    const auto count = [&](Icon shown) {
        return ship.dice[dieOf(Color::Red, shown)] + ship.dice[dieOf(Color::Blue, shown)] +
               ship.dice[dieOf(Color::Yellow, shown)];
    };
    const int plain = count(static_cast<Icon>(icon + 1));
    return icon == payIndex(Icon::Hammer) ? plain + count(Icon::DoubleHammer) : plain;
}

/// The most icons of the cost that upgrades can pay, one each.
int coveredByUpgrades(const Rules& rules, const Ship& ship, const Cost& cost) {
    if (ship.up == Counts<upgradeKinds>{}) return 0;
    std::array<std::uint8_t, iconSets> held{};
    int all = 0;
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) {
        std::uint8_t& of = held[upgradeIcons(rules, static_cast<Upgrade>(kind))];
        of = static_cast<std::uint8_t>(of + ship.up[kind]);
        all += ship.up[kind];
    }
    addSubsets(held);
    const auto need = needOf(cost);
    // By Koenig's theorem the largest matching misses the worst deficit: a set of icons minus the upgrades that pay
    // them.
    int covered = need[iconSets - 1];
    for (std::size_t set = 1; set < iconSets; ++set)
        covered = std::min(covered, need[iconSets - 1] - need[set] + all - held[iconSets - 1 - set]);
    return covered;
}

}

IconSet iconsOf(const Rules& rules, const Ship& ship, Payer payer) {
    if (isUpgrade(payer)) return upgradeIcons(rules, upgradeOf(payer));
    switch (iconOf(payer)) {
    case Icon::Clan: return isLeaderIcon(ship, rules, payer) ? allPayIcons : 0;
    case Icon::DoubleHammer: return setOf(Icon::Hammer);
    default: return setOf(iconOf(payer));
    }
}

int hammersOf(const Rules& rules, const Ship& ship, Payer payer) {
    if (!isUpgrade(payer) && iconOf(payer) == Icon::DoubleHammer) return 2;
    return (iconsOf(rules, ship, payer) & setOf(Icon::Hammer)) != 0 ? 1 : 0;
}

bool canPay(const Rules& rules, const Ship& ship, const Cost& cost) {
    if (ship.food < cost.food || ship.favor < cost.favor || ship.diceCount < cost.dice) return false;
    if (!asksForIcons(cost)) return true;
    // Icons without a die that shows them are left to clan icons of the Leader and to upgrades.
    Cost rest;
    int missing = 0;
    for (std::size_t icon = 0; icon < payIcons; ++icon) {
        const int lacking = cost.icons[icon] - plainDice(ship, icon);
        rest.icons[icon] = static_cast<std::uint8_t>(std::max(0, lacking));
        missing += rest.icons[icon];
    }
    if (missing == 0) return true;
    if (ship.leader != none) missing -= ship.dice[dieOf(rules.reavers[ship.leader].clan, Icon::Clan)];
    if (missing <= 0) return true;
    return missing <= coveredByUpgrades(rules, ship, rest);
}

bool isLaidOut(const State& state, const Cost& cost) {
    const int count = std::accumulate(cost.icons.begin(), cost.icons.end(), 0);
    return state.laidOut == count + cost.dice;
}

Due::Due(const Rules& rules, const State& state, const Cost& cost) : room_(needOf(cost)) {
    if (state.laidOut == 0) return;
    const Ship& ship = moverShip(state);
    std::array<int, iconSets> used{};
    for (Payer payer = 0; payer < payerKinds; ++payer)
        if (state.paid[payer] > 0) {
            const IconSet set = iconsOf(rules, ship, payer);
            used[set] += state.paid[payer];
        }
    addSubsets(used);
    for (std::size_t set = 0; set < iconSets; ++set) room_[set] -= used[set];
}

bool Due::accepts(IconSet set) const {
    if (set == 0) return false;
    for (std::size_t wider = 1; wider < iconSets; ++wider)
        if ((wider & set) == set && room_[wider] < 1) return false;
    return true;
}

}
