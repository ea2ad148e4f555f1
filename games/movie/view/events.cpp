// SPDX-License-Identifier: GPL-3.0-or-later
// What each event is to the eye: its picture in the log, its spaces, what moves.
#include "view/pieces.h"
#include "view/view.h"

namespace heorot::movie {

namespace {

Space spaceIn(const engine::Event& event, std::size_t i) {
    return static_cast<Space>(event.args[i]);
}
Tile tileIn(const engine::Event& event, std::size_t i) {
    return static_cast<Tile>(event.args[i]);
}

QString tileArt(const Rules& rules, Tile tile) {
    if (isUnknown(tile)) return QStringLiteral("movie/tile-back-%1").arg(tile - unknownOf(0) + 1);
    const TileKind& kind = rules.tile(tile);
    if (kind.ability != Ability::None) return abilityArt(kind.ability);
    return kind.value > 0 ? QStringLiteral("movie/tile-boon") : QStringLiteral("movie/tile-peril");
}

/// Where a tile was played from: the place in the hand at which its seat pointed.
QString sourceOf(const Position& position, const engine::Event& event) {
    if (!position.knownMoves.empty()) {
        const game::KnownMove& last = position.knownMoves.back();
        const Do kind = kindOf(last.action);
        const bool isTile = kind == Do::Play || kind == Do::Replace || kind == Do::Counsel;
        if (isTile && last.seat == event.seat && last.action.a == event.args[0] && last.picks[0] != engine::noPick)
            return handSpot(last.picks[0]);
    }
    return event.seat == nobody ? QString() : seatSpot(event.seat);
}

/// Tiles are of cardboard, as figures are.
game::Sound soundOf(Happening kind) {
    switch (kind) {
    case Happening::Placed:
    case Happening::Drew:
    case Happening::Played:
    case Happening::Replaced:
    case Happening::Cashed:
    case Happening::Counselled:
    case Happening::Removed:
    case Happening::Swapped:
    case Happening::Turned: return game::Sound::Piece;
    default: return game::Sound::None;
    }
}

}

game::EventLook View::eventLook(const Position& position, const engine::Event& event) {
    const Rules& rules = position.rules;
    game::EventLook look;
    look.hue = event.seat;
    look.sound = soundOf(kindOf(event));
    const auto figure = [&](std::size_t i) { return figureArt(static_cast<Figure>(event.args[i])); };
    const auto spots = [&](std::initializer_list<std::size_t> places) {
        for (const std::size_t i : places) look.spots << spaceSpot(spaceIn(event, i));
    };
    const QString seat = event.seat == nobody ? QString() : seatSpot(event.seat);
    switch (kindOf(event)) {
    case Happening::Placed:
        look.art = figure(0);
        spots({1});
        look.movements = {{seat, figurePiece(spaceIn(event, 1))}};
        break;
    case Happening::Drew:
        look.art = tileArt(rules, tileIn(event, 0));
        look.spots << QString(poolSpot);
        break;
    case Happening::Played:
    case Happening::Replaced:
        look.art = tileArt(rules, tileIn(event, 0));
        spots({1});
        look.movements = {{sourceOf(position, event), tilePiece(spaceIn(event, 1))}};
        break;
    case Happening::Cashed:
        look.art = abilityArt(Ability::Treasure);
        look.points = event.args[1];
        look.spots << seat;
        break;
    case Happening::Counselled:
        look.art = abilityArt(Ability::Counsel);
        spots({1, 2});
        look.movements = {{spaceSpot(spaceIn(event, 1)), figurePiece(spaceIn(event, 2))},
                          {sourceOf(position, event), tilePiece(spaceIn(event, 1))}};
        break;
    case Happening::Removed:
        look.art = tileArt(rules, tileIn(event, 0));
        spots({1});
        break;
    case Happening::Swapped:
        look.art = abilityArt(Ability::Statue);
        spots({0, 1});
        look.movements = {{spaceSpot(spaceIn(event, 1)), tilePiece(spaceIn(event, 0))},
                          {spaceSpot(spaceIn(event, 0)), tilePiece(spaceIn(event, 1))}};
        break;
    case Happening::Declined: spots({0}); break;
    case Happening::Turned:
        look.art = abilityArt(Ability::Treachery);
        spots({1});
        break;
    case Happening::Scored:
        look.art = figure(0);
        spots({1});
        look.points = event.args[4];
        break;
    case Happening::ActBegins:
    case Happening::ActEnds: look.art = emblemArt(event.args[0]); break;
    case Happening::GameOver: look.art = QStringLiteral("movie/saga-coin"); break;
    default: break;
    }
    return look;
}

}
