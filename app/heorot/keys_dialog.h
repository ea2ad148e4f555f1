// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all keys at the table: those of the actions, and those of the board.
#pragma once

#include "heorot/page_style.h"
#include "heorot/table_actions.h"

#include <QDialog>

namespace heorot::app {

class KeysDialog final : public QDialog {
    Q_OBJECT

  public:
    KeysDialog(const TableActions& actions, const PageStyle& style, QWidget* parent = nullptr);

    /// Pairs of keys and what they do.
    std::vector<std::pair<QString, QString>> lines() const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();

    const TableActions& actions_;
    PageStyle style_;
    QWidget* list_ = nullptr;
};

}
