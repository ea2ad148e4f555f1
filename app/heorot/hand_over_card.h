// SPDX-License-Identifier: GPL-3.0-or-later
// Lies over what is asked and what is held while the table goes from one person to another, until the next one takes it
// by a deliberate press. It tells what happened since that person's last turn. What is hidden is not in the scene below
// it either; the rest of the table stays in view.
#pragma once

#include "heorot/log_model.h"
#include "heorot/page_style.h"

#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <QWidget>

namespace heorot::app {

/// How long the card is up before it can be taken, in milliseconds: a second click or a key held down is not meant for
/// it.
inline constexpr int cardDelayMs = 500;

class HandOverCard final : public QFrame {
    Q_OBJECT

  public:
    explicit HandOverCard(const session::Session& session, QWidget* parent = nullptr);

    /// For this person. The lines are what all may know: the person before still looks on. Asking again for the same
    /// hand-over changes nothing.
    void ask(engine::Seat seat);
    /// Whether a press that begins now takes the table.
    bool isReady() const { return take_->isEnabled(); }
    void setStyle(const PageStyle& style);
    /// For tests: replaces cardDelayMs for hand-overs to come; 0 makes a card that is up ready at once.
    void setDelay(int milliseconds);

  signals:
    void taken();
    void undoWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void retranslateUi();
    void fitHeading();
    void fillRecap();
    void wait();
    void waited();
    void setReady(bool ready);

    const session::Session& session_;
    engine::Seat seat_ = engine::nobody;
    PageStyle style_;
    QLabel* mark_;
    QLabel* heading_;
    QLabel* recapTitle_;
    QScrollArea* scroll_;
    QVBoxLayout* lines_;
    QPushButton* undo_;
    QPushButton* take_;

    int delayMs_ = cardDelayMs;
    /// Waits in parts, so that clicks queued while the program was busy come before the last of them.
    QTimer clock_;
    int partsLeft_ = 0;
};

}
