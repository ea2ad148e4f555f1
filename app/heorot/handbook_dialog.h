// SPDX-License-Identifier: GPL-3.0-or-later
// A game's handbook from the hall, where no table is open.
#pragma once

#include "heorot/handbook_view.h"

#include <QDialog>

namespace heorot::app {

class HandbookDialog final : public QDialog {
    Q_OBJECT

  public:
    /// `game` must outlive the dialog.
    HandbookDialog(const game::GameModule& game, const PageStyle& style, QWidget* parent);

    HandbookView& view() { return *view_; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();

    const game::GameModule& game_;
    HandbookView* view_;
};

}
