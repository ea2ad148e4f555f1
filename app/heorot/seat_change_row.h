// SPDX-License-Identifier: GPL-3.0-or-later
// A player with the points that a choice brings it: mark, name, and the change on a ground of gain or loss.
#pragma once

#include "heorot/page_style.h"
#include "session/advice_text.h"

#include <QLabel>

namespace heorot::app {

class SeatChangeRow final : public QWidget {
    Q_OBJECT

  public:
    /// `change` is the name of the object that shows the change.
    explicit SeatChangeRow(const QString& change, QWidget* parent = nullptr);

    /// Lets long names and words take several lines, with the change at the right edge.
    void fillWidth();
    /// `name` stands for the seat, such as "You". Only the reader's own change is shown as a gain or a loss: what a
    /// rival gains is no good news.
    void show(const session::SeatChange& change, const QString& name, bool isReaders);
    void setStyle(const PageStyle& style);

  private:
    void showMark();

    PageStyle style_;
    engine::Seat seat_ = engine::nobody;
    QLabel* mark_;
    QLabel* name_;
    QLabel* change_;
};

}
