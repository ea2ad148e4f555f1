// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a new game for its seats, with what else can be set below them in a small window. It edits the given
// choices.
#pragma once

#include "heorot/options_panel.h"
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
    /// Focuses the first name that prevents the game from starting. False if there is none.
    bool focusFault();
    /// Scrolls so that the widget of the card can be seen.
    void reveal(QWidget& widget) { scroll_->ensureWidgetVisible(&widget); }
    /// The panel comes from where it was before, below the seats.
    void hold(OptionsPanel& panel);
    /// The seat for which an opponent is chosen, or -1.
    void setCurrent(int seat);

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
    QVBoxLayout* inside_ = nullptr;
};

}
