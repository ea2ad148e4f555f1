// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position_check.h"

#include "rules/position_decision.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// Where a part stands in a phase, for positions that name the phase alone; Setup if the phase does not tell.
Stage stageOf(Phase phase) {
    switch (phase) {
    case Phase::Choose: return Stage::Choose;
    case Phase::Ability:
    case Phase::Keep: return Stage::Fire;
    case Phase::Decide: return Stage::Decide;
    case Phase::Take: return Stage::Take;
    case Phase::Trade: return Stage::Trade;
    case Phase::Journey:
    case Phase::Loss: return Stage::Journey;
    case Phase::Battle: return Stage::Battle;
    case Phase::Fight: return Stage::Fight;
    case Phase::Tribute:
    case Phase::Attempt: return Stage::Attempt;
    case Phase::Claim: return Stage::Claim;
    case Phase::Reward: return Stage::Rewards;
    case Phase::Recruit:
    case Phase::Renounce:
    case Phase::Turn:
    case Phase::Close: return Stage::Close;
    default: return Stage::Setup;
    }
}

/// What no seat ever has so many of, beside what is in the box.
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

/// Numbers that the rest of the round, or the decision at hand, could not do with.
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

/// An artifact waits on its ship, while there is no room for it.
std::string wrongSpoil(const Rules& rules, const State& state) {
    const auto& artifacts = state.ships[state.mover].artifacts;
    const bool isFull = static_cast<int>(artifacts.size()) > rules.artifactSpaces.value;
    if (state.spoil != none && isArtifact(state.spoil) != isFull)
        return isFull ? "spoil: room is made for the artifact first" : "spoil: an artifact lies on its ship";
    return {};
}

/// Seats where there must be some.
std::string wrongSeat(const State& state) {
    if (state.starter >= state.seats) return "starter: this is a seat";
    if (state.nextStarter >= state.seats) return "next-starter: this is a seat";
    if (state.active >= state.seats) return "active: this is a seat";
    if ((state.honor != nobody) != (state.seats == 3)) return "honor: with three seats one has it, else nobody";
    return {};
}

/// How far outward a decision lies, in the order of Flow::askPending.
int distanceOf(Phase phase) {
    switch (phase) {
    case Phase::Overflow: return 0;
    case Phase::Gain: return 1;
    case Phase::Turn: return 2;
    case Phase::Renounce: return 3;
    case Phase::Keep: return 4;
    case Phase::Arms:
    case Phase::Combat: return 5;
    case Phase::Spoil:
    case Phase::Room: return 6;
    default: return 7;
    }
}

/// What waits is decided before anything that lies further out.
std::string wrongWaiting(const State& state) {
    const int distance = distanceOf(state.phase);
    if (state.turning && distance > 2) return "turning: the die of Bodn is turned first";
    if (state.renouncing && distance > 3) return "renouncing: the prophecy is given up first";
    if (!state.offer.empty() && distance > 4) return "offer: one of the cards is kept first";
    if (state.bout.active && distance > 5) return "bout.active: the combat is ended first";
    if (state.bout.active && state.spoil == none && state.battle == none && state.territory == none)
        return "bout.active: there is nothing to be won by it";
    if (state.spoil != none && distance > 6) return "spoil: the card is resolved first";
    return {};
}

/// What the phase asks for and is not there.
std::string missing(const Rules& rules, const State& state) {
    const Ship& ship = state.ships[state.mover];
    const auto needs = [](bool there, const char* what) { return there ? std::string() : std::string(what); };
    switch (state.phase) {
    case Phase::Place: return needs(!state.recruits.empty(), "recruits: there is no Reaver to be placed");
    case Phase::Ability: return needs(state.ability != none, "ability: no Reaver's ability is to be decided");
    case Phase::Keep: return needs(!state.offer.empty(), "offer: there is no card to be kept");
    case Phase::Overflow: return needs(ship.diceCount > rules.diceSpaces.value, "there is room for all dice");
    case Phase::Gain: return needs(!state.grants.empty(), "grants: there is no die to be gained");
    case Phase::Resolve: return needs(!state.spoils.empty(), "spoils: there is no card to be resolved");
    case Phase::Recruit: return needs(!state.taken.empty(), "taken: there is no Reaver to be recruited");
    case Phase::Spoil:
        return needs(state.spoil != none && !isArtifact(state.spoil), "spoil: no card is being resolved");
    case Phase::Room:
        return needs(static_cast<int>(ship.artifacts.size()) > rules.artifactSpaces.value,
                     "there is room for all artifacts");
    case Phase::Arms:
    case Phase::Combat:
        return needs(state.bout.active && state.bout.rolled == (state.phase == Phase::Combat),
                     "bout: there is no such combat");
    case Phase::Journey: return needs(state.journey != none, "journey: none is revealed");
    case Phase::Fight: return needs(state.battle != none, "battle: none is chosen");
    case Phase::Tribute: return needs(state.territory != none, "territory: none is attempted");
    case Phase::Claim: return needs(state.territory != none && !state.subdued.empty(), "subdued: there is no tile");
    case Phase::Reward: return needs(!state.rewards.empty(), "rewards: there is none");
    case Phase::Trade: return needs(state.left > 0 || state.secondDie, "left: there is no reward left to be taken");
    case Phase::Attempt: return needs(state.left > 0, "left: there is no attempt left");
    case Phase::Loss: return needs(state.lossColour != none || state.lossGoods, "there is nothing to be lost");
    default: return {};
    }
}

/// What a written position cannot say by its fields alone.
std::string inconsistency(const Rules& rules, const State& state) {
    if ((state.phase == Phase::Over) != (state.mover == nobody))
        return "nobody is to move exactly when the game is over";
    if (auto wrong = wrongSeat(state); !wrong.empty()) return wrong;
    if (auto wrong = tooMany(rules, state); !wrong.empty()) return wrong;
    if (state.mover == nobody) return {};
    if (auto wrong = wrongNumber(rules, state); !wrong.empty()) return wrong;
    if (auto wrong = wrongSpoil(rules, state); !wrong.empty()) return wrong;
    if (auto wrong = wrongWaiting(state); !wrong.empty()) return wrong;
    if (auto wrong = missing(rules, state); !wrong.empty()) return wrong;
    if (auto wrong = wrongStage(rules, state); !wrong.empty()) return wrong;
    return wrongDecision(rules, state);
}

/// Completes a position that was read in part.
void complete(const Rules& rules, State& state, const State& before) {
    if (state.stage == Stage::Setup) state.stage = stageOf(state.phase);
    // The Reavers of the set-up go back if the position is later in the game and does not name them.
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
