// SPDX-License-Identifier: GPL-3.0-or-later
// One seat of a new game: color and mark, name, who plays it, and its place in the order of play.
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
    void focusName();
    /// Closes an open menu of colors, since the row may now show another seat.
    void closeMenu() { colors_->close(); }

  signals:
    void nameTyped(const QString& name);
    void playerChosen(const QString& player);
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
    SegmentedControl* players_;
    int shownColor_ = 0;
};

/// "Green diamond": a color with its mark.
QString colorName(int color);
/// A picture with space on its right, for buttons with a label.
QPixmap roomyPicture(const PageStyle& style, const QPixmap& picture, int pixels);
/// An icon that becomes a tick when the button is checked.
QIcon choiceIcon(const PageStyle& style, const QPixmap& picture, int pixels);

}
