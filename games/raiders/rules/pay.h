// SPDX-License-Identifier: GPL-3.0-or-later
// Costs and what pays them: dice by their icon, clan icons through the Leader, ship upgrades; what is laid out so far.
#pragma once

#include "rules/queries.h"

namespace heorot::raiders {

/// A set of icons from Shield to Hammer, a bit each.
using IconSet = unsigned;
inline constexpr IconSet allPayIcons = (1u << payIcons) - 1;
constexpr IconSet setOf(Icon icon) {
    return 1u << payIndex(icon);
}

/// Icons that a die or an upgrade turned up can pay for the owner of the ship: a double Hammer is one Hammer, a clan
/// icon any of them if the Leader is of its clan, else none.
IconSet iconsOf(const Rules& rules, const Ship& ship, Payer payer);
/// Hammers of a payer in combat: 0 to 2.
int hammersOf(const Rules& rules, const Ship& ship, Payer payer);

/// How many of a payer are on the ship, laid out ones not counted.
inline int heldOf(const Ship& ship, Payer payer) {
    return isUpgrade(payer) ? ship.up[static_cast<std::size_t>(upgradeOf(payer))] : ship.dice[payer];
}

/// Whether the ship holds dice, upgrades, Food and Favor for the whole cost while nothing is laid out.
bool canPay(const Rules& rules, const Ship& ship, const Cost& cost);
/// Whether the cost asks for icons.
inline bool asksForIcons(const Cost& cost) {
    return cost.icons != Counts<payIcons>{};
}
/// Whether what is laid out is the whole cost in dice and icons.
bool isLaidOut(const State& state, const Cost& cost);

/// Which payers may be laid out next toward an icon cost that can be paid: those with an icon of the cost that no payer
/// laid out needs.
class Due {
  public:
    Due(const Rules& rules, const State& state, const Cost& cost);
    bool accepts(IconSet set) const;

  private:
    /// By set of icons: how many the cost asks for, less payers laid out that serve no other.
    std::array<int, 1u << payIcons> room_{};
};

}
