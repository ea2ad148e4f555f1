// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/flow.h"

#include "rules/artifacts.h"
#include "rules/pay.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

bool areAlike(const auto& list) {
    return std::all_of(list.begin(), list.end(), [&](auto item) { return item == list[0]; });
}

}

void Flow::next() {
    while (!askPending())
        if (!advance()) return;
}

/// Asks for what is pending, innermost first; false if there is nothing.
bool Flow::askPending() {
    if (askGrant()) return true;
    if (state_.turning) return ask(Phase::Turn), true;
    if (state_.renouncing) return ask(Phase::Renounce), true;
    if (!state_.offer.empty()) return ask(Phase::Keep), true;
    if (state_.bout.active) return ask(state_.bout.rolled ? Phase::Combat : Phase::Arms), true;
    if (state_.spoil != none)
        return ask(isKeep(state_.spoil) || !isArtifact(state_.spoil) ? Phase::Spoil : Phase::Room), true;
    if (state_.bonuses > 0) return ask(Phase::Bonus), true;
    if (!state_.spoils.empty()) {
        if (!areAlike(state_.spoils)) return ask(Phase::Resolve), true;
        beginSpoil(state_.spoils[0]);
        return askPending();
    }
    if (state_.ability != none) {
        if (mayDecideAbility(rules_, state_)) return ask(Phase::Ability), true;
        loseAbility();
    }
    if (!state_.recruits.empty()) return ask(Phase::Place), true;
    if (!state_.taken.empty()) {
        if (!areAlike(state_.taken)) return ask(Phase::Recruit), true;
        recruit(state_.taken[0]);
        return askPending();
    }
    return false;
}

/// Goes on where the seat stands in its part; true if something may be pending again, false once a phase is asked.
bool Flow::advance() {
    switch (state_.stage) {
    case Stage::Setup:
        if (state_.mover = static_cast<Seat>((state_.mover + 1) % state_.seats); state_.mover != state_.starter)
            beginSetup();
        else
            beginRound();
        return true;
    case Stage::Choose: ask(Phase::Choose); return false;
    case Stage::Fire: return fireNext();
    default: return advanceAct();
    }
}

bool Flow::advanceAct() {
    switch (state_.stage) {
    case Stage::Decide: ask(Phase::Decide); return false;
    case Stage::Take: ask(Phase::Take); return false;
    case Stage::Trade:
        if (state_.left == 0 && !state_.secondDie) return state_.stage = Stage::Close, true;
        ask(Phase::Trade);
        return false;
    case Stage::Journey:
        if (state_.lossColour != none || state_.lossGoods) return ask(Phase::Loss), false;
        if (state_.journey != none) return ask(Phase::Journey), false;
        state_.stage = Stage::Battle;
        return true;
    case Stage::Battle:
        if (std::all_of(state_.battles.begin(), state_.battles.end(), [](BattleId card) { return card == none; }) &&
            !canDraw(state_, Deck::Battles))
            return state_.stage = Stage::Close, true;
        ask(Phase::Battle);
        return false;
    case Stage::Fight: ask(Phase::Fight); return false;
    case Stage::Attempt:
        if (state_.territory != none) return ask(Phase::Tribute), false;
        if (state_.left == 0) return turnTiles(), true;
        ask(Phase::Attempt);
        return false;
    case Stage::Claim:
        if (mayClaim(rules_, state_)) return ask(Phase::Claim), false;
        keepTile();
        return true;
    case Stage::Rewards:
        if (state_.rewards.empty()) return state_.stage = Stage::Close, true;
        if (!areAlike(state_.rewards)) return ask(Phase::Reward), false;
        takeReward(state_.rewards[0]);
        return true;
    default:
        if (hasArtifactAction(rules_, state_)) return ask(Phase::Close), false;
        endPart();
        return state_.phase != Phase::Over;
    }
}

/// The next seat's part, or the next action.
void Flow::endPart() {
    for (Stowed& stowed : ship().artifacts) stowed.used = false;
    state_.recruited.clear();
    state_.left = 0;
    state_.mover = static_cast<Seat>((state_.mover + 1) % state_.seats);
    state_.stage = Stage::Decide;
    if (state_.mover == state_.active) nextAction();
}

void Flow::perform(Action action) {
    switch (kindOf(action)) {
    case Do::Choose: chooseLocation(static_cast<Location>(action.a)); break;
    case Do::Pay:
        ++state_.paid[action.a];
        ++state_.laidOut;
        if (isUpgrade(action.a)) {
            --ship().up[static_cast<std::size_t>(upgradeOf(action.a))];
        } else {
            --ship().dice[action.a];
            --ship().diceCount;
        }
        return; // the same is asked again
    case Do::Done: finishPaying(); break;
    case Do::Take: takeFrom(action.a); break;
    case Do::Trade: trade(static_cast<Ware>(action.a), action.b); break;
    case Do::Force: attempt(action.a, true); break;
    case Do::Peace: attempt(action.a, false); break;
    case Do::Rest: restFor(action.a); break;
    case Do::Rally:
    case Do::Specialize:
    case Do::Promote: place(action); break;
    case Do::Pick: pickOption(static_cast<Option>(action.a)); break;
    case Do::Give: giveTerror(action.a); break;
    case Do::Accept: accept(); break;
    case Do::Decline: decline(); break;
    case Do::Fight:
        beginBout(state_.spoil != none ? rules_.keeps[keepOf(state_.spoil)].defense
                                       : rules_.battles[state_.battle].defense);
        break;
    case Do::Suffer: sufferJourney(); break;
    case Do::Yield:
        if (state_.bout.active)
            endBout(false);
        else
            loseBattle();
        break;
    case Do::Discard: discardChosen(action.a); break;
    case Do::Turn: turnDie(action.a, static_cast<Icon>(action.b)); break;
    case Do::Gain: gainGranted(static_cast<std::uint8_t>(colourOf(action.a)), action.a); break;
    case Do::Roll: gainGranted(action.a, none); break;
    case Do::Keep: keepOne(action.a); break;
    case Do::Resolve: beginSpoil(action.a); break;
    case Do::Recruit: recruit(action.a); break;
    case Do::Drop: dropArtifact(action.a); break;
    case Do::Lose: loseUpgrade(static_cast<Upgrade>(action.a)); break;
    case Do::Dismiss: dismissReaver(action.a, action.b); break;
    case Do::Again: ++state_.bout.again[action.a]; return;
    case Do::Reroll: rerollBout(); break;
    case Do::Claim: claimTile(action.a); break;
    case Do::Reward: takeReward(action.a); break;
    case Do::Renounce: renounceProphecy(action.a); break;
    case Do::Store: storeDie(action.a, action.b); break;
    case Do::Use: useArtifact(action.a, action.b == 0 ? none : static_cast<ReaverId>(action.b - 1)); break;
    case Do::End:
        if (state_.stage == Stage::Attempt)
            turnTiles();
        else
            endPart();
        break;
    }
    if (state_.phase != Phase::Over) next();
}

void Flow::finishPaying() {
    switch (state_.phase) {
    case Phase::Decide:
        food(-rules_.at(state_.location).cost.food);
        spendLaidOut();
        return act();
    case Phase::Journey: return payJourney();
    case Phase::Fight: spendLaidOut(); return winBattle();
    case Phase::Tribute: {
        const Cost& cost = rules_.territories[state_.territory].cost;
        food(-cost.food);
        favor(-cost.favor);
        spendLaidOut();
        return subdue();
    }
    case Phase::Arms: return rollBout();
    default: return settleBout();
    }
}

void Flow::accept() {
    if (state_.phase == Phase::Ability)
        useAbility();
    else
        pillage();
}

void Flow::decline() {
    if (state_.phase == Phase::Ability) {
        say(Happening::Declined, state_.ability);
        state_.ability = none;
    } else if (state_.phase == Phase::Spoil) {
        leaveAlone();
    } else {
        keepTile();
    }
}

void Flow::pickOption(Option option) {
    if (state_.phase == Phase::Bonus) return drawBonus(option);
    const VillageSpec& card = rules_.villageCard(state_.spoil);
    if (option == Option::Tile) {
        --state_.upgrades[static_cast<std::size_t>(card.upgrade)];
        ++ship().up[static_cast<std::size_t>(card.upgrade)];
        say(Happening::UpgradeGained, static_cast<int>(card.upgrade));
    } else {
        gain(option == Option::Dice ? card.gain : card.other, Track::Villages);
    }
    endSpoil();
}

/// A die to make room, as the price of an ability, or as a loss.
void Flow::discardChosen(Die die) {
    if (state_.phase == Phase::Ability) return payAbility(die);
    dropDie(die);
    if (state_.phase == Phase::Loss) state_.lossColour = none;
}

void Flow::takeFrom(int place) {
    if (state_.phase == Phase::Battle) return chooseBattle(place);
    if (state_.location == Location::Recruit) return takeReavers(place);
    takeSpoils(place);
}

State newGame(const Rules& rules, const engine::Setup& setup, engine::Chance& chance, engine::Events* events) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.runicTerror = static_cast<std::uint8_t>(runicTerrorOf(setup));
    state.starter = setup.first != nobody ? setup.first : static_cast<Seat>(chance.roll(firstSeatSource, setup.seats));
    Flow(rules, state, chance, events).begin();
    return state;
}

void apply(const Rules& rules, State& state, Action action, engine::Chance& chance, engine::Events* events) {
    Flow(rules, state, chance, events).perform(action);
}

std::span<const engine::OptionSpec> Game::options() {
    static const std::array<engine::OptionSpec, 1> specs{{{"runic-terror", {"one", "two"}, 0}}};
    return specs;
}

}
