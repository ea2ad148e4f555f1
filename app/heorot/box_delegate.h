// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a piece of the open box: its picture, drawn by the game's own view, its name, how many there are, and how sure
// its numbers are.
#pragma once

#include "heorot/box_model.h"
#include "heorot/confidence_mark.h"
#include "heorot/page_style.h"
#include "ui/painter.h"

#include <QHash>
#include <QStyledItemDelegate>

#include <optional>

namespace heorot::app {

class BoxDelegate final : public QStyledItemDelegate {
    Q_OBJECT

  public:
    BoxDelegate(const BoxDesk& desk, const BoxModel& model, QObject* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// Draws the pictures anew.
    void forget() { scenes_.clear(); }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    /// In units of text at its plain size.
    QSizeF cell() const;
    QRectF pictureArea() const;
    QRectF nameArea() const;
    const game::Scene& sceneOf(const game::BoxPiece& piece) const;

    const BoxDesk& desk_;
    const BoxModel& model_;
    PageStyle style_;
    std::optional<ui::ScenePainter> painter_;
    mutable QHash<QString, game::Scene> scenes_;
};

}
