// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about fights: their odds, what they bring, and what they cost.
#include "rules/costs.h"
#include "rules/odds.h"
#include "words/amounts.h"
#include "words/chances.h"
#include "words/choice_facts.h"
#include "words/fact_tools.h"
#include "words/say.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

namespace {

int favorOf(const Position& at) {
    return favorReckoned(moverShip(at.state()));
}

Fact winText(double chance, int favor) {
    if (chance <= 0) return drawback(Say::tr("You can’t win this combat."));
    //: Why a fight is good: %1 how often, "7 times in 10"
    return Say::tr("You win this combat %1.").arg(winsText(chance, favor));
}

/// What winning the fight at hand brings, and why its pawn counts as much as it does.
QString prizeText(const Position& at) {
    const State& state = at.state();
    const Bundle* prize = prizeOf(at.rules, state);
    if (!prize) return {};
    //: Why a fight is good: %1 what it brings, "8 glory and 2 food"
    const QString text = Say::tr("A win brings %1.").arg(bundleText(*prize));
    if (prize->pawn == none || state.pawns[prize->pawn] == 0) return text;
    const auto pawn = static_cast<Pawn>(prize->pawn);
    const int points = pointsFor(at, [&](Ship& own) { ++own.pawns[prize->pawn]; });
    const int most = at.rules.pawns[prize->pawn].most;
    State after = state;
    ++after.ships[state.mover].pawns[prize->pawn];
    if (!hasMost(state, state.mover, pawn) && hasMost(after, state.mover, pawn) && points >= most)
        //: Why a fight is good: %1 what it brings, "3 glory and 1 Bastion pawn", %2 glory of the pawn, "8 glory", %3
        //: how much of it is for having the most pawns of its kind
        return Say::tr("A win brings %1; the pawn counts %2 at the end, %3 of it for the most of its kind.")
            .arg(bundleText(*prize), gloryText(points), numberText(most));
    //: Why a fight is good: %1 what it brings, "3 glory and 1 Bastion pawn", %2 glory, "4 glory"
    return Say::tr("A win brings %1; the pawn counts %2 at the end.").arg(bundleText(*prize), gloryText(points));
}

QString keptHammers(const Position& at) {
    const int dice = combatDiceOf(at.rules, moverShip(at.state()));
    //: What giving up a fight keeps: hammers for %n combat dice
    return dice > 0 ? Say::tr("You keep hammers for %n combat dice.", nullptr, dice) : QString();
}

Facts fought(const Position& at, Action choice) {
    const auto chance = chanceAfter(at.rules, at.state(), choice);
    return {chance ? winText(*chance, favorOf(at)) : Fact(), prizeText(at), spentHammersFact(at)};
}

// Before the roll.

Facts armed(const Position& at, Payer payer) {
    const State& state = at.state();
    const Ship& ship = moverShip(state);
    const int dice = diceLaidOut(at.rules, state) + hammersOf(at.rules, ship, payer);
    //: Of a hammer that is laid out: %1 how often, "7 times in 10", %n combat dice laid out with it
    Facts facts{Say::tr("With it, you roll %n dice and win %1.", nullptr, dice)
                    .arg(winsText(chanceOf(at.rules, dice, state.bout.defense, favorOf(at)), favorOf(at)))};
    if (const int all = diceLaidOut(at.rules, state) + combatDiceOf(at.rules, ship); all > dice)
        //: Of a hammer that is laid out: %1 how often, "7 times in 10"
        facts << Say::tr("With all your hammers, you win %1.")
                     .arg(winsText(chanceOf(at.rules, all, state.bout.defense, favorOf(at)), favorOf(at)));
    if (isUpgrade(payer) && cleanupsLeft(at) > 0) facts << Say::tr("You can use the upgrade again in the next round.");
    if (!isUpgrade(payer) && iconOf(payer) == Icon::Clan)
        facts << drawback(Say::tr("It uses up a die that stands for any sign."));
    return facts;
}

/// With the dice of an artifact.
Facts reinforced(const Position& at, ArtifactId artifact) {
    const State& state = at.state();
    const int dice = diceLaidOut(at.rules, state) + at.rules.artifacts[artifact].amount;
    return {Say::tr("With it, you roll %n dice and win %1.", nullptr, dice)
                .arg(winsText(chanceOf(at.rules, dice, state.bout.defense, favorOf(at)), favorOf(at))),
            Say::tr("You need fewer hammers for it.")};
}

Facts rolled(const Position& at) {
    const State& state = at.state();
    const int dice = diceLaidOut(at.rules, state);
    return {winText(chanceOf(at.rules, dice, state.bout.defense, favorOf(at)), favorOf(at)), keptHammers(at)};
}

// After the roll.

Facts again(const Position& at, int value) {
    const Bout& bout = at.state().bout;
    const int favor = favorOf(at);
    const Counts<3> best = bestReroll(at.rules, bout.dice, bout.defense, favor);
    const auto at1 = static_cast<std::size_t>(value);
    if (bout.again[at1] >= best[at1]) return {drawback(Say::tr("Other dice are better to roll again."))};
    const int others =
        std::accumulate(best.begin(), best.end(), 0) - 1 - std::accumulate(bout.again.begin(), bout.again.end(), 0);
    //: Of a combat die to roll again: %n further dice are to be marked, too, as one favor pays for all
    const QString also =
        others > 0 ? Say::tr("Mark %n more dice: one favor rolls them all.", nullptr, others) : QString();
    return {also,
            //: Of combat dice: %1 how often, "7 times in 10"
            Say::tr("With the best dice rolled again, you win %1.")
                .arg(winsText(chanceFrom(at.rules, bout.dice, bout.defense, favor), favor)),
            prizeText(at)};
}

Facts rerolled(const Position& at) {
    const int left = favorOf(at) - 1;
    return {//: Of combat dice rolled again: %1 how often, "7 times in 10"
            Say::tr("This roll wins %1.").arg(winsText(chanceOfReroll(at.rules, at.state().bout, left), left)),
            Say::tr("You keep %1.").arg(favorText(moverShip(at.state()).favor - 1)), prizeText(at)};
}

}

Facts combatFacts(const Position& at, Action choice) {
    const State& state = at.state();
    switch (kindOf(choice)) {
    case Do::Fight: return fought(at, choice);
    case Do::Yield:
    case Do::Decline: return {keptHammers(at)};
    case Do::Pay: return armed(at, choice.a);
    case Do::Use: return reinforced(at, choice.a);
    case Do::Again: return again(at, choice.a);
    case Do::Reroll: return rerolled(at);
    case Do::Done:
        if (state.phase == Phase::Combat)
            //: Of a lost combat: %1 favor, "2 favor"
            return {Say::tr("You lose this combat and keep %1.").arg(favorText(moverShip(state).favor))};
        return rolled(at);
    default: return {};
    }
}

}
