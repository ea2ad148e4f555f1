// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_delegate.h"

#include "heorot/log_rows.h"
#include "ui/text_fit.h"

#include <QAbstractItemView>
#include <QPainter>

#include <cmath>

namespace heorot::app {

using game::Tone;
using game::Type;

namespace {

constexpr int markSize = 16, gap = 3, side = 5, margin = 6, inset = 12;

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

int LogDelegate::foldWidth() const {
    return QFontMetrics(style_.font(Type::Caption, true)).horizontalAdvance(QStringLiteral("+88")) + 20;
}

QRect LogDelegate::foldArea(const QModelIndex& index, const QSize& row) const {
    if (index.data(LogRows::FoldedRole).toInt() == 0) return {};
    const int height = QFontMetrics(style_.font(Type::Caption, true)).height() + 6;
    return {row.width() - margin - foldWidth(), (row.height() - height) / 2, foldWidth(), height};
}

LogDelegate::Layout LogDelegate::layout(const QModelIndex& index, int width) const {
    Layout at;
    const bool pictured = !index.data(LogModel::ArtRole).toString().isEmpty();
    const int left = margin + (index.data(LogRows::InsideRole).toBool() ? inset : 0);
    const int textLeft = left + markSize + side + (pictured ? pictureSize() + side : 2);
    const int fold = index.data(LogRows::FoldedRole).toInt() > 0 ? foldWidth() + side : 0;
    const int textWidth = std::max(60, width - textLeft - margin - fold);
    const int text = heightOf(style_, index.data().toString(), Type::Body, textWidth);
    const QString changes = ledger_ ? index.data(LogModel::LedgerRole).toString() : QString();
    const int ledger = changes.isEmpty() ? 0 : heightOf(style_, changes, Type::Caption, textWidth) + 4;
    const int content = std::max(text + ledger, pictureSize());
    at.height = content + 2 * gap + 1;
    const int top = gap + (content - text - ledger) / 2;
    at.text = QRect(textLeft, top, textWidth, text);
    at.ledger = QRect(textLeft, top + text + 4, textWidth, std::max(0, ledger - 4));
    at.mark = QRect(left, (at.height - markSize) / 2, markSize, markSize);
    at.picture = QRect(left + markSize + side, (at.height - pictureSize()) / 2, pictureSize(), pictureSize());
    return at;
}

int LogDelegate::headingHeight() const {
    return QFontMetrics(style_.font(Type::Body, true)).height() + 12;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!style_.art) return {100, 40};
    if (index.data(LogRows::HeadingRole).toBool()) return {100, headingHeight()};
    return {100, layout(index, widthOf(option)).height};
}

void LogDelegate::paintHeading(QPainter& painter, const QRect& row, const QModelIndex& index, bool isFocused) const {
    const QRectF band = QRectF(row).adjusted(2, 2.5, -2, -1.5);
    painter.setPen(QPen(style_.color(isFocused ? Tone::Bone : Tone::Gold), isFocused ? 3 : 1.5));
    painter.setBrush(style_.color(Tone::Wood));
    painter.drawRoundedRect(band, 5, 5);
    const int size = row.height() - 10;
    int left = row.left() + margin + 2;
    if (const QString art = index.data(LogModel::ArtRole).toString(); !art.isEmpty()) {
        const QPixmap picture = style_.picture(art, {2 * size, size});
        painter.drawPixmap(QPointF(left, row.top() + 5), picture);
        left += static_cast<int>(picture.deviceIndependentSize().width()) + side + 2;
    }
    int right = row.right() - margin - 2;
    const auto seat = static_cast<engine::Seat>(index.data(LogModel::SeatRole).toInt());
    if (seat != engine::nobody) {
        right -= markSize;
        painter.drawPixmap(right, row.top() + (row.height() - markSize) / 2, style_.mark(seat, markSize, Tone::Bone));
    }
    painter.setFont(style_.font(Type::Body, true));
    painter.setPen(style_.color(Tone::Gold));
    const QRect text(left, row.top(), right - left - side, row.height());
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
}

void LogDelegate::paintFold(QPainter& painter, const QRect& area, int folded, bool isOpen) const {
    painter.setPen(QPen(style_.color(Tone::Line), 1));
    painter.setBrush(style_.color(Tone::Panel));
    painter.drawRoundedRect(QRectF(area).adjusted(.5, .5, -.5, -.5), 6, 6);
    const QPointF middle(area.left() + 10, area.center().y() + 1);
    QPolygonF triangle{QPointF(-2.5, -4.5), QPointF(4, 0), QPointF(-2.5, 4.5)};
    if (isOpen) triangle = QPolygonF{QPointF(-4.5, -2.5), QPointF(4.5, -2.5), QPointF(0, 4)};
    painter.setPen(Qt::NoPen);
    painter.setBrush(style_.color(Tone::Ink));
    painter.drawPolygon(triangle.translated(middle));
    painter.setFont(style_.font(Type::Caption, true));
    painter.setPen(style_.color(Tone::Ink));
    painter.drawText(area.adjusted(16, 0, -3, 0), Qt::AlignCenter, plainNumber(folded));
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!style_.art) return;
    const QRect row = option.rect;
    const bool isFocused = (option.state & QStyle::State_HasFocus) != 0;
    if (index.data(LogRows::HeadingRole).toBool()) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintHeading(*painter, row, index, isFocused);
        return painter->restore();
    }
    const Layout at = layout(index, option.rect.width());
    const bool last = index.row() == index.model()->rowCount() - 1;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool pointed = option.state & QStyle::State_MouseOver;
    if (last || pointed || isFocused) {
        painter->setBrush(style_.color(pointed || isFocused ? Tone::Field : Tone::Panel));
        painter->setPen(QPen(style_.color(isFocused ? Tone::Ink : Tone::Gold), isFocused || last ? 2 : 1));
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
    if (const int folded = index.data(LogRows::FoldedRole).toInt(); folded > 0)
        paintFold(*painter, foldArea(index, row.size()), folded, index.data(LogRows::OpenRole).toBool());
    painter->restore();
}

}
