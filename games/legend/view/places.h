// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the table stand: the seats and the piles below them, the L-shaped board with its road, within it
// the shield with its icons and the column of what is to come and what is played.
#pragma once

#include "game/look.h"
#include "rules/terms.h"
#include "ui/canvas.h"

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
    /// Of an episode on the road.
    double nodeSize(bool isMajor) const { return arm * (isMajor ? .326 : .28); }
    double currentNodeSize() const { return arm * .44; }
    /// Within the L.
    const QRectF middle;

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

    /// Left: one panel per seat, in the order of panelOrder; and what is left below them.
    const std::vector<QRectF>& seats() const { return seats_; }
    QRectF piles() const { return piles_; }

  private:
    void placeShield(const ui::Canvas& canvas, const QRectF& room);
    void placeRoad();

    QPointF shield_;
    double shieldRadius_ = 0;
    double iconRadius_ = 0;
    double ring_ = 0;
    QRectF title_, coming_, band_, rows_, piles_;
    std::vector<QPointF> road_, nodes_;
    std::vector<QRectF> seats_;
};

}
