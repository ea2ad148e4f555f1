// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/features.h"

#include <algorithm>
#include <bit>

namespace heorot::movie {

namespace {

/// With fewer open spaces, the figures of Kept count less.
constexpr float manyOpen = 20;

/// The best sums that open spaces see, best first; never below 0.
using BestSums = std::array<int, 3>;

/// Of the open spaces, how many diamonds see them.
struct Besides {
    int all = 0;
    int shared = 0;
    /// The most diamonds more than the best rival has, and the most that it has more.
    int bestLead = 0;
    int worstLead = 0;
};

struct Spaces {
    BestSums best{};
    int goodSum = 0;
    PerSeat<Besides> besides{};
};

void keep(BestSums& best, int sum) {
    for (int& kept : best)
        if (sum > kept) std::swap(sum, kept);
}

Spaces spacesOf(const State& state, const Sight& sight) {
    Spaces spaces;
    eachSpace(state.open, [&](std::uint8_t n) {
        const Line seen = sight.from(n);
        keep(spaces.best, seen.sum());
        spaces.goodSum += std::max(0, seen.sum());
        int most = 0;
        int second = 0;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const int diamonds = seen.diamonds(seat);
            second = std::max(second, std::min(most, diamonds));
            most = std::max(most, diamonds);
        }
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const int own = seen.diamonds(seat);
            const int rival = own == most ? second : most;
            Besides& besides = spaces.besides[seat];
            besides.all += own;
            besides.shared += std::min(own, rival);
            besides.bestLead = std::max(besides.bestLead, own - rival);
            besides.worstLead = std::max(besides.worstLead, rival - own);
        }
    });
    return spaces;
}

/// How many seats have a turn before this one.
int waitOf(const State& state, Seat seat) {
    const Seat next = state.phase == Phase::Refill ? state.starter : state.mover;
    return (seat + state.seats - next) % state.seats;
}

class Seating {
  public:
    Seating(const Rules& rules, const State& state, const Spaces& spaces)
        : rules_(rules), state_(state), spaces_(spaces), open_(std::popcount(state.open)),
          openShare_(static_cast<float>(open_) / static_cast<float>(boardOf(rules, state).spaces)) {}

    Features of(Seat seat, int onBoard) {
        features_ = {};
        const int wait = waitOf(state_, seat);
        putBoth(Feature::Wait, Feature::OpenWait, wait);
        putBoth(Feature::Points, Feature::OpenPoints, onBoard);
        const Besides& besides = spaces_.besides[seat];
        putBoth(Feature::Beside, Feature::OpenBeside, besides.all);
        put(Feature::Shared, besides.shared);
        figures(seat, wait);
        tiles(state_.hands[seat], besides);
        return features_;
    }

  private:
    template <class Number>
    void put(Feature feature, Number value) {
        features_[static_cast<std::size_t>(feature)] = static_cast<float>(value);
    }
    template <class Number>
    void putBoth(Feature feature, Feature byOpen, Number value) {
        put(feature, value);
        put(byOpen, static_cast<float>(value) * openShare_);
    }

    void figures(Seat seat, int wait) {
        const FigureCounts& counts = state_.figures[seat];
        int turns = (open_ - wait + state_.seats - 1) / state_.seats;
        int all = 0;
        int kept = 0;
        int usable = 0;
        int places = 0;
        std::size_t placed = 0;
        for (std::size_t kind = 0; kind < figureKinds; ++kind) {
            const int diamonds = rules_.figures[kind].diamonds;
            putBoth(static_cast<Feature>(static_cast<std::size_t>(Feature::Beowulf) + kind),
                    static_cast<Feature>(static_cast<std::size_t>(Feature::OpenBeowulf) + kind), counts[kind]);
            all += counts[kind] * diamonds;
            if (!rules_.figures[kind].returns) kept += counts[kind] * diamonds;
            const int used = std::clamp(turns, 0, int{counts[kind]});
            usable += used * diamonds;
            turns -= used;
            for (int i = 0; i < used && placed < spaces_.best.size(); ++i) {
                const int points = spaces_.best[placed] * diamonds;
                if (placed++ == 0) {
                    put(Feature::BestPlace, points);
                    if (wait == 0) put(Feature::NextBestPlace, points);
                }
                places += points;
            }
        }
        put(Feature::Usable, usable);
        put(Feature::Kept, static_cast<float>(kept) * std::min(1.0F, static_cast<float>(open_) / manyOpen));
        put(Feature::Crowded, all * all / 16.0F);
        put(Feature::BestPlaces, places);
        if (open_ > 0)
            put(Feature::GoodPlaces, static_cast<float>(spaces_.goodSum * usable) / static_cast<float>(open_));
    }

    void tiles(const Hand& hand, const Besides& besides) {
        int boons = 0;
        int perils = 0;
        int best = 0;
        int worst = 0;
        int treasure = 0;
        for (const Tile tile : hand) {
            if (isUnknown(tile)) continue;
            const TileKind& kind = rules_.tiles[tile];
            boons += std::max(0, int{kind.value});
            perils += std::max(0, -kind.value);
            best = std::max(best, int{kind.value});
            worst = std::max(worst, -kind.value);
            treasure = std::max(treasure, int{kind.treasure});
            count(kind.ability);
        }
        put(Feature::Tiles, hand.size());
        put(Feature::Boons, boons);
        put(Feature::Perils, perils);
        put(Feature::BoonUse, best * besides.bestLead);
        put(Feature::PerilUse, worst * besides.worstLead);
        put(Feature::Treasure, treasure);
    }

    void count(Ability ability) {
        const auto add = [&](Feature feature, Feature byOpen) {
            features_[static_cast<std::size_t>(feature)] += 1;
            features_[static_cast<std::size_t>(byOpen)] += openShare_;
        };
        switch (ability) {
        case Ability::Horn: return add(Feature::Horns, Feature::OpenHorns);
        case Ability::Treachery: return add(Feature::Treacheries, Feature::OpenTreacheries);
        case Ability::Statue: return add(Feature::Statues, Feature::OpenStatues);
        case Ability::Counsel: return add(Feature::Counsels, Feature::OpenCounsels);
        case Ability::Gorge: return add(Feature::Gorges, Feature::OpenGorges);
        default: return;
        }
    }

    const Rules& rules_;
    const State& state_;
    const Spaces& spaces_;
    int open_;
    float openShare_;
    Features features_{};
};

}

PerSeat<Features> featuresOf(const Rules& rules, const State& state, const Sight& sight, const PerSeat<int>& onBoard) {
    const Spaces spaces = spacesOf(state, sight);
    Seating seating(rules, state, spaces);
    PerSeat<Features> features{};
    for (Seat seat = 0; seat < state.seats; ++seat) features[seat] = seating.of(seat, onBoard[seat]);
    return features;
}

}
