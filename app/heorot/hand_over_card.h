// SPDX-License-Identifier: GPL-3.0-or-later
// Covers the whole table between two persons, so that nothing hidden can be seen, until the next one takes it. It tells
// what happened since that person's last turn.
#pragma once

#include "heorot/log_model.h"
#include "heorot/page_style.h"

#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>

namespace heorot::app {

class HandOverCard final : public QWidget {
    Q_OBJECT

  public:
    explicit HandOverCard(const GameSession& session, QWidget* parent = nullptr);

    /// For this person; the lines are masked for it.
    void ask(engine::Seat seat);
    void setStyle(const PageStyle& style);

  signals:
    void taken();
    void undoWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void retranslateUi();
    void arrange();
    void fillRecap();

    const GameSession& session_;
    engine::Seat seat_ = engine::nobody;
    PageStyle style_;
    QFrame* card_;
    QLabel* mark_;
    QLabel* heading_;
    QLabel* advice_;
    QLabel* recapTitle_;
    QScrollArea* scroll_;
    QVBoxLayout* lines_;
    QPushButton* undo_;
    QPushButton* take_;
};

}
