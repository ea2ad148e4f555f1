// SPDX-License-Identifier: GPL-3.0-or-later
// Which of equal pieces a person took. The rules do not tell them apart, but the eye does: the piece that was clicked
// is the one that is laid out, flies and comes back.
#pragma once

#include "engine/match.h"
#include "game/game_export.h"
#include "game/scene.h"

#include <optional>
#include <span>
#include <vector>

namespace heorot::game {

/// The number at the end of a spot's id, `dice/7` or `crew/raid-2`; engine::noPick if it has none below that.
HEOROT_GAME_EXPORT std::uint8_t pickAt(const QString& spot);
/// What a move keeps of the spots by which its action was chosen, in their order.
HEOROT_GAME_EXPORT engine::Picks picksOf(const QStringList& spots);

/// A move as a view may know of it. Its reader is told of the action.
struct KnownMove {
    engine::Seat seat = engine::nobody;
    engine::Action action;
    engine::Picks picks = engine::noPicks;
};

/// Which of equal pieces, at the places from `first` on, are laid out by an action that lays out one of them: those
/// that the seat pointed at in its last decisions; of others the last ones.
HEOROT_GAME_EXPORT std::vector<bool> laidAmong(std::span<const KnownMove> knownMoves, engine::Seat seat,
                                               engine::Action action, std::size_t first, std::size_t count,
                                               std::size_t laid);

/// How equal pieces close up after the one at `clicked` has left: those behind it move on by one. Nothing if none of
/// them is gone. `equals` are their spots in order.
HEOROT_GAME_EXPORT std::vector<Movement> closingUp(const Scene& before, const Scene& after, const QStringList& equals,
                                                   const QString& clicked);

/// The last of the moves by which the seat did this at that place, else without a place; nothing for none.
HEOROT_GAME_EXPORT std::optional<std::size_t> moveThatLaid(const engine::Match& match, engine::Action action,
                                                           std::uint8_t place);

}
