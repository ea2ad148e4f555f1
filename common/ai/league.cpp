// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/league.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace heorot::ai {

namespace {

constexpr double z95 = 1.959964;

}

void EntryResult::add(const EntryResult& other) {
    games += other.games;
    winParts += other.winParts;
    scoreSum += other.scoreSum;
    scoreSquares += other.scoreSquares;
    decisions += other.decisions;
    seconds += other.seconds;
}

double EntryResult::winShare() const {
    return games ? wins() / static_cast<double>(games) : 0;
}
Interval EntryResult::winInterval() const {
    return wilson(wins(), static_cast<double>(games));
}
double EntryResult::meanScore() const {
    return games ? scoreSum / static_cast<double>(games) : 0;
}

Interval EntryResult::meanInterval() const {
    const auto n = static_cast<double>(games);
    if (n < 2) return {meanScore(), meanScore()};
    const double variance = std::max(0.0, (scoreSquares - scoreSum * scoreSum / n) / (n - 1));
    const double half = z95 * std::sqrt(variance / n);
    return {meanScore() - half, meanScore() + half};
}

Interval wilson(double wins, double games) {
    if (games <= 0) return {0, 1};
    const double share = wins / games;
    const double z2 = z95 * z95;
    const double middle = (share + z2 / (2 * games)) / (1 + z2 / games);
    const double half = z95 / (1 + z2 / games) * std::sqrt(share * (1 - share) / games + z2 / (4 * games * games));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

LeagueResult runDeals(const LeagueSpec& spec, DealPlayer play, void* context) {
    std::vector<LeagueResult> perDeal(static_cast<std::size_t>(spec.deals));
    for (auto& result : perDeal) result.entries.resize(spec.entries.size());
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int deal = next++; deal < spec.deals; deal = next++)
            play(context, spec.firstDeal + deal, perDeal[static_cast<std::size_t>(deal)]);
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < spec.threads; ++i) others.emplace_back(work);
    work();
    others.clear();

    LeagueResult sum;
    sum.entries.resize(spec.entries.size());
    for (const LeagueResult& result : perDeal) {
        sum.illegalMoves += result.illegalMoves;
        for (std::size_t i = 0; i < sum.entries.size(); ++i) sum.entries[i].add(result.entries[i]);
    }
    return sum;
}

}
