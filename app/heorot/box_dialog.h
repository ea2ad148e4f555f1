// SPDX-License-Identifier: GPL-3.0-or-later
// The open box over a table, where it is only looked at.
#pragma once

#include "heorot/box_page.h"

#include <QDialog>

namespace heorot::app {

class BoxDialog final : public QDialog {
    Q_OBJECT

  public:
    /// Takes ownership of the page; deletes itself when it is closed.
    BoxDialog(BoxPage& page, QWidget* parent);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
};

}
