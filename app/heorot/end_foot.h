// SPDX-License-Identifier: GPL-3.0-or-later
// What to do after a game: look at the table, ask the coach, save, leave, and the rematch.
#pragma once

#include "heorot/end_measure.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace heorot::app {

/// A button with its key in a corner.
class KeyButton final : public QPushButton {
    Q_OBJECT

  public:
    explicit KeyButton(Qt::Key key, QWidget* parent = nullptr);
    Qt::Key key() const { return key_; }
    void setStyle(const PageStyle& style, const EndMeasure& measure);
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Qt::Key key_;
    PageStyle style_;
    EndMeasure measure_;
};

class EndFoot final : public QWidget {
    Q_OBJECT

  public:
    explicit EndFoot(QWidget* parent = nullptr);

    /// `beginner`: who sits first in the rematch.
    void setGame(const QString& beginner, bool canReview);
    /// Whether the game can be looked at again.
    void setWatchable(bool watchable);
    void setStyle(const PageStyle& style, const EndMeasure& measure);
    QPushButton& rematch() { return *rematch_; }
    QPushButton& better() { return *better_; }
    /// Whether a key was one of a button, which is then pressed.
    bool press(int key);

  signals:
    void boardWanted();
    void watchWanted();
    void betterWanted();
    void saveWanted();
    void leaveWanted();
    void rematchWanted();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void retranslateUi();

    EndMeasure measure_;
    QString beginner_;
    KeyButton* board_;
    KeyButton* watch_;
    bool isWatchable_ = false;
    KeyButton* better_;
    QPushButton* save_;
    QPushButton* leave_;
    QLabel* next_;
    QPushButton* rematch_;
};

}
