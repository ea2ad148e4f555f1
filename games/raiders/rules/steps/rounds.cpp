// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds from the first Reavers of each seat to Cleanup and the end (rulebook, Set-up, Game Rounds, Cleanup).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

// The displays.

template <class Lay>
void drawFaceUp(Table& table, Deck deck, int place, const Lay& lay) {
    const std::uint8_t card = drawCard(table, deck);
    if (card == none) return;
    lay(card);
    table.report(event(Happening::Displayed, nobody, static_cast<int>(deck), place + 1, card));
}

void layDisplays(Table& table) {
    State& state = table.state;
    const auto layStacks = [&](Deck deck, auto& stacks, int count) {
        for (int i = 0; i < count; ++i)
            for (int card = 0; card < 2; ++card)
                drawFaceUp(table, deck, i,
                           [&](std::uint8_t drawn) { stacks[static_cast<std::size_t>(i)].push(drawn); });
    };
    const auto layCards = [&](Deck deck, auto& cards, int count) {
        for (int i = 0; i < count; ++i)
            drawFaceUp(table, deck, i, [&](std::uint8_t drawn) { cards[static_cast<std::size_t>(i)] = drawn; });
    };
    const std::size_t seats = state.seats;
    layStacks(Deck::Reavers, state.reaverStacks, table.rules.reaverStacks[seats]);
    layStacks(Deck::Villages, state.villageStacks, table.rules.villageStacks[seats]);
    layStacks(Deck::Keeps, state.keepStacks, table.rules.keepStacks[seats]);
    layCards(Deck::Battles, state.battles, table.rules.battleCards[seats]);
    layCards(Deck::Prophecies, state.prophecies, table.rules.prophecyCards[seats]);
    table.showAll();
}

/// Red, blue, yellow, as far as there are dice (ruling 2).
void rollTradeDice(Table& table) {
    State& state = table.state;
    for (std::uint8_t color = 0; color < colors; ++color)
        for (int i = 0; i < table.rules.tradeDice.value && state.dice[color] > 0; ++i) {
            --state.dice[color];
            const int side = table.chance.roll(static_cast<engine::Source>(crewDieSource + color), 6);
            const Icon icon = table.rules.sides[color][static_cast<std::size_t>(side)];
            const Die die = dieOf(static_cast<Color>(color), icon);
            ++state.tradeDice[die];
            table.report(event(Happening::TradeDie, nobody, die));
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

void beginRound(Table& table) {
    State& state = table.state;
    layDisplays(table);
    rollTradeDice(table);
    state.starter = state.nextStarter;
    state.actions = 0;
    state.chosen.fill(nobody);
    table.report(event(Happening::RoundBegins, state.starter, state.round));
    state.active = state.starter;
    state.mover = state.active;
    state.stage = Stage::Choose;
}

/// The first Reavers of the next seat, or the first round.
void goOnSettingUp(Table& table) {
    State& state = table.state;
    state.mover = after(state, state.mover);
    if (state.mover != state.starter)
        drawFirstReavers(table);
    else
        beginRound(table);
}

/// Glory for the tiles of the seat to move; its upgrades are turned up.
void cleanUpShip(Table& table) {
    Ship& ship = table.ship();
    int tiles = 0;
    for (const int count : ship.tiles) tiles += count;
    if (tiles > 0) table.report(Happening::TerritoryGlory, tiles);
    gainGlory(table, tiles * table.rules.territoryGlory.value, Track::Territories);
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) {
        ship.up[kind] = static_cast<std::uint8_t>(ship.up[kind] + ship.down[kind]);
        ship.down[kind] = 0;
    }
}

/// All prophecies are revealed before they are counted.
void openProphecies(Table& table) {
    for (Ship& ship : table.state.ships) {
        if (!ship.secrets.empty()) table.showAll();
        for (const ProphecyId card : ship.secrets) ++ship.prophecies[card];
        ship.secrets.clear();
    }
}

void endGame(Table& table) {
    openProphecies(table);
    table.state.phase = Phase::Over;
    table.state.mover = nobody;
    table.report(event(Happening::GameOver, nobody));
}

/// Rulebook, Cleanup, in the order of its steps; after the last round nothing of it happens (ruling 1).
void endRound(Table& table) {
    State& state = table.state;
    table.report(event(Happening::RoundEnds, nobody, state.round));
    if (state.round == table.rules.rounds.value) return endGame(table);
    ++state.round;
    if (state.honor != nobody) {
        state.honor = after(state, state.honor);
        table.report(event(Happening::HonorShip, state.honor));
    }
    for (Seat seat = 0; seat < state.seats; ++seat) {
        state.mover = seat;
        cleanUpShip(table);
    }
    clearDisplays(state);
    beginRound(table);
}

bool isEmpty(const auto& lists) {
    return std::all_of(lists.begin(), lists.end(), [](const auto& list) { return list.empty(); });
}

/// The set-up comes before anything else: what is laid or chosen in the first round would be laid twice.
std::string_view setupError(const Rules&, const State& state) {
    const bool isChosen = std::any_of(state.chosen.begin(), state.chosen.end(), [](Seat s) { return s != nobody; });
    const bool isLaid = !isEmpty(state.reaverStacks) || !isEmpty(state.villageStacks) || !isEmpty(state.keepStacks) ||
                        state.battles != Counts<4>{none, none, none, none} ||
                        state.prophecies != Counts<3>{none, none, none} || state.tradeDice != Counts<dieKinds>{};
    return state.round > 1 || state.actions > 0 || isChosen || isLaid ? "stage: the set-up is over" : "";
}

void offerNothing(const Rules&, const State&, ActionList&) {}

}

/// Here the dice of all its Reavers are rolled before the first use is decided (ruling 15).
void drawFirstReavers(Table& table) {
    State& state = table.state;
    drawReavers(table, table.rules.startReavers.value);
    while (!state.taken.empty()) recruit(table, state.taken[0]);
    state.recruited.clear();
}

void nextAction(Table& table) {
    State& state = table.state;
    ++state.actions;
    if (state.actions == table.rules.actionsPerRound.value) return endRound(table);
    state.active = isHonorShip(state) ? state.honor : static_cast<Seat>((state.starter + state.actions) % state.seats);
    state.mover = state.active;
    state.stage = Stage::Choose;
}

constexpr StageRules setupStage{.goOn = goOnSettingUp, .positionError = setupError};
constexpr PhaseRules overPhase{.offer = offerNothing};

}
