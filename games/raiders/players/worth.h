// SPDX-License-Identifier: GPL-3.0-or-later
// The value of things in Glory during the game: dice, goods, cards and unfinished actions. The numbers were tuned by
// games of the computer players against themselves.
#pragma once

#include "rules/queries.h"

namespace heorot::raiders {

/// The values for one seat in one position.
class Worth {
  public:
    Worth(const Rules& rules, const State& state, Seat seat);

    /// The value of everything the seat has beyond the Glory that `scores` counts.
    double holdings() const;
    /// The value of what the seat's current part of an action, if any, is still likely to bring.
    double underWay() const;
    /// The value of a whole part at the current location, or of a Rest if that is better.
    double part() const;
    /// What winning the current combat brings.
    double prize() const;
    /// The chance to win with `dice` combat dice and the Favor of the seat.
    double chance(int dice, int missing) const;

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
    double pending() const;
    double stage() const;
    int hammers() const;

    const Rules& rules_;
    const State& state_;
    const Ship& ship_;
    Seat seat_;
    /// The number of rounds left, including the rest of the current one.
    double rounds_;
    /// Falls from 1 to 0 during the last actions, as goods become useless.
    double use_;
};

}
