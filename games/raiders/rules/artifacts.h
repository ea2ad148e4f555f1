// SPDX-License-Identifier: GPL-3.0-or-later
// When artifacts can store and work: each card once in each activation of its location, in the own part of it, which
// begins with the firing of the own Reavers, also when resting (rulebook, Artifacts; rulings 11 and O3). And what
// Reavers' abilities need.
#pragma once

#include "rules/game.h"

#include <optional>

namespace heorot::raiders {

/// Whether the seat to move is in its own part of an action: from the firing of its Reavers on.
inline bool isOwnPart(const State& state) {
    return state.stage >= Stage::Fire;
}

/// The place on the ship of the first artifact of a kind that can take a die; none if there is none.
std::uint8_t emptyPlace(const Ship& ship, ArtifactId artifact);
/// The same for the first one that holds a die and was not used in this activation.
std::uint8_t readyPlace(const Ship& ship, ArtifactId artifact);
/// The same for the one that leaves: the newest without a die, so that nothing stored is lost without need; else the
/// first.
std::uint8_t droppedPlace(const Ship& ship, ArtifactId artifact);

/// Whether dice may be stored now, and artifacts used.
bool mayStore(const State& state);
bool mayUse(const State& state);
/// Whether an artifact with this effect is ready, works at the location, and belongs to the seat to move.
bool hasReady(const Rules& rules, const State& state, ArtifactSpec::Effect effect);
/// The same, now, after storing a die of the ship, or after another artifact that may bring a die to be stored.
bool canReady(const Rules& rules, const State& state, ArtifactSpec::Effect effect);
/// Whether artifacts that can be made ready may bring Favor, or dice.
bool mayBringFavor(const Rules& rules, const State& state);
bool mayBringDice(const Rules& rules, const State& state);
/// Whether the effect can happen now, for `reaver` where the artifact means one recruited now (else none).
bool hasEffect(const Rules& rules, const State& state, ArtifactId artifact, ReaverId reaver);
/// Whether the artifact is used for a Reaver recruited now.
bool meansReaver(const Rules& rules, ArtifactId artifact);
/// Whether any die can be stored or any artifact used.
bool hasArtifactAction(const Rules& rules, const State& state);
/// Whether an artifact that works at the location has an effect now, or once a die of the ship is stored on it.
bool canUseSomeArtifact(const Rules& rules, const State& state);
/// Whether Laevateinn may change the tile just subdued, now or once it is ready.
bool mayClaim(const Rules& rules, const State& state);

/// What the seat to move lacks for a Reaver's ability; nothing if it can be used.
std::optional<Lack> lackOf(const Rules& rules, const State& state, ReaverId reaver);
/// Whether the ability that is to be decided can be used as things stand.
bool canUseAbility(const Rules& rules, const State& state);
/// The same, now or after an artifact that may bring what is missing.
bool mayDecideAbility(const Rules& rules, const State& state);
/// Whether the deck or its discards hold a card.
bool canDraw(const State& state, Deck deck);
/// Whether some die of a colour (or anyColour) on the ship could show another face.
bool canTurn(const Rules& rules, const Ship& ship, std::uint8_t colour);

}
