// SPDX-License-Identifier: GPL-3.0-or-later
// All that the parts of the table are drawn from: the position as its viewer knows it, what is pointed at, the position
// after the pointed action, and where the parts of all tables lie.
#pragma once

#include "game/equal_pieces.h"
#include "game/erased_view.h"
#include "rules/game.h"
#include "view/spots.h"
#include "words/text_context.h"

namespace heorot::raiders {

using Position = game::Position<Game>;

class ShownTable {
  public:
    ShownTable(const Position& position, const game::Look& look, const game::Pointing& pointing);
    /// The table as it stood for a moment; `state` must outlive this.
    ShownTable(const Position& position, const State& state, const game::Look& look, const game::Pointing& pointing);

    const Rules& rules;
    const State& now;
    const record::Seating& seating;
    const game::Look& look;
    const game::Pointing& pointing;
    const Seat viewer;
    /// Which of equal pieces were taken.
    const std::span<const game::KnownMove> taken;
    /// After the pointed action; nullptr if there is no preview.
    const State* then;
    const game::Frame frame;

    TextContext texts() const { return {rules, now, seating}; }
    QString name(Seat seat) const { return QString::fromStdString(seating.names.at(seat)); }
    /// The seat whose longship is large: the viewer's, or the mover's.
    Seat own() const;
    /// Seats in the order of their panels.
    std::vector<Seat> order() const;
    /// Of the track; the sum of all when the game is over.
    int glory(Seat seat) const;
};

/// Whether what lies before the seat is the reader's own, so that nothing need say whose it is.
bool isReaders(const ShownTable& table, Seat seat);
/// With that for the most, if the seat has them.
int pawnGloryNow(const Rules& rules, const State& state, Seat seat, Pawn pawn);

/// Faces to choose from now: of a die gained, turned, or taken for resting. Empty if none are asked for.
std::vector<Die> paletteOf(const Rules& rules, const State& state, const QStringList& chosen);

}
