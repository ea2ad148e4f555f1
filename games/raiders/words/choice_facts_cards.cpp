// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about cards that are kept, resolved, chosen, used and given up, and about what is offered.
#include "rules/artifact_places.h"
#include "rules/steps/steps.h"
#include "words/amounts.h"
#include "words/choice_facts.h"
#include "words/fact_tools.h"
#include "words/piece_rules.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

bool hasDieFor(const Rules& rules, const Ship& ship, ArtifactId artifact) {
    return (bitsOf(ship.dice) & rules.artifacts[artifact].storable) != 0;
}

Facts resolved(const Position& at, Action choice) {
    Facts facts;
    if (standsApart(at.rules, at.state(), choice))
        return {Say::tr("It counts only at the end, so its order doesn’t matter.")};
    bool awaitsFight = false;
    for (const SpoilId spoil : at.state().spoils)
        awaitsFight = awaitsFight || (spoil != choice.a && isKeep(spoil) && !isSetCard(keepOf(spoil)));
    const bool isFight = isKeep(choice.a) && !isSetCard(keepOf(choice.a));
    const Bundle& gain = isKeep(choice.a)       ? at.rules.keeps[keepOf(choice.a)].gain
                         : isArtifact(choice.a) ? Bundle()
                                                : at.rules.villageCard(choice.a).gain;
    if (awaitsFight && gain.favor > 0) facts << Say::tr("Its favor can roll combat dice again for the next card.");
    if (awaitsFight && gain.rolled != Counts<colors>{}) facts << Say::tr("Its dice may be hammers for the next card.");
    if (isFight && at.state().spoils.size() > 1) facts << Say::tr("You fight here first, with all your hammers.");
    if (facts.isEmpty()) facts << Say::tr("You resolve all of them anyway; only the order is up to you.");
    return facts;
}

Facts picked(const Position& at, Option option) {
    const SpoilId spoil = at.state().spoil;
    if (option == Option::Village) return unseenFacts(at, false);
    if (option == Option::Keep) return unseenFacts(at, true);
    const VillageSpec& card = at.rules.villageCard(spoil);
    if (option == Option::Tile) return spoilFacts(at, spoil);
    if (option == Option::Dice) return {Say::tr("It costs no terror.")};
    const int terror =
        pointsFor(at, [&](Ship& own) { own.terror = static_cast<std::uint16_t>(own.terror + card.other.terror); });
    //: What glory costs: %1 a negative number
    if (terror < 0) return {drawback(Say::tr("The terror costs you %1 at the end.").arg(signedText(terror)))};
    //: %1 glory, "3 glory"
    return {Say::tr("You gain %1 at once.").arg(gloryText(card.other.glory))};
}

Facts given(const Position& at, Seat seat) {
    const VillageSpec& card = at.rules.villageCard(at.state().spoil);
    const int own =
        pointsFor(at, [&](Ship& ship) { ship.terror = static_cast<std::uint16_t>(ship.terror - card.gain.relief); });
    const int lost = pointsFor(at, seat, [&](State& state) {
        state.ships[seat].terror = static_cast<std::uint16_t>(state.ships[seat].terror + state.runicTerror);
    });
    //: What giving terror does: %1 and %3 numbers with a sign, %2 another player
    return {
        Say::tr("At the end, that is %1 for you and %3 for %2.").arg(signedText(own), at.name(seat), signedText(lost))};
}

Facts dropped(const Position& at, ArtifactId artifact) {
    Facts facts;
    if (!at.rules.artifacts[artifact].anywhere)
        //: Of an artifact that is given up: %1 a location
        facts << Say::tr("It works only at %1.").arg(artifactPlace(at.rules, artifact));
    if (!hasDieFor(at.rules, moverShip(at.state()), artifact)) facts << Say::tr("You have no die to store on it now.");
    return facts << Say::tr("It still counts at the end: you lose only its use.");
}

/// Whether the artifact, once it holds a die, has an effect now.
bool canBeUsed(const Position& at, ArtifactId artifact) {
    const State& state = at.state();
    if (!at.rules.artifacts[artifact].worksAt(state.location)) return false;
    if (!meansReaver(at.rules, artifact)) return hasEffect(at.rules, state, artifact, none);
    return std::any_of(state.recruited.begin(), state.recruited.end(),
                       [&](ReaverId reaver) { return hasEffect(at.rules, state, artifact, reaver); });
}

Facts stored(const Position& at, Action choice) {
    Ship after = moverShip(at.state());
    --after.dice[choice.a];
    --after.diceCount;
    Facts facts;
    if (canBeUsed(at, choice.b))
        //: Why a die is stored: %1 what the artifact brings
        facts << Say::tr("You can then use it at once: %1.").arg(artifactBrief(at.rules, choice.b));
    else
        //: Why a die is stored: %1 where the artifact works, %2 what it brings
        facts << Say::tr("It is then ready for %1: %2.")
                     .arg(artifactPlace(at.rules, choice.b), artifactBrief(at.rules, choice.b));
    constexpr int few = 2;
    if (at.rules.diceSpaces.value - after.diceCount <= few) facts << Say::tr("It frees a space for another die.");
    return noLongerPaidFor(at, after) + lostDieFacts(at, choice.a) + facts;
}

Facts used(const Position& at, Action choice) {
    using Effect = ArtifactSpec::Effect;
    const ArtifactSpec& spec = at.rules.artifacts[choice.a];
    const Ship& ship = moverShip(at.state());
    const auto reaver = static_cast<ReaverId>(choice.b - 1);
    switch (spec.effect) {
    case Effect::DrawKeep: return unseenFacts(at, true);
    //: What an artifact brings: %1 a Reaver, %2 its ability as a sentence
    case Effect::FireAbility: return {Say::tr("%1: %2").arg(reaverText(reaver), abilityRule(at.rules, reaver))};
    case Effect::TurnDie: return {payableByTurning(at), Say::tr("You choose the die and its new sign.")};
    case Effect::SwapProphecy: return {unseenProphecyFact(at), Say::tr("You discard the Prophecy you need least.")};
    case Effect::Relief: {
        const int points = pointsFor(at, [&](Ship& own) { own.terror = static_cast<std::uint16_t>(own.terror - 1); });
        //: What one terror less brings: %1 a number with a sign
        return {Say::tr("One less terror is worth %1 at the end.").arg(signedText(points))};
    }
    case Effect::CombatDice: return combatFacts(at, choice);
    case Effect::Food: {
        Ship after = ship;
        after.food = static_cast<std::uint16_t>(after.food + spec.amount);
        return newlyPaidFor(at, after) << Say::tr("You then have %1.").arg(foodText(after.food));
    }
    case Effect::Favor:
        return {Say::tr("You then have %1 to roll combat dice again.").arg(favorText(ship.favor + spec.amount))};
    case Effect::RollDice: return {Say::tr("You choose the colors of the dice before they are rolled.")};
    case Effect::PromoteBonus: return {leaderBonusFact(at, at.rules.reavers[reaver].clan)};
    case Effect::LevelThree: return {};
    case Effect::CancelJourney: return {Say::tr("The journey has no effect; you pay and lose nothing else.")};
    }
    return {};
}

Facts renounced(const Position& at, ProphecyId prophecy) {
    const int glory = prophecyGlory(at.rules, at.state(), at.state().mover, prophecy);
    //: Of a Prophecy: %1 "1 per artifact", %2 its glory for the cards the reader has
    return {Say::tr("It is worth %2 to you so far (%1).").arg(prophecyBrief(at.rules, prophecy), gloryText(glory))};
}

}

Facts cardFacts(const Position& at, Action choice) {
    switch (kindOf(choice)) {
    case Do::Keep: return spoilFacts(at, choice.a);
    case Do::Resolve: return resolved(at, choice);
    case Do::Pick: return picked(at, static_cast<Option>(choice.a));
    case Do::Give: return given(at, choice.a);
    case Do::Drop: return dropped(at, choice.a);
    case Do::Store: return stored(at, choice);
    case Do::Use: return used(at, choice);
    case Do::Renounce: return renounced(at, choice.a);
    default: return {};
    }
}

// What is offered.

Facts offerFacts(const Position& at, Action choice) {
    const State& state = at.state();
    const bool accepts = kindOf(choice) == Do::Accept;
    if (state.phase == Phase::Claim) return {Say::tr("You keep the die stored on the artifact.")};
    if (state.phase == Phase::Ability) {
        const Ability& ability = at.rules.reavers[state.ability].ability;
        if (!accepts)
            return {ability.favor > 0  ? Say::tr("You keep your favor.")
                    : ability.dice > 0 ? Say::tr("You keep your dice.")
                                       : Say::tr("Your dice stay as they lie.")};
        //: What an ability leaves: %1 favor, "2 favor"
        return {pawnFact(at, ability.then), ability.then.prophecies > 0 ? unseenProphecyFact(at) : QString(),
                Say::tr("You keep %1.").arg(favorText(moverShip(state).favor - ability.favor))};
    }
    if (isKeep(state.spoil)) return combatFacts(at, choice);
    const Bundle& pillage = at.rules.villageCard(state.spoil).pillage;
    if (accepts) return {pawnFact(at, pillage), overtaken(at, pillage.pawn)};
    return {Say::tr("You gain no terror.")};
}

}
