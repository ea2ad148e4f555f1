// SPDX-License-Identifier: GPL-3.0-or-later
// Covers the prompt and the hand while the table passes from one person to another, until that person takes it by a
// deliberate press. It shows what happened since that person's last turn. Hidden pieces are not in the scene below it
// either; the rest of the table stays visible.
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

/// How long the card is shown before it can be pressed, in milliseconds: a second click or a held key is not meant for
/// it.
inline constexpr int cardDelayMs = 500;

class HandOverCard final : public QFrame {
    Q_OBJECT

  public:
    explicit HandOverCard(const session::Session& session, QWidget* parent = nullptr);

    /// Asks this person. The lines contain public information only, since the previous person still looks on. Asking
    /// again for the same hand-over changes nothing.
    void ask(engine::Seat seat);
    /// Whether a press that begins now takes the table.
    bool isReady() const { return take_->isEnabled(); }
    void setStyle(const PageStyle& style);
    /// For tests: replaces cardDelayMs for later hand-overs; 0 makes a visible card ready at once.
    void setDelay(int milliseconds);

  signals:
    void taken();
    void undoWanted();
    /// A computer player is to play for the person that is asked; its levels are to be offered at this place.
    void computerWanted(heorot::engine::Seat seat, const QPoint& at);

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
    QPushButton* computer_;
    QPushButton* take_;

    int delayMs_ = cardDelayMs;
    /// Waits in parts, so that clicks queued while the program was busy arrive before the last part.
    QTimer clock_;
    int partsLeft_ = 0;
};

}
