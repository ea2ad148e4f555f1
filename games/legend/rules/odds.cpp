// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds.h"

#include "rules/queries.h"

#include <algorithm>
#include <numeric>

namespace heorot::legend {

namespace {

/// Numbers of cards by the symbols they count: none, one, two.
using Pool = std::array<int, 3>;
/// The chance of each number of matching cards and symbols.
using Transition = std::array<std::array<double, 2 * mostTurned + 1>, mostTurned + 1>;

int sizeOf(const Pool& pool) {
    return std::accumulate(pool.begin(), pool.end(), 0);
}

/// The chance that of `count` cards drawn from the pool `ones` have one symbol and `twos` have two, in any order.
double chanceOf(const Pool& pool, int count, int ones, int twos) {
    const auto choose = [](int all, int some) {
        double ways = 1;
        for (int i = 0; i < some; ++i) ways = ways * (all - i) / (i + 1);
        return ways;
    };
    const int misses = count - ones - twos;
    return choose(pool[1], ones) * choose(pool[2], twos) * choose(pool[0], misses) / choose(sizeOf(pool), count);
}

/// The chances of `before` after drawing `count` further cards from the pool.
Transition drawn(const Transition& before, const Pool& pool, int count) {
    Transition result{};
    for (int twos = 0; twos <= std::min(count, pool[2]); ++twos)
        for (int ones = 0; ones <= std::min(count - twos, pool[1]); ++ones) {
            if (count - ones - twos > pool[0]) continue;
            const double chance = chanceOf(pool, count, ones, twos);
            const std::size_t matches = static_cast<std::size_t>(ones) + static_cast<std::size_t>(twos);
            const std::size_t shown = matches + static_cast<std::size_t>(twos);
            for (std::size_t m = 0; m + matches < result.size(); ++m)
                for (std::size_t s = 0; s + shown < result[m].size(); ++s)
                    result[m + matches][s + shown] += before[m][s] * chance;
        }
    return result;
}

/// Cards whose place the viewer does not know: all but those in its own hand, known in other hands, or open.
Pool unplaced(const Rules& rules, const State& seen) {
    Pool pool{};
    for (Card card = 0; card < activityKinds; ++card) {
        int placed = seen.discards[card] + seen.display[card] + seen.paid[card];
        for (Seat seat = 0; seat < seen.seats; ++seat) placed += seen.hands[seat][card] + seen.rows[seat][card];
        pool[episodeOf(rules, seen).worth[card]] += rules.cards[card].count - placed;
    }
    return pool;
}

Pool discarded(const Rules& rules, const State& seen) {
    Pool pool{};
    for (Card card = 0; card < activityKinds; ++card) pool[episodeOf(rules, seen).worth[card]] += seen.discards[card];
    return pool;
}

}

RiskOdds riskOdds(const Rules& rules, const engine::Seen<State>& seen, int cards) {
    const auto inDeck = static_cast<int>(seen->deck.size());
    const Pool discards = discarded(rules, *seen);
    RiskOdds odds;
    odds.cards = std::min({cards, mostTurned, inDeck + sizeOf(discards)});
    const int fromDeck = std::min(odds.cards, inDeck);
    Transition transition{};
    transition[0][0] = 1;
    if (fromDeck > 0) transition = drawn(transition, unplaced(rules, *seen), fromDeck);
    if (odds.cards > fromDeck) transition = drawn(transition, discards, odds.cards - fromDeck);
    for (std::size_t matches = 0; matches < transition.size(); ++matches)
        for (std::size_t shown = 0; shown < transition[matches].size(); ++shown) {
            odds.matches[matches] += transition[matches][shown];
            odds.symbols[shown] += transition[matches][shown];
            odds.mean += static_cast<double>(shown) * transition[matches][shown];
        }
    return odds;
}

double chanceToHold(const Rules& rules, const engine::Seen<State>& seen, Seat seat, int least) {
    const HandCards& hand = seen->hands[seat];
    const Episode& episode = episodeOf(rules, *seen);
    for (Card card = 0; card < symbolKinds; ++card) least -= hand[card] * episode.worth[card];
    if (least <= 0) return 1;
    const int unknown = hand[unknownCard];
    const Pool pool = unplaced(rules, *seen);
    double chance = 0;
    for (int twos = 0; twos <= std::min(unknown, pool[2]); ++twos)
        for (int ones = 0; ones <= std::min(unknown - twos, pool[1]); ++ones)
            if (ones + 2 * twos >= least && unknown - ones - twos <= pool[0])
                chance += chanceOf(pool, unknown, ones, twos);
    return chance;
}

}
