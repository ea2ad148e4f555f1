// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_delegate.h"

#include "heorot/log_model.h"
#include "ui/text_fit.h"

#include <QAbstractItemView>
#include <QPainter>

#include <cmath>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

constexpr int markSize = 18, pictureSize = 30, gap = 6, margin = 8;

/// The maximum width of a line.
int widthOf(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

/// Wrapped; a word wider than the panel makes the text smaller.
ui::FittedText fitted(const PageStyle& style, const QString& text, Type type, int width) {
    constexpr double any = 10000;
    return ui::fitText({text, QSizeF(width, any), type, false, true, style.look.pixels(type) * style.textScale,
                        style.look.floor() * style.textScale},
                       style.theme);
}

int heightOf(const PageStyle& style, const QString& text, Type type, int width) {
    return static_cast<int>(std::ceil(fitted(style, text, type, width).height));
}

void drawLines(QPainter& painter, const PageStyle& style, const QString& text, Type type, const QRect& area) {
    const ui::FittedText lines = fitted(style, text, type, area.width());
    painter.setFont(lines.font);
    QRectF line(area.left(), area.top(), area.width(), lines.lineHeight);
    for (const QString& words : lines.lines) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
        line.translate(0, lines.lineHeight);
    }
}

}

LogDelegate::Layout LogDelegate::layout(const QModelIndex& index, int width) const {
    Layout at;
    const bool pictured = !index.data(LogModel::ArtRole).toString().isEmpty();
    const int textLeft = margin + markSize + gap + (pictured ? pictureSize + gap : 2);
    const int textWidth = std::max(60, width - textLeft - margin);
    const int text = heightOf(style_, index.data().toString(), Type::Body, textWidth);
    const QString changes = ledger_ ? index.data(LogModel::LedgerRole).toString() : QString();
    const int ledger = changes.isEmpty() ? 0 : heightOf(style_, changes, Type::Caption, textWidth) + 4;
    const int content = std::max(text + ledger, pictureSize);
    at.height = content + 2 * gap + 1;
    const int top = gap + (content - text - ledger) / 2;
    at.text = QRect(textLeft, top, textWidth, text);
    at.ledger = QRect(textLeft, top + text + 4, textWidth, std::max(0, ledger - 4));
    at.mark = QRect(margin, (at.height - markSize) / 2, markSize, markSize);
    at.picture = QRect(margin + markSize + gap, (at.height - pictureSize) / 2, pictureSize, pictureSize);
    return at;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!style_.art) return {100, 40};
    return {100, layout(index, widthOf(option)).height};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!style_.art) return;
    const Layout at = layout(index, option.rect.width());
    const QRect row = option.rect;
    const bool last = index.row() == index.model()->rowCount() - 1;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool pointed = option.state & QStyle::State_MouseOver;
    const bool focused = (option.state & QStyle::State_HasFocus) != 0;
    if (last || pointed || focused) {
        painter->setBrush(style_.color(pointed || focused ? Tone::Field : Tone::Panel));
        painter->setPen(QPen(style_.color(focused ? Tone::Ink : Tone::Gold), focused || last ? 2 : 1));
        painter->drawRoundedRect(QRectF(row).adjusted(3, 1.5, -3, -1.5), 6, 6);
    } else {
        painter->setPen(QPen(style_.color(Tone::Line), 1));
        painter->drawLine(row.left() + margin, row.bottom(), row.right() - margin, row.bottom());
    }
    painter->translate(row.topLeft());
    const auto seat = static_cast<engine::Seat>(index.data(LogModel::SeatRole).toInt());
    if (seat != engine::nobody) painter->drawPixmap(at.mark.topLeft(), style_.mark(seat, markSize));
    if (const QString art = index.data(LogModel::ArtRole).toString(); !art.isEmpty()) {
        const auto hue = static_cast<engine::Seat>(index.data(LogModel::HueRole).toInt());
        const QPixmap picture = style_.picture(art, at.picture.size(), hue);
        const QSizeF size = picture.deviceIndependentSize();
        painter->drawPixmap(QRectF(at.picture).center() - QPointF(size.width() / 2, size.height() / 2), picture);
    }
    painter->setPen(style_.color(Tone::Ink));
    drawLines(*painter, style_, index.data().toString(), Type::Body, at.text);
    if (at.ledger.height() > 0) {
        painter->setPen(style_.color(Tone::SecondInk));
        drawLines(*painter, style_, index.data(LogModel::LedgerRole).toString(), Type::Caption, at.ledger);
    }
    painter->restore();
}

}
