// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the table stand: the L-shaped board with its road, the shield with its icons, the column of what
// is to come and what is played.
#pragma once

#include "game/look.h"
#include "rules/terms.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace heorot::legend {

class Places {
  public:
    Places(const game::Look& look, int seats);

    const game::Frame frame;
    /// Around the L, and the width of its arms.
    const QRectF board;
    const double arm;
    /// Of the plait at its edge.
    const double plait;
    /// Within the L.
    const QRectF middle;

    /// Sizes of the shield and of all around it, against the pictures of the design.
    double scale() const { return scale_; }
    QPointF shield() const { return shield_; }
    double shieldRadius() const { return shieldRadius_; }
    /// Of icon `slot`, from 0 clockwise from the title.
    QPointF icon(int slot) const;
    double iconRadius() const { return iconRadius_; }
    QRectF title() const { return title_; }

    /// The episodes that come next; what is asked; and what is played or offered.
    QRectF coming() const { return coming_; }
    QRectF band() const { return band_; }
    QRectF rows() const { return rows_; }

    /// The corners of the road, from its first episode to its last.
    const std::vector<QPointF>& road() const { return road_; }
    /// Of an episode by its place from 0.
    QPointF node(int place) const { return nodes_.at(static_cast<std::size_t>(place)); }

    /// Left: a panel a seat, in the order of panelOrder; and what is left below them.
    const std::vector<QRectF>& seats() const { return seats_; }
    QRectF piles() const { return piles_; }

  private:
    void placeShield(const game::Look& look);
    void placeColumn(const game::Look& look);
    void placeRoad();
    void placeSeats(const game::Look& look);

    double scale_ = 1;
    QPointF shield_;
    double shieldRadius_ = 0;
    double iconRadius_ = 0;
    double ring_ = 0;
    QRectF title_, coming_, band_, rows_, piles_;
    std::vector<QPointF> road_, nodes_;
    std::vector<QRectF> seats_;
};

}
