// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/meanings.h"

namespace heorot::raiders {

namespace {

/// What a spot means. The rules say which of it a phase has, and why not.
struct Meaning {
    /// In phases that have such an action.
    std::vector<Action> now;
    /// In all others.
    std::optional<Action> otherwise{};
};

std::optional<int> ordinal(const QString& spot, const char* zone) {
    return ordinalIn(spot, QLatin1StringView(zone));
}

/// The number from 0 to `count` - 1 whose spot is this one.
template <class Name>
std::optional<int> among(const QString& spot, int count, Name name) {
    for (int i = 0; i < count; ++i)
        if (spot == name(i)) return i;
    return {};
}

template <class List>
auto elementAt(const List& list, std::optional<int> index) {
    using Element = std::optional<std::decay_t<decltype(list[0])>>;
    const bool isThere = index && static_cast<std::size_t>(*index) < list.size();
    return isThere ? Element(list[static_cast<std::size_t>(*index)]) : Element();
}

// The locations and what lies there.

/// The location whose head or body the spot is.
std::optional<Location> locationAt(const Position& position, const QString& spot) {
    for (int i = 0; i < locations; ++i) {
        const auto location = static_cast<Location>(i);
        if (spot == placeSpot(location) || bodyOf(position.rules, *position.seen, location).contains(spot))
            return location;
    }
    return {};
}

std::optional<Action> tradeAt(const State& state, const QString& spot) {
    if (const auto die = elementAt(diceOf(state.tradeDice), ordinal(spot, "trade/"))) return trade(Ware::Dice, *die);
    if (const auto place = ordinal(spot, "open-prophecy/")) return trade(Ware::Prophecy, *place);
    for (const Ware ware : {Ware::Favor, Ware::Food})
        if (spot == wareSpot(ware)) return trade(ware);
    return {};
}

/// `take` names the place alone: it means cards of the location at hand, or a Sea Battle.
std::optional<Action> takeAt(const State& state, const QString& spot) {
    for (const Location location : {Location::Recruit, Location::Villages, Location::Keeps})
        if (const auto place = among(spot, maxSeats, [&](int i) { return stackSpot(location, i + 1); }))
            return state.location == location ? std::optional(take(*place + 1)) : std::nullopt;
    const auto place = ordinal(spot, "battle/");
    return place && state.phase == Phase::Battle ? std::optional(take(*place)) : std::nullopt;
}

Meaning placeMeaning(const Position& position, const QString& spot) {
    const State& state = *position.seen;
    Meaning meaning;
    if (const auto taken = takeAt(state, spot)) meaning.now.push_back(*taken);
    if (const auto number =
            among(spot, territoryKinds, [](int i) { return territorySpot(static_cast<Territory>(i)); })) {
        const auto territory = static_cast<Territory>(*number);
        meaning.now = {claim(territory), force(territory)};
    }
    if (const auto traded = tradeAt(state, spot)) meaning.now.push_back(*traded);
    if (const auto location = locationAt(position, spot)) meaning.otherwise = choose(*location);
    return meaning;
}

// The longship.

std::optional<Die> dieAt(const State& state, const QString& spot) {
    // Kinds of dice have their places whichever of them are laid out.
    const auto die = elementAt(crewDice(state, state.mover, {}), ordinal(spot, "dice/"));
    return die ? std::optional(die->die) : std::nullopt;
}

std::optional<ArtifactId> artifactAt(const State& state, const QString& spot) {
    const auto stowed = elementAt(state.ships[state.mover].artifacts, ordinal(spot, "artifact/"));
    return stowed ? std::optional(stowed->artifact) : std::nullopt;
}

/// Whom a journey could take.
std::optional<Action> dismissalAt(const State& state, const QString& spot) {
    const Ship& ship = state.ships[state.mover];
    if (spot == leaderSpot && ship.leader != none) return dismiss(ship.leader, leaderPlace);
    for (int slot = 0; slot < slotKinds; ++slot) {
        const auto& crew = ship.crew[static_cast<std::size_t>(slot)];
        const auto row =
            among(spot, static_cast<int>(crew.size()), [&](int i) { return crewSpot(static_cast<Slot>(slot), i); });
        if (row) return dismiss(crew[static_cast<std::size_t>(*row)], slot);
    }
    return {};
}

Meaning shipMeaning(const State& state, const QString& spot) {
    if (const auto die = dieAt(state, spot)) return {{discard(*die)}, pay(*die)};
    if (const auto tile = elementAt(upgradesOf(state, state.mover, {}), ordinal(spot, "upgrade/")))
        return {{lose(tile->upgrade)}, pay(payerOf(tile->upgrade))};
    if (const auto artifact = artifactAt(state, spot)) return {{drop(*artifact)}, use(*artifact)};
    if (state.phase == Phase::Journey) return {{}, dismissalAt(state, spot)};
    return {};
}

// The strip below, and the seats.

Meaning cardMeaning(const State& state, const QString& spot) {
    if (const auto card = elementAt(pendingOf(state), ordinal(spot, "hand/"));
        card && card->kind == Pending::Kind::Taken)
        return {{recruit(card->card)}};
    if (const auto card = among(spot, prophecyKinds, [](int i) { return prophecySpot(static_cast<ProphecyId>(i)); }))
        return {{renounce(static_cast<ProphecyId>(*card))}};
    // Only Runic Carvings mean another seat.
    if (const auto seat = ordinal(spot, "seat/");
        seat && state.spoil == static_cast<SpoilId>(VillageCard::RunicCarvings))
        return {{give(static_cast<Seat>(*seat))}};
    return {};
}

/// The slot that the spot is, or a place of it.
std::optional<Slot> slotAt(const Rules& rules, const QString& spot) {
    for (int i = 0; i < slotKinds; ++i) {
        const auto slot = static_cast<Slot>(i);
        if (spot == slotSpot(slot) ||
            among(spot, rules.reaversPerSlot.value, [&](int row) { return crewSpot(slot, row); }))
            return slot;
    }
    return {};
}

bool isReaver(const Pending& card) {
    return card.kind == Pending::Kind::Recruit || card.kind == Pending::Kind::Taken;
}

/// After one spot is chosen: the die for an artifact, the slot for a Reaver.
Meaning secondMeaning(const Position& position, const QString& chosen, const QString& spot) {
    const State& state = *position.seen;
    if (const auto artifact = artifactAt(state, chosen))
        if (const auto die = dieAt(state, spot)) return {{}, store(*die, *artifact)};
    const auto territory =
        among(chosen, territoryKinds, [](int i) { return territorySpot(static_cast<Territory>(i)); });
    if (territory && spot == forceSpot) return {{}, force(static_cast<Territory>(*territory))};
    if (territory && spot == peaceSpot) return {{}, peace(static_cast<Territory>(*territory))};
    const auto card = elementAt(pendingOf(state), ordinal(chosen, "hand/"));
    const auto slot = slotAt(position.rules, spot);
    if (!card || !slot || !isReaver(*card)) return {};
    return {{specialize(card->card, *slot)}};
}

Meaning meaningOf(const Position& position, const QStringList& chosen, const QString& spot) {
    if (chosen.size() > 1) return {};
    if (chosen.size() == 1) return secondMeaning(position, chosen.front(), spot);
    if (spot == doneSpot) return {{}, done()};
    for (const Meaning& meaning :
         {placeMeaning(position, spot), shipMeaning(*position.seen, spot), cardMeaning(*position.seen, spot)})
        if (meaning.otherwise || !meaning.now.empty()) return meaning;
    return {};
}

}

std::optional<Action> meantBy(const Position& position, const QStringList& chosen, const QString& spot) {
    const auto refusalOf = [&](Action action) { return validate(position.rules, *position.seen, action); };
    const Meaning meaning = meaningOf(position, chosen, spot);
    for (const Action action : meaning.now) {
        const engine::Violation refused = refusalOf(action);
        if (!refused) return {};
        if (refused.code != static_cast<std::uint16_t>(Refusal::NotNow)) return action;
    }
    return meaning.otherwise && refusalOf(*meaning.otherwise) ? meaning.otherwise : std::nullopt;
}

}
