// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a new game for seats, first player and seed. It edits the given choices.
#pragma once

#include "heorot/seat_row.h"

#include <QFrame>
#include <QPushButton>
#include <QScrollArea>

#include <vector>

namespace heorot::app {

class SeatsCard final : public QFrame {
    Q_OBJECT

  public:
    /// `choices` must outlive the card.
    SeatsCard(SetupChoices& choices, int leastSeats, int mostSeats, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// Focuses the first field that prevents the game from starting.
    void focusFault();

    /// Call it after the choices have changed elsewhere.
    void fill();

  signals:
    void changed();
    /// The focus is in this seat's row.
    void entered(int seat);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    SeatRow* makeRow(int seat);
    QLayout* makeHead();
    QLayout* makeAdd();
    QLayout* makeSeed();
    void fillBeginners();
    void moveSeat(int seat, int step);
    void retranslateUi();
    void emitChanged();

    SetupChoices& choices_;
    int least_;
    int most_;
    PageStyle style_;
    std::vector<SeatRow*> rows_;
    QScrollArea* scroll_;
    QLabel* heading_;
    QLabel* bounds_;
    QPushButton* add_;
    QLabel* free_;
    QLabel* freeMarks_;
    QLabel* beginsTitle_;
    QLabel* beginsHelp_;
    SegmentedControl* begins_;
    QLabel* seedTitle_;
    QLabel* seedHelp_;
    QLineEdit* seed_;
    QPushButton* dice_;
    QLabel* seedFault_;
};

}
