// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a saga in a list: the picture of its game, who plays with marks and points, how far it has come, and when it
// was saved; or why it cannot be read.
#pragma once

#include "heorot/page_style.h"
#include "heorot/saga_model.h"

#include <QStyledItemDelegate>

namespace heorot::app {

class SagaDelegate final : public QStyledItemDelegate {
    Q_OBJECT

  public:
    SagaDelegate(const SagaFilter& filter, const SagaModel& model, QObject* parent);

    void setStyle(const PageStyle& style) { style_ = style; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    struct Lines {
        QFont title, seats, rest;
        int titleHeight = 0, seatsHeight = 0, restHeight = 0;
        int height() const { return titleHeight + seatsHeight + restHeight + 16; }
    };
    Lines lines() const;
    const ListedSaga& sagaAt(const QModelIndex& index) const;
    void paintPicture(QPainter& painter, const QRect& area, const ListedSaga& saga) const;
    void paintSeats(QPainter& painter, const QRect& area, const ListedSaga& saga) const;
    int barWidth() const { return qRound(250 * style_.textScale); }
    void paintProgress(QPainter& painter, const QRect& area, const ListedSaga& saga) const;
    QColor ink(bool isSecond = false) const;

    const SagaFilter& filter_;
    const SagaModel& model_;
    PageStyle style_;
};

}
