// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about where a longship sails.
#include "rules/costs.h"
#include "rules/odds.h"
#include "words/amounts.h"
#include "words/choice_facts.h"
#include "words/fact_tools.h"
#include "words/forms.h"
#include "words/piece_rules.h"
#include "words/prompts.h"
#include "words/say.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

namespace {

/// The bonus of the others at a location if the seat to move chooses it: the largest.
int othersBonus(const Position& at, Location location) {
    int most = 0;
    for (int earlier = 1; earlier < at.state().seats; ++earlier)
        most = std::max<int>(
            most, at.rules.at(location).bonus[static_cast<std::size_t>(bonusDistance(at.state().seats, earlier))]);
    return most;
}

QString ownBonus(const Position& at, Location location) {
    const int own = at.rules.at(location).bonus[0];
    const int others = othersBonus(at, location);
    switch (location) {
    case Location::Trade:
        //: Why a location is good: %1 and %2 numbers
        return Say::tr("You choose %1 rewards, the others at most %2.").arg(numberText(own), numberText(others));
    case Location::Subdue:
        //: Why a location is good: %1 and %2 numbers
        return Say::tr("You may attempt %1 tiles, the others at most %2.").arg(numberText(own), numberText(others));
    case Location::Villages:
    case Location::Keeps:
        //: Why a location is good: %1 a number
        if (others == 0) return Say::tr("You alone draw %1 more cards from the deck.").arg(numberText(own));
        //: Why a location is good: %1 and %2 numbers
        return Say::tr("You draw %1 more cards from the deck, the others at most %2.")
            .arg(numberText(own), numberText(others));
    default:
        //: Why a location is good: %1 what only the active player gains, "2 favor"
        return Say::tr("You alone gain %1.").arg(bundleText(at.rules.at(location).active));
    }
}

/// What the ability of the seat's own Reavers brings first.
QString ownCrew(const Position& at, Location location) {
    const std::uint8_t slot = slotOf(location);
    if (slot == none) return {};
    QStringList abilities;
    for (const ReaverId reaver : moverShip(at.state()).crew[slot]) abilities << abilityBrief(at.rules, reaver);
    if (abilities.isEmpty()) return {};
    //: Why a location is good: %1 abilities in few words, "2 food and turn a red die"
    return Say::tr("First, your Reavers there bring %1.").arg(listed(abilities));
}

/// What the abilities of a rival's Reavers bring.
Fact rivalsCrew(const Position& at, Location location) {
    const std::uint8_t slot = slotOf(location);
    if (slot == none) return {};
    for (int step = 1; step < at.state().seats; ++step) {
        const auto seat = static_cast<Seat>((at.state().mover + step) % at.state().seats);
        QStringList abilities;
        for (const ReaverId reaver : at.state().ships[seat].crew[slot]) abilities << abilityBrief(at.rules, reaver);
        //: What speaks against a location: %1 another player, %2 abilities in few words, "2 food and turn a red die"
        if (!abilities.isEmpty())
            return drawback(Say::tr("%1 has Reavers there, too: %2.").arg(at.name(seat), listed(abilities)));
    }
    return {};
}

/// A rival that would have to rest.
QString restingRivals(const Position& at, Location location) {
    const Cost& cost = at.rules.at(location).cost;
    if (isFree(cost)) return {};
    QStringList names;
    for (int step = 1; step < at.state().seats; ++step) {
        const auto seat = static_cast<Seat>((at.state().mover + step) % at.state().seats);
        if (!canPay(at.rules, at.state().ships[seat], cost)) names << at.name(seat);
    }
    if (names.isEmpty()) return {};
    //: Why a location is good: %1 other players who cannot pay for it
    return Say::tr("%1 can’t pay for it as things stand.").arg(listed(names));
}

template <class Stacks, class SpoilOf>
QString bestStack(const Position& at, const Stacks& stacks, SpoilOf spoilOf) {
    QList<SpoilId> best;
    int bestPlace = 0;
    int most = 0;
    int place = 0;
    for (const auto& stack : stacks) {
        ++place;
        QList<SpoilId> spoils;
        for (const auto card : stack) spoils << spoilOf(card);
        const int points = pointsFor(at, [&](Ship& own) {
            for (const SpoilId spoil : spoils)
                if (isKeep(spoil) && isSetCard(keepOf(spoil))) ++own.keeps[keepOf(spoil)];
        });
        if (points <= most) continue;
        most = points;
        best = spoils;
        bestPlace = place;
    }
    if (best.isEmpty()) return {};
    //: Why a location is good: %1 the number of a stack of cards, %2 a sentence about its cards
    return Say::tr("Stack %1: %2").arg(numberText(bestPlace), setsFact(at, best));
}

/// The most glory that an artifact on display counts at the end.
QString bestArtifact(const Position& at) {
    ArtifactId best = none;
    for (const auto& stack : at.state().villageStacks)
        for (const VillageId card : stack)
            if (isArtifact(card) && (best == none || at.rules.artifacts[card].glory > at.rules.artifacts[best].glory))
                best = card;
    if (best == none) return {};
    const int points = pointsFor(at, [&](Ship& own) { ++own.relics[best]; });
    //: Why a location is good: %1 an artifact on display, %2 glory, "4 glory"
    return Say::tr("The best artifact there is %1: %2 at the end.").arg(artifactText(best), gloryText(points));
}

QString mostDice(const Position& at) {
    int most = 0;
    for (const auto& stack : at.state().reaverStacks) {
        int dice = 0;
        for (const ReaverId reaver : stack)
            for (const int count : at.rules.reavers[reaver].gain) dice += count;
        most = std::max(most, dice);
    }
    //: Why a location is good: %1 dice, "4 crew dice"
    return most > 0 ? Say::tr("Two Reavers there bring %1.").arg(diceText(most)) : QString();
}

QString bestBattle(const Position& at) {
    Ship after = moverShip(at.state());
    after.food =
        static_cast<std::uint16_t>(after.food - std::min<int>(after.food, at.rules.at(Location::Sea).cost.food));
    QString best;
    int most = -1;
    for (const BattleId battle : at.state().battles) {
        if (battle == none) continue;
        const BattleSpec& spec = at.rules.battles[battle];
        const bool isSure = canPay(at.rules, after, spec.combination);
        const int dice = combatDiceOf(at.rules, after);
        const double chance = isSure ? 1 : dice > 0 ? chanceOf(at.rules, dice, spec.defense, favorReckoned(after)) : 0;
        const int worth = static_cast<int>(100 * chance * spec.reward.glory);
        if (worth <= most) continue;
        most = worth;
        best = battleFact(at, battle, after);
    }
    return best;
}

QString bestProphecy(const Position& at) {
    ProphecyId best = none;
    int most = 1;
    for (const ProphecyId prophecy : at.state().prophecies) {
        const int points = prophecy == none ? 0 : pointsFor(at, [&](Ship& own) { ++own.prophecies[prophecy]; });
        if (points <= most) continue;
        most = points;
        best = prophecy;
    }
    if (best == none) return {};
    //: Why Trade is good: %1 a Prophecy that lies there, %2 glory, "3 glory", %3 what it counts, "1 per artifact"
    return Say::tr("The Prophecy “%1” there is worth %2 to you so far (%3).")
        .arg(prophecyText(best), gloryText(most), prophecyBrief(at.rules, best));
}

/// The territories of the highest level that can be subdued in peace.
QString peacefulTiles(const Position& at) {
    for (int level = 3; level > 0; --level) {
        QStringList names;
        for (Territory territory = 0; territory < territoryKinds; ++territory)
            if (levelOf(territory) == level && !at.state().territories[territory].empty() &&
                canPay(at.rules, moverShip(at.state()), at.rules.territories[territory].cost))
                names << territoryText(territory);
        //: Why Subdue is good: %1 territories
        if (!names.isEmpty()) return Say::tr("You have what it takes to win peacefully: %1.").arg(listed(names));
    }
    return {};
}

Fact startMarker(const Position& at) {
    const State& state = at.state();
    if (cleanupsLeft(at) == 0) return {};
    if (state.nextStarter != state.mover) return Say::tr("You will begin the next round.");
    //: What choosing Trade costs: %1 another player
    return drawback(Say::tr("%1 will begin the next round.").arg(at.name(after(state, state.mover))));
}

QString tileGlory(const Position& at) {
    const int left = cleanupsLeft(at);
    //: Why territories are good: %n glory for each by the end of the game
    return left > 0 ? Say::tr("Each tile brings %n glory by the end, 1 after every round.", nullptr, left) : QString();
}

Facts chosen(const Position& at, Location location) {
    const Cost& cost = at.rules.at(location).cost;
    const Ship& ship = moverShip(at.state());
    Facts facts;
    if (const QString missing = missingText(at.rules, ship, cost); !missing.isEmpty())
        //: What speaks against a location: %1 what the reader lacks to pay for it, "1 chest"
        return {drawback(Say::tr("You can’t pay for it yet and may have to rest: you lack %1.").arg(missing)),
                ownCrew(at, location)};
    switch (location) {
    case Location::Recruit: facts << mostDice(at) << ownBonus(at, location); break;
    case Location::Trade: facts << bestProphecy(at) << ownBonus(at, location) << startMarker(at); break;
    case Location::Sea: facts << bestBattle(at); break;
    case Location::Villages: facts << bestArtifact(at); break;
    case Location::Keeps: facts << bestStack(at, at.state().keepStacks, spoilOfKeep); break;
    case Location::Subdue: facts << peacefulTiles(at) << ownBonus(at, location) << tileGlory(at); break;
    }
    facts << ownCrew(at, location) << restingRivals(at, location) << rivalsCrew(at, location);
    return isFree(cost) ? facts : facts << ownBonus(at, location);
}

}

Facts placeFacts(const Position& at, Action choice) {
    return chosen(at, static_cast<Location>(choice.a));
}

}
