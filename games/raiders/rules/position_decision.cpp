// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position_decision.h"

#include "rules/steps/steps.h"

#include <algorithm>
#include <optional>

namespace heorot::raiders {

namespace {

bool isRaid(Location location) {
    return location == Location::Villages || location == Location::Keeps;
}

bool isEmpty(const auto& lists) {
    return std::all_of(lists.begin(), lists.end(), [](const auto& list) { return list.empty(); });
}

/// The set-up comes before anything else: what is laid or chosen in the first round would be laid twice.
std::string wrongSetup(const State& state) {
    const bool isChosen = std::any_of(state.chosen.begin(), state.chosen.end(), [](Seat s) { return s != nobody; });
    const bool isLaid = !isEmpty(state.reaverStacks) || !isEmpty(state.villageStacks) || !isEmpty(state.keepStacks) ||
                        state.battles != Counts<4>{none, none, none, none} ||
                        state.prophecies != Counts<3>{none, none, none} || state.tradeDice != Counts<dieKinds>{};
    if (state.round > 1 || state.actions > 0 || isChosen || isLaid) return "stage: the set-up is over";
    return {};
}

/// What waits until the part is done lies in the stage that asks for it.
std::string leftOver(const State& state) {
    const auto isOneOf = [&](std::initializer_list<Stage> stages) {
        return std::find(stages.begin(), stages.end(), state.stage) != stages.end();
    };
    if (state.secondDie && !isOneOf({Stage::Trade})) return "second-die: no die is taken in trade";
    if (state.journey != none && !isOneOf({Stage::Journey})) return "journey: none is faced here";
    if (state.lossColor != none && !isOneOf({Stage::Journey})) return "loss-die: no journey takes it here";
    if (state.lossGoods && !isOneOf({Stage::Journey})) return "loss-goods: no journey takes them here";
    if (state.battle != none && !isOneOf({Stage::Fight})) return "battle: none is fought here";
    if (state.battle == none && state.battlePlace != 0) return "battle-place: no Sea Battle is fought";
    if (state.territory != none && !isOneOf({Stage::Attempt, Stage::Claim})) return "territory: none is attempted here";
    if (!state.subdued.empty() && !isOneOf({Stage::Attempt, Stage::Claim})) return "subdued: nothing is subdued here";
    if (!state.rewards.empty() && !isOneOf({Stage::Rewards})) return "rewards: no tiles are turned here";
    return {};
}

std::string wrongBattle(const Rules& rules, const State& state) {
    if (state.battle == none) return "battle: none is chosen";
    if (state.battlePlace == fromDeck) return {};
    if (state.battlePlace > rules.battleCards[state.seats]) return "battle-place: there is no such place";
    const bool isFree = state.battles[state.battlePlace - std::size_t{1}] == none;
    return isFree ? std::string() : "battle-place: another card lies there";
}

std::string wrongTerritory(const State& state) {
    if (state.stage == Stage::Claim) {
        if (state.subdued.empty()) return "subdued: there is no tile";
        const bool isItsOwn = state.territory == territoryOf(state.subdued[state.subdued.size() - 1]);
        return isItsOwn ? std::string() : "territory: the tile subdued last is of another";
    }
    if (state.territory == none) return {};
    if (state.territories[state.territory].empty()) return "territory: no tile is left there";
    if (!state.bout.active && state.phase != Phase::Tribute) return "territory: its tribute is paid first";
    const bool hasRoom = state.subdued.size() + state.left < state.subdued.capacity();
    return hasRoom ? std::string() : "left: at most three tiles are subdued in one part";
}

std::string wrongLoss(const State& state) {
    if (state.lossColor == none && !state.lossGoods) return {};
    if (state.journey != none || state.phase != Phase::Loss)
        return std::string(state.lossGoods ? "loss-goods" : "loss-die") + ": what the journey takes is lost first";
    const Ship& ship = moverShip(state);
    bool hasDie = false;
    for (Die die = 0; die < dieKinds; ++die)
        hasDie = hasDie || (ship.dice[die] > 0 && (state.lossColor == anyColor || state.lossColor == die / icons));
    if (state.lossColor != none && !hasDie) return "loss-die: there is none to be lost";
    if (state.lossGoods && ship.artifacts.empty() && upgradesOn(ship) == 0) return "loss-goods: there are none";
    return {};
}

std::string wrongBout(const State& state) {
    const Bout& bout = state.bout;
    if (!bout.active) return bout == Bout{} ? std::string() : "bout.active: there is no combat with dice";
    if (!bout.rolled && (bout.dice != Counts<3>{} || bout.again != Counts<3>{}))
        return "bout.rolled: no combat dice lie here before the roll";
    for (std::size_t value = 0; value < 3; ++value)
        if (bout.again[value] > bout.dice[value]) return "bout: more dice are rolled again than there are";
    if (bout.again != Counts<3>{} && moverShip(state).favor == 0) return "bout: rolling again costs Favor";
    return {};
}

/// The second halves of Bodn and Brisingamen.
std::string wrongHalf(const Rules& rules, const State& state) {
    const Ship& ship = moverShip(state);
    if (state.turning && !canTurn(rules, ship, anyColor)) return "turning: there is no die to be turned";
    const bool hasProphecy = !ship.secrets.empty() || ship.prophecies != Counts<prophecyKinds>{};
    return state.renouncing && !hasProphecy ? "renouncing: there is no prophecy to be given up" : std::string();
}

/// What is laid out must fit the cost, and the ship must hold the rest of it.
std::string wrongPayment(const Rules& rules, const State& state) {
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
        if (payer == none) return "paid: the rest of the cost is not there";
        layOut(again, payer);
    }
    return {};
}

}

std::string wrongStage(const Rules& rules, const State& state) {
    if (state.stage == Stage::Setup)
        if (std::string wrong = wrongSetup(state); !wrong.empty()) return wrong;
    if (const auto at = rulesOf(state.stage).location; at && *at != state.location)
        return "stage: no part comes to it at this location";
    if (state.stage == Stage::Take && !isRaid(state.location)) return "stage: no part comes to it at this location";
    if (state.stage == Stage::Fire && slotOf(state.location) == none) return "stage: no Reavers fire at this location";
    std::string wrong = leftOver(state);
    if (wrong.empty() && state.stage == Stage::Fight) wrong = wrongBattle(rules, state);
    if (wrong.empty()) wrong = wrongTerritory(state);
    if (wrong.empty()) wrong = wrongLoss(state);
    if (wrong.empty() && state.secondDie && state.tradeDice == Counts<dieKinds>{})
        wrong = "second-die: there is no die to be taken";
    if (wrong.empty()) wrong = wrongHalf(rules, state);
    return wrong.empty() ? wrongBout(state) : wrong;
}

std::string wrongDecision(const Rules& rules, const State& state) {
    // Single cards and the like, which resolve themselves, may be asked for too.
    auto asked = pendingPhase(rules, state);
    if (!asked) asked = askedPhase(state);
    if (!asked) return "phase: nothing is decided at this stage";
    if (*asked != state.phase)
        return "phase: '" + std::string(phaseNames[static_cast<std::size_t>(*asked)]) + "' is decided first";
    if (std::string wrong = wrongPayment(rules, state); !wrong.empty()) return wrong;
    engine::ActionList legal;
    legalActions(rules, state, legal);
    return legal.empty() ? "phase: there is nothing to choose from" : std::string();
}

}
