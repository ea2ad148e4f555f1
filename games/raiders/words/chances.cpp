// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/chances.h"

#include "words/amounts.h"
#include "words/fact_tools.h"
#include "words/say.h"

#include "rules/odds.h"
#include "rules/steps/steps.h"

#include <cmath>
#include <numeric>

namespace heorot::raiders {

namespace {

QString percentText(double chance) {
    const double percent = chance * 100;
    // Certain and impossible are said only where they are.
    const int shown = percent > 0 && percent < 1      ? 1
                      : percent < 100 && percent > 99 ? 99
                                                      : static_cast<int>(std::lround(percent));
    //: %1 a number
    return Say::tr("%1%").arg(numberText(shown));
}

QString successText(int successes, int defense) {
    //: Successes of a roll against a defense
    return Say::tr("%1 of %2 successes").arg(numberText(successes), numberText(defense));
}

/// What a fight can be won with.
struct Means {
    int dice = 0;
    int favor = 0;
};

QString chanceOfRoll(const Means& with, double chance) {
    if (with.favor == 0)
        //: Chance to win a combat: %n combat dice laid out, %1 as "72%"
        return Say::tr("This roll (%n dice): win %1", nullptr, with.dice).arg(percentText(chance));
    //: Chance to win a combat: %n combat dice laid out, %1 as "72%", %2 favor for re-rolls, as "2 favor"
    return Say::tr("This roll (%n dice) and up to %2: win %1", nullptr, with.dice)
        .arg(percentText(chance), favorText(with.favor));
}

QString chanceAtHand(const Means& with, double chance) {
    if (with.favor == 0)
        //: Chance to win a combat with all hammers of the longship: %n combat dice, %1 as "72%"
        return Say::tr("All hammers (%n dice): win %1", nullptr, with.dice).arg(percentText(chance));
    //: Chance to win a combat with all hammers of the longship: %n combat dice, %1 as "72%", %2 favor for re-rolls, as
    //: "2 favor"
    return Say::tr("All hammers (%n dice) and up to %2: win %1", nullptr, with.dice)
        .arg(percentText(chance), favorText(with.favor));
}

QString chanceWithFavor(double chance, int favor) {
    //: Chance to win a combat after a roll with the best re-rolls: %1 as "72%", %2 favor, as "2 favor"
    return Say::tr("With up to %2: win %1").arg(percentText(chance), favorText(favor));
}

QString chanceOfMarked(int dice, double chance, int favorAfter) {
    if (favorAfter == 0)
        //: Chance to win by rolling the marked dice again: %n dice, %1 as "72%"
        return Say::tr("%n dice again for 1 favor: win %1", nullptr, dice).arg(percentText(chance));
    //: Chance to win by rolling the marked dice again: %n dice, %1 as "72%", %2 favor for further re-rolls, as "2
    //: favor"
    return Say::tr("%n dice again for 1 favor, then up to %2: win %1", nullptr, dice)
        .arg(percentText(chance), favorText(favorAfter));
}

/// Of the battle or keep that may be fought next; 0 if there is none.
int nextDefense(const Rules& rules, const State& state) {
    if (state.phase == Phase::Fight) return rules.battles[state.battle].defense;
    return state.phase == Phase::Spoil && isKeep(state.spoil) ? rules.keeps[keepOf(state.spoil)].defense : 0;
}

/// Combat dice that all hammers would bring, those laid out included.
int hammersAtHand(const Rules& rules, const State& state) {
    return diceLaidOut(rules, state) + combatDiceOf(rules, moverShip(state));
}

int favorAtHand(const State& state) {
    return favorReckoned(moverShip(state));
}

Means atHand(const Rules& rules, const State& state) {
    return {hammersAtHand(rules, state), favorAtHand(state)};
}
Means laidOut(const Rules& rules, const State& state) {
    return {diceLaidOut(rules, state), favorAtHand(state)};
}
/// The chance of a fight before its dice are rolled, wherever it is shown.
double chanceWith(const Rules& rules, const Means& with, int defense) {
    return chanceOf(rules, with.dice, defense, with.favor);
}

QStringList chancesAfterRoll(const Rules& rules, const Bout& bout, int favor) {
    QStringList lines{successText(successes(bout), bout.defense)};
    const int marked = std::accumulate(bout.again.begin(), bout.again.end(), 0);
    if (marked > 0)
        lines << chanceOfMarked(marked, chanceOfReroll(rules, bout, favor - 1), favor - 1);
    else if (favor > 0 && successes(bout) < bout.defense)
        lines << chanceWithFavor(chanceFrom(rules, bout.dice, bout.defense, favor), favor);
    return lines;
}

}

QString hopelessText(const Rules& rules, const State& state, int defense) {
    const int dice = state.bout.active ? diceLaidOut(rules, state) : hammersAtHand(rules, state);
    if (dice == 0 || defense == 0 || chanceOf(rules, dice, defense) > 0) return {};
    //: A warning before a fight: %n combat dice
    return Say::tr("%n combat dice can’t win this.", nullptr, dice);
}

QString hopelessText(const Rules& rules, const State& state) {
    return hopelessText(rules, state, state.bout.active ? state.bout.defense : nextDefense(rules, state));
}

QString chanceText(const Rules& rules, const State& state) {
    return chanceText(rules, state, nextDefense(rules, state));
}

QString chanceText(const Rules& rules, const State& state, int defense) {
    return percentText(chanceWith(rules, atHand(rules, state), defense));
}

QStringList chanceLines(const Rules& rules, const State& state) {
    const Bout& bout = state.bout;
    const Means all = atHand(rules, state);
    if (bout.rolled) return chancesAfterRoll(rules, bout, all.favor);
    QStringList lines;
    if (!bout.active) {
        const int defense = nextDefense(rules, state);
        if (defense == 0 || all.dice == 0) return {};
        return {chanceAtHand(all, chanceWith(rules, all, defense))};
    }
    const Means roll = laidOut(rules, state);
    if (roll.dice > 0) lines << chanceOfRoll(roll, chanceWith(rules, roll, bout.defense));
    if (all.dice > roll.dice) lines << chanceAtHand(all, chanceWith(rules, all, bout.defense));
    return lines;
}

QString chanceRule(const Rules& rules, const State& state) {
    if (chanceLines(rules, state).isEmpty()) return {};
    if (state.bout.rolled)
        //: What a chance to win counts: %1 favor, as "3 favor"
        return Say::tr("The chance counts the best re-rolls for up to %1; each costs 1 favor.")
            .arg(favorText(reckonedFavor));
    //: What a chance to win counts: %1 favor, as "3 favor"
    return Say::tr("The chance counts hammers of dice and upgrades, and the best re-rolls for up to %1 that you have; "
                   "each costs 1 favor. Dice of an artifact count once you use it.")
        .arg(favorText(reckonedFavor));
}

std::optional<double> chanceAfter(const Rules& rules, const State& state, Action action) {
    const Bout& bout = state.bout;
    const int favor = favorAtHand(state);
    const Do kind = kindOf(action);
    if (bout.rolled) {
        const bool rollsAgain = kind == Do::Again || kind == Do::Reroll;
        if (!rollsAgain || favor == 0) return {};
        return chanceFrom(rules, bout.dice, bout.defense, favor);
    }
    if (bout.active && kind == Do::Done) return chanceWith(rules, laidOut(rules, state), bout.defense);
    const int defense = bout.active ? bout.defense : nextDefense(rules, state);
    const bool fights = bout.active ? kind == Do::Pay : kind == Do::Fight;
    if (!fights || defense == 0) return {};
    return chanceWith(rules, atHand(rules, state), defense);
}

}
