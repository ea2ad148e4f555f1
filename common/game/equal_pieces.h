// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several equal pieces a person took. The rules do not distinguish them, but a person does: the clicked piece
// is the one that is laid out, moves and comes back.
#pragma once

#include "engine/match.h"
#include "game/game_export.h"
#include "game/scene.h"

#include <optional>
#include <span>
#include <vector>

namespace heorot::game {

/// The number at the end of a spot's id such as `dice/7` or `crew/raid-2`; engine::noPick if there is none smaller than
/// that.
HEOROT_GAME_EXPORT std::uint8_t pickAt(const QString& spot);
/// The picks a move stores for the spots its action was chosen by, in order.
HEOROT_GAME_EXPORT engine::Picks picksOf(const QStringList& spots);

/// A move that is known to a viewer.
struct KnownMove {
    engine::Seat seat = engine::nobody;
    engine::Action action;
    engine::Picks picks = engine::noPicks;
};

/// Which of `count` equal pieces, at places from `first` on, are laid out when `action` lays out `laid` of them: those
/// the seat clicked in its last decisions, then the last ones.
HEOROT_GAME_EXPORT std::vector<bool> laidAmong(std::span<const KnownMove> knownMoves, engine::Seat seat,
                                               engine::Action action, std::size_t first, std::size_t count,
                                               std::size_t laid);

/// How equal pieces close the gap after the one at `clicked` has left: each piece behind it moves up by one. Empty if
/// none has left. `equals` lists their spots in order.
HEOROT_GAME_EXPORT std::vector<Movement> closingUp(const Scene& before, const Scene& after, const QStringList& equals,
                                                   const QString& clicked);

/// The last move by which the seat played this action at this place, or else without a recorded place; nothing if there
/// is none.
HEOROT_GAME_EXPORT std::optional<std::size_t> moveThatLaid(const engine::Match& match, engine::Action action,
                                                           std::uint8_t place);

}
