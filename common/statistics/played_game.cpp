// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/played_game.h"

#include "record/cursor.h"
#include "record/hash.h"

#include <algorithm>
#include <map>

namespace heorot::statistics {

namespace {

/// Comes before the level in a computer player's key. No name begins with it, as names contain no control characters.
constexpr QChar levelSign(0x1);

}

QString fingerprintOf(const record::Node& saga, const std::string& file) {
    record::MapCursor map = record::Cursor(saga, file).map();
    std::map<std::string, int> seats;
    for (const record::Cursor& seat : map.required("seats").items()) {
        const auto number = static_cast<int>(seats.size());
        seats.emplace(seat.map().required("name").text(), number);
    }
    std::uint64_t hash = record::hashed(record::hashStart, record::Node::ofText(map.required("game").text()));
    const auto add = [&hash](const record::Node& node) { hash = record::hashed(hash, node); };
    add(record::Node::ofNumber(static_cast<long long>(seats.size())));
    add(map.required("deal").node());
    // A game that resumed from a stored state has its first moves as lines.
    if (const auto earlier = map.optional("earlier")) add(earlier->node());
    for (const record::Cursor& move : map.required("moves").items()) {
        record::MapCursor parts = move.map();
        add(record::Node::ofNumber(seats[parts.required("seat").text()]));
        add(parts.required("action").node());
        if (const auto chance = parts.optional("chance")) add(chance->node());
    }
    return QString::fromStdString(record::hexOf(hash));
}

PlayedGame playedGame(const record::AnyMatch& match, const QString& game, const QString& fingerprint,
                      const QDateTime& finished) {
    PlayedGame played{.fingerprint = fingerprint,
                      .game = game,
                      .finished = finished,
                      .seats = match.setup().seats,
                      .moves = static_cast<int>(match.moves().size() + match.earlierLines().size()),
                      .players = {},
                      .path = {}};
    const engine::Scores scores = match.scores();
    const record::Seating& seating = match.seating();
    for (std::size_t seat = 0; seat < seating.names.size(); ++seat) {
        // The result of a seat that a computer player finished for a person is neither the person's nor the computer
        // player's.
        if (seating.away.has(static_cast<engine::Seat>(seat))) continue;
        PlayedSeat player{.seat = static_cast<int>(seat),
                          .name = QString::fromStdString(seating.names[seat]),
                          .player = QString::fromStdString(seating.players[seat]),
                          .color = seat < seating.colors.size() ? seating.colors[seat] : static_cast<int>(seat),
                          .points = scores.total[seat],
                          .place = scores.place[seat],
                          .kept = {},
                          .sources = {}};
        for (int source = 0; source < scores.sources; ++source)
            player.sources.push_back({QString::fromStdString(match.scoreSourceName(source)),
                                      scores.part[seat][static_cast<std::size_t>(source)]});
        played.players.push_back(std::move(player));
    }
    return played;
}

QString personKey(const QString& name) {
    return name.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

QString playerKey(const PlayedSeat& seat) {
    return seat.isPerson() ? personKey(seat.name) : levelSign + seat.player;
}

QString levelOfKey(const QString& key) {
    return key.startsWith(levelSign) ? key.mid(1) : QString();
}

}
