// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on a longship and before the seat to move, piece by piece in the order in which it is shown.
#pragma once

#include "game/equal_pieces.h"
#include "rules/game.h"

#include <optional>
#include <span>

namespace heorot::raiders {

/// Cards before the seat to move, in the order in which they lie there.
struct Pending {
    enum class Kind : std::uint8_t { Recruit, Taken, Offer, Spoil, Tile, Subject };
    Kind kind;
    std::uint8_t card;
};

/// Dice of a ship one by one, in the order of their kinds.
std::vector<Die> diceOf(const Counts<dieKinds>& counts);
/// Dice of a ship by place. What is laid out toward a cost stays in its place until it is paid.
struct CrewDie {
    Die die;
    /// Among equals.
    int twin;
    bool isLaid;
};
std::vector<CrewDie> crewDice(const State& state, Seat seat, std::span<const game::KnownMove> taken);
/// Upgrade tiles of a ship by place, with whether each lies turned up.
struct UpgradeTile {
    Upgrade upgrade;
    bool up;
    bool isLaid;
};
std::vector<UpgradeTile> upgradesOf(const State& state, Seat seat, std::span<const game::KnownMove> taken);
/// Artifacts of a ship by place.
std::vector<Stowed> artifactsOf(const State& state, Seat seat, std::span<const game::KnownMove> taken);
/// The artifact of the ship that an action fills, uses or drops; nothing if it is none of these or there is none.
std::optional<Stowed> artifactMeant(const Ship& ship, Action action);
/// Rolled combat dice by place: whether each is marked for a re-roll.
struct CombatDie {
    int value;
    bool isMarked;
};
std::vector<CombatDie> combatDice(const State& state, std::span<const game::KnownMove> taken);
std::vector<Pending> pendingOf(const State& state);
/// Prophecies of a ship that are known, with how many; and how many are not.
std::vector<std::pair<ProphecyId, int>> propheciesOf(const Ship& ship);
int hiddenProphecies(const Ship& ship);

}
