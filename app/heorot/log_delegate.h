// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one row of the log: the heading of a chapter, or a line with the seat's mark, the picture, the whole sentence,
// how many lines are folded into it, and, behind a number of the ledger, what it changed.
#pragma once

#include "heorot/page_style.h"

#include <QStyledItemDelegate>

namespace heorot::app {

class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setStyle(const PageStyle& style) { style_ = style; }
    /// Shows what each line changed.
    void setLedger(bool shown) { ledger_ = shown; }
    /// Where a fold is opened and closed, in a row of this width; empty for other rows.
    QRect foldArea(const QModelIndex& index, const QSize& row) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    struct Layout {
        QRect mark, picture, text, ledger;
        int height;
    };
    Layout layout(const QModelIndex& index, int width) const;
    int headingHeight() const;
    void paintHeading(QPainter& painter, const QRect& row, const QModelIndex& index, bool isFocused) const;
    void paintFold(QPainter& painter, const QRect& area, int folded, bool isOpen) const;
    int foldWidth() const;
    int pictureSize() const { return style_.look.compact() ? 24 : 28; }

    PageStyle style_;
    bool ledger_ = false;
};

}
