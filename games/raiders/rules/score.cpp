// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score.h"

#include "rules/costs.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

int terrorGlory(const Rules& rules, int terror) {
    if (terror <= 0) return 0;
    const int listed = static_cast<int>(rules.terror.size());
    return -rules.terror[static_cast<std::size_t>(std::min(terror, listed) - 1)] -
           std::max(0, terror - listed) * rules.terrorMore;
}

int setGlory(const Rules& rules, KeepId card, int count) {
    const auto& set = rules.keeps[card].set;
    const int size = static_cast<int>(set.size());
    const int rest = count % size;
    return count / size * set.back() + (rest > 0 ? set[static_cast<std::size_t>(rest - 1)] : 0);
}

int tapestryGlory(const Rules& rules, int dearg, int buigh, int gorm) {
    const int full = std::min({dearg, buigh, gorm});
    return full * rules.tapestrySet.value + (dearg + buigh + gorm - 3 * full) * rules.tapestrySingle.value;
}

int pawnGlory(const Rules& rules, Pawn pawn, int count) {
    const std::size_t band = count >= 6 ? 2 : count >= 4 ? 1 : 0;
    return count * rules.pawns[static_cast<std::size_t>(pawn)].each[band];
}

bool hasMost(const State& state, Seat seat, Pawn pawn) {
    const auto kind = static_cast<std::size_t>(pawn);
    const int own = state.ships[seat].pawns[kind];
    for (Seat other = 0; other < state.seats; ++other)
        if (state.ships[other].pawns[kind] > own) return false;
    return own > 0;
}

namespace {

template <std::size_t N>
int sumOf(const Counts<N>& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

int keepsOf(const Ship& ship, KeepCard card) {
    return ship.keeps[static_cast<std::size_t>(card)];
}

int tapestriesOf(const Ship& ship) {
    return keepsOf(ship, KeepCard::TapestryDearg) + keepsOf(ship, KeepCard::TapestryBuigh) +
           keepsOf(ship, KeepCard::TapestryGorm);
}

int tilesOf(const Ship& ship, TerritoryType type) {
    int count = 0;
    for (TileId tile = 0; tile < tileKinds; ++tile)
        if (typeOf(territoryOf(tile)) == type) count += ship.tiles[tile];
    return count;
}

/// The number of Reavers of a clan in the Glory pile, in the slots and as Leader.
int reaversOf(const Ship& ship, const Rules& rules, Color clan) {
    const auto isOf = [&](ReaverId reaver) { return reaver != none && rules.reavers[reaver].clan == clan; };
    int count = isOf(ship.leader);
    for (ReaverId reaver = 0; reaver < reaverKinds; ++reaver)
        if (isOf(reaver)) count += ship.reavers[reaver];
    for (const auto& crew : ship.crew)
        for (const ReaverId reaver : crew) count += isOf(reaver);
    return count;
}

/// All prophecies of the seat that are known.
int propheciesGlory(const Rules& rules, const State& state, Seat seat) {
    const Ship& ship = state.ships[seat];
    int glory = 0;
    for (ProphecyId prophecy = 0; prophecy < prophecyKinds; ++prophecy)
        if (ship.prophecies[prophecy] > 0)
            glory += ship.prophecies[prophecy] * prophecyGlory(rules, state, seat, prophecy);
    for (const ProphecyId secret : ship.secrets)
        if (secret != unknown) glory += prophecyGlory(rules, state, seat, secret);
    return glory;
}

}

int artifactsGlory(const Rules& rules, const Ship& ship) {
    int glory = 0;
    for (std::size_t kind = 0; kind < artifactKinds; ++kind) glory += ship.relics[kind] * rules.artifacts[kind].glory;
    for (const Stowed& stowed : ship.artifacts) glory += rules.artifacts[stowed.artifact].glory;
    return glory;
}

std::array<CardSet, 4> setsOf(const Rules& rules, const Ship& ship) {
    const auto set = [&](KeepCard card) {
        const int count = keepsOf(ship, card);
        return CardSet{static_cast<KeepId>(card), count, setGlory(rules, static_cast<KeepId>(card), count)};
    };
    return {set(KeepCard::Treasure),
            set(KeepCard::Art),
            set(KeepCard::Armor),
            {static_cast<KeepId>(KeepCard::TapestryDearg), tapestriesOf(ship),
             tapestryGlory(rules, keepsOf(ship, KeepCard::TapestryDearg), keepsOf(ship, KeepCard::TapestryBuigh),
                           keepsOf(ship, KeepCard::TapestryGorm))}};
}

int countFor(const State& state, Seat seat, const Rules& rules, ProphecyId prophecy) {
    using Per = ProphecySpec::Per;
    const Ship& ship = state.ships[seat];
    switch (rules.prophecies[prophecy].per) {
    case Per::Treasure: return keepsOf(ship, KeepCard::Treasure);
    case Per::Art: return keepsOf(ship, KeepCard::Art);
    case Per::Armor: return keepsOf(ship, KeepCard::Armor);
    case Per::Tapestry: return tapestriesOf(ship);
    case Per::FoodTerritory: return tilesOf(ship, TerritoryType::Food);
    case Per::FavorTerritory: return tilesOf(ship, TerritoryType::Favor);
    case Per::DiceTerritory: return tilesOf(ship, TerritoryType::Dice);
    case Per::RedReaver: return reaversOf(ship, rules, Color::Red);
    case Per::BlueReaver: return reaversOf(ship, rules, Color::Blue);
    case Per::YellowReaver: return reaversOf(ship, rules, Color::Yellow);
    case Per::FarmPawn: return ship.pawns[static_cast<std::size_t>(Pawn::Farm)];
    case Per::WallPawn: return ship.pawns[static_cast<std::size_t>(Pawn::Wall)];
    case Per::BastionPawn: return ship.pawns[static_cast<std::size_t>(Pawn::Bastion)];
    case Per::Artifact: return sumOf(ship.relics) + static_cast<int>(ship.artifacts.size());
    case Per::Battle: return sumOf(ship.battles);
    case Per::Prophecy: return sumOf(ship.prophecies) + static_cast<int>(ship.secrets.size());
    case Per::Upgrades: return upgradesOn(ship);
    }
    return 0;
}

int prophecyGlory(const Rules& rules, const State& state, Seat seat, ProphecyId prophecy) {
    return rules.prophecies[prophecy].glory * countFor(state, seat, rules, prophecy);
}

engine::Scores scores(const Rules& rules, const State& state) {
    engine::Scores scores;
    scores.seats = state.seats;
    scores.sources = scoreSources;
    std::fill(scores.countsAtEnd.begin() + tracks, scores.countsAtEnd.begin() + scoreSources, true);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Ship& ship = state.ships[seat];
        auto& part = scores.part[seat];
        const auto put = [&part](ScoreSource source, int glory) { part[static_cast<std::size_t>(source)] = glory; };
        for (std::size_t track = 0; track < tracks; ++track) part[track] = ship.glory[track];
        put(ScoreSource::Terror, terrorGlory(rules, ship.terror));
        put(ScoreSource::Artifacts, artifactsGlory(rules, ship));
        const auto set = [&](KeepCard card) { return setGlory(rules, static_cast<KeepId>(card), keepsOf(ship, card)); };
        put(ScoreSource::Treasures, set(KeepCard::Treasure));
        put(ScoreSource::Art, set(KeepCard::Art));
        put(ScoreSource::Armor, set(KeepCard::Armor));
        put(ScoreSource::Tapestries,
            tapestryGlory(rules, keepsOf(ship, KeepCard::TapestryDearg), keepsOf(ship, KeepCard::TapestryBuigh),
                          keepsOf(ship, KeepCard::TapestryGorm)));
        for (std::size_t kind = 0; kind < pawnKinds; ++kind) {
            const auto pawn = static_cast<Pawn>(kind);
            part[static_cast<std::size_t>(ScoreSource::Farms) + kind] =
                pawnGlory(rules, pawn, ship.pawns[kind]) + (hasMost(state, seat, pawn) ? rules.pawns[kind].most : 0);
        }
        put(ScoreSource::Prophecies, propheciesGlory(rules, state, seat));
        scores.tieBreak[seat] = ship.favor;
        scores.now[seat] = trackOf(state, seat);
        scores.hidden[seat] = static_cast<int>(std::count(ship.secrets.begin(), ship.secrets.end(), unknown));
        if (scores.hidden[seat] > 0) scores.unknown = scores.unknown.with(seat);
    }
    engine::addUpAndRank(scores);
    if (isOver(state)) scores.now = scores.total;
    return scores;
}

std::string_view scoreSourceName(const Rules&, int source) {
    static constexpr std::array<std::string_view, scoreSources> names{
        "sea", "villages", "keeps",      "territories", "reavers", "terror",   "artifacts", "treasures",
        "art", "armor",    "tapestries", "farms",       "walls",   "bastions", "prophecies"};
    return names.at(static_cast<std::size_t>(source));
}

}
