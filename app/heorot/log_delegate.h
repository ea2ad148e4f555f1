// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one line of the log: the seat's mark, the picture, the whole sentence, and in the ledger what it changed.
#pragma once

#include "heorot/page_style.h"

#include <QStyledItemDelegate>

namespace heorot::app {

class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setStyle(const PageStyle& style) { style_ = style; }
    void setLedger(bool shown) { ledger_ = shown; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    struct Layout {
        QRect mark, picture, text, ledger;
        int height;
    };
    Layout layout(const QModelIndex& index, int width) const;

    PageStyle style_;
    bool ledger_ = false;
};

}
