// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position_decision.h"

#include "rules/steps/steps.h"

#include <algorithm>
#include <optional>

namespace heorot::raiders {

namespace {

constexpr unsigned bitOf(Stage stage) {
    return 1u << static_cast<unsigned>(stage);
}

/// What waits until the part ends, and the stages that ask for it, as bits.
struct Waiting {
    bool (*isWaiting)(const State& state);
    unsigned stages;
    const char* error;
};
constexpr std::array<Waiting, 8> waiting{{
    {[](const State& state) { return state.secondDie; }, bitOf(Stage::Trade), "second-die: no die is taken in trade"},
    {[](const State& state) { return state.journey != none; }, bitOf(Stage::Journey), "journey: none is faced here"},
    {[](const State& state) { return state.lossColor != none; }, bitOf(Stage::Journey),
     "loss-die: no journey takes it here"},
    {[](const State& state) { return state.lossGoods; }, bitOf(Stage::Journey),
     "loss-goods: no journey takes them here"},
    {[](const State& state) { return state.battle != none; }, bitOf(Stage::Fight), "battle: none is fought here"},
    {[](const State& state) { return state.territory != none; }, bitOf(Stage::Attempt) | bitOf(Stage::Claim),
     "territory: none is attempted here"},
    {[](const State& state) { return !state.subdued.empty(); }, bitOf(Stage::Attempt) | bitOf(Stage::Claim),
     "subdued: nothing is subdued here"},
    {[](const State& state) { return !state.rewards.empty(); }, bitOf(Stage::Rewards),
     "rewards: no tiles are turned here"},
}};

std::string_view wrongLeftOver(const State& state) {
    for (const Waiting& each : waiting)
        if (each.isWaiting(state) && (each.stages & bitOf(state.stage)) == 0) return each.error;
    if (state.battle == none && state.battlePlace != 0) return "battle-place: no Sea Battle is fought";
    return {};
}

std::string_view wrongTerritory(const State& state) {
    if (state.stage == Stage::Claim) return {};
    if (state.territory == none) return {};
    if (state.territories[state.territory].empty()) return "territory: no tile is left there";
    if (!state.bout.active && state.phase != Phase::Tribute) return "territory: its tribute is paid first";
    const bool hasRoom = state.subdued.size() + state.left < state.subdued.capacity();
    return hasRoom ? "" : "left: at most three tiles are subdued in one part";
}

std::string_view wrongLoss(const State& state) {
    if (state.lossColor == none && !state.lossGoods) return {};
    if (state.journey != none || state.phase != Phase::Loss)
        return state.lossGoods ? "loss-goods: what the journey takes is lost first"
                               : "loss-die: what the journey takes is lost first";
    const Ship& ship = moverShip(state);
    bool hasDie = false;
    for (Die die = 0; die < dieKinds; ++die)
        hasDie = hasDie || (ship.dice[die] > 0 && (state.lossColor == anyColor || state.lossColor == die / icons));
    if (state.lossColor != none && !hasDie) return "loss-die: there is none to be lost";
    if (state.lossGoods && ship.artifacts.empty() && upgradesOn(ship) == 0) return "loss-goods: there are none";
    return {};
}

std::string_view wrongBout(const State& state) {
    const Bout& bout = state.bout;
    if (!bout.active) return bout == Bout{} ? "" : "bout.active: there is no combat with dice";
    if (!bout.rolled && (bout.dice != Counts<3>{} || bout.again != Counts<3>{}))
        return "bout.rolled: no combat dice lie here before the roll";
    for (std::size_t value = 0; value < 3; ++value)
        if (bout.again[value] > bout.dice[value]) return "bout: more dice are rolled again than there are";
    if (bout.again != Counts<3>{} && moverShip(state).favor == 0) return "bout: rolling again costs Favor";
    return {};
}

/// The second halves of Bodn and Brisingamen.
std::string_view wrongHalf(const Rules& rules, const State& state) {
    const Ship& ship = moverShip(state);
    if (state.turning && !canTurn(rules, ship, anyColor)) return "turning: there is no die to be turned";
    const bool hasProphecy = !ship.secrets.empty() || ship.prophecies != Counts<prophecyKinds>{};
    return state.renouncing && !hasProphecy ? "renouncing: there is no prophecy to be given up" : "";
}

/// Checks that what is laid out fits the cost and the ship can pay the rest.
std::string_view wrongPayment(const Rules& rules, const State& state) {
    if (state.laidOut == 0) return {};
    State again = state;
    Ship& ship = again.ships[again.mover];
    if (again.bout.active && !again.bout.rolled) again.phase = Phase::Arms; // dice wait there for artifacts, too
    again.paid = {};
    again.laidOut = 0;
    for (Payer payer = 0; payer < payerKinds; ++payer) {
        auto& held = isUpgrade(payer) ? ship.up[static_cast<std::size_t>(upgradeOf(payer))] : ship.dice[payer];
        held = static_cast<std::uint8_t>(held + state.paid[payer]);
        if (!isUpgrade(payer)) ship.diceCount = static_cast<std::uint8_t>(ship.diceCount + state.paid[payer]);
    }
    for (Payer payer = 0; payer < payerKinds; ++payer)
        for (int i = 0; i < state.paid[payer]; ++i) {
            if (!mayPay(rules, again, payer)) return "paid: the cost does not ask for this";
            layOut(again, payer);
        }
    const Cost* const cost = costDue(rules, again);
    while (cost && !isLaidOut(again, *cost)) {
        const Payer payer = cheapestPayer(rules, again);
        if (payer == none) return "paid: the ship cannot pay the rest of the cost";
        layOut(again, payer);
    }
    return {};
}

}

std::string_view wrongStage(const Rules& rules, const State& state) {
    const StageRules& stage = rulesOf(state.stage);
    if (stage.location && *stage.location != state.location) return "stage: no part reaches it at this location";
    if (const auto wrong = errorOf(stage, rules, state); !wrong.empty()) return wrong;
    if (const auto wrong = wrongLeftOver(state); !wrong.empty()) return wrong;
    if (const auto wrong = wrongTerritory(state); !wrong.empty()) return wrong;
    if (const auto wrong = wrongLoss(state); !wrong.empty()) return wrong;
    if (state.secondDie && state.tradeDice == Counts<dieKinds>{}) return "second-die: there is no die to be taken";
    if (const auto wrong = wrongHalf(rules, state); !wrong.empty()) return wrong;
    return wrongBout(state);
}

std::string wrongDecision(const Rules& rules, const State& state) {
    // A single card, which would be resolved automatically, may be asked for too.
    auto asked = pendingPhase(rules, state);
    if (!asked) asked = askedPhase(state);
    if (!asked) return "phase: nothing is decided at this stage";
    if (*asked != state.phase)
        return "phase: '" + std::string(phaseNames[static_cast<std::size_t>(*asked)]) + "' is decided first";
    if (const auto wrong = wrongPayment(rules, state); !wrong.empty()) return std::string(wrong);
    engine::ActionList legal;
    legalActions(rules, state, legal);
    return legal.empty() ? "phase: there is nothing to choose from" : std::string();
}

}
