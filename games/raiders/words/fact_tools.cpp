// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/fact_tools.h"

#include "rules/costs.h"
#include "words/amounts.h"
#include "words/forms.h"
#include "words/prompts.h"
#include "words/say.h"

#include <algorithm>
#include <cmath>

namespace heorot::raiders {

QString timesText(double chance) {
    constexpr int tries = 10;
    const int times = static_cast<int>(std::lround(chance * tries));
    //: How often something happens: "You win this combat every time."
    if (chance >= 1) return Say::tr("every time");
    //: How often something happens: "You win this combat almost always."
    if (times >= tries) return Say::tr("almost always");
    //: How often something happens: "You win this combat 0 times in 10."
    if (chance <= 0) return Say::tr("0 times in 10");
    //: How often something happens: "You win this combat less than once in 20 times."
    if (times == 0) return Say::tr("less than once in 20 tries");
    //: How often something happens: "You win this combat 7 times in 10."
    return Say::tr("%n time(s) in 10", nullptr, times);
}

QString winsText(double chance, int favor) {
    const QString times = timesText(chance);
    if (favor == 0 || chance <= 0) return times;
    //: How often a combat is won: %1 "7 times in 10", %2 favor that may be spent on re-rolls, "2 favor"
    return Say::tr("%1 with up to %2").arg(times, favorText(favor));
}

State dealtOut(const Position& at) {
    engine::Pcg generator(1);
    return sample(at.rules, at.seen, generator);
}

int combatDiceOf(const Rules& rules, const Ship& ship) {
    int dice = 0;
    for (Payer payer = 0; payer < payerKinds; ++payer) dice += heldOf(ship, payer) * hammersOf(rules, ship, payer);
    return dice;
}

Fact spentHammersFact(const Position& at) {
    const Ship& ship = moverShip(at.state());
    for (Die die = 0; die < dieKinds; ++die)
        if (ship.dice[die] > 0 && hammersOf(at.rules, ship, die) > 0)
            return drawback(Say::tr("Hammers you lay out are gone even if you lose."));
    return {};
}

int cleanupsLeft(const Position& at) {
    return at.rules.rounds.value - at.state().round;
}

bool isAhead(const Position& at, Location location) {
    const State& state = at.state();
    if (state.chosen[static_cast<std::size_t>(location)] == nobody)
        return state.phase == Phase::Choose || state.actions + 1 < at.rules.actionsPerRound.value;
    return state.location == location && state.stage == Stage::Fire;
}

// Sets.

namespace {

/// `Art (2 to 3)`
QString grownSet(const CardSet& before, const CardSet& after) {
    const KeepId card = before.card;
    const bool isTapestry = card >= static_cast<KeepId>(KeepCard::TapestryDearg);
    const QString name = isTapestry ? Say::tr("tapestries", "a set") : keepText(card);
    //: A set of cards that grows: %1 its name, %2 and %3 how many cards it has before and after
    return Say::tr("%1 (%2 to %3)").arg(name, numberText(before.count), numberText(after.count));
}

}

QString setsFact(const Position& at, const QList<SpoilId>& spoils) {
    Ship ship = moverShip(at.state());
    const auto before = setsOf(at.rules, ship);
    for (const SpoilId spoil : spoils)
        if (isKeep(spoil) && isSetCard(keepOf(spoil))) ++ship.keeps[keepOf(spoil)];
    const auto after = setsOf(at.rules, ship);
    QStringList grown;
    for (std::size_t set = 0; set < before.size(); ++set)
        if (after[set].count > before[set].count) grown << grownSet(before[set], after[set]);
    if (grown.isEmpty()) return {};
    const int points = pointsFor(at, [&](Ship& own) { own.keeps = ship.keeps; });
    //: Why cards are good: %1 glory, as "14 glory", %2 sets with their numbers of cards, "Art (2 to 3)"
    return Say::tr("Your sets and Prophecies grow by %1: %2.").arg(gloryText(points), listed(grown));
}

// What can be paid for.

namespace {

constexpr std::array<Location, 3> priced{Location::Keeps, Location::Villages, Location::Sea};

bool paysFor(const Position& at, const Ship& ship, Location location) {
    return canPay(at.rules, ship, at.rules.at(location).cost);
}

/// Sea Battles that the seat to move may still choose, or has chosen.
QList<BattleId> battlesAhead(const Position& at) {
    const State& state = at.state();
    if (state.battle != none) return {state.battle};
    const bool isThere = state.location == Location::Sea && state.stage >= Stage::Fire && state.stage <= Stage::Battle;
    QList<BattleId> battles;
    if (!isThere && !isAhead(at, Location::Sea)) return battles;
    for (const BattleId battle : state.battles)
        if (battle != none && !battles.contains(battle)) battles << battle;
    return battles;
}

bool winsByDice(const Position& at, const Ship& ship, BattleId battle) {
    return canPay(at.rules, ship, at.rules.battles[battle].combination);
}

/// Whether the location is faced again once this round is over.
bool isLater(const Position& at, Location location) {
    return !isAhead(at, location) && cleanupsLeft(at) > 0;
}

}

Facts newlyPaidFor(const Position& at, const Ship& after) {
    const Ship& before = moverShip(at.state());
    Facts facts;
    const auto isNew = [&](Location where) { return !paysFor(at, before, where) && paysFor(at, after, where); };
    for (const Location where : priced)
        if (isAhead(at, where) && isNew(where))
            //: Why a choice is good: %1 a location
            facts << Say::tr("You can then pay for %1.").arg(locationText(where));
    for (const BattleId battle : battlesAhead(at))
        if (!winsByDice(at, before, battle) && winsByDice(at, after, battle))
            //: Why a die is good: %1 a Sea Battle
            facts << Say::tr("You then have the dice that win “%1”.").arg(battleText(battle));
    for (const Location where : priced)
        if (isLater(at, where) && isNew(where))
            //: Why a choice is good: %1 a location
            facts << Say::tr("You could then pay for %1 in the next round.").arg(locationText(where));
    if (!facts.isEmpty()) return facts;
    for (const Location where : priced) {
        const Cost& cost = at.rules.at(where).cost;
        const QString left = missingText(at.rules, after, cost);
        if ((isAhead(at, where) || isLater(at, where)) && !left.isEmpty() &&
            left != missingText(at.rules, before, cost))
            //: Why a choice is good: %1 a location, %2 what is still missing to pay for it, "1 chest"
            facts << Say::tr("You then lack only %2 for %1.").arg(locationText(where), left);
    }
    return facts;
}

Facts noLongerPaidFor(const Position& at, const Ship& after) {
    const Ship& before = moverShip(at.state());
    Facts facts;
    for (const Location where : priced)
        if (isAhead(at, where) && paysFor(at, before, where) && !paysFor(at, after, where))
            //: What a choice costs: %1 a location, %2 what is then missing to pay for it, "1 chest"
            facts << drawback(Say::tr("You can then no longer pay for %1: you lack %2.")
                                  .arg(locationText(where), missingText(at.rules, after, at.rules.at(where).cost)));
    for (const BattleId battle : battlesAhead(at))
        if (winsByDice(at, before, battle) && !winsByDice(at, after, battle))
            //: What a choice costs: %1 a Sea Battle
            facts << drawback(Say::tr("You then no longer have the dice that win “%1”.").arg(battleText(battle)));
    return facts;
}

QString stillPaidFor(const Position& at, const Ship& after) {
    for (const Location where : priced)
        if (isAhead(at, where) && paysFor(at, after, where))
            //: What a choice leaves: %1 a location
            return Say::tr("You can still pay for %1 then.").arg(locationText(where));
    return {};
}

// Dice.

namespace {

Ship gainedDie(Ship ship, Die die) {
    ++ship.dice[die];
    ++ship.diceCount;
    return ship;
}

/// Whether some faces of these dice make the location payable.
bool canBePaid(const Position& at, const Ship& ship, Counts<colors> dice, Location where) {
    if (paysFor(at, ship, where)) return true;
    for (std::size_t color = 0; color < dice.size(); ++color) {
        if (dice[color] == 0) continue;
        --dice[color];
        const auto& faces = at.rules.iconLists[color];
        return std::any_of(faces.begin(), faces.end(), [&](std::uint8_t face) {
            return canBePaid(at, gainedDie(ship, dieOf(static_cast<Color>(color), static_cast<Icon>(face))), dice,
                             where);
        });
    }
    return false;
}

template <class Payable>
QString firstPayable(const Position& at, Payable payable) {
    for (const Location where : priced)
        if (isAhead(at, where) && !paysFor(at, moverShip(at.state()), where) && payable(where))
            //: Why dice on faces of one's choice are good: %1 a location
            return Say::tr("With the right face, you can then pay for %1.").arg(locationText(where));
    return {};
}

}

QString payableWith(const Position& at, const Counts<colors>& dice) {
    return firstPayable(at, [&](Location where) { return canBePaid(at, moverShip(at.state()), dice, where); });
}

QString payableByTurning(const Position& at) {
    return firstPayable(at, [&](Location where) {
        for (Die die = 0; die < dieKinds; ++die) {
            Ship ship = moverShip(at.state());
            if (ship.dice[die] == 0) continue;
            --ship.dice[die];
            --ship.diceCount;
            Counts<colors> turned{};
            turned[static_cast<std::size_t>(colorOf(die))] = 1;
            if (canBePaid(at, ship, turned, where)) return true;
        }
        return false;
    });
}

Facts dieFacts(const Position& at, Die die) {
    const Ship& ship = moverShip(at.state());
    Facts facts;
    const bool isClan = iconOf(die) == Icon::Clan;
    const bool isLed = ship.leader != none && at.rules.reavers[ship.leader].clan == colorOf(die);
    const QString sign = iconText(colorOf(die), Icon::Clan);
    //: What a die is good for: %1 the sign of a clan, "raven"
    if (isClan && isLed) facts << Say::tr("Under your Leader, a %1 stands for any sign.").arg(sign);
    for (const Stowed& stowed : ship.artifacts)
        if (stowed.die == none && !at.rules.artifacts[stowed.artifact].anyDie &&
            at.rules.artifacts[stowed.artifact].stores(die))
            //: What a die is good for: %1 an artifact
            facts << Say::tr("It can be stored on %1.").arg(aSpoil(stowed.artifact));
    //: What a die is good for: %1 the sign of a clan, "raven"
    if (isClan && facts.isEmpty())
        facts << drawback(Say::tr("Without a Leader of its clan, a %1 stands for no other sign.").arg(sign));
    return facts;
}

}
