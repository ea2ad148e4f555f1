// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/holdings.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

std::size_t laidOut(const State& state, Seat seat, Payer payer) {
    return state.mover == seat ? state.paid[payer] : 0;
}

}

std::vector<Die> diceOf(const Counts<dieKinds>& counts) {
    std::vector<Die> dice;
    for (Die die = 0; die < dieKinds; ++die) dice.insert(dice.end(), counts[die], die);
    return dice;
}

std::vector<CrewDie> crewDice(const State& state, Seat seat, std::span<const game::KnownMove> taken) {
    std::vector<CrewDie> dice;
    for (Die die = 0; die < dieKinds; ++die) {
        const std::size_t laid = laidOut(state, seat, die);
        const std::size_t count = state.ships[seat].dice[die] + laid;
        const auto isLaid = game::laidAmong(taken, seat, pay(die), dice.size(), count, laid);
        for (std::size_t i = 0; i < count; ++i) dice.push_back({die, static_cast<int>(i), isLaid[i]});
    }
    return dice;
}

std::vector<UpgradeTile> upgradesOf(const State& state, Seat seat, std::span<const game::KnownMove> taken) {
    std::vector<UpgradeTile> tiles;
    const Ship& ship = state.ships[seat];
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) {
        const auto upgrade = static_cast<Upgrade>(kind);
        const std::size_t laid = laidOut(state, seat, payerOf(upgrade));
        const std::size_t up = ship.up[kind] + laid;
        for (const bool isLaid : game::laidAmong(taken, seat, pay(payerOf(upgrade)), tiles.size(), up, laid))
            tiles.push_back({upgrade, true, isLaid});
        tiles.insert(tiles.end(), ship.down[kind], {upgrade, false, false});
    }
    return tiles;
}

std::vector<CombatDie> combatDice(const State& state, std::span<const game::KnownMove> taken) {
    std::vector<CombatDie> dice;
    for (std::size_t value = 0; value < state.bout.dice.size(); ++value) {
        const int number = static_cast<int>(value);
        for (const bool isMarked : game::laidAmong(taken, state.mover, again(number), dice.size(),
                                                   state.bout.dice[value], state.bout.again[value]))
            dice.push_back({number, isMarked});
    }
    return dice;
}

std::vector<Pending> pendingOf(const State& state) {
    std::vector<Pending> cards;
    const auto add = [&](Pending::Kind kind, const auto& list) {
        for (const auto card : list) cards.push_back({kind, card});
    };
    add(Pending::Kind::Offer, state.offer);
    add(Pending::Kind::Recruit, state.recruits);
    add(Pending::Kind::Taken, state.taken);
    add(Pending::Kind::Spoil, state.spoils);
    add(Pending::Kind::Tile, state.rewards);
    return cards;
}

std::vector<std::pair<ProphecyId, int>> propheciesOf(const Ship& ship) {
    std::vector<std::pair<ProphecyId, int>> kinds;
    for (ProphecyId kind = 0; kind < prophecyKinds; ++kind) {
        const auto secret = std::count(ship.secrets.begin(), ship.secrets.end(), kind);
        if (const int count = ship.prophecies[kind] + static_cast<int>(secret); count > 0)
            kinds.emplace_back(kind, count);
    }
    return kinds;
}

int hiddenProphecies(const Ship& ship) {
    return static_cast<int>(std::count(ship.secrets.begin(), ship.secrets.end(), unknown));
}

}
