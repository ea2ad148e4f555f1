// SPDX-License-Identifier: GPL-3.0-or-later
// Where the spaces of a board lie on the screen: a plain grid, or the grid of act III that is turned by half a right
// angle, drawn as a wall of bricks so that its tiles stand upright and its lines run straight, slanting.
#pragma once

#include "game/look.h"
#include "rules/game.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace heorot::movie {

class Geometry {
  public:
    /// The largest board that fits into `room`, in its middle.
    Geometry(const Board& board, const QRectF& room, const game::Look& look);
    /// Width to height of a board.
    static double aspect(const Board& board);

    /// With its plaited frame.
    const QRectF& outer() const { return outer_; }
    /// Within the plait: parchment with letters and numbers.
    QRectF sheet() const { return outer_.adjusted(plait_, plait_, -plait_, -plait_); }
    /// Within the letters and numbers.
    QRectF field() const { return sheet().adjusted(gutter_, gutter_, -gutter_, -gutter_); }
    /// The rim of wood around the spaces, which reaches this far into the letters and numbers.
    static constexpr double rim = 6;
    double plait() const { return plait_; }
    double gutter() const { return gutter_; }
    double gap() const { return gap_; }
    /// Edge of a space.
    double cell() const { return cell_; }
    bool slanted() const { return slanted_; }
    QRectF space(Space space) const;
    /// Where lines slant, below a space: room for its name, whatever lies on the space. Empty elsewhere.
    QRectF nameOf(Space space) const;

    struct Label {
        QRectF area;
        QString text;
        bool isRow;
        int line;
        /// A space at the end of the line beside the label.
        Space end;
        /// On the wood between the spaces, not on parchment.
        bool isOnWood = false;
    };
    /// Letters of columns and numbers of rows, each by a space of its line.
    std::vector<Label> labels() const;

  private:
    std::vector<Label> straightLabels() const;
    std::vector<Label> slantedLabels() const;
    QRectF besides(Space space, int across, int down) const;
    QRectF halfBrick(Space space) const;

    const Board& board_;
    QRectF outer_;
    double plait_, gutter_, gap_;
    double cell_ = 0;
    /// Height of the strips for names.
    double names_ = 0;
    bool slanted_;
};

}
