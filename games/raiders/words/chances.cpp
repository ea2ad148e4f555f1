// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/chances.h"

#include "words/amounts.h"
#include "words/say.h"

#include "rules/odds.h"
#include "rules/steps/steps.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace heorot::raiders {

namespace {

/// Re-rolls that are reckoned with; more change little and take long.
constexpr int reckonedFavor = 3;

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

QString chanceOfRoll(int dice, double chance) {
    //: Chance to win a combat: %n combat dice laid out, %1 as "72%"
    return Say::tr("Roll of %n dice: %1", nullptr, dice).arg(percentText(chance));
}

QString chanceAtHand(int dice, double chance) {
    //: Chance to win a combat with all hammers of the longship: %n combat dice, %1 as "72%"
    return Say::tr("All hammers (%n dice): %1", nullptr, dice).arg(percentText(chance));
}

QString chanceWithFavor(double chance, int favor) {
    //: The same with the best re-rolls: %1 as "72%", %2 favor, as "2 favor"
    return Say::tr("With up to %2: %1").arg(percentText(chance), favorText(favor));
}

QString chanceOfMarked(int dice, double chance) {
    //: Chance to win by rolling the marked dice again: %n dice, %1 as "72%"
    return Say::tr("%n dice again for 1 favor: %1", nullptr, dice).arg(percentText(chance));
}

/// Of the battle or keep that may be fought next; 0 if there is none.
int nextDefense(const Rules& rules, const State& state) {
    if (state.phase == Phase::Fight) return rules.battles[state.battle].defense;
    return state.phase == Phase::Spoil && isKeep(state.spoil) ? rules.keeps[keepOf(state.spoil)].defense : 0;
}

/// Combat dice that all hammers would bring, those laid out included.
int hammersAtHand(const Rules& rules, const State& state) {
    const Ship& ship = state.ships[state.mover];
    int hammers = diceLaidOut(rules, state);
    for (Payer payer = 0; payer < payerKinds; ++payer) hammers += heldOf(ship, payer) * hammersOf(rules, ship, payer);
    return hammers;
}

QStringList chancesAfterRoll(const Rules& rules, const Bout& bout, int favor) {
    QStringList lines{successText(successes(bout), bout.defense)};
    Counts<3> kept = bout.dice;
    for (std::size_t value = 0; value < 3; ++value)
        kept[value] = static_cast<std::uint8_t>(kept[value] - bout.again[value]);
    if (const int marked = std::accumulate(bout.again.begin(), bout.again.end(), 0); marked > 0)
        lines << chanceOfMarked(marked, chanceOfReroll(rules, kept, marked, bout.defense));
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
    const int favor = std::min<int>(state.ships[state.mover].favor, reckonedFavor);
    return percentText(chanceOf(rules, hammersAtHand(rules, state), defense, favor));
}

QStringList chanceLines(const Rules& rules, const State& state) {
    const Bout& bout = state.bout;
    const int favor = std::min<int>(state.ships[state.mover].favor, reckonedFavor);
    const int all = hammersAtHand(rules, state);
    if (bout.rolled) return chancesAfterRoll(rules, bout, favor);
    QStringList lines;
    if (!bout.active) {
        const int defense = nextDefense(rules, state);
        if (defense == 0 || all == 0) return {};
        lines << chanceAtHand(all, chanceOf(rules, all, defense));
        if (favor > 0) lines << chanceWithFavor(chanceOf(rules, all, defense, favor), favor);
        return lines;
    }
    const int dice = diceLaidOut(rules, state);
    if (dice > 0) {
        lines << chanceOfRoll(dice, chanceOf(rules, dice, bout.defense));
        if (favor > 0) lines << chanceWithFavor(chanceOf(rules, dice, bout.defense, favor), favor);
    }
    if (all > dice) lines << chanceAtHand(all, chanceOf(rules, all, bout.defense));
    return lines;
}

std::optional<double> chanceAfter(const Rules& rules, const State& state, Action action) {
    const Bout& bout = state.bout;
    const int favor = std::min<int>(state.ships[state.mover].favor, reckonedFavor);
    const Do kind = kindOf(action);
    if (bout.rolled) {
        const bool rollsAgain = kind == Do::Again || kind == Do::Reroll;
        if (!rollsAgain || favor == 0) return {};
        return chanceFrom(rules, bout.dice, bout.defense, favor);
    }
    if (bout.active && kind == Do::Done) return chanceOf(rules, diceLaidOut(rules, state), bout.defense, favor);
    const int defense = bout.active ? bout.defense : nextDefense(rules, state);
    const bool fights = bout.active ? kind == Do::Pay : kind == Do::Fight;
    if (!fights || defense == 0) return {};
    return chanceOf(rules, hammersAtHand(rules, state), defense, favor);
}

}
