// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/features.h"

#include "rules/costs.h"
#include "rules/score.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

namespace {

/// How much of what a prophecy counts a seat still gets in a whole game, on average. Measured by players/fit.
constexpr std::array<float, prophecyCounts> growthOf{1.7F, 1.9F, 3.3F, 1.8F, 3.5F, 4.3F, 2.7F,  4.1F, 3.7F,
                                                     2.9F, 1.8F, 2.3F, 1.2F, 5.9F, 0.7F, 10.0F, 1.0F};

template <std::size_t N>
int sumOf(const Counts<N>& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

int countOf(const Ship& ship, Icon icon) {
    return ship.dice[dieOf(Color::Red, icon)] + ship.dice[dieOf(Color::Blue, icon)] +
           ship.dice[dieOf(Color::Yellow, icon)];
}

float bundleWorth(const Bundle& bundle) {
    return static_cast<float>(bundle.food) + 1.2F * bundle.favor + bundle.glory + (bundle.pawn != none ? 3.0F : 0) +
           (bundle.die != none ? 1.6F : 0) + 6.0F * bundle.prophecies;
}

float abilityWorth(const Ability& ability) {
    const float now = bundleWorth(ability.now);
    switch (ability.kind) {
    case Ability::Kind::Draw: return now + 5;
    case Ability::Kind::Turn: return now + 0.6F;
    case Ability::Kind::Buy:
        return now + std::max(0.3F, bundleWorth(ability.then) - 1.2F * ability.dice - 1.2F * ability.favor);
    default: return now;
    }
}

/// The chance that so many combat dice have enough successes.
float winChance(const Rules& rules, int dice, int missing) {
    if (missing <= 0) return 1;
    constexpr int most = 8;
    dice = std::min(dice, most);
    std::array<float, 2 * most + 3> sums{};
    sums[0] = 1;
    std::array<float, 3> faces{};
    for (const int side : rules.combatSides) faces[static_cast<std::size_t>(side)] += 1.0F / 6;
    for (int i = 1; i <= dice; ++i)
        for (int s = 2 * i; s >= 0; --s) {
            const auto at = static_cast<std::size_t>(s);
            sums[at] =
                sums[at] * faces[0] + (s > 0 ? sums[at - 1] * faces[1] : 0) + (s > 1 ? sums[at - 2] * faces[2] : 0);
        }
    float lost = 0;
    for (int s = 0; s < std::min(missing, 2 * dice + 1); ++s) lost += sums[static_cast<std::size_t>(s)];
    return 1 - lost;
}

class Reader {
  public:
    Reader(const Rules& rules, const State& state, Seat seat)
        : rules_(rules), state_(state), ship_(state.ships[seat]), seat_(seat) {}

    Features read() {
        put(Feature::Base, 1);
        dice();
        goods();
        crew();
        cards();
        pawns();
        prophecies();
        locations();
        turns();
        return features_;
    }

  private:
    void put(Feature feature, float value) { features_[static_cast<std::size_t>(feature)] = value; }
    void putCapped(Feature first, Feature more, int count, int cap) {
        put(first, static_cast<float>(std::min(count, cap)));
        put(more, static_cast<float>(std::max(0, count - cap)));
    }
    int upgrades(Upgrade upgrade) const {
        const auto kind = static_cast<std::size_t>(upgrade);
        return ship_.up[kind] + ship_.down[kind];
    }
    bool isOpen(Location location) const { return state_.chosen[static_cast<std::size_t>(location)] == nobody; }

    void dice() {
        shields_ = countOf(ship_, Icon::Shield);
        chests_ = countOf(ship_, Icon::Chest);
        longships_ = countOf(ship_, Icon::Longship);
        const int hammers = countOf(ship_, Icon::Hammer);
        const int doubles = countOf(ship_, Icon::DoubleHammer);
        int clan = 0;
        for (int color = 0; color < colors; ++color) clan += ship_.dice[dieOf(static_cast<Color>(color), Icon::Clan)];
        if (ship_.leader != none) wild_ = ship_.dice[dieOf(rules_.reavers[ship_.leader].clan, Icon::Clan)];
        putCapped(Feature::Shields, Feature::MoreShields, shields_, 2);
        putCapped(Feature::Chests, Feature::MoreChests, chests_, 2);
        putCapped(Feature::Longships, Feature::MoreLongships, longships_, 2);
        putCapped(Feature::Hammers, Feature::MoreHammers, hammers, 2);
        put(Feature::DoubleHammers, static_cast<float>(doubles));
        put(Feature::WildDice, static_cast<float>(wild_));
        put(Feature::IdleDice, static_cast<float>(clan - wild_));
        put(Feature::CrowdedDice, static_cast<float>(std::max(0, ship_.diceCount - (rules_.diceSpaces.value - 3))));
        put(Feature::ShieldUpgrades, static_cast<float>(upgrades(Upgrade::Shield)));
        put(Feature::ChestUpgrades, static_cast<float>(upgrades(Upgrade::Chest)));
        put(Feature::HammerUpgrades, static_cast<float>(upgrades(Upgrade::LongshipHammer)));
        combatDice_ = hammers + 2 * doubles + wild_ + ship_.up[static_cast<std::size_t>(Upgrade::LongshipHammer)];
    }

    void goods() {
        const int food = ship_.food;
        const int favor = ship_.favor;
        put(Feature::Food, static_cast<float>(std::min(food, 4)));
        put(Feature::MoreFood, static_cast<float>(std::clamp(food - 4, 0, 5)));
        put(Feature::MuchFood, static_cast<float>(std::max(0, food - 9)));
        put(Feature::Favor, static_cast<float>(std::min(favor, 2)));
        put(Feature::MoreFavor, static_cast<float>(std::clamp(favor - 2, 0, 3)));
        put(Feature::MuchFavor, static_cast<float>(std::max(0, favor - 5)));
    }

    void crew() {
        put(Feature::Leader, ship_.leader != none ? 1.0F : 0);
        float spent = 0;
        for (std::size_t slot = 0; slot < slotKinds; ++slot) {
            float worth = 0;
            for (const ReaverId reaver : ship_.crew[slot]) worth += abilityWorth(rules_.reavers[reaver].ability);
            features_[static_cast<std::size_t>(Feature::VillageCrew) + slot] = worth;
            if (!isOpen(locationOf(static_cast<Slot>(slot)))) spent += worth;
        }
        put(Feature::SpentCrew, spent);
        put(Feature::Artifacts, static_cast<float>(ship_.artifacts.size()));
        int stored = 0;
        for (const Stowed& stowed : ship_.artifacts) stored += stowed.die != none;
        put(Feature::StoredDice, static_cast<float>(stored));
    }

    void cards() {
        const auto next = [&](KeepCard card) {
            const auto id = static_cast<KeepId>(card);
            const int count = ship_.keeps[id];
            return static_cast<float>(setGlory(rules_, id, count + 1) - setGlory(rules_, id, count));
        };
        put(Feature::NextTreasure, next(KeepCard::Treasure));
        put(Feature::NextArt, next(KeepCard::Art));
        put(Feature::NextArmor, next(KeepCard::Armor));
        const int dearg = ship_.keeps[static_cast<std::size_t>(KeepCard::TapestryDearg)];
        const int buigh = ship_.keeps[static_cast<std::size_t>(KeepCard::TapestryBuigh)];
        const int gorm = ship_.keeps[static_cast<std::size_t>(KeepCard::TapestryGorm)];
        const int full = std::min({dearg, buigh, gorm});
        const int kinds = (dearg > full) + (buigh > full) + (gorm > full);
        put(Feature::NextTapestry, kinds == 2 ? 1.0F : kinds == 1 ? 0.3F : 0);
        const int terror = ship_.terror;
        put(Feature::NextTerror, static_cast<float>(terrorGlory(rules_, terror) - terrorGlory(rules_, terror + 1)));
    }

    void pawns() {
        for (std::size_t kind = 0; kind < pawnKinds; ++kind) {
            const int own = ship_.pawns[kind];
            const auto pawn = static_cast<Pawn>(kind);
            features_[static_cast<std::size_t>(Feature::NextFarm) + kind] =
                static_cast<float>(pawnGlory(rules_, pawn, own + 1) - pawnGlory(rules_, pawn, own));
            int best = 0;
            for (Seat other = 0; other < state_.seats; ++other)
                if (other != seat_) best = std::max<int>(best, state_.ships[other].pawns[kind]);
            features_[static_cast<std::size_t>(Feature::FarmLead) + kind] =
                static_cast<float>(std::clamp(own - best, -2, 2));
        }
    }

    void prophecies() {
        float growth = 0;
        int count = 0;
        const auto add = [&](ProphecyId prophecy, int copies) {
            const ProphecySpec& spec = rules_.prophecies[prophecy];
            growth += static_cast<float>(copies * spec.glory) * growthOf[static_cast<std::size_t>(spec.per)];
            count += copies;
        };
        for (ProphecyId prophecy = 0; prophecy < prophecyKinds; ++prophecy)
            if (ship_.prophecies[prophecy] > 0) add(prophecy, ship_.prophecies[prophecy]);
        for (const ProphecyId secret : ship_.secrets)
            if (secret < prophecyKinds) add(secret, 1);
        put(Feature::Prophecies, static_cast<float>(count));
        put(Feature::ProphecyGrowth, growth);
    }

    float bestBattle() const {
        float best = 0;
        const Cost& cost = rules_.at(Location::Sea).cost;
        if (ship_.food < cost.food) return 0;
        for (const BattleId battle : state_.battles) {
            if (battle == none) continue;
            const BattleSpec& spec = rules_.battles[battle];
            const auto glory = static_cast<float>(spec.reward.glory);
            if (glory <= best) continue;
            if (longships_ + wild_ > 0 && canPay(rules_, ship_, spec.combination)) {
                best = glory;
            } else if (combatDice_ > 1) {
                best = std::max(best, glory * winChance(rules_, combatDice_, spec.defense));
            }
        }
        return best;
    }

    void locations() {
        const bool villages =
            chests_ + wild_ + ship_.up[static_cast<std::size_t>(Upgrade::Chest)] >= 2 && ship_.food >= 1;
        const bool keeps =
            shields_ + wild_ + ship_.up[static_cast<std::size_t>(Upgrade::Shield)] >= 2 && ship_.food >= 2;
        put(Feature::VillagesReady, villages ? 1.0F : 0);
        put(Feature::KeepsReady, keeps ? 1.0F : 0);
        const bool isRunning = state_.actions < rules_.actionsPerRound.value && !isOver(state_);
        if (!isRunning) return;
        const bool openVillages = villages && isOpen(Location::Villages);
        const bool openKeeps = keeps && isOpen(Location::Keeps);
        put(Feature::VillagesOpen, openVillages ? 1.0F : 0);
        put(Feature::KeepsOpen, openKeeps ? 1.0F : 0);
        put(Feature::SeaOpen, isOpen(Location::Sea) ? bestBattle() : 0);
        put(Feature::SubdueOpen, isOpen(Location::Subdue) ? static_cast<float>(std::min(combatDice_, 4)) : 0);
        if (state_.active == seat_) put(Feature::ReadyNext, (openVillages ? 1.0F : 0) + (openKeeps ? 1.0F : 0));
    }

    void turns() {
        int choices = 0;
        for (int action = state_.actions; action < rules_.actionsPerRound.value; ++action) {
            const Seat chooser = state_.seats == 3 && action == 3
                                     ? state_.honor
                                     : static_cast<Seat>((state_.starter + action) % state_.seats);
            choices += chooser == seat_;
        }
        put(Feature::Choices, static_cast<float>(choices));
        put(Feature::IsNext, state_.active == seat_ ? 1.0F : 0);
        put(Feature::NextStarter, state_.nextStarter == seat_ && state_.round < rules_.rounds.value ? 1.0F : 0);
    }

    const Rules& rules_;
    const State& state_;
    const Ship& ship_;
    Seat seat_;
    int shields_ = 0;
    int chests_ = 0;
    int longships_ = 0;
    int wild_ = 0;
    int combatDice_ = 0;
    Features features_{};
};

}

int actionsLeft(const Rules& rules, const State& state) {
    if (isOver(state)) return 0;
    const int perRound = rules.actionsPerRound.value;
    return (rules.rounds.value - state.round) * perRound + perRound - state.actions;
}

float tileIncome(const Rules& rules, const State& state, Seat seat) {
    return static_cast<float>(sumOf(state.ships[seat].tiles) * (rules.rounds.value - state.round) *
                              rules.territoryGlory.value);
}

Features featuresOf(const Rules& rules, const State& state, Seat seat) {
    return Reader(rules, state, seat).read();
}

}
