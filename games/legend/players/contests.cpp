// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/contests.h"

#include "rules/counts.h"

#include <algorithm>
#include <cmath>

namespace heorot::legend {

namespace {

/// The icons that are left, by their value to a seat, best first.
class Icons {
  public:
    Icons(const Rules& rules, const State& state, const Worth& worth, Seat seat) {
        for (std::size_t slot = 0; slot < state.seats; ++slot)
            if (state.takers[slot] == nobody) insert(worth.gain(episodeOf(rules, state).icons[slot].gain, seat));
    }
    /// The value of the icon left for the seat that takes as number `place` from now, from 0; interpolated between two.
    double at(double place) const {
        if (size_ == 0) return 0;
        const double last = static_cast<double>(size_ - 1);
        const double within = std::clamp(place, 0.0, last);
        const auto low = static_cast<std::size_t>(within);
        const std::size_t high = std::min(low + 1, size_ - 1);
        const double part = within - static_cast<double>(low);
        return values_[low] * (1 - part) + values_[high] * part;
    }

  private:
    void insert(double value) {
        std::size_t at = size_++;
        for (; at > 0 && values_[at - 1] < value; --at) values_[at] = values_[at - 1];
        values_[at] = value;
    }

    std::array<double, iconSlots> values_{};
    std::size_t size_ = 0;
};

double chanceToBeat(double own, double other, double spread) {
    return 1 / (1 + std::exp(-(own - other) / spread));
}

/// While icons are being taken: each seat in turn takes the best one left.
double whileTaking(const Icons& icons, const State& state, Seat seat) {
    const auto taken =
        std::count_if(state.takers.begin(), state.takers.end(), [](Seat taker) { return taker != nobody; });
    const auto place = static_cast<double>(state.status[seat]) - 1 - static_cast<double>(taken);
    return place < 0 ? 0 : icons.at(place);
}

/// The assumed number of symbols in a secret choice of another seat.
double usualBid(const Episode& episode) {
    return 1.6 + 0.5 * (std::popcount(episode.symbols) - 1);
}

double whileChoosing(const Rules& rules, const State& state, const Worth& worth, const Icons& icons, Seat seat) {
    const Episode& episode = episodeOf(rules, state);
    double total = 0;
    double cost = 0;
    eachOf(state.bids[seat], [&](Card card, std::uint8_t count) {
        if (episode.worth[card] == 0) return;
        total += episode.worth[card] * count;
        cost += worth.card(card) * count;
    });
    // The first seat wins ties, the last one loses them.
    const int behind = (seat - state.first + state.seats) % state.seats;
    const double tie = 0.35 * (1 - 2.0 * behind / (state.seats - 1));
    const double beaten = chanceToBeat(total + tie, usualBid(episode), 0.8);
    return icons.at((state.seats - 1) * (1 - beaten)) - cost;
}

/// The symbols a seat could still reach.
double reach(const Episode& episode, const State& state, Seat seat) {
    double sum = state.totals[seat];
    eachOf(state.hands[seat], [&](Card card, std::uint8_t count) {
        sum += card == unknownCard ? 0.45 * count : episode.worth[card] * count;
    });
    return sum;
}

double inTurn(const Rules& rules, const State& state, const Worth& worth, const Icons& icons, Seat seat) {
    if (state.status[seat] > 0) return icons.at(state.status[seat] - 1);
    const Episode& episode = episodeOf(rules, state);
    // No seat spends everything: what is on the table counts, and part of what could follow.
    const auto strength = [&](Seat of) {
        return state.totals[of] + 0.45 * (reach(episode, state, of) - state.totals[of]);
    };
    double place = 0;
    double highest = 0;
    for (Seat other = 0; other < state.seats; ++other) {
        if (other == seat || state.status[other] > 0) continue;
        place += 1 - chanceToBeat(strength(seat), strength(other), 1.2);
        highest = std::max(highest, static_cast<double>(state.totals[other]));
    }
    const double missing = std::max(0.0, highest + 1 - state.totals[seat]);
    return icons.at(place) - 0.4 * missing * worth.card(unknownCard);
}

double inAuction(const Rules& rules, const State& state, const Worth& worth, Seat seat) {
    if (state.status[seat] > 0) return 0;
    const double prize = worth.gain(episodeOf(rules, state).offer.gain, seat);
    int highest = 0;
    for (Seat other = 0; other < state.seats; ++other)
        if (other != seat && state.status[other] == 0) highest = std::max<int>(highest, state.totals[other]);
    const double pays = std::max<int>(state.totals[seat], highest) * worth.treasure();
    const double chance = state.totals[seat] >= highest && state.totals[seat] > 0 ? 0.55 : 0.25;
    return chance * (prize - pays);
}

}

ai::Estimates contestHopes(const Rules& rules, const State& state, const Worth& worth) {
    ai::Estimates hopes{};
    const EpisodeKind kind = episodeOf(rules, state).kind;
    if (state.phase == Phase::Over || (!hasIcons(kind) && kind != EpisodeKind::Auction)) return hopes;
    const bool ranked = std::all_of(state.status.begin(), state.status.begin() + state.seats,
                                    [](std::uint8_t number) { return number > 0; });
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (kind == EpisodeKind::Auction) {
            hopes[seat] = inAuction(rules, state, worth, seat);
            continue;
        }
        const Icons icons(rules, state, worth, seat);
        hopes[seat] = ranked                        ? whileTaking(icons, state, seat)
                      : kind == EpisodeKind::InTurn ? inTurn(rules, state, worth, icons, seat)
                                                    : whileChoosing(rules, state, worth, icons, seat);
    }
    return hopes;
}

}
