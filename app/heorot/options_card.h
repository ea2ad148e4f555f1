// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a new game with what else can be set, in a window that is wide enough for it.
#pragma once

#include "heorot/options_panel.h"

#include <QFrame>

namespace heorot::app {

class OptionsCard final : public QFrame {
    Q_OBJECT

  public:
    explicit OptionsCard(QWidget* parent = nullptr);

    /// The panel comes from where it was before.
    void hold(OptionsPanel& panel);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();

    QLabel* heading_;
    QLabel* kept_;
    QVBoxLayout* inside_ = nullptr;
};

}
