// SPDX-License-Identifier: GPL-3.0-or-later
// The value of things in points before they bring any: cards, wounds, icons. The weights are ours, tuned by games of
// the computer players against themselves.
#pragma once

#include "rules/queries.h"

#include <array>

namespace heorot::legend {

class Worth {
  public:
    Worth(const Rules& rules, const State& state);

    /// The value of a card in a hand, by how many coming contests ask for its symbol.
    double card(Card card) const { return cards_[card]; }
    /// The value of all cards of a hand; unknown ones count as average.
    double hand(Seat seat) const;
    /// The cost of scratches and wounds beyond their points now: how near the next loss is.
    double danger(int scratches, int wounds) const;
    /// The value of a point of treasure kept for auctions (0 in the base game, where it counts as a point).
    double treasure() const { return treasure_; }
    /// The value of taking this icon, prize or option, for the seat in this position.
    double gain(Gain gain, Seat seat) const;

  private:
    double wounded(int scratches, int wounds) const;

    const Rules& rules_;
    const State& state_;
    std::array<double, cardKinds + 1> cards_{};
    double treasure_ = 0;
    /// The number of coming episodes in which a seat can be hurt.
    int perils_ = 0;
};

}
