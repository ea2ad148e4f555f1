// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fame_change.h"

#include <algorithm>
#include <vector>

namespace heorot::legend {

namespace {

/// For each sum, the fewest available tokens that make it up.
class Purse {
  public:
    explicit Purse(const FameTokens& tokens) {
        fewest_.emplace_back(1, 0);
        for (int kind = 0; kind < fameValues; ++kind) add(kind + 1, tokens[static_cast<std::size_t>(kind)]);
    }

    int total() const { return static_cast<int>(fewest_.back().size()) - 1; }
    /// How many tokens make up the sum, or `impossible`.
    int tokensFor(int sum) const {
        return sum >= 0 && sum <= total() ? fewest_.back()[static_cast<std::size_t>(sum)] : impossible;
    }
    /// These tokens; the sum must be possible.
    FameTokens pick(int sum) const {
        FameTokens picked{};
        for (std::size_t kind = fameValues; kind > 0; --kind) {
            const int value = static_cast<int>(kind);
            int count = 0;
            while (before(kind, sum - count * value) != fewest_[kind][static_cast<std::size_t>(sum)] - count) ++count;
            picked[kind - 1] = static_cast<std::uint8_t>(count);
            sum -= count * value;
        }
        return picked;
    }

    static constexpr int impossible = 1000;

  private:
    /// Tokens for the sum, of smaller values only.
    int before(std::size_t kind, int sum) const {
        const auto& row = fewest_[kind - 1];
        return sum >= 0 && sum < static_cast<int>(row.size()) ? row[static_cast<std::size_t>(sum)] : impossible;
    }
    void add(int value, int count) {
        const std::vector<int> smaller = fewest_.back();
        std::vector<int> with(smaller.size() + static_cast<std::size_t>(value * count), impossible);
        for (std::size_t sum = 0; sum < smaller.size(); ++sum)
            for (int i = 0; i <= count; ++i) {
                int& best = with[sum + static_cast<std::size_t>(i * value)];
                best = std::min(best, smaller[sum] + i);
            }
        fewest_.push_back(std::move(with));
    }

    /// By the highest value allowed, then by sum.
    std::vector<std::vector<int>> fewest_;
};

template <std::size_t N>
FameTokens fameIn(const std::array<std::uint8_t, N>& tokens) {
    FameTokens fame{};
    std::copy_n(tokens.begin(), fameValues, fame.begin());
    return fame;
}

}

std::optional<FameChange> changeFor(const State& state, Seat seat, int value) {
    const Purse own(fameIn(state.tokens[seat]));
    const Purse supply(fameIn(state.supply));
    int best = -1;
    const auto cost = [&](int given) { return std::pair(own.tokensFor(given), supply.tokensFor(given + value)); };
    for (int given = 0; given <= own.total(); ++given) {
        const auto [gives, takes] = cost(given);
        if (gives >= Purse::impossible || takes >= Purse::impossible) continue;
        if (best < 0 || cost(given) < cost(best)) best = given;
    }
    if (best < 0) return {};
    return FameChange{own.pick(best), supply.pick(best + value)};
}

}
