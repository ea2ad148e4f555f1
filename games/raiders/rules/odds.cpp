// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds.h"

#include "rules/costs.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

namespace heorot::raiders {

namespace {

using Faces = std::array<double, 3>;

Faces facesOf(const Rules& rules) {
    Faces chance{};
    for (const int side : rules.combatSides) chance[static_cast<std::size_t>(side)] += 1.0 / 6;
    return chance;
}

/// Chances of 0, 1, 2, ... successes with so many dice.
std::vector<double> sums(const Faces& faces, int dice) {
    std::vector<double> sum{1.0};
    for (int i = 0; i < dice; ++i) {
        std::vector<double> next(sum.size() + 2, 0.0);
        for (std::size_t s = 0; s < sum.size(); ++s)
            for (std::size_t face = 0; face < 3; ++face) next[s + face] += sum[s] * faces[face];
        sum = std::move(next);
    }
    return sum;
}

double atLeast(const Faces& faces, int dice, int wanted) {
    const std::vector<double> sum = sums(faces, dice);
    double chance = 0;
    for (std::size_t s = static_cast<std::size_t>(std::max(0, wanted)); s < sum.size(); ++s) chance += sum[s];
    return std::min(1.0, chance);
}

/// Plays re-rolls optimally. Dice that show 2 are never rolled again.
class BestPlay {
  public:
    BestPlay(const Rules& rules, int defense) : faces_(facesOf(rules)), defense_(defense) {}

    /// The chance before a roll.
    double fresh(int dice, int favor) { return after({}, dice, favor); }

    /// The chance after this roll.
    double fromRoll(const Counts<3>& rolled, int favor) {
        if (rolled[1] + 2 * rolled[2] >= defense_) return 1;
        if (favor == 0) return 0;
        const auto key = std::tuple(rolled, favor);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        double best = 0;
        eachReroll(rolled,
                   [&](const Counts<3>& kept, int again) { best = std::max(best, after(kept, again, favor - 1)); });
        known_.emplace(key, best);
        return best;
    }

    /// The chance with dice that are kept and dice that are rolled.
    double after(const Counts<3>& kept, int dice, int favor) {
        if (favor == 0) return atLeast(faces_, dice, defense_ - kept[1] - 2 * kept[2]);
        double chance = 0;
        for (int ones = 0; ones <= dice; ++ones)
            for (int twos = 0; ones + twos <= dice; ++twos) {
                Counts<3> rolled = kept;
                rolled[0] = static_cast<std::uint8_t>(rolled[0] + dice - ones - twos);
                rolled[1] = static_cast<std::uint8_t>(rolled[1] + ones);
                rolled[2] = static_cast<std::uint8_t>(rolled[2] + twos);
                chance += ways(dice, ones, twos) * fromRoll(rolled, favor);
            }
        return chance;
    }

    Counts<3> best(const Counts<3>& rolled, int favor) {
        double best = -1;
        Counts<3> marked{};
        eachReroll(rolled, [&](const Counts<3>& kept, int again) {
            const double chance = after(kept, again, favor - 1);
            if (chance <= best + 1e-12) return;
            best = chance;
            for (std::size_t value = 0; value < 3; ++value)
                marked[value] = static_cast<std::uint8_t>(rolled[value] - kept[value]);
        });
        return marked;
    }

  private:
    /// Which dice to roll again: all zeros and some of the ones, at least one die.
    template <class Visit>
    void eachReroll(const Counts<3>& rolled, Visit visit) const {
        for (std::uint8_t ones = rolled[0] > 0 ? 0 : 1; ones <= rolled[1]; ++ones)
            visit(Counts<3>{0, static_cast<std::uint8_t>(rolled[1] - ones), rolled[2]}, rolled[0] + ones);
    }

    double ways(int dice, int ones, int twos) const {
        double chance = 1;
        int left = dice;
        const auto take = [&](int count, double each) {
            for (int i = 1; i <= count; ++i, --left) chance *= each * left / i;
        };
        take(ones, faces_[1]);
        take(twos, faces_[2]);
        take(dice - ones - twos, faces_[0]);
        return chance;
    }

    Faces faces_;
    int defense_;
    std::map<std::tuple<Counts<3>, int>, double> known_;
};

}

double chanceOf(const Rules& rules, int dice, int defense, int favor) {
    return BestPlay(rules, defense).fresh(dice, favor);
}

double chanceFrom(const Rules& rules, const Counts<3>& rolled, int defense, int favor) {
    return BestPlay(rules, defense).fromRoll(rolled, favor);
}

double chanceOfReroll(const Rules& rules, const Bout& bout, int favor) {
    Counts<3> kept = bout.dice;
    int marked = 0;
    for (std::size_t value = 0; value < kept.size(); ++value) {
        kept[value] = static_cast<std::uint8_t>(kept[value] - bout.again[value]);
        marked += bout.again[value];
    }
    return BestPlay(rules, bout.defense).after(kept, marked, favor);
}

Counts<3> bestReroll(const Rules& rules, const Counts<3>& rolled, int defense, int favor) {
    return BestPlay(rules, defense).best(rolled, favor);
}

int diceLaidOut(const Rules& rules, const State& state) {
    int dice = state.bout.extra;
    for (Payer payer = 0; payer < payerKinds; ++payer)
        if (state.paid[payer] > 0) dice += state.paid[payer] * hammersOf(rules, moverShip(state), payer);
    return dice;
}

int successes(const Bout& bout) {
    return bout.dice[1] + 2 * bout.dice[2];
}

}
