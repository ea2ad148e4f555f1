// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/stage.h"

#include "ui/surroundings.h"

#include <algorithm>

namespace heorot::legend {

namespace {

QString named(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}

Stage::Stage(const Position& position, const State& state, const game::Look& wanted, const game::Pointing& pointed,
             const std::optional<Moment>& shown)
    : rules(position.rules), now(state), seen(position.seen), seating(position.seating), look(wanted),
      pointing(pointed), viewer(position.seen.viewer()), places(look, now.seats), episode(episodeOf(rules, now)),
      moment(shown), takers(shownTakers(episode, now, position.knownMoves)),
      then(!shown && position.after && pointed.action ? std::optional<State>(**position.after) : std::nullopt) {}

Stage::Stage(const Position& position, const game::Look& wanted, const game::Pointing& pointed)
    : Stage(position, *position.seen, wanted, pointed, std::nullopt) {}

Stage::Stage(const Position& position, const State& state, const game::Look& wanted, const game::Pointing& pointed,
             const Moment& shown)
    : Stage(position, state, wanted, pointed, std::optional(shown)) {}

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

std::vector<Seat> Stage::order() const {
    return ui::panelOrder(seating);
}

std::vector<Seat> Stage::fromFirst() const {
    std::vector<Seat> seats;
    for (int i = 0; i < now.seats; ++i) seats.push_back(static_cast<Seat>((now.first + i) % now.seats));
    return seats;
}

bool Stage::knowsTokensOf(Seat seat) const {
    return now.tokens[seat][unknownSquare] == 0 && now.tokens[seat][unknownAlliance] == 0 &&
           (seat == viewer || now.phase == Phase::Over);
}

bool Stage::showsTokens() const {
    if (moment || viewer == nobody) return false;
    return now.phase == Phase::Auction || now.phase == Phase::Give || now.phase == Phase::Heal ||
           (episode.kind == EpisodeKind::Death && knowsTokensOf(viewer));
}

bool Stage::isOut(Seat seat) const {
    const bool isRace = episode.kind == EpisodeKind::InTurn || episode.kind == EpisodeKind::Auction;
    return isRace && now.mover != nobody && now.status[now.mover] == 0 && now.status[seat] > 0;
}

std::optional<Card> Stage::ghost() const {
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

QString episodeSpot(int place) {
    return QStringLiteral("step/%1").arg(place + 1);
}
QString iconSpot(int slot) {
    return QString(iconZone) + QString::number(slot);
}
QString optionSpot(int option) {
    return QString(optionZone) + QString::number(option);
}
QString seatSpot(Seat seat) {
    return QStringLiteral("seat/%1").arg(seat);
}
QString rowSpot(Seat seat) {
    return QStringLiteral("row/%1").arg(seat);
}
QString cardSpot(QLatin1StringView zone, Card card) {
    return QString(zone) + named(cardNames.at(card));
}
QString tokenSpot(Token token) {
    return QString(tokenZone) + named(tokenNames.at(token));
}
QString rowPiece(Seat seat, Card card, int ordinal) {
    return QStringLiteral("%1/%2/%3").arg(rowSpot(seat), named(cardNames.at(card))).arg(ordinal);
}

std::optional<Card> cardOfSpot(const QString& spot, QLatin1StringView zone) {
    if (!spot.startsWith(zone)) return {};
    for (Card card = 0; card < cardKinds; ++card)
        if (spot == cardSpot(zone, card)) return card;
    return {};
}

std::optional<Token> tokenOfSpot(const QString& spot) {
    for (Token token = 0; token < tokenKinds; ++token)
        if (spot == tokenSpot(token)) return token;
    return {};
}

QString laidSpot(int ordinal) {
    return QString(laidZone) + QString::number(ordinal);
}

std::vector<Action> laidOutOf(const State& state) {
    std::vector<Action> laid;
    const auto add = [&](Do kind, const SymbolCards& cards) {
        for (Card card = 0; card < symbolKinds; ++card) laid.insert(laid.end(), cards[card], make(kind, card));
    };
    if (state.phase == Phase::Bid) add(Do::Bid, state.bids[state.mover]);
    if (state.phase == Phase::Pay) add(Do::Pay, state.paid);
    if (state.phase == Phase::Give && state.given > 0) laid.push_back(make(Do::Give, state.lastGiven));
    return laid;
}

std::optional<int> numberOfSpot(const QString& spot, QLatin1StringView zone) {
    if (!spot.startsWith(zone)) return {};
    bool isNumber = false;
    const int number = QStringView(spot).mid(zone.size()).toInt(&isNumber);
    if (!isNumber || number < 0) return {};
    return number;
}

}
