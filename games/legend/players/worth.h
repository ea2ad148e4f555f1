// SPDX-License-Identifier: GPL-3.0-or-later
// What things of The Legend are worth in points to a seat, before they have made any: cards, wounds, icons. The weights
// are ours, measured by games of computer players against themselves.
#pragma once

#include "rules/game.h"

#include <array>

namespace heorot::legend {

class Worth {
  public:
    Worth(const Rules& rules, const State& state);

    /// One card of a kind in a hand, by how many contests to come ask for what it shows.
    double card(Card card) const { return cards_[card]; }
    /// All cards of a hand, unknown ones as average ones.
    double hand(Seat seat) const;
    /// What scratches and wounds are beyond the points they make now: how near the next loss is.
    double danger(int scratches, int wounds) const;
    /// A point of treasure that is kept for auctions (advanced game; 0 in the base game, where it is a point).
    double treasure() const { return treasure_; }
    /// Taking this icon, prize or option, for the seat as it stands.
    double gain(Gain gain, Seat seat) const;

  private:
    double wounded(int scratches, int wounds) const;

    const Rules& rules_;
    const State& state_;
    std::array<double, cardKinds + 1> cards_{};
    double treasure_ = 0;
    /// Episodes to come where one can be hurt.
    int perils_ = 0;
};

}
