// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about crew dice that are gained, turned and discarded, and about what costs them.
#include "rules/costs.h"
#include "rules/steps/steps.h"
#include "words/amounts.h"
#include "words/choice_facts.h"
#include "words/fact_tools.h"
#include "words/forms.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

Ship withDie(Ship ship, Die die, int change) {
    ship.dice[die] = static_cast<std::uint8_t>(ship.dice[die] + change);
    ship.diceCount = static_cast<std::uint8_t>(ship.diceCount + change);
    return ship;
}

/// Dice that show the sign of this one, which count alike; clan signs of one clan only.
int sameSigns(const Ship& ship, Die die) {
    if (iconOf(die) == Icon::Clan) return ship.dice[die];
    int count = 0;
    for (int color = 0; color < colors; ++color) count += ship.dice[dieOf(static_cast<Color>(color), iconOf(die))];
    return count;
}

QString moreCombatDice(const Position& at, const Ship& after) {
    const int more = combatDiceOf(at.rules, after) - combatDiceOf(at.rules, moverShip(at.state()));
    //: Why a die is good: in combat it brings %n dice more
    return more > 0 ? Say::tr("It brings %n more combat dice.", nullptr, more) : QString();
}

Facts gainedDie(const Position& at, Die die) {
    const Ship after = withDie(moverShip(at.state()), die, 1);
    return newlyPaidFor(at, after) + dieFacts(at, die) << moreCombatDice(at, after);
}

Facts turnedDie(const Position& at, Action choice) {
    const Ship& ship = moverShip(at.state());
    const Die turned = dieOf(colorOf(choice.a), static_cast<Icon>(choice.b));
    const Ship after = withDie(withDie(ship, choice.a, -1), turned, 1);
    const bool wasHammer = hammersOf(at.rules, ship, choice.a) > 0;
    const bool isHammer = hammersOf(at.rules, ship, turned) > 0;
    Facts facts = noLongerPaidFor(at, after) + newlyPaidFor(at, after);
    if (wasHammer && isHammer && combatDiceOf(at.rules, after) == combatDiceOf(at.rules, ship))
        facts << Say::tr("It changes nothing in combat: you roll as many dice as before.");
    facts << moreCombatDice(at, after) << dieFacts(at, turned);
    if (wasHammer && !isHammer)
        //: What turning a die costs: in combat %n dice are missing then
        facts << drawback(
            Say::tr("It costs %n combat dice.", nullptr, combatDiceOf(at.rules, ship) - combatDiceOf(at.rules, after)));
    return facts << stillPaidFor(at, after);
}

QString rolledColor(const Position& at, Color color) {
    const Ship& ship = moverShip(at.state());
    if (ship.leader == none || at.rules.reavers[ship.leader].clan != color) return {};
    //: Why a color is good to roll: %1 the sign of a clan, "raven"
    return Say::tr("If it shows the %1, it stands for any sign under your Leader.").arg(iconText(color, Icon::Clan));
}

// Costs.

Fact keptDice(const Ship& after) {
    //: What a cost leaves: %1 dice, "3 crew dice"
    return after.diceCount > 0 ? Fact(Say::tr("You keep %1.").arg(diceText(after.diceCount)))
                               : drawback(Say::tr("It takes the last of your dice."));
}

Facts paid(const Position& at, Payer payer) {
    const Ship& ship = moverShip(at.state());
    if (isUpgrade(payer)) {
        if (cleanupsLeft(at) > 0) return {Say::tr("You can use the upgrade again in the next round.")};
        return {Say::tr("You keep your dice.")};
    }
    const Ship after = withDie(ship, payer, -1);
    return noLongerPaidFor(at, after) + lostDieFacts(at, payer) << stillPaidFor(at, after);
}

Facts done(const Position& at) {
    const State& state = at.state();
    if (state.phase == Phase::Fight)
        //: Why a battle is won with dice: %1 what it brings, "8 glory and 2 food"
        return {Say::tr("It is certain: you gain %1.").arg(bundleText(at.rules.battles[state.battle].reward))};
    return {keptDice(moverShip(state)), stillPaidFor(at, moverShip(state))};
}

// Journeys.

Facts sufferedLoss(const Position& at) {
    const State& state = at.state();
    const Ship& ship = moverShip(state);
    const JourneySpec& journey = at.rules.journeys[state.journey];
    Facts facts;
    if (journey.leader)
        facts << (ship.leader == none ? Fact(Say::tr("It costs you nothing: you have no Leader."))
                                      : drawback(Say::tr("Your Leader leaves.")));
    if (journey.dieOfLeader && ship.leader == none) facts << Say::tr("It costs you nothing: you have no Leader.");
    if (journey.dieOfLeader && ship.leader != none)
        //: What a journey costs: %1 a die, "a red die"
        facts << drawback(Say::tr("You lose %1, if you have one.")
                              .arg(dieOfColor(static_cast<std::uint8_t>(at.rules.reavers[ship.leader].clan))));
    if (journey.food > 0)
        //: What a journey costs: %1 food, "2 food"
        facts << drawback(Say::tr("You lose %1.").arg(foodText(std::min<int>(journey.food, ship.food))));
    if (journey.dice > 0 && ship.diceCount > 0) facts << drawback(Say::tr("You also lose a die of your choice."));
    if (journey.goods)
        facts << (ship.artifacts.empty() && upgradesOn(ship) == 0
                      ? Fact(Say::tr("It costs you nothing: you have neither artifacts nor upgrades."))
                      : drawback(Say::tr("You lose an artifact or an upgrade of your choice.")));
    if (journey.dice == 0 && !journey.dieOfLeader) facts << Say::tr("You keep your dice.");
    return facts;
}

Facts lostUpgrade(const Position& at, Upgrade upgrade) {
    const Ship& ship = moverShip(at.state());
    const int left = cleanupsLeft(at);
    Facts facts;
    if (ship.down[static_cast<std::size_t>(upgrade)] > 0) facts << Say::tr("It is used up for this round anyway.");
    //: What an upgrade is worth: %n rounds to come
    if (left > 0) facts << drawback(Say::tr("It could pay once in each of the %n round(s) to come.", nullptr, left));
    return facts;
}

}

Facts lostDieFacts(const Position& at, Die die) {
    const Ship& ship = moverShip(at.state());
    Facts facts;
    if (iconOf(die) == Icon::Clan && iconsOf(at.rules, ship, die) == 0)
        facts << Say::tr("Without a Leader of its clan, this die stands for no other sign.");
    if (iconOf(die) == Icon::Clan && iconsOf(at.rules, ship, die) != 0)
        facts << drawback(Say::tr("It uses up a die that stands for any sign."));
    if (iconOf(die) == Icon::DoubleHammer) facts << drawback(Say::tr("It uses up a die that brings two combat dice."));
    if (iconOf(die) == Icon::Hammer) facts << drawback(Say::tr("It uses up a die that brings a combat die."));
    if (sameSigns(ship, die) > 1) facts << Say::tr("You have another die with its sign.");
    return facts;
}

namespace {

/// A die that is lost, or pays for an ability.
Facts discarded(const Position& at, Die die) {
    const State& state = at.state();
    Ship after = withDie(moverShip(state), die, -1);
    Facts gained;
    if (state.phase == Phase::Ability && state.ability != none) {
        const Ability& ability = at.rules.reavers[state.ability].ability;
        after.food = static_cast<std::uint16_t>(after.food + ability.then.food);
        gained << pawnFact(at, ability.then);
        if (ability.then.food > 0) gained << newlyPaidFor(at, after);
    }
    return noLongerPaidFor(at, after) + lostDieFacts(at, die) + gained << stillPaidFor(at, after);
}

}

Facts diceFacts(const Position& at, Action choice) {
    switch (kindOf(choice)) {
    case Do::Gain: return gainedDie(at, choice.a);
    case Do::Roll: return {rolledColor(at, static_cast<Color>(choice.a))};
    case Do::Turn: return turnedDie(at, choice);
    case Do::Discard: return discarded(at, choice.a);
    default: return {};
    }
}

Facts costFacts(const Position& at, Action choice) {
    switch (kindOf(choice)) {
    case Do::Pay: return paid(at, choice.a);
    case Do::Done: return done(at);
    case Do::Suffer: return sufferedLoss(at);
    case Do::Lose: return lostUpgrade(at, static_cast<Upgrade>(choice.a));
    default: return {};
    }
}

}
