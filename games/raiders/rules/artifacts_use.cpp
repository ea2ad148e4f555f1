// SPDX-License-Identifier: GPL-3.0-or-later
// Storing dice on artifacts and using them (rulebook, Artifacts).
#include "rules/artifacts.h"
#include "rules/flow.h"

namespace heorot::raiders {

using Effect = ArtifactSpec::Effect;

void Flow::storeDie(Die die, ArtifactId artifact) {
    --ship().dice[die];
    --ship().diceCount;
    ship().artifacts[emptyPlace(ship(), artifact)].die = die;
    say(Happening::DieStored, die, artifact);
}

void Flow::useArtifact(ArtifactId artifact, ReaverId reaver) {
    const ArtifactSpec& spec = rules_.artifacts[artifact];
    Stowed& stowed = ship().artifacts[readyPlace(ship(), artifact)];
    ++state_.dice[static_cast<std::size_t>(colourOf(stowed.die))];
    say(Happening::ArtifactUsed, artifact, stowed.die);
    stowed.die = none;
    stowed.used = true;
    switch (spec.effect) {
    case Effect::DrawKeep: return receiveFromDeck(Deck::Keeps, spec.amount);
    case Effect::FireAbility: return fire(reaver);
    case Effect::TurnDie: state_.turning = true; return;
    case Effect::SwapProphecy:
        drawProphecy();
        state_.renouncing = true;
        return;
    case Effect::Relief: return terror(state_.mover, -std::min<int>(spec.amount, ship().terror));
    case Effect::CombatDice: state_.bout.extra = static_cast<std::uint8_t>(state_.bout.extra + spec.amount); return;
    case Effect::Food: return food(spec.amount);
    case Effect::Favor: return favor(spec.amount);
    case Effect::RollDice:
        for (int i = 0; i < spec.amount; ++i) grant(anyColour, true);
        return;
    case Effect::PromoteBonus: return promoteBonus(reaver);
    case Effect::CancelJourney: return endJourney(Happening::JourneyPassed);
    case Effect::LevelThree: return; // used by claimTile
    }
}

/// To the discards of the deck, not to the Glory pile (ruling 12). A copy that all have seen goes first.
void Flow::renounceProphecy(ProphecyId prophecy) {
    if (ship().prophecies[prophecy] > 0) {
        --ship().prophecies[prophecy];
    } else {
        ship().secrets.remove(prophecy);
        showAll();
    }
    ++state_.prophecyDiscards[prophecy];
    state_.renouncing = false;
    say(Happening::ProphecyRenounced, prophecy);
}

}
