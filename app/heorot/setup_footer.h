// SPDX-License-Identifier: GPL-3.0-or-later
// The footer of the set-up page: the game to start, in a sentence, and the buttons. It never scrolls.
#pragma once

#include "heorot/page_style.h"
#include "heorot/setup_choices.h"
#include "plugin/catalog.h"

#include <QFrame>
#include <QPushButton>

namespace heorot::app {

class SetupFooter final : public QFrame {
    Q_OBJECT

  public:
    /// `choices` must outlive the footer.
    SetupFooter(const SetupChoices& choices, const plugin::GameMeta& meta, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// Call it after the choices have changed.
    void fill();
    QPushButton& startButton() { return *start_; }

  signals:
    void start();
    void back();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    QString company() const;
    QString beginner() const;

    const SetupChoices& choices_;
    plugin::GameMeta meta_;
    PageStyle style_;
    QLabel* marks_;
    QLabel* sentence_;
    QLabel* minutes_;
    QPushButton* back_;
    QPushButton* start_;
};

}
