// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position_check.h"

#include "rules/position_decision.h"
#include "rules/steps/steps.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// Checks limits other than the numbers of pieces in the box.
std::string tooMany(const Rules& rules, const State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const bool mayHaveOneMore = seat == state.mover && state.phase == Phase::Room;
        if (static_cast<int>(state.ships[seat].artifacts.size()) >
            rules.artifactSpaces.value + (mayHaveOneMore ? 1 : 0))
            return "artifacts: a ship has room for " + std::to_string(rules.artifactSpaces.value);
        for (const auto& crew : state.ships[seat].crew)
            if (static_cast<int>(crew.size()) > rules.reaversPerSlot.value)
                return "crew: a slot has room for " + std::to_string(rules.reaversPerSlot.value);
    }
    if (state.subdued.size() + state.rewards.size() + state.left > state.subdued.capacity())
        return "left: at most three tiles are subdued in one part";
    if (state.phase == Phase::Decide && !(state.subdued.empty() && state.rewards.empty()))
        return "subdued: nothing is subdued before it is decided";
    return {};
}

/// Checks numbers without which the round or the current decision could not continue.
std::string wrongNumber(const Rules& rules, const State& state) {
    if (state.round > rules.rounds.value) return "round: the game is over by then";
    if (state.actions >= rules.actionsPerRound.value) return "actions: the round is over by then";
    const auto isChosen = [](Seat seat) { return seat != nobody; };
    const auto chosen = std::count_if(state.chosen.begin(), state.chosen.end(), isChosen);
    const int toChoose = rules.actionsPerRound.value - state.actions - (state.stage > Stage::Choose ? 1 : 0);
    if (chosen + toChoose > locations) return "chosen: too few locations are left for this round";
    if (state.abilityPaid == 0) return {};
    if (state.ability == none || rules.reavers[state.ability].ability.dice <= state.abilityPaid)
        return "ability-paid: no ability is being paid for";
    if (state.phase != Phase::Ability) return "ability-paid: the ability is paid for first";
    return state.ships[state.mover].diceCount == 0 ? "ability-paid: there is no die for the rest" : std::string();
}

/// Checks that an artifact for which there is no room is on the ship while it waits to be resolved.
std::string wrongSpoil(const Rules& rules, const State& state) {
    const auto& artifacts = state.ships[state.mover].artifacts;
    const bool isFull = static_cast<int>(artifacts.size()) > rules.artifactSpaces.value;
    if (state.spoil != none && isArtifact(state.spoil) != isFull)
        return isFull ? "spoil: room is made for the artifact first" : "spoil: an artifact lies on its ship";
    return {};
}

/// Checks the fields that must name a seat.
std::string wrongSeat(const State& state) {
    if (state.starter >= state.seats) return "starter: it must be a seat";
    if (state.nextStarter >= state.seats) return "next-starter: it must be a seat";
    if (state.active >= state.seats) return "active: it must be a seat";
    if ((state.honor != nobody) != (state.seats == 3))
        return "honor: with three seats one must have it, otherwise nobody";
    return {};
}

/// Checks that no decision further inside is pending.
std::string_view wrongWaiting(const State& state) {
    const Depth depth = rulesOf(state.phase).depth;
    if (state.turning && depth > Depth::Turn) return "turning: the die of Bodn is turned first";
    if (state.renouncing && depth > Depth::Renounce) return "renouncing: the prophecy is given up first";
    if (!state.offer.empty() && depth > Depth::Keep) return "offer: one of the cards is kept first";
    if (state.bout.active && depth > Depth::Combat) return "bout.active: the combat is ended first";
    if (state.bout.active && state.spoil == none && state.battle == none && state.territory == none)
        return "bout.active: there is nothing to be won by it";
    if (state.spoil != none && depth > Depth::Spoil) return "spoil: the card is resolved first";
    return {};
}

/// Checks that involve several fields.
std::string inconsistency(const Rules& rules, const State& state) {
    if ((state.phase == Phase::Over) != (state.mover == nobody))
        return "it must be nobody exactly when the game is over";
    if (auto wrong = wrongSeat(state); !wrong.empty()) return wrong;
    if (auto wrong = tooMany(rules, state); !wrong.empty()) return wrong;
    if (state.mover == nobody) return {};
    if (auto wrong = wrongNumber(rules, state); !wrong.empty()) return wrong;
    if (auto wrong = wrongSpoil(rules, state); !wrong.empty()) return wrong;
    if (const auto wrong = wrongWaiting(state); !wrong.empty()) return std::string(wrong);
    if (const auto wrong = errorOf(rulesOf(state.phase), rules, state); !wrong.empty()) return std::string(wrong);
    if (const auto wrong = wrongStage(rules, state); !wrong.empty()) return std::string(wrong);
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

std::string completePosition(const Rules& rules, State& state, const State& before) {
    complete(rules, state, before);
    return inconsistency(rules, state);
}

}
