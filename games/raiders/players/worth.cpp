// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/worth.h"

#include "rules/odds.h"
#include "rules/score.h"
#include "rules/steps/steps.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

namespace {

constexpr double plainDie = 1.8;
constexpr double doubleDie = 2.3;
constexpr double wildDie = 2.4;
/// A clan icon without its Leader, which pays only where any die will do.
constexpr double idleDie = 0.5;
/// The same if an artifact of the longship can store it.
constexpr double wantedDie = 1.5;
constexpr double spentDie = 1.0;
constexpr double someDie = 1.8;
constexpr double foodEach = 1.0;
constexpr double favorEach = 1.2;
constexpr double prophecyEach = 3.5;
constexpr double villageEach = 4.5;
constexpr double keepEach = 5.0;
constexpr double reaverEach = 4.5;
constexpr double pawnEach = 2.5;
/// The number of remaining actions at which goods still have their full value.
constexpr double fullUse = 5.0;
/// How often a slot fires in a round.
constexpr double slotUse = 0.67;
constexpr double leader = 2.5;

double taper(double count, double full) {
    return count <= full ? count : full + 0.35 * (count - full);
}

}

Worth::Worth(const Rules& rules, const State& state, Seat seat)
    : rules_(rules), state_(state), ship_(state.ships[seat]), seat_(seat) {
    const int perRound = rules.actionsPerRound.value;
    const double actions = (rules.rounds.value - state.round) * perRound + perRound - state.actions;
    rounds_ = actions / perRound;
    use_ = std::min(1.0, actions / fullUse);
}

double Worth::die(Die die) const {
    switch (iconOf(die)) {
    case Icon::Clan:
        if (ship_.leader != none && rules_.reavers[ship_.leader].clan == colorOf(die)) return wildDie;
        return isWanted(die) ? wantedDie : idleDie;
    case Icon::DoubleHammer: return doubleDie;
    default: return plainDie;
    }
}

/// Whether an artifact without a die stores its icon.
bool Worth::isWanted(Die die) const {
    return std::any_of(ship_.artifacts.begin(), ship_.artifacts.end(), [&](const Stowed& stowed) {
        const ArtifactSpec& spec = rules_.artifacts[stowed.artifact];
        return stowed.die == none && !spec.anyDie && spec.stores(die);
    });
}

/// Further dice with the same icon are worth less, and so is the last free space.
double Worth::dice() const {
    double sum = 0;
    for (int icon = 1; icon < icons; ++icon) {
        int count = 0;
        for (int color = 0; color < colors; ++color)
            count += ship_.dice[dieOf(static_cast<Color>(color), static_cast<Icon>(icon))];
        sum += taper(count, 2) * (icon == static_cast<int>(Icon::DoubleHammer) ? doubleDie : plainDie);
    }
    for (int color = 0; color < colors; ++color) {
        const auto clan = static_cast<Die>(color * icons);
        sum += ship_.dice[clan] * die(clan);
    }
    for (const Stowed& stowed : ship_.artifacts)
        if (stowed.die != none) sum += plainDie + 0.3;
    return sum;
}

double Worth::goods() const {
    return foodEach * taper(ship_.food, 9) + favorEach * taper(ship_.favor, 5) + dice();
}

double Worth::crew() const {
    double sum = ship_.leader != none ? leader * use_ : 0;
    for (std::size_t slot = 0; slot < slotKinds; ++slot) {
        const Location where = locationOf(static_cast<Slot>(slot));
        // The slot no longer fires in this round once its location has been chosen.
        const double fires = slotUse * rounds_ - (state_.chosen[static_cast<std::size_t>(where)] != nobody ? 0.3 : 0);
        for (const ReaverId reaver : ship_.crew[slot])
            sum += std::max(0.0, fires) * ability(rules_.reavers[reaver].ability);
    }
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind)
        sum += (ship_.up[kind] + 0.3 * ship_.down[kind]) * (0.8 * rounds_ + 0.5);
    return sum + 0.35 * rounds_ * static_cast<double>(ship_.artifacts.size());
}

/// A card of a growing set is worth more than it scores so far.
double Worth::sets() const {
    double sum = 0;
    for (KeepId card = 0; card <= static_cast<KeepId>(KeepCard::Armor); ++card) {
        const auto& set = rules_.keeps[card].set;
        const double each = static_cast<double>(set.back()) / static_cast<double>(set.size());
        const int count = ship_.keeps[card];
        sum += std::max(0.0, count * each - setGlory(rules_, card, count));
    }
    int kinds = 0;
    for (int card = static_cast<int>(KeepCard::TapestryDearg); card <= static_cast<int>(KeepCard::TapestryGorm); ++card)
        kinds += ship_.keeps[static_cast<std::size_t>(card)] > 0;
    sum += kinds == 1 ? 1.5 : kinds == 2 ? 4 : 0;
    return 0.5 * std::min(1.0, rounds_ / 3) * sum;
}

double Worth::prophecies() const {
    const double count = std::accumulate(ship_.prophecies.begin(), ship_.prophecies.end(), 0) +
                         static_cast<double>(ship_.secrets.size());
    return 0.55 * rounds_ * count;
}

double Worth::tiles() const {
    const int count = std::accumulate(ship_.tiles.begin(), ship_.tiles.end(), 0);
    return count * (rules_.rounds.value - state_.round) * rules_.territoryGlory.value;
}

double Worth::bundle(const Bundle& bundle) const {
    double sum = use_ * (foodEach * bundle.food + favorEach * bundle.favor) + bundle.glory;
    sum -= terrorGlory(rules_, ship_.terror) - terrorGlory(rules_, ship_.terror + bundle.terror);
    sum += bundle.relief > 0 && ship_.terror > 0 ? 3 : 0;
    sum += bundle.pawn != none ? pawnEach + bundle.pawn : 0;
    sum += use_ * someDie * (bundle.rolled[0] + bundle.rolled[1] + bundle.rolled[2]);
    sum += use_ * plainDie * (bundle.freeDice + (bundle.die != none ? 1 : 0));
    sum += villageEach * bundle.villages + keepEach * bundle.keeps;
    sum += use_ * reaverEach * bundle.reavers + prophecyEach * bundle.prophecies;
    return sum;
}

double Worth::ability(const Ability& ability) const {
    const double now = bundle(ability.now);
    switch (ability.kind) {
    case Ability::Kind::Draw: return now + 5.5;
    case Ability::Kind::Turn: return now + 0.6;
    case Ability::Kind::Buy:
        return now + std::max(0.3, 0.7 * (bundle(ability.then) - spentDie * ability.dice - favorEach * ability.favor));
    default: return now;
    }
}

double Worth::spoil(SpoilId spoil) const {
    if (isKeep(spoil)) {
        const KeepId card = keepOf(spoil);
        if (isSetCard(card)) return keepEach;
        return bundle(rules_.keeps[card].gain) + 0.4 * bundle(rules_.keeps[card].pillage);
    }
    if (isArtifact(spoil)) return rules_.artifacts[spoil].glory + 0.3 * rounds_;
    const VillageSpec& card = rules_.villageCard(spoil);
    if (card.kind == VillageSpec::Kind::Pillage) return bundle(card.gain) + std::max(0.0, bundle(card.pillage));
    return std::max(bundle(card.other), bundle(card.gain));
}

double Worth::territory(Territory territory) const {
    const TerritorySpec& spec = rules_.territories[territory];
    double rewards = 0;
    for (std::size_t i = 0; i < rewardsPerTerritory; ++i) rewards += spec.copies[i] * bundle(spec.rewards[i]);
    return rewards / 6 + (rules_.rounds.value - state_.round) * rules_.territoryGlory.value + 0.5;
}

int Worth::hammers() const {
    int count = 0;
    for (Payer payer = 0; payer < payerKinds; ++payer)
        if (const int held = heldOf(ship_, payer); held > 0) count += held * hammersOf(rules_, ship_, payer);
    return count;
}

double Worth::chance(int dice, int missing) const {
    if (missing <= 0) return 1;
    std::array<double, 41> sums{1.0};
    dice = std::min(dice, 20);
    std::array<double, 3> faces{};
    for (const int side : rules_.combatSides) faces[static_cast<std::size_t>(side)] += 1.0 / 6;
    for (int i = 0; i < dice; ++i)
        for (int s = 2 * i + 2; s >= 0; --s) {
            const auto at = static_cast<std::size_t>(s);
            sums[at] =
                sums[at] * faces[0] + (s > 0 ? sums[at - 1] * faces[1] : 0) + (s > 1 ? sums[at - 2] * faces[2] : 0);
        }
    double won = 0;
    for (int s = missing; s <= 2 * dice; ++s) won += sums[static_cast<std::size_t>(s)];
    double lost = 1 - won;
    for (int i = 0; i < std::min<int>(ship_.favor, 2); ++i) lost *= 1 - std::min(0.9, won * 1.2);
    return 1 - lost;
}

/// What a Sea Battle brings, minus what it takes to win it.
double Worth::battle(BattleId battle) const {
    const BattleSpec& spec = rules_.battles[battle];
    const double reward = bundle(spec.reward);
    const double byDice = canPay(rules_, ship_, spec.combination) ? reward - costOf(spec.combination) : 0;
    const int dice = hammers();
    const double byForce = dice > 0 ? chance(dice, spec.defense) * reward - use_ * 1.2 * dice : 0;
    return std::max({0.0, byDice, byForce});
}

double Worth::bestBattle() const {
    double best = 0;
    for (const BattleId card : state_.battles)
        if (card != none) best = std::max(best, battle(card));
    return best;
}

double Worth::costOf(const Cost& cost) const {
    const int dice = cost.dice + std::accumulate(cost.icons.begin(), cost.icons.end(), 0);
    return use_ * (foodEach * cost.food + favorEach * cost.favor + plainDie * dice);
}

/// What acting at the location brings to the seat, without its cost.
double Worth::act(Location location) const {
    const LocationSpec& spec = rules_.at(location);
    const int bonus = bonusOf(spec, state_, seat_);
    const double active = seat_ == state_.active ? bundle(spec.active) : 0;
    switch (location) {
    case Location::Recruit: return active + spec.cards * use_ * reaverEach;
    case Location::Trade: return 3.3 * bonus;
    case Location::Sea: return active + bestBattle() - 0.5;
    case Location::Villages: return (spec.cards + bonus) * villageEach;
    case Location::Keeps: return (spec.cards + bonus) * keepEach;
    case Location::Subdue: return 2.5 * bonus;
    }
    return 0;
}

/// The rest of the cost that is being paid.
double Worth::stillDue() const {
    const Cost* cost = costDue(rules_, state_);
    if (!cost) return 0;
    const int dice = cost->dice + std::accumulate(cost->icons.begin(), cost->icons.end(), 0) - state_.laidOut;
    return use_ * (foodEach * cost->food + favorEach * cost->favor + plainDie * dice);
}

/// What winning the combat brings.
double Worth::prize() const {
    if (state_.spoil != none) return bundle(rules_.keeps[keepOf(state_.spoil)].pillage);
    if (state_.battle != none) return bundle(rules_.battles[state_.battle].reward);
    return territory(state_.territory);
}

/// The value of pending cards, dice and combats.
double Worth::pending() const {
    double sum = 0;
    for (const SpoilId card : state_.spoils) sum += spoil(card);
    double kept = 0;
    for (const SpoilId card : state_.offer) kept = std::max(kept, spoil(card));
    sum += kept + keepEach * state_.bonuses;
    for (const ReaverId reaver : state_.recruits)
        sum += use_ * 2.0 + 0.5 * slotUse * rounds_ * ability(rules_.reavers[reaver].ability);
    for (const ReaverId reaver : state_.taken) {
        const ReaverSpec& spec = rules_.reavers[reaver];
        sum += use_ * (2.0 + someDie * (spec.gain[0] + spec.gain[1] + spec.gain[2])) +
               0.5 * slotUse * rounds_ * ability(spec.ability);
    }
    sum += use_ * plainDie * static_cast<double>(state_.grants.size());
    sum += use_ * someDie * (state_.gathered[0] + state_.gathered[1] + state_.gathered[2]);
    for (const TileId tile : state_.subdued) sum += territory(territoryOf(tile));
    for (const TileId tile : state_.rewards)
        if (!isUnknownTile(tile))
            sum += bundle(rules_.territories[territoryOf(tile)].rewards[tile % rewardsPerTerritory]) +
                   (rules_.rounds.value - state_.round) * rules_.territoryGlory.value;
    if (state_.bout.active) {
        const Bout& bout = state_.bout;
        const int dice = bout.rolled ? bout.dice[0] : diceLaidOut(rules_, state_);
        const int missing = bout.defense - (bout.rolled ? successes(bout) : 0);
        sum += prize() * (bout.rolled && ship_.favor == 0 && missing > 0 ? 0 : chance(dice, missing));
    } else if (state_.spoil != none && !isArtifact(state_.spoil)) {
        if (isKeep(state_.spoil)) {
            const KeepSpec& card = rules_.keeps[keepOf(state_.spoil)];
            sum += std::max(0.0, chance(hammers(), card.defense) * bundle(card.pillage) - use_ * 1.2 * hammers());
        } else {
            const VillageSpec& card = rules_.villageCard(state_.spoil);
            sum += std::max({0.0, bundle(card.pillage), bundle(card.other),
                             card.kind == VillageSpec::Kind::Choice ? bundle(card.gain) : 0.0});
        }
    }
    return sum;
}

double Worth::stage() const {
    switch (state_.stage) {
    case Stage::Decide: {
        if (state_.laidOut > 0) return act(state_.location) - stillDue();
        return part();
    }
    case Stage::Take: return act(state_.location);
    case Stage::Trade: return 3.0 * state_.left + (state_.secondDie ? someDie * use_ : 0);
    case Stage::Journey: return bestBattle() - 0.5 - (state_.lossColor != none ? 1 : 0) - (state_.lossGoods ? 3 : 0);
    case Stage::Battle: return bestBattle();
    case Stage::Fight:
        if (state_.bout.active) return 0;
        if (state_.laidOut > 0) return bundle(rules_.battles[state_.battle].reward) - stillDue();
        return battle(state_.battle);
    case Stage::Attempt: {
        const double tribute =
            state_.territory != none && !state_.bout.active ? territory(state_.territory) - stillDue() : 0;
        return 1.2 * state_.left + tribute;
    }
    default: return 0;
    }
}

double Worth::part() const {
    const Cost& cost = rules_.at(state_.location).cost;
    return std::max(2.0 * use_, canPay(rules_, ship_, cost) ? act(state_.location) - costOf(cost) : 0);
}

double Worth::holdings() const {
    return use_ * goods() + crew() + sets() + prophecies() + tiles();
}

double Worth::underWay() const {
    return pending() + stage();
}

}
