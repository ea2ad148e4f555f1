// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all keys of a page.
#pragma once

#include "heorot/page_style.h"
#include "heorot/table_actions.h"

#include <QDialog>

#include <functional>
#include <utility>
#include <vector>

namespace heorot::app {

class KeysDialog final : public QDialog {
    Q_OBJECT

  public:
    /// Pairs of keys and what they do.
    using Lines = std::vector<std::pair<QString, QString>>;

    /// `lines` returns them in the program's language.
    KeysDialog(std::function<Lines()> lines, const PageStyle& style, QWidget* parent = nullptr);
    /// Keys of the table: its actions, which must outlive the dialog, and the board.
    KeysDialog(const TableActions& actions, const PageStyle& style, QWidget* parent = nullptr);

    Lines lines() const { return fill_(); }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();

    std::function<Lines()> fill_;
    PageStyle style_;
    QWidget* list_ = nullptr;
};

}
