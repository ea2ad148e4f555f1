// SPDX-License-Identifier: GPL-3.0-or-later
// Recruiting Reavers and their three uses: rally, specialize, promote (rulebook, Recruit Reavers).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

// The location.

void offerReavers(const Rules&, const State& state, ActionList& out) {
    offerStacks(state, state.reaverStacks, Deck::Reavers, out);
}

void beginRecruiting(Transition&, int) {}

// The next of several Reavers taken.

void offerRecruits(const Rules&, const State& state, ActionList& out) {
    offerKinds(state.taken, Do::Recruit, out);
}

FieldFault recruitError(const Rules&, const State& state) {
    return !state.taken.empty() ? FieldFault() : FieldFault{"taken", Fault::tr("there is no Reaver to recruit")};
}

Violation refuseRecruit(const Rules&, const State& state, Action action) {
    const bool isTaken = state.taken.contains(action.a);
    if (state.phase == Phase::Place && isTaken) return refuse(Refusal::PlaceFirst, state.recruits[0]);
    if (const auto refused = refuseOutside(Phase::Recruit, state)) return refused;
    return isTaken ? allowed : refuse(Refusal::NotRecruited, action.a);
}

void recruitNext(Transition& transition, Action action) {
    recruit(transition, action.a);
}

// The use of a recruited Reaver.

bool hasRoom(const Rules& rules, const Ship& ship, std::size_t slot) {
    return static_cast<int>(ship.crew[slot].size()) < rules.reaversPerSlot.value;
}

void offerUses(const Rules& rules, const State& state, ActionList& out) {
    const Ship& ship = moverShip(state);
    offerKinds(state.recruits, Do::Rally, out);
    eachKind(state.recruits, [&](int reaver) {
        for (std::size_t slot = 0; slot < slotKinds; ++slot)
            if (hasRoom(rules, ship, slot))
                out.push(specialize(static_cast<ReaverId>(reaver), static_cast<Slot>(slot)));
    });
    offerKinds(state.recruits, Do::Promote, out);
}

FieldFault placeError(const Rules&, const State& state) {
    return !state.recruits.empty() ? FieldFault() : FieldFault{"recruits", Fault::tr("there is no Reaver to place")};
}

Violation refuseUse(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Place, state)) return refused;
    return state.recruits.contains(action.a) ? allowed : refuse(Refusal::NotRecruited, action.a);
}

Violation refuseSlot(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseUse(rules, state, action)) return refused;
    return hasRoom(rules, moverShip(state), action.b) ? allowed : refuse(Refusal::SlotFull, action.b);
}

void rallyReaver(Transition& transition, Action action) {
    const ReaverId reaver = action.a;
    transition.state.recruits.remove(reaver);
    addToPile(transition, reaver);
    transition.report(Happening::Rallied, reaver);
    for (std::uint8_t color = 0; color < colors; ++color)
        for (int i = 0; i < transition.rules.reavers[reaver].rally[color]; ++i)
            grantDie(transition.state, color, false);
}

void specializeReaver(Transition& transition, Action action) {
    transition.state.recruits.remove(action.a);
    transition.ship().crew[action.b].push(action.a);
    transition.report(Happening::Specialized, action.a, action.b);
}

void promoteReaver(Transition& transition, Action action) {
    const ReaverId reaver = action.a;
    transition.state.recruits.remove(reaver);
    Ship& ship = transition.ship();
    if (ship.leader != none) {
        addToPile(transition, ship.leader);
        transition.report(Happening::LeaderLeft, ship.leader);
    }
    ship.leader = reaver;
    transition.report(Happening::Promoted, reaver);
    promoteBonus(transition, reaver);
}

bool replacesLeader(const Rules&, const State& state) {
    return moverShip(state).leader != none;
}

// The bonus of Tyr's clan.

const ClanSpec& clanOf(const Rules& rules, ReaverId reaver) {
    return rules.clans[static_cast<std::size_t>(rules.reavers[reaver].clan)];
}

void offerBonus(const Rules&, const State&, ActionList& out) {
    out.push(pick(Option::Village));
    out.push(pick(Option::Keep));
}

Violation refuseBonus(const Rules&, const State&, Action action) {
    const auto option = static_cast<Option>(action.a);
    return option == Option::Village || option == Option::Keep ? allowed : refuse(Refusal::NotOffered);
}

void drawBonus(Transition& transition, Action action) {
    --transition.state.bonuses;
    drawSpoils(transition, static_cast<Option>(action.a) == Option::Village ? Deck::Villages : Deck::Keeps, 1);
}

}

Violation refuseReavers(const Rules& rules, const State& state, Action action) {
    return refuseStack(state, state.reaverStacks, Deck::Reavers, action.a, rules.reaverStacks[state.seats]);
}

void takeReavers(Transition& transition, Action action) {
    activate(transition);
    const int place = action.a;
    if (place == fromDeck) {
        drawReavers(transition, transition.rules.at(Location::Recruit).cards);
    } else {
        auto& stack = transition.state.reaverStacks[static_cast<std::size_t>(place - 1)];
        const auto cards = stack;
        stack.clear();
        for (const ReaverId reaver : cards) takeReaver(transition, reaver, place);
    }
    closePart(transition);
}

void recruit(Transition& transition, ReaverId reaver) {
    State& state = transition.state;
    state.taken.remove(reaver);
    state.recruits.push(reaver);
    state.recruited.push(reaver);
    transition.report(Happening::Recruited, reaver);
    for (std::uint8_t color = 0; color < colors; ++color)
        for (int i = 0; i < transition.rules.reavers[reaver].gain[color]; ++i) rollDie(transition, color);
}

void promoteBonus(Transition& transition, ReaverId reaver) {
    const ClanSpec& clan = clanOf(transition.rules, reaver);
    gain(transition, clan.promote, Track::Reavers);
    if (!clan.drawsSpoils) return;
    const bool villages = canDraw(transition.state, Deck::Villages);
    const bool keeps = canDraw(transition.state, Deck::Keeps);
    if (villages && keeps)
        ++transition.state.bonuses;
    else if (villages || keeps)
        drawSpoils(transition, villages ? Deck::Villages : Deck::Keeps, 1);
}

bool hasPromoteBonus(const Rules& rules, const State& state, ReaverId reaver) {
    return !clanOf(rules, reaver).drawsSpoils || canDraw(state, Deck::Villages) || canDraw(state, Deck::Keeps);
}

constexpr LocationRules recruitLocation{.offer = offerReavers, .activate = beginRecruiting};
constexpr PhaseRules recruitPhase{
    .offer = offerRecruits, .positionError = recruitError, .stage = Stage::Close, .allowsArtifacts = isNothingLaidOut};
constexpr ActionRules recruitAction{
    .isWellFormed = isWithin<reaverKinds>, .refuse = refuseRecruit, .perform = recruitNext};
constexpr PhaseRules placePhase{.offer = offerUses, .positionError = placeError, .allowsArtifacts = isNothingLaidOut};
constexpr ActionRules rallyAction{.isWellFormed = isWithin<reaverKinds>, .refuse = refuseUse, .perform = rallyReaver};
constexpr ActionRules specializeAction{
    .isWellFormed = isWithin<reaverKinds, slotKinds>, .refuse = refuseSlot, .perform = specializeReaver};
constexpr ActionRules promoteAction{
    .isWellFormed = isWithin<reaverKinds>, .refuse = refuseUse, .perform = promoteReaver, .forgoes = replacesLeader};
constexpr PhaseRules bonusPhase{.offer = offerBonus, .pick = {.refuse = refuseBonus, .perform = drawBonus}};

}
