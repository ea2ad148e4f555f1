// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/table.h"

#include "ui/surroundings.h"

#include <algorithm>

namespace heorot::legend {

ShownTable::ShownTable(const Position& position, const State& state, const game::Look& wanted,
                       const game::Pointing& pointed, const std::optional<Moment>& shown)
    : rules(position.rules), now(state), seen(position.seen), seating(position.seating), look(wanted),
      pointing(pointed), viewer(position.seen.viewer()), places(look, now.seats), episode(episodeOf(rules, now)),
      moment(shown), takers(shownTakers(episode, now, position.knownMoves)),
      then(!shown && position.after && pointed.action ? std::optional<State>(**position.after) : std::nullopt) {}

ShownTable::ShownTable(const Position& position, const game::Look& wanted, const game::Pointing& pointed)
    : ShownTable(position, *position.seen, wanted, pointed, std::nullopt) {}

ShownTable::ShownTable(const Position& position, const State& state, const game::Look& wanted,
                       const game::Pointing& pointed, const Moment& shown)
    : ShownTable(position, state, wanted, pointed, std::optional(shown)) {}

Takers shownTakers(const Episode& episode, const State& state, std::span<const game::KnownMove> taken) {
    Takers shown;
    shown.fill(nobody);
    const auto isFree = [&](std::size_t slot, const Gain& gain) {
        return slot < static_cast<std::size_t>(state.seats) && shown[slot] == nobody &&
               episode.icons[slot].gain == gain;
    };
    const auto pointedAt = [&](Seat seat, const Gain& gain) -> std::optional<std::size_t> {
        const auto move = std::find_if(taken.rbegin(), taken.rend(), [&](const game::KnownMove& each) {
            return each.seat == seat && each.action == take(gain);
        });
        if (move == taken.rend() || move->picks[0] >= iconSlots || !isFree(move->picks[0], gain)) return {};
        return move->picks[0];
    };
    std::vector<std::pair<Seat, Gain>> rest;
    for (std::size_t slot = 0; slot < iconSlots; ++slot) {
        const Seat seat = state.takers[slot];
        if (seat == nobody) continue;
        if (const auto at = pointedAt(seat, episode.icons[slot].gain))
            shown[*at] = seat;
        else
            rest.emplace_back(seat, episode.icons[slot].gain);
    }
    for (const auto& [seat, gain] : rest)
        for (std::size_t slot = 0; slot < iconSlots; ++slot) {
            if (!isFree(slot, gain)) continue;
            shown[slot] = seat;
            break;
        }
    return shown;
}

std::vector<Seat> ShownTable::order() const {
    return ui::panelOrder(seating);
}

std::vector<Seat> ShownTable::fromFirst() const {
    std::vector<Seat> seats;
    for (int i = 0; i < now.seats; ++i) seats.push_back(static_cast<Seat>((now.first + i) % now.seats));
    return seats;
}

bool ShownTable::knowsTokensOf(Seat seat) const {
    return now.tokens[seat][unknownSquare] == 0 && now.tokens[seat][unknownAlliance] == 0 &&
           (seat == viewer || now.phase == Phase::Over);
}

bool ShownTable::showsTokens() const {
    if (moment || viewer == nobody) return false;
    return now.phase == Phase::Auction || now.phase == Phase::Give || now.phase == Phase::Heal ||
           (episode.kind == EpisodeKind::Death && knowsTokensOf(viewer));
}

bool ShownTable::isOut(Seat seat) const {
    const bool isRace = episode.kind == EpisodeKind::InTurn || episode.kind == EpisodeKind::Auction;
    return isRace && now.mover != nobody && now.status[now.mover] == 0 && now.status[seat] > 0;
}

Part ShownTable::partOf(Seat seat) const {
    if (now.mover == nobody) return Part::None;
    if (isContest() && isSecret()) return seat == viewer ? Part::Own : Part::Secret;
    if (isOut(seat)) return Part::Out;
    if (now.mover == seat && !(isContest() && moment)) return Part::Moves;
    const auto placeOf = [&](Seat each) { return (each + now.seats - now.first) % now.seats; };
    if (!isContest()) return placeOf(seat) < placeOf(now.mover) ? Part::Decided : Part::Waits;
    if (now.phase == Phase::InTurn || now.phase == Phase::Auction) {
        Seat next = now.mover;
        do next = static_cast<Seat>((next + 1) % now.seats);
        while (now.status[next] != 0 && next != now.mover);
        if (next == seat) return Part::Next;
    }
    return now.first == seat ? Part::First : Part::None;
}

std::optional<Card> ShownTable::ghost() const {
    if (!pointing.action) return {};
    const Do kind = kindOf(*pointing.action);
    if (kind != Do::Play && kind != Do::Bid && kind != Do::Pay) return {};
    return static_cast<Card>(pointing.action->a);
}

int fameOfSeat(const State& state, Seat seat) {
    int sum = state.booked[seat];
    for (Token token = 0; token < firstAlliance; ++token) sum += fameOf(token) * state.tokens[seat][token];
    return sum;
}

int treasureOfSeat(const State& state, Seat seat) {
    int sum = 0;
    for (Token token = 0; token < firstAlliance; ++token) sum += treasureOf(token) * state.tokens[seat][token];
    for (std::size_t place = 0; place < treasureKinds; ++place)
        if (!isAlliance(treasureKind(place))) sum += treasureOf(treasureKind(place)) * state.shown[seat][place];
    return sum;
}

int alliancesOfSeat(const State& state, Seat seat) {
    int sum = 0;
    for (Token token = firstAlliance; token < tokenKinds; ++token)
        sum += (fameOf(token) + treasureOf(token)) * state.tokens[seat][token];
    for (std::size_t place = 0; place < treasureKinds; ++place)
        if (isAlliance(treasureKind(place))) sum += treasureOf(treasureKind(place)) * state.shown[seat][place];
    return sum;
}

}
