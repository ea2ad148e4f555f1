// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/equal_pieces.h"

#include <algorithm>

namespace heorot::game {

std::uint8_t pickAt(const QString& spot) {
    qsizetype digits = 0;
    while (digits < spot.size() && spot[spot.size() - digits - 1].isDigit()) ++digits;
    if (digits == 0 || digits == spot.size()) return engine::noPick;
    const uint number = QStringView(spot).last(digits).toUInt();
    return static_cast<std::uint8_t>(std::min<uint>(number, engine::noPick));
}

engine::Picks picksOf(const QStringList& spots) {
    engine::Picks picks = engine::noPicks;
    for (std::size_t i = 0; i < picks.size() && static_cast<qsizetype>(i) < spots.size(); ++i)
        picks[i] = pickAt(spots[static_cast<qsizetype>(i)]);
    return picks;
}

std::vector<bool> laidAmong(std::span<const KnownMove> knownMoves, engine::Seat seat, engine::Action action,
                            std::size_t first, std::size_t count, std::size_t laid) {
    std::vector<bool> isLaid(count, false);
    std::size_t found = 0;
    for (auto move = knownMoves.rbegin(); move != knownMoves.rend() && move->seat == seat && found < laid; ++move) {
        if (move->action != action) continue;
        const std::size_t place = move->picks[0];
        if (place < first || place >= first + count || isLaid[place - first]) break;
        isLaid[place - first] = true;
        ++found;
    }
    for (std::size_t i = count; i-- > 0 && found < laid;) {
        if (isLaid[i]) continue;
        isLaid[i] = true;
        ++found;
    }
    return isLaid;
}

namespace {

QString pieceAt(const Scene& scene, const QString& id) {
    const Spot* spot = scene.find(id);
    if (!spot) return {};
    for (const Sprite& sprite : scene.sprites)
        if (!sprite.piece.isEmpty() && spot->area.contains(sprite.area.center())) return sprite.piece;
    return {};
}

bool hasPiece(const Scene& scene, const QString& piece) {
    return std::any_of(scene.sprites.begin(), scene.sprites.end(),
                       [&](const Sprite& sprite) { return sprite.piece == piece; });
}

}

std::vector<Movement> closingUp(const Scene& before, const Scene& after, const QStringList& equals,
                                const QString& clicked) {
    QStringList pieces;
    for (const QString& spot : equals) pieces << pieceAt(before, spot);
    const qsizetype gone = equals.indexOf(clicked);
    if (gone < 0 || pieces.contains(QString()) || hasPiece(after, pieces.back())) return {};
    std::vector<Movement> movements;
    for (qsizetype i = gone; i + 1 < pieces.size(); ++i)
        if (hasPiece(after, pieces[i])) movements.push_back({pieces[i + 1], pieces[i]});
    return movements;
}

std::optional<std::size_t> moveThatLaid(const engine::Match& match, engine::Action action, std::uint8_t place) {
    // A loaded game does not record which piece was clicked.
    std::optional<std::size_t> last;
    std::optional<std::size_t> unknown;
    const auto& moves = match.moves();
    for (std::size_t i = moves.size(); i-- > 0 && moves[i].seat == match.toMove();) {
        if (moves[i].action != action) continue;
        if (moves[i].picks[0] == place) return i;
        if (!unknown && moves[i].picks[0] == engine::noPick) unknown = i;
        if (!last) last = i;
    }
    return unknown ? unknown : last;
}

}
