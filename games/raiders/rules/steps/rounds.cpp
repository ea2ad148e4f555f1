// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds, from the first Reavers of the seats to Cleanup and the end (rulebook, Set-up, Game Rounds, Cleanup).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

// The displays.

template <class Lay>
void drawFaceUp(Transition& transition, Deck deck, int place, const Lay& lay) {
    const std::uint8_t card = drawCard(transition, deck);
    if (card == none) return;
    lay(card);
    transition.report(event(Happening::Displayed, nobody, static_cast<int>(deck), place + 1, card));
}

void layDisplays(Transition& transition) {
    State& state = transition.state;
    const auto layStacks = [&](Deck deck, auto& stacks, int count) {
        for (int i = 0; i < count; ++i)
            for (int card = 0; card < 2; ++card)
                drawFaceUp(transition, deck, i,
                           [&](std::uint8_t drawn) { stacks[static_cast<std::size_t>(i)].push(drawn); });
    };
    const auto layCards = [&](Deck deck, auto& cards, int count) {
        for (int i = 0; i < count; ++i)
            drawFaceUp(transition, deck, i, [&](std::uint8_t drawn) { cards[static_cast<std::size_t>(i)] = drawn; });
    };
    const std::size_t seats = state.seats;
    layStacks(Deck::Reavers, state.reaverStacks, transition.rules.reaverStacks[seats]);
    layStacks(Deck::Villages, state.villageStacks, transition.rules.villageStacks[seats]);
    layStacks(Deck::Keeps, state.keepStacks, transition.rules.keepStacks[seats]);
    layCards(Deck::Battles, state.battles, transition.rules.battleCards[seats]);
    layCards(Deck::Prophecies, state.prophecies, transition.rules.prophecyCards[seats]);
    transition.showAll();
}

/// Red, blue, yellow, as far as there are dice (ruling 2).
void rollTradeDice(Transition& transition) {
    State& state = transition.state;
    for (std::uint8_t color = 0; color < colors; ++color)
        for (int i = 0; i < transition.rules.tradeDice.value && state.dice[color] > 0; ++i) {
            --state.dice[color];
            const int side = transition.chance.roll(static_cast<engine::Source>(crewDieSource + color), 6);
            const Icon icon = transition.rules.sides[color][static_cast<std::size_t>(side)];
            const Die die = dieOf(static_cast<Color>(color), icon);
            ++state.tradeDice[die];
            transition.report(event(Happening::TradeDie, nobody, die));
        }
}

void clearDisplays(State& state) {
    for (Die die = 0; die < dieKinds; ++die) {
        std::uint8_t& supply = state.dice[static_cast<std::size_t>(colorOf(die))];
        supply = static_cast<std::uint8_t>(supply + state.tradeDice[die]);
        state.tradeDice[die] = 0;
    }
    const auto discardStacks = [](auto& stacks, auto& discards) {
        for (auto& stack : stacks) {
            for (const auto card : stack) ++discards[card];
            stack.clear();
        }
    };
    discardStacks(state.reaverStacks, state.reaverDiscards);
    discardStacks(state.villageStacks, state.villageDiscards);
    discardStacks(state.keepStacks, state.keepDiscards);
    const auto discardCards = [](auto& cards, auto& discards) {
        for (auto& card : cards) {
            if (card != none) ++discards[card];
            card = none;
        }
    };
    discardCards(state.battles, state.battleDiscards);
    discardCards(state.prophecies, state.prophecyDiscards);
}

// Rounds.

void beginRound(Transition& transition) {
    State& state = transition.state;
    layDisplays(transition);
    rollTradeDice(transition);
    state.starter = state.nextStarter;
    state.actions = 0;
    state.chosen.fill(nobody);
    transition.report(event(Happening::RoundBegins, state.starter, state.round));
    state.active = state.starter;
    state.mover = state.active;
    state.stage = Stage::Choose;
}

/// Goes on to the first Reavers of the next seat, or to the first round.
void goOnSettingUp(Transition& transition) {
    State& state = transition.state;
    state.mover = after(state, state.mover);
    if (state.mover != state.starter)
        drawFirstReavers(transition);
    else
        beginRound(transition);
}

/// Gives the seat to move the Glory of its tiles and turns its upgrades up.
void cleanUpShip(Transition& transition) {
    Ship& ship = transition.ship();
    int tiles = 0;
    for (const int count : ship.tiles) tiles += count;
    if (tiles > 0) transition.report(Happening::TerritoryGlory, tiles);
    gainGlory(transition, tiles * transition.rules.territoryGlory.value, Track::Territories);
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) {
        ship.up[kind] = static_cast<std::uint8_t>(ship.up[kind] + ship.down[kind]);
        ship.down[kind] = 0;
    }
}

/// Reveals all prophecies before they are counted.
void openProphecies(Transition& transition) {
    for (Ship& ship : transition.state.ships) {
        if (!ship.secrets.empty()) transition.showAll();
        for (const ProphecyId card : ship.secrets) ++ship.prophecies[card];
        ship.secrets.clear();
    }
}

void endGame(Transition& transition) {
    openProphecies(transition);
    transition.state.phase = Phase::Over;
    transition.state.mover = nobody;
    transition.report(event(Happening::GameOver, nobody));
}

/// Carries out Cleanup in the order of the rulebook; there is none after the last round (ruling 1).
void endRound(Transition& transition) {
    State& state = transition.state;
    transition.report(event(Happening::RoundEnds, nobody, state.round));
    if (state.round == transition.rules.rounds.value) return endGame(transition);
    ++state.round;
    if (state.honor != nobody) {
        state.honor = after(state, state.honor);
        transition.report(event(Happening::HonorShip, state.honor));
    }
    for (Seat seat = 0; seat < state.seats; ++seat) {
        state.mover = seat;
        cleanUpShip(transition);
    }
    clearDisplays(state);
    beginRound(transition);
}

bool isEmpty(const auto& lists) {
    return std::all_of(lists.begin(), lists.end(), [](const auto& list) { return list.empty(); });
}

/// A position during set-up must have nothing on display or chosen: the first round would lay it out again.
FieldFault setupError(const Rules&, const State& state) {
    const bool isChosen = std::any_of(state.chosen.begin(), state.chosen.end(), [](Seat s) { return s != nobody; });
    const bool isLaid = !isEmpty(state.reaverStacks) || !isEmpty(state.villageStacks) || !isEmpty(state.keepStacks) ||
                        state.battles != Counts<4>{none, none, none, none} ||
                        state.prophecies != Counts<3>{none, none, none} || state.tradeDice != Counts<dieKinds>{};
    return state.round > 1 || state.actions > 0 || isChosen || isLaid
               ? FieldFault{"stage", Fault::tr("the setup is over")}
               : FieldFault();
}

void offerNothing(const Rules&, const State&, ActionList&) {}

}

/// At set-up the dice of both Reavers are rolled before the first use is decided (ruling 15).
void drawFirstReavers(Transition& transition) {
    State& state = transition.state;
    drawReavers(transition, transition.rules.startReavers.value);
    while (!state.taken.empty()) recruit(transition, state.taken[0]);
    state.recruited.clear();
}

void nextAction(Transition& transition) {
    State& state = transition.state;
    ++state.actions;
    if (state.actions == transition.rules.actionsPerRound.value) return endRound(transition);
    state.active = isHonorShip(state) ? state.honor : static_cast<Seat>((state.starter + state.actions) % state.seats);
    state.mover = state.active;
    state.stage = Stage::Choose;
}

constexpr StageRules setupStage{.goOn = goOnSettingUp, .positionError = setupError};
constexpr PhaseRules overPhase{.offer = offerNothing};

}
