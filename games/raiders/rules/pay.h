// SPDX-License-Identifier: GPL-3.0-or-later
// Costs and what pays them: dice by their icon, clan icons through the Leader, ship upgrades; what is laid out so far.
#pragma once

#include "rules/game.h"

namespace heorot::raiders {

/// A set of icons from Shield to Hammer, a bit each.
using IconSet = unsigned;
inline constexpr IconSet allPayIcons = (1u << payIcons) - 1;
constexpr IconSet setOf(Icon icon) {
    return 1u << payIndex(icon);
}

inline const Ship& moverShip(const State& state) {
    return state.ships[state.mover];
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
/// The kinds of which there are some, as bits: without a branch for each, as random games ask for it all the time.
template <std::size_t N>
std::uint32_t bitsOf(const Counts<N>& counts) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < N; ++i) bits |= static_cast<std::uint32_t>(counts[i] != 0) << i;
    return bits;
}
/// Upgrade tiles on the ship, turned up or down.
inline int upgradesOn(const Ship& ship) {
    int count = 0;
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) count += ship.up[kind] + ship.down[kind];
    return count;
}
inline bool isNothingLaidOut(const State& state) {
    return state.laidOut == 0;
}

/// The cost that is being paid in this phase (Decide, Journey, Fight, Tribute), or nullptr.
const Cost* costDue(const Rules& rules, const State& state);

/// Whether the ship holds dice, upgrades, Food and Favor for the whole cost while nothing is laid out.
bool canPay(const Rules& rules, const Ship& ship, const Cost& cost);
/// Whether what is laid out is the whole cost in dice and icons.
bool isLaidOut(const State& state, const Cost& cost);

/// Which payers may be laid out next toward an icon cost, given that it can be paid: whether the `set` of icons of a
/// further payer still find an icon of the cost that nothing laid out needs.
class Due {
  public:
    Due(const Rules& rules, const State& state, const Cost& cost);
    bool accepts(IconSet set) const;

  private:
    /// By set of icons: how many the cost asks for, less payers laid out that serve no other.
    std::array<int, 1u << payIcons> room_{};
};

/// Whether the seat to move may lay out this payer toward the cost of the phase.
bool mayPay(const Rules& rules, const State& state, Payer payer);

/// The payer that costs least among those that may be laid out now: upgrades, which come back, then plain icons, then
/// double Hammers, then clan icons; none if nothing may.
Payer cheapestPayer(const Rules& rules, const State& state);

/// Whether the seat to move can bring at least one combat die.
bool canFight(const Rules& rules, const State& state);
/// Whether it can attempt to subdue a tile, by force or in peace.
bool canAttempt(const Rules& rules, const State& state);

}
