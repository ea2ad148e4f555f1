// SPDX-License-Identifier: GPL-3.0-or-later
// Reavers: recruiting, their three uses, their abilities (rulebook, Recruit Reavers).
#include "rules/artifacts.h"
#include "rules/flow.h"

namespace heorot::raiders {

/// As with spoils, only a written position has too many.
void Flow::takeReaver(ReaverId reaver, int place) {
    if (state_.taken.full() || state_.recruited.size() + state_.taken.size() >= state_.recruited.capacity()) {
        ++state_.reaverDiscards[reaver];
        return;
    }
    say(Happening::ReaverTaken, reaver, place);
    state_.taken.push(reaver);
}

/// Cards are resolved one by one: its dice are rolled, then its use is decided, then comes the next one.
void Flow::recruit(ReaverId reaver) {
    state_.taken.remove(reaver);
    state_.recruits.push(reaver);
    state_.recruited.push(reaver);
    say(Happening::Recruited, reaver);
    for (std::uint8_t colour = 0; colour < colours; ++colour)
        for (int i = 0; i < rules_.reavers[reaver].gain[colour]; ++i) rollDie(colour);
}

void Flow::takeReavers(int place) {
    act();
    if (place == fromDeck) {
        for (int i = 0; i < rules_.at(Location::Recruit).cards; ++i)
            if (const ReaverId reaver = drawFrom(Deck::Reavers); reaver != none) takeReaver(reaver, fromDeck);
    } else {
        auto& stack = state_.reaverStacks[static_cast<std::size_t>(place - 1)];
        const auto cards = stack;
        stack.clear();
        for (const ReaverId reaver : cards) takeReaver(reaver, place);
    }
    state_.stage = Stage::Close;
}

void Flow::place(Action action) {
    const ReaverId reaver = action.a;
    state_.recruits.remove(reaver);
    if (kindOf(action) == Do::Rally) {
        leaveShip(reaver);
        say(Happening::Rallied, reaver);
        for (std::uint8_t colour = 0; colour < colours; ++colour)
            for (int i = 0; i < rules_.reavers[reaver].rally[colour]; ++i) grant(colour, false);
    } else if (kindOf(action) == Do::Specialize) {
        ship().crew[action.b].push(reaver);
        say(Happening::Specialized, reaver, action.b);
    } else {
        if (ship().leader != none) {
            leaveShip(ship().leader);
            say(Happening::LeaderLeft, ship().leader);
        }
        ship().leader = reaver;
        say(Happening::Promoted, reaver);
        promoteBonus(reaver);
    }
}

void Flow::promoteBonus(ReaverId reaver) {
    const ClanSpec& clan = rules_.clans[static_cast<std::size_t>(rules_.reavers[reaver].clan)];
    gain(clan.promote, Track::Reavers);
    if (!clan.drawsSpoils) return;
    const bool villages = canDraw(state_, Deck::Villages);
    const bool keeps = canDraw(state_, Deck::Keeps);
    if (villages && keeps)
        ++state_.bonuses;
    else if (villages || keeps)
        receiveFromDeck(villages ? Deck::Villages : Deck::Keeps, 1);
}

void Flow::drawBonus(Option option) {
    --state_.bonuses;
    receiveFromDeck(option == Option::Village ? Deck::Villages : Deck::Keeps, 1);
}

/// What an ability always brings, and the question for the rest.
void Flow::fire(ReaverId reaver) {
    const Ability& ability = rules_.reavers[reaver].ability;
    gain(ability.now, Track::Reavers);
    if (ability.kind == Ability::Kind::Draw) return drawOffer(reaver);
    if (ability.kind != Ability::Kind::Gain) state_.ability = reaver; // askPending asks for it, if it can be used
}

/// The cards of which one is kept.
void Flow::drawOffer(ReaverId reaver) {
    const Ability& ability = rules_.reavers[reaver].ability;
    for (int i = 0; i < ability.count && !state_.offer.full(); ++i) {
        const std::uint8_t card = drawFrom(ability.deck);
        if (card == none) break;
        state_.offer.push(ability.deck == Deck::Keeps ? spoilOfKeep(card) : card);
        say(Happening::SpoilDrawn, state_.offer[state_.offer.size() - 1]);
    }
    if (state_.offer.empty()) say(Happening::Idle, reaver, static_cast<int>(Lack::Cards));
}

/// Nothing can pay for it, now or after an artifact.
void Flow::loseAbility() {
    const auto lack = lackOf(rules_, state_, state_.ability);
    if (lack && rules_.reavers[state_.ability].ability.now.food == 0)
        say(Happening::Idle, state_.ability, static_cast<int>(*lack));
    state_.ability = none;
}

void Flow::useAbility() {
    const Ability& ability = rules_.reavers[state_.ability].ability;
    state_.ability = none;
    favor(-ability.favor);
    gain(ability.then, Track::Reavers);
}

void Flow::payAbility(Die die) {
    const Ability& ability = rules_.reavers[state_.ability].ability;
    dropDie(die);
    if (++state_.abilityPaid < ability.dice) return;
    state_.abilityPaid = 0;
    state_.ability = none;
    gain(ability.then, Track::Reavers);
}

/// The die goes to the supply and comes back: the same die on another face.
void Flow::turnDie(Die die, Icon icon) {
    const Die after = dieOf(colourOf(die), icon);
    --ship().dice[die];
    ++ship().dice[after];
    say(Happening::DieTurned, die, after);
    if (state_.phase == Phase::Ability)
        state_.ability = none;
    else
        state_.turning = false;
}

void Flow::keepOne(SpoilId spoil) {
    state_.offer.remove(spoil);
    const auto others = state_.offer;
    state_.offer.clear();
    say(Happening::SpoilKept, spoil);
    for (const SpoilId other : others) discardSpoil(other);
    state_.spoils.push(spoil);
}

}
