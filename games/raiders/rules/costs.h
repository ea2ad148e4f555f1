// SPDX-License-Identifier: GPL-3.0-or-later
// Costs and what pays them: dice by their icons, clan icons through the Leader, ship upgrades; and what has been laid
// out.
#pragma once

#include "rules/queries.h"

namespace heorot::raiders {

/// A set of icons from Shield to Hammer, one bit each.
using IconSet = unsigned;
inline constexpr IconSet allPayIcons = (1u << payIcons) - 1;
constexpr IconSet setOf(Icon icon) {
    return 1u << payIndex(icon);
}

/// The icons that a die or an upgrade can pay on this ship: a double Hammer pays one Hammer; a clan icon pays any icon
/// if the Leader is of its clan, otherwise none.
IconSet iconsOf(const Rules& rules, const Ship& ship, Payer payer);
/// Hammers of a payer in combat: 0 to 2.
int hammersOf(const Rules& rules, const Ship& ship, Payer payer);

/// How many of a payer are on the ship, without those laid out.
inline int heldOf(const Ship& ship, Payer payer) {
    return isUpgrade(payer) ? ship.up[static_cast<std::size_t>(upgradeOf(payer))] : ship.dice[payer];
}

/// Whether the ship can pay the whole cost in dice, upgrades, Food and Favor. Nothing must be laid out yet.
bool canPay(const Rules& rules, const Ship& ship, const Cost& cost);
/// Whether the cost asks for icons.
inline bool asksForIcons(const Cost& cost) {
    return cost.icons != Counts<payIcons>{};
}
/// Whether the whole cost in dice and icons has been laid out.
bool isLaidOut(const State& state, const Cost& cost);

/// Which payers may be laid out next toward a cost in icons that can be paid: those with an icon that the payers
/// already laid out do not need.
class Due {
  public:
    Due(const Rules& rules, const State& state, const Cost& cost);
    bool accepts(IconSet set) const;

  private:
    /// By set of icons: how many of them the cost asks for, minus the laid out payers that can pay no others.
    std::array<int, 1u << payIcons> room_{};
};

}
