// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/points.h"

#include "words/amounts.h"
#include "words/panel.h"
#include "words/say.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

namespace {

template <std::size_t N>
int sumOf(const Counts<N>& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

int countOf(const TextContext& at, Seat seat, ScoreSource source) {
    const Ship& ship = at.state.ships[seat];
    const auto set = [&](std::size_t index) { return setsOf(at.rules, ship)[index].count; };
    const auto pawns = [&](Pawn pawn) { return int{ship.pawns[static_cast<std::size_t>(pawn)]}; };
    switch (source) {
    case ScoreSource::Terror: return ship.terror;
    case ScoreSource::Artifacts: return sumOf(ship.relics) + static_cast<int>(ship.artifacts.size());
    case ScoreSource::Treasures: return set(0);
    case ScoreSource::Art: return set(1);
    case ScoreSource::Armor: return set(2);
    case ScoreSource::Tapestries: return set(3);
    case ScoreSource::Farms: return pawns(Pawn::Farm);
    case ScoreSource::Walls: return pawns(Pawn::Wall);
    case ScoreSource::Bastions: return pawns(Pawn::Bastion);
    case ScoreSource::Prophecies: return sumOf(ship.prophecies) + static_cast<int>(ship.secrets.size());
    default: return 0;
    }
}

int hiddenOf(const Ship& ship) {
    return static_cast<int>(std::count(ship.secrets.begin(), ship.secrets.end(), unknown));
}

}

std::vector<PointsPart> pointsParts(const TextContext& at, Seat seat) {
    const auto part = scores(at.rules, at.state).part[seat];
    //: Glory that a player has already scored, as the track shows it
    std::vector<PointsPart> parts{{ScoreSource::Sea, Say::tr("On the track"), {}, trackOf(at.state, seat)}};
    for (std::size_t index = tracks; index < scoreSources; ++index) {
        const auto source = static_cast<ScoreSource>(index);
        parts.push_back(
            {source, GameWords::scoreSource(static_cast<int>(index)), countOf(at, seat, source), part[index]});
    }
    return parts;
}

QString pointsTotal(const TextContext& at, Seat seat) {
    int sum = 0;
    for (const PointsPart& part : pointsParts(at, seat)) sum += part.glory;
    const int hidden = hiddenOf(at.state.ships[seat]);
    const QString known = sum < 0 ? signedGlory(sum) : gloryText(sum);
    if (hidden == 0) return known;
    //: The points of a player: %1 as "38 glory", %2 what only that player knows, as "2 secret Prophecies"
    return Say::tr("%1 and %2").arg(known, hiddenText(hidden));
}

QString pointsLine(const TextContext& at, Seat seat) {
    QStringList items;
    for (const PointsPart& part : pointsParts(at, seat))
        if (part.glory != 0)
            //: A part of the points of a player: %1 its name, as "Tapestries", %2 its points, with a minus for a loss
            items << Say::tr("%1 %2", "part of the points").arg(part.name, numberText(part.glory));
    if (items.isEmpty()) return {};
    //: The points of a player if the game ended now: %1 their parts, as "Terror −1, Art 10", %2 the sum, as "38 glory"
    return Say::tr("Points if the game ended now: %1. Together: %2.")
        .arg(items.join(QStringLiteral(", ")), pointsTotal(at, seat));
}

}
