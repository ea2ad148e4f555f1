// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position_check.h"

#include "rules/position_decision.h"
#include "rules/steps/steps.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// Checks limits other than the numbers of pieces in the box.
FieldFault tooMany(const Rules& rules, const State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const bool mayHaveOneMore = seat == state.mover && state.phase == Phase::Room;
        if (static_cast<int>(state.ships[seat].artifacts.size()) >
            rules.artifactSpaces.value + (mayHaveOneMore ? 1 : 0))
            //: %1 a number of artifacts
            return {"artifacts", Fault::tr("a ship has room for only %1").arg(rules.artifactSpaces.value)};
        for (const auto& crew : state.ships[seat].crew)
            if (static_cast<int>(crew.size()) > rules.reaversPerSlot.value)
                //: %1 a number of Reavers
                return {"crew", Fault::tr("a slot has room for only %1").arg(rules.reaversPerSlot.value)};
    }
    if (state.subdued.size() + state.rewards.size() + state.left > state.subdued.capacity())
        return {"left", Fault::tr("at most three tiles can be subdued in one part")};
    if (state.phase == Phase::Decide && !(state.subdued.empty() && state.rewards.empty()))
        return {"subdued", Fault::tr("no tile can be subdued before the attempt is decided")};
    return {};
}

/// Checks numbers without which the round or the current decision could not continue.
FieldFault wrongNumber(const Rules& rules, const State& state) {
    if (state.round > rules.rounds.value) return {"round", Fault::tr("the game is over by then")};
    if (state.actions >= rules.actionsPerRound.value) return {"actions", Fault::tr("the round is over by then")};
    const auto isChosen = [](Seat seat) { return seat != nobody; };
    const auto chosen = std::count_if(state.chosen.begin(), state.chosen.end(), isChosen);
    const int toChoose = rules.actionsPerRound.value - state.actions - (state.stage > Stage::Choose ? 1 : 0);
    if (chosen + toChoose > locations) return {"chosen", Fault::tr("there are too few locations left for this round")};
    if (state.abilityPaid == 0) return {};
    if (state.ability == none || rules.reavers[state.ability].ability.dice <= state.abilityPaid)
        return {"ability-paid", Fault::tr("no ability is being paid for")};
    if (state.phase != Phase::Ability) return {"ability-paid", Fault::tr("the ability must be paid for first")};
    return state.ships[state.mover].diceCount == 0
               ? FieldFault{"ability-paid", Fault::tr("there is no die to pay the rest of the ability")}
               : FieldFault();
}

/// Checks that an artifact for which there is no room is on the ship while it waits to be resolved.
FieldFault wrongSpoil(const Rules& rules, const State& state) {
    const auto& artifacts = state.ships[state.mover].artifacts;
    const bool isFull = static_cast<int>(artifacts.size()) > rules.artifactSpaces.value;
    if (state.spoil != none && isArtifact(state.spoil) != isFull)
        return isFull ? FieldFault{"spoil", Fault::tr("there must be room for the artifact first")}
                      : FieldFault{"spoil", Fault::tr("an artifact must be on its ship")};
    return {};
}

/// Checks the fields that must name a seat.
FieldFault wrongSeat(const State& state) {
    if (state.starter >= state.seats) return {"starter", Fault::tr("this must be a player")};
    if (state.nextStarter >= state.seats) return {"next-starter", Fault::tr("this must be a player")};
    if (state.active >= state.seats) return {"active", Fault::tr("this must be a player")};
    if ((state.honor != nobody) != (state.seats == 3))
        return {"honor", Fault::tr("with three players, one of them must have it; otherwise, nobody can")};
    return {};
}

/// Checks that no decision further inside is pending.
FieldFault wrongWaiting(const State& state) {
    const Depth depth = rulesOf(state.phase).depth;
    if (state.turning && depth > Depth::Turn) return {"turning", Fault::tr("the die for Bodn must be turned first")};
    if (state.renouncing && depth > Depth::Renounce)
        return {"renouncing", Fault::tr("the Prophecy must be discarded first")};
    if (!state.offer.empty() && depth > Depth::Keep) return {"offer", Fault::tr("one of the cards must be kept first")};
    if (state.bout.active && depth > Depth::Combat) return {"bout.active", Fault::tr("the combat must end first")};
    if (state.bout.active && state.spoil == none && state.battle == none && state.territory == none)
        return {"bout.active", Fault::tr("there is no tile or card to win at this point")};
    if (state.spoil != none && depth > Depth::Spoil) return {"spoil", Fault::tr("the card must be resolved first")};
    return {};
}

/// Checks that involve several fields.
FieldFault inconsistency(const Rules& rules, const State& state) {
    if ((state.phase == Phase::Over) != (state.mover == nobody))
        return {{}, Fault::tr("the player to move must be nobody if the game is over, and a player otherwise")};
    if (const auto wrong = wrongSeat(state)) return wrong;
    if (const auto wrong = tooMany(rules, state)) return wrong;
    if (state.mover == nobody) return {};
    if (const auto wrong = wrongNumber(rules, state)) return wrong;
    if (const auto wrong = wrongSpoil(rules, state)) return wrong;
    if (const auto wrong = wrongWaiting(state)) return wrong;
    if (const auto wrong = errorOf(rulesOf(state.phase), rules, state)) return wrong;
    if (const auto wrong = wrongStage(rules, state)) return wrong;
    return wrongDecision(rules, state);
}

/// Completes a position of which a file gives only some fields.
void complete(const Rules& rules, State& state, const State& before) {
    if (state.stage == Stage::Setup) state.stage = rulesOf(state.phase).stage;
    // The Reavers of the set-up return to the deck if the position is later in the game and does not name them.
    if (state.stage != Stage::Setup && before.stage == Stage::Setup && state.recruits == before.recruits)
        state.recruits.clear();
    if (state.mover == nobody) return;
    const auto& artifacts = state.ships[state.mover].artifacts;
    if (state.spoil == none && static_cast<int>(artifacts.size()) > rules.artifactSpaces.value)
        state.spoil = artifacts[artifacts.size() - 1].artifact;
}

}

FieldFault completePosition(const Rules& rules, State& state, const State& before) {
    complete(rules, state, before);
    return inconsistency(rules, state);
}

}
