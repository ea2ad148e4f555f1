// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/bids.h"

#include <algorithm>
#include <cmath>

namespace heorot::legend {

namespace {

constexpr float impossible = 1e6F;
constexpr float rounding = 1e-3F;

/// The chance that another seat, of which `expected` symbols are expected, reaches a total in secret.
double chanceToReach(double expected, int total) {
    if (total <= 0) return 1;
    const double mean = 0.25 + 0.35 * expected;
    return 1 / (1 + std::exp((total - 0.5 - mean) / (0.5 + 0.1 * expected)));
}

}

Icons::Icons(const Rules& rules, const State& state, const Prospects& prospects, Seat seat) {
    // Whoever takes an icon keeps it from the others.
    const double edge = static_cast<double>(state.seats) / (state.seats - 1);
    for (std::size_t slot = 0; slot < state.seats; ++slot) {
        if (state.takers[slot] != nobody) continue;
        const double value = edge * prospects.gain(episodeOf(rules, state).icons[slot].gain, seat);
        std::size_t at = size_++;
        for (; at > 0 && values_[at - 1] < value; --at) values_[at] = values_[at - 1];
        values_[at] = value;
    }
}

double Icons::at(double place) const {
    if (size_ == 0) return 0;
    const double within = std::clamp(place, 0.0, static_cast<double>(size_ - 1));
    const auto low = static_cast<std::size_t>(within);
    const double part = within - static_cast<double>(low);
    return values_[low] * (1 - part) + values_[std::min(low + 1, size_ - 1)] * part;
}

double expectedSymbols(const Rules& rules, const State& state, Seat seat) {
    const Episode& episode = episodeOf(rules, state);
    double sum = 0;
    int unknown = handSize(state, seat);
    int inBox = 0;
    for (Card card = 0; card < cardKinds; ++card) {
        const int known =
            isActivity(card) ? std::min(state.known[seat][card], state.hands[seat][card]) : state.hands[seat][card];
        unknown -= known;
        sum += known * episode.worth[card];
        if (isActivity(card)) inBox += rules.cards[card].count * episode.worth[card];
    }
    return sum + static_cast<double>(unknown * inBox) / rules.deckSize;
}

Bids::Bids(const Rules& rules, const State& state, const Prospects& prospects, Seat seat, const SymbolCards& chosen)
    : state_(state), episode_(episodeOf(rules, state)), prospects_(prospects), seat_(seat), chosen_(chosen) {
    eachOf(chosen, [&](Card card, std::uint8_t count) {
        if (episode_.worth[card] == 0) return;
        total_ += static_cast<std::size_t>(episode_.worth[card] * count);
        spent_ += prospects.card(card) * count;
    });
    total_ = std::min(total_, mostSymbols - 1);
    const Icons icons(rules, state, prospects, seat);
    std::array<double, maxSeats> expected{};
    for (Seat other = 0; other < state.seats; ++other) expected[other] = expectedSymbols(rules, state, other);
    const auto turn = [&](Seat of) { return (of - state.first + state.seats) % state.seats; };
    for (std::size_t total = 0; total < mostSymbols; ++total) {
        // The chances of each number of seats ahead.
        std::array<double, maxSeats> ahead{1};
        for (Seat other = 0; other < state.seats; ++other) {
            if (other == seat) continue;
            const int needs = static_cast<int>(total) + (turn(other) < turn(seat) ? 0 : 1);
            const double beaten = chanceToReach(expected[other], needs);
            for (std::size_t place = maxSeats; place-- > 0;)
                ahead[place] = ahead[place] * (1 - beaten) + (place > 0 ? ahead[place - 1] * beaten : 0);
        }
        for (std::size_t place = 0; place < state.seats; ++place)
            values_[total] += ahead[place] * icons.at(static_cast<double>(place));
    }
}

/// Lets each total also be reached with up to `count` of these cards.
void Bids::addCards(Costs& costs, Card card, int count) const {
    const std::size_t worth = episode_.worth[card];
    const auto cost = static_cast<float>(prospects_.card(card));
    for (int i = 0; i < count; ++i)
        for (std::size_t total = mostSymbols; total-- > worth;)
            costs[total] = std::min(costs[total], costs[total - worth] + cost);
}

double Bids::with(Card card) const {
    Costs costs;
    costs.fill(impossible);
    const std::size_t start = std::min(total_ + episode_.worth[card], mostSymbols - 1);
    costs[start] = static_cast<float>(spent_ + prospects_.card(card));
    for (Card next = card; next < symbolKinds; ++next) {
        if (episode_.worth[next] == 0) continue;
        const int left = state_.hands[seat_][next] - chosen_[next] - (next == card ? 1 : 0);
        if (left > 0) addCards(costs, next, left);
    }
    double best = -impossible;
    for (std::size_t total = start; total < mostSymbols; ++total) best = std::max(best, valueOf(total, costs[total]));
    return best;
}

SymbolCards Bids::draw(engine::Pcg& generator) const {
    constexpr double temperature = 0.8;
    // For each total the cheapest set, card kind by card kind.
    std::array<Costs, symbolKinds + 1> costs;
    costs[0].fill(impossible);
    costs[0][0] = 0;
    for (Card card = 0; card < symbolKinds; ++card) {
        costs[card + 1U] = costs[card];
        if (episode_.worth[card] > 0) addCards(costs[card + 1U], card, state_.hands[seat_][card]);
    }
    const Costs& all = costs[symbolKinds];
    double best = -impossible;
    for (std::size_t total = 0; total < mostSymbols; ++total) best = std::max(best, valueOf(total, all[total]));
    std::array<double, mostSymbols> weights;
    double sum = 0;
    for (std::size_t total = 0; total < mostSymbols; ++total) {
        weights[total] = std::exp((valueOf(total, all[total]) - best) / temperature);
        sum += weights[total];
    }
    double drawn = sum * generator.below(1U << 20) / (1U << 20);
    std::size_t total = 0;
    while (total + 1 < mostSymbols && (drawn >= weights[total] || all[total] >= impossible)) drawn -= weights[total++];
    while (all[total] >= impossible) --total;
    SymbolCards set{};
    for (Card card = symbolKinds; card-- > 0;) {
        const std::size_t worth = episode_.worth[card];
        if (worth == 0) continue;
        const auto cost = static_cast<float>(prospects_.card(card));
        const float needed = costs[card + 1U][total] + rounding;
        std::uint8_t count = 0;
        while (costs[card][total - count * worth] + static_cast<float>(count) * cost > needed) ++count;
        set[card] = count;
        total -= count * worth;
    }
    return set;
}

}
