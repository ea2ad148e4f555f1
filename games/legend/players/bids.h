// SPDX-License-Identifier: GPL-3.0-or-later
// Contests for icons: what each place brings, what the others may reach, and secret choices judged as whole sets.
#pragma once

#include "players/prospects.h"

#include "engine/random.h"

namespace heorot::legend {

/// More symbols than any secret choice needs.
inline constexpr std::size_t mostSymbols = 20;

/// What each place brings a seat: the icons left, best first, in points of lead over the others, who get the rest.
class Icons {
  public:
    Icons(const Rules& rules, const State& state, const Prospects& prospects, Seat seat);
    /// The value of the place, from 0; interpolated between two.
    double at(double place) const;

  private:
    std::array<double, iconSlots> values_{};
    std::size_t size_ = 0;
};

/// The symbols that another seat may hold for this episode, as far as everyone knows.
double expectedSymbols(const Rules& rules, const State& state, Seat seat);

/// A secret choice of one seat from its hand; `chosen` is the part it has made already.
class Bids {
  public:
    Bids(const Rules& rules, const State& state, const Prospects& prospects, Seat seat, const SymbolCards& chosen);

    /// The value of ending with what is chosen so far.
    double now() const { return valueOf(total_, spent_); }
    /// The value of the best whole set that contains what is chosen so far and this card, and goes on in the order of
    /// kinds. The card must be in the hand.
    double with(Card card) const;
    /// Draws a whole set, good ones more often.
    SymbolCards draw(engine::Pcg& generator) const;

  private:
    using Costs = std::array<float, mostSymbols>;

    double valueOf(std::size_t total, double cost) const { return values_[total] - cost; }
    void addCards(Costs& costs, Card card, int count) const;

    const State& state_;
    const Episode& episode_;
    const Prospects& prospects_;
    Seat seat_;
    SymbolCards chosen_;
    std::size_t total_ = 0;
    double spent_ = 0;
    /// What each total may expect of the icons.
    std::array<double, mostSymbols> values_{};
};

}
