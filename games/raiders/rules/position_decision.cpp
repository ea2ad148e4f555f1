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
    const char* field;
    Fault why;
};
const std::array<Waiting, 8>& waiting() {
    static const std::array<Waiting, 8> all{{
        {[](const State& state) { return state.secondDie; }, bitOf(Stage::Trade), "second-die",
         Fault::tr("no die is being taken in trade")},
        {[](const State& state) { return state.journey != none; }, bitOf(Stage::Journey), "journey",
         Fault::tr("no Sea Journey is faced at this point")},
        {[](const State& state) { return state.lossColor != none; }, bitOf(Stage::Journey), "loss-die",
         Fault::tr("no Sea Journey takes a die at this point")},
        {[](const State& state) { return state.lossGoods; }, bitOf(Stage::Journey), "loss-goods",
         Fault::tr("no Sea Journey takes artifacts or upgrades at this point")},
        {[](const State& state) { return state.battle != none; }, bitOf(Stage::Fight), "battle",
         Fault::tr("no Sea Battle is fought at this point")},
        {[](const State& state) { return state.territory != none; }, bitOf(Stage::Attempt) | bitOf(Stage::Claim),
         "territory", Fault::tr("no territory is attempted at this point")},
        {[](const State& state) { return !state.subdued.empty(); }, bitOf(Stage::Attempt) | bitOf(Stage::Claim),
         "subdued", Fault::tr("no territory is subdued at this point")},
        {[](const State& state) { return !state.rewards.empty(); }, bitOf(Stage::Rewards), "rewards",
         Fault::tr("no tiles are turned over at this point")},
    }};
    return all;
}

FieldFault wrongLeftOver(const State& state) {
    for (const Waiting& each : waiting())
        if (each.isWaiting(state) && (each.stages & bitOf(state.stage)) == 0) return {each.field, each.why};
    if (state.battle == none && state.battlePlace != 0) return {"battle-place", Fault::tr("no Sea Battle is fought")};
    return {};
}

FieldFault wrongTerritory(const State& state) {
    if (state.stage == Stage::Claim) return {};
    if (state.territory == none) return {};
    if (state.territories[state.territory].empty()) return {"territory", Fault::tr("no tile is left there")};
    if (!state.bout.active && state.phase != Phase::Tribute)
        return {"territory", Fault::tr("its tribute must be paid first")};
    const bool hasRoom = state.subdued.size() + state.left < state.subdued.capacity();
    return hasRoom ? FieldFault() : FieldFault{"left", Fault::tr("at most three tiles can be subdued in one part")};
}

FieldFault wrongLoss(const State& state) {
    if (state.lossColor == none && !state.lossGoods) return {};
    if (state.journey != none || state.phase != Phase::Loss)
        return state.lossGoods ? FieldFault{"loss-goods", Fault::tr("what the journey takes must be lost first")}
                               : FieldFault{"loss-die", Fault::tr("what the journey takes must be lost first")};
    const Ship& ship = moverShip(state);
    bool hasDie = false;
    for (Die die = 0; die < dieKinds; ++die)
        hasDie = hasDie || (ship.dice[die] > 0 && (state.lossColor == anyColor || state.lossColor == die / icons));
    if (state.lossColor != none && !hasDie) return {"loss-die", Fault::tr("the ship has no such die to lose")};
    if (state.lossGoods && ship.artifacts.empty() && upgradesOn(ship) == 0)
        return {"loss-goods", Fault::tr("the ship has no artifact or upgrade to lose")};
    return {};
}

FieldFault wrongBout(const State& state) {
    const Bout& bout = state.bout;
    if (!bout.active)
        return bout == Bout{} ? FieldFault() : FieldFault{"bout.active", Fault::tr("there is no combat with dice")};
    if (!bout.rolled && (bout.dice != Counts<3>{} || bout.again != Counts<3>{}))
        return {"bout.rolled", Fault::tr("there can be no combat dice here before the roll")};
    for (std::size_t value = 0; value < 3; ++value)
        if (bout.again[value] > bout.dice[value])
            return {"bout", Fault::tr("there are fewer dice here than are rolled again")};
    if (bout.again != Counts<3>{} && moverShip(state).favor == 0)
        return {"bout", Fault::tr("rolling again costs Favor")};
    return {};
}

/// The second halves of Bodn and Brisingamen.
FieldFault wrongHalf(const Rules& rules, const State& state) {
    const Ship& ship = moverShip(state);
    if (state.turning && !canTurn(rules, ship, anyColor)) return {"turning", Fault::tr("there is no die to turn")};
    const bool hasProphecy = !ship.secrets.empty() || ship.prophecies != Counts<prophecyKinds>{};
    return state.renouncing && !hasProphecy ? FieldFault{"renouncing", Fault::tr("there is no Prophecy to discard")}
                                            : FieldFault();
}

/// Checks that what is laid out fits the cost and the ship can pay the rest.
FieldFault wrongPayment(const Rules& rules, const State& state) {
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
            if (!mayPay(rules, again, payer)) return {"paid", Fault::tr("the cost does not ask for this")};
            layOut(again, payer);
        }
    const Cost* const cost = costDue(rules, again);
    while (cost && !isLaidOut(again, *cost)) {
        const Payer payer = cheapestPayer(rules, again);
        if (payer == none) return {"paid", Fault::tr("the ship can’t pay the rest of the cost")};
        layOut(again, payer);
    }
    return {};
}

}

FieldFault wrongStage(const Rules& rules, const State& state) {
    const StageRules& stage = rulesOf(state.stage);
    if (stage.location && *stage.location != state.location)
        return {"stage", Fault::tr("this stage does not occur at this location")};
    if (const auto wrong = errorOf(stage, rules, state)) return wrong;
    if (const auto wrong = wrongLeftOver(state)) return wrong;
    if (const auto wrong = wrongTerritory(state)) return wrong;
    if (const auto wrong = wrongLoss(state)) return wrong;
    if (state.secondDie && state.tradeDice == Counts<dieKinds>{})
        return {"second-die", Fault::tr("there is no die to take")};
    if (const auto wrong = wrongHalf(rules, state)) return wrong;
    return wrongBout(state);
}

FieldFault wrongDecision(const Rules& rules, const State& state) {
    // A single card, which would be resolved automatically, may be asked for too.
    auto asked = pendingPhase(rules, state);
    if (!asked) asked = askedPhase(state);
    if (!asked) return {"phase", Fault::tr("this stage asks for no decision")};
    if (*asked != state.phase)
        //: %1 a phase, as it is written in the file
        return {"phase",
                Fault::tr("%1 must be decided first").arg(Fault::quoted(phaseNames[static_cast<std::size_t>(*asked)]))};
    if (const auto wrong = wrongPayment(rules, state)) return wrong;
    engine::ActionList legal;
    legalActions(rules, state, legal);
    return legal.empty() ? FieldFault{"phase", Fault::tr("the player to move would have nothing to choose from")}
                         : FieldFault();
}

}
