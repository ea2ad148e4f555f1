// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/queries.h"

#include <algorithm>

namespace heorot::raiders {

std::uint8_t slotOf(Location location) {
    for (int slot = 0; slot < slotKinds; ++slot)
        if (locationOf(static_cast<Slot>(slot)) == location) return static_cast<std::uint8_t>(slot);
    return none;
}

bool canDraw(const State& state, Deck deck) {
    const auto holds = [](const auto& cards, const auto& discards) {
        return !cards.empty() || std::any_of(discards.begin(), discards.end(), [](int n) { return n > 0; });
    };
    switch (deck) {
    case Deck::Reavers: return holds(state.reaverDeck, state.reaverDiscards);
    case Deck::Villages: return holds(state.villageDeck, state.villageDiscards);
    case Deck::Keeps: return holds(state.keepDeck, state.keepDiscards);
    case Deck::Journeys: return holds(state.journeyDeck, state.journeyDiscards);
    case Deck::Battles: return holds(state.battleDeck, state.battleDiscards);
    case Deck::Prophecies: return holds(state.prophecyDeck, state.prophecyDiscards);
    }
    return false;
}

bool canTurn(const Rules& rules, const Ship& ship, std::uint8_t color) {
    for (Die die = 0; die < dieKinds; ++die) {
        const auto own = static_cast<std::size_t>(colorOf(die));
        if (ship.dice[die] == 0 || (color != anyColor && color != own)) continue;
        const auto& faces = rules.hasIcon[own];
        for (std::size_t icon = 0; icon < icons; ++icon)
            if (faces[icon] && icon != static_cast<std::size_t>(iconOf(die))) return true;
    }
    return false;
}

const Bundle* prizeOf(const Rules& rules, const State& state) {
    if (state.battle != none) return &rules.battles[state.battle].reward;
    if (state.spoil != none && isKeep(state.spoil)) return &rules.keeps[keepOf(state.spoil)].pillage;
    return nullptr;
}

}
