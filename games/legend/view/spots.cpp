// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/spots.h"

#include "game/chapter.h"

namespace heorot::legend {

namespace {

QString named(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}

QString episodeSpot(int place) {
    return game::chapterSpot(place + 1);
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
