// SPDX-License-Identifier: GPL-3.0-or-later
// One seat of a new game: color and mark, name, who plays it and how well, and its place in the order of play. An
// opponent shows its portrait, which opens the list of all of them, and a line of character.
#pragma once

#include "heorot/page_style.h"
#include "heorot/segmented_control.h"
#include "heorot/setup_choices.h"

#include <QFrame>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace heorot::app {

class SeatRow final : public QFrame {
    Q_OBJECT

  public:
    /// `players` are the words that can play the seat.
    SeatRow(int seat, QStringList players, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// Shows the seat as chosen.
    void fill(const SetupChoices& choices);
    /// Leaves out the lines of character and strength, for many seats or little height.
    void setTight(bool tight);
    /// Whether an opponent is being chosen for the seat.
    void setCurrent(bool current);
    void focusName();
    /// Closes an open menu, since the row may now show another seat.
    void closeMenus() {
        colors_->close();
        opponents_->close();
    }

  signals:
    void nameTyped(const QString& name);
    /// A person, or a level; and the opponent.
    void playerChosen(const QString& player);
    void opponentChosen(heorot::ai::Style style);
    void colorChosen(int color);
    void removeWanted();
    /// One place up (-1) or down.
    void moveRequested(int step);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void sayFault();
    void dress();
    void dressOpponent();
    void translatePlayers();
    void translateOpponents();

    int seat_;
    QStringList words_;
    NameFault fault_ = NameFault::None;
    PageStyle style_;
    QToolButton* color_;
    QMenu* colors_;
    QLineEdit* name_;
    QToolButton* up_;
    QToolButton* down_;
    QToolButton* remove_;
    QLabel* faultLabel_;
    QToolButton* opponent_;
    QMenu* opponents_;
    QLabel* character_;
    SegmentedControl* players_;
    QLabel* strength_;
    bool isTight_ = false;
    int shownColor_ = 0;
    /// Of the seat; nothing for a person.
    std::optional<ai::Opponent> shown_;
    /// The names of the seats the opponents play, in the order of game::characters.
    QStringList seated_;
};

/// "Green diamond": a color with its mark.
QString colorName(int color);
/// A picture with space on its right, for buttons with a label.
QPixmap roomyPicture(const PageStyle& style, const QPixmap& picture, int pixels);
/// An icon that becomes a tick when the button is checked.
QIcon choiceIcon(const PageStyle& style, const QPixmap& picture, int pixels);

}
