// SPDX-License-Identifier: GPL-3.0-or-later
// What things are worth in glory while the game goes on: dice, goods, cards and half-finished actions. The figures were
// found by games against themselves.
#pragma once

#include "rules/game.h"

namespace heorot::raiders {

/// Worths as one seat sees them in one position.
class Worth {
  public:
    Worth(const Rules& rules, const State& state, Seat seat);

    /// All that the seat has beside the glory that `scores` counts.
    double holdings() const;
    /// What the seat's part of an action, if it is under way, is still likely to bring.
    double underWay() const;

  private:
    double die(Die die) const;
    bool isWanted(Die die) const;
    double dice() const;
    double goods() const;
    double crew() const;
    double sets() const;
    double prophecies() const;
    double tiles() const;
    double bundle(const Bundle& bundle) const;
    double ability(const Ability& ability) const;
    double spoil(SpoilId spoil) const;
    double territory(Territory territory) const;
    double battle(BattleId battle) const;
    double act(Location location) const;
    double bestBattle() const;
    double costOf(const Cost& cost) const;
    double stillDue() const;
    double prize() const;
    double pending() const;
    double stage() const;
    /// The chance to win with so many combat dice and the Favor of the seat.
    double chance(int dice, int missing) const;
    int hammers() const;

    const Rules& rules_;
    const State& state_;
    const Ship& ship_;
    Seat seat_;
    /// Rounds still to come, the present one in part.
    double rounds_;
    /// Falls from 1 to 0 over the last actions, as goods lose their use.
    double use_;
};

}
