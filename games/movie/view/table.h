// SPDX-License-Identifier: GPL-3.0-or-later
// All that the parts of the table are drawn from: the position as its viewer knows it, what is pointed at, and what
// every figure would score now and after the pointed action.
#pragma once

#include "game/erased_view.h"
#include "rules/changes.h"
#include "view/geometry.h"
#include "view/spots.h"

#include <optional>
#include <vector>

namespace heorot::movie {

using Position = game::Position<Game>;

/// What is shown of an act that is being scored, beside the position.
struct Scoring {
    /// Tiles that Treachery has turned, as bits per space number.
    std::uint64_t turned = 0;
    /// The seat whose figure is scored; nobody where none is.
    engine::Seat seat = nobody;
    int points = 0;
};

class ShownTable {
  public:
    ShownTable(const Position& position, const game::Look& look, const game::Pointing& pointing);
    /// A board as it stood, as `scoring` says; `state` must outlive this.
    ShownTable(const Position& position, const State& state, const game::Look& look, const game::Pointing& pointing,
               const Scoring& scoring);

    const Rules& rules;
    const State& now;
    const record::Seating& seating;
    const game::Look& look;
    const game::Pointing& pointing;
    const engine::Seat viewer;
    const Board& board;
    const game::Frame frame;
    const Geometry geometry;
    /// After the pointed action, with nothing scored; empty if there is no preview.
    const std::optional<State> then;
    const std::optional<Scoring> scoring;
    /// The tile of the hand that was just drawn.
    const std::optional<Tile> drawn;
    /// Tiles that lie face down.
    const std::uint64_t turned;
    const PerSeat<int> onBoard;
    /// As `onBoard`, after the pointed action.
    const PerSeat<int> onBoardThen;
    /// Figures that score something else after the pointed action; of a pointed tile, those that see it or would score
    /// something else without it. Largest change first.
    const std::vector<Change> changes;

    QString name(Seat seat) const { return QString::fromStdString(seating.names.at(seat)); }
    Cell cellAt(Space space) const { return now.cells[board.number[space]]; }
    /// The seat whose hand lies in the strip: the viewer's, or the mover's back side.
    Seat handSeat() const { return viewer != nobody ? viewer : now.mover; }
    /// The figure under mouse or focus.
    std::optional<Space> pointedFigure() const;
    /// The tile under mouse or focus, unless a preview of more is shown.
    std::optional<Space> pointedTile() const;
    /// Where what is being decided began: the tile whose power it is or the figure to be moved, and the first of two
    /// tiles to swap.
    std::vector<Space> begun() const;
    /// The open space, or Mead, that the pointed action would fill.
    std::optional<Space> target() const;
    const Change* changeOf(Space space) const;
    /// Whether these are the points of who looks at the table: the viewer's, or the mover's where all look.
    bool isReaders(Seat seat) const { return seat == (viewer != nobody ? viewer : now.mover); }
    /// Seats in the order of their panels.
    std::vector<Seat> order() const;

  private:
    ShownTable(const Position& position, const State& state, const game::Look& look, const game::Pointing& pointing,
               const std::optional<State>& after, const std::optional<Scoring>& shown);
};

/// A space's line to both sides, up to the edge or a Gorge; with the space itself.
struct Sight {
    std::vector<Space> row;
    std::vector<Space> column;
};
Sight sightOf(const Rules& rules, const State& state, Space space);

}
