// SPDX-License-Identifier: GPL-3.0-or-later
// The own part of an action: resting, Trade, the sea, subduing (rulebook, the six locations).
#include "rules/artifacts.h"
#include "rules/flow.h"

#include <algorithm>

namespace heorot::raiders {

/// The location is activated: the bonus of the active seat, and what comes first.
void Flow::act() {
    const LocationSpec& spec = rules_.at(state_.location);
    say(Happening::Acted, static_cast<int>(state_.location));
    const auto bonus = spec.bonus[static_cast<std::size_t>(distanceOf(state_, state_.mover))];
    if (state_.mover == state_.active)
        gain(spec.active, state_.location == Location::Sea ? Track::Sea : Track::Reavers);
    switch (state_.location) {
    case Location::Recruit: break;
    case Location::Trade:
        state_.left = bonus;
        state_.stage = Stage::Trade;
        break;
    case Location::Sea: revealJourney(); break;
    case Location::Villages:
    case Location::Keeps: state_.stage = Stage::Take; break;
    case Location::Subdue:
        state_.left = bonus;
        state_.stage = Stage::Attempt;
        break;
    }
}

void Flow::restFor(int what) {
    say(Happening::Rested);
    state_.stage = Stage::Close;
    if (what == restFood) return food(rules_.restFood.value);
    const auto die = static_cast<Die>(what - 1);
    takeDie(static_cast<std::uint8_t>(colourOf(die)));
    gainDie(die, Happening::DieGained);
}

void Flow::trade(Ware ware, int what) {
    if (state_.stage == Stage::Decide) act();
    if (ware == Ware::Dice) {
        --state_.tradeDice[static_cast<std::size_t>(what)];
        gainDie(static_cast<Die>(what), Happening::DieTraded);
        const bool first = !state_.secondDie;
        state_.secondDie = first && state_.tradeDice != Counts<dieKinds>{};
        if (first) --state_.left;
        return;
    }
    --state_.left;
    if (ware == Ware::Favor) return favor(rules_.trade.favor);
    if (ware == Ware::Food) return food(rules_.trade.food);
    if (what == fromDeck) return drawProphecy();
    ProphecyId& card = state_.prophecies[static_cast<std::size_t>(what - 1)];
    takeProphecy(card, what);
    card = none;
}

void Flow::revealJourney() {
    state_.stage = Stage::Journey;
    state_.journey = drawFrom(Deck::Journeys);
    if (state_.journey == none) return;
    say(Happening::JourneyRevealed, state_.journey);
    if (rules_.journeys[state_.journey].isCalm()) endJourney(Happening::JourneyPassed);
}

void Flow::endJourney(Happening how) {
    say(how, state_.journey);
    ++state_.journeyDiscards[state_.journey];
    state_.journey = none;
}

void Flow::payJourney() {
    const JourneySpec& journey = rules_.journeys[state_.journey];
    spendLaidOut();
    endJourney(Happening::JourneyPaid);
    gain(journey.paid, Track::Sea);
}

void Flow::sufferJourney() {
    const JourneySpec& journey = rules_.journeys[state_.journey];
    endJourney(Happening::JourneySuffered);
    loseFood(journey.food);
    if (journey.dieOfLeader && ship().leader != none) {
        const auto colour = static_cast<std::size_t>(rules_.reavers[ship().leader].clan);
        const auto first = ship().dice.begin() + static_cast<std::ptrdiff_t>(colour) * icons;
        if (std::any_of(first, first + icons, [](int n) { return n > 0; }))
            state_.lossColour = static_cast<std::uint8_t>(colour);
    }
    if (journey.dice > 0 && ship().diceCount > 0) state_.lossColour = anyColour;
    state_.lossGoods = journey.goods && (!ship().artifacts.empty() || ship().up != Counts<upgradeKinds>{} ||
                                         ship().down != Counts<upgradeKinds>{});
    if (journey.leader && ship().leader != none) {
        say(Happening::LeaderLeft, ship().leader);
        leaveShip(ship().leader);
        ship().leader = none;
    }
}

void Flow::dismissReaver(ReaverId reaver, int place) {
    if (place == leaderPlace)
        ship().leader = none;
    else
        ship().crew[static_cast<std::size_t>(place)].remove(reaver);
    leaveShip(reaver);
    say(Happening::Dismissed, reaver, place);
    payJourney();
}

void Flow::loseUpgrade(Upgrade upgrade) {
    const auto kind = static_cast<std::size_t>(upgrade);
    --(ship().down[kind] > 0 ? ship().down : ship().up)[kind];
    ++state_.upgrades[kind];
    say(Happening::UpgradeLost, static_cast<int>(kind));
    state_.lossGoods = false;
}

void Flow::chooseBattle(int place) {
    state_.battlePlace = static_cast<std::uint8_t>(place);
    if (place == fromDeck) {
        state_.battle = drawFrom(Deck::Battles);
    } else {
        BattleId& card = state_.battles[static_cast<std::size_t>(place - 1)];
        state_.battle = card;
        card = none;
    }
    say(Happening::BattleChosen, state_.battle, place);
    state_.stage = Stage::Fight;
}

void Flow::winBattle() {
    const BattleId battle = state_.battle;
    ++ship().battles[battle];
    state_.battle = none;
    state_.battlePlace = 0;
    state_.stage = Stage::Close;
    say(Happening::BattleWon, battle);
    gain(rules_.battles[battle].reward, Track::Sea);
}

/// Back to its place, or from the deck to the discards (ruling 8).
void Flow::loseBattle() {
    say(Happening::BattleLost, state_.battle);
    if (state_.battlePlace == fromDeck)
        ++state_.battleDiscards[state_.battle];
    else
        state_.battles[static_cast<std::size_t>(state_.battlePlace - 1)] = state_.battle;
    state_.battle = none;
    state_.battlePlace = 0;
    state_.stage = Stage::Close;
}

void Flow::attempt(Territory territory, bool byForce) {
    if (state_.stage == Stage::Decide) act();
    --state_.left;
    state_.territory = territory;
    say(Happening::Attempted, territory, byForce);
    const TerritorySpec& spec = rules_.territories[territory];
    if (byForce) return beginBout(spec.defense);
    if (spec.cost.dice > 0 || spec.cost.icons != Counts<payIcons>{}) return; // Tribute asks for them
    food(-spec.cost.food);
    favor(-spec.cost.favor);
    subdue();
}

/// The top tile of the stack, still with its front up.
void Flow::subdue() {
    auto& stack = state_.territories[state_.territory];
    state_.subdued.push(stack[stack.size() - 1]);
    stack.removeAt(stack.size() - 1);
    state_.stage = Stage::Claim;
}

void Flow::failAttempt() {
    say(Happening::NotSubdued, state_.territory);
    state_.territory = none;
}

/// Laevateinn: the tile goes back on top of its stack, and one of level 3 is taken instead.
void Flow::claimTile(Territory territory) {
    auto& owned = ship().artifacts;
    for (Stowed& stowed : owned) {
        if (rules_.artifacts[stowed.artifact].effect != ArtifactSpec::Effect::LevelThree || stowed.used ||
            stowed.die == none)
            continue;
        ++state_.dice[static_cast<std::size_t>(colourOf(stowed.die))];
        say(Happening::ArtifactUsed, stowed.artifact, stowed.die);
        stowed.die = none;
        stowed.used = true;
        break;
    }
    const TileId tile = state_.subdued[state_.subdued.size() - 1];
    state_.subdued.removeAt(state_.subdued.size() - 1);
    state_.territories[state_.territory].push(tile);
    auto& stack = state_.territories[territory];
    state_.subdued.push(stack[stack.size() - 1]);
    stack.removeAt(stack.size() - 1);
    state_.territory = territory;
    keepTile();
}

void Flow::keepTile() {
    say(Happening::Subdued, state_.territory);
    state_.territory = none;
    state_.stage = Stage::Attempt;
}

void Flow::turnTiles() {
    state_.left = 0;
    state_.stage = Stage::Rewards;
    if (state_.subdued.empty()) return;
    showAll();
    for (const TileId tile : state_.subdued) {
        say(Happening::TileTurned, tile);
        state_.rewards.push(tile);
    }
    state_.subdued.clear();
}

void Flow::takeReward(TileId tile) {
    state_.rewards.remove(tile);
    ++ship().tiles[tile];
    gain(rules_.territories[territoryOf(tile)].rewards[tile % rewardsPerTerritory], Track::Territories);
}

}
