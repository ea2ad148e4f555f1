// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_rail.h"

#include <QAction>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace heorot::app {

using game::Tone;

namespace {
constexpr int cellHeight = 56, cellGap = 3, top = 42;
constexpr int markSize = 14, pictureSize = 34;
}

LogRail::LogRail(const LogModel& model, QAction* open, QWidget* parent)
    : QWidget(parent), model_(model), open_(open), button_(new QToolButton(this)) {
    setObjectName(QStringLiteral("logRail"));
    setMouseTracking(true);
    button_->setDefaultAction(open);
    button_->setObjectName(QStringLiteral("openLog"));
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&model, signal, this, &LogRail::follow);
    connect(&model, &QAbstractItemModel::modelReset, this, &LogRail::follow);
    follow();
}

/// A screen reader reads the pictures as sentences, the newest first.
void LogRail::follow() {
    //: Name of the pictures beside the table, one for each of the last lines of the log
    setAccessibleName(tr("Last lines of the log"));
    QStringList sentences;
    for (int row = model_.rowCount(); row-- > firstRow();) sentences << model_.line(row).sentence;
    setAccessibleDescription(sentences.join(u' '));
    update();
}

void LogRail::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) follow();
}

void LogRail::setStyle(const PageStyle& style) {
    style_ = style;
    button_->setIconSize({measure(22), measure(22)});
    button_->setGeometry(measure(4), measure(4), width() - 2 * measure(4), measure(32));
    update();
}

int LogRail::places() const {
    return std::max(0, (height() - measure(top) - measure(cellGap)) / measure(cellHeight + cellGap));
}

int LogRail::firstRow() const {
    return std::max(0, model_.rowCount() - places());
}

QRect LogRail::cell(int place) const {
    const int rim = measure(4);
    return {rim, measure(top) + place * measure(cellHeight + cellGap), width() - 2 * rim, measure(cellHeight)};
}

int LogRail::rowAt(const QPoint& position) const {
    for (int place = 0; place < places(); ++place)
        if (cell(place).contains(position) && firstRow() + place < model_.rowCount()) return firstRow() + place;
    return -1;
}

void LogRail::paintEvent(QPaintEvent*) {
    if (!style_.art) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), style_.color(Tone::Bar));
    painter.fillRect(QRect(0, 0, 2, height()), style_.color(Tone::Gold));
    for (int row = firstRow(); row < model_.rowCount(); ++row) {
        const LogLine& line = model_.line(row);
        const QRect area = cell(row - firstRow());
        const bool last = row == model_.rowCount() - 1;
        painter.setBrush(style_.color(last ? Tone::PanelLit : Tone::Panel));
        painter.setPen(QPen(style_.color(last ? Tone::Gold : Tone::Line), last ? 2 : 1));
        painter.drawRoundedRect(QRectF(area).adjusted(.5, .5, -.5, -.5), 5, 5);
        const bool both = line.seat != engine::nobody && !line.art.isEmpty();
        const auto draw = [&](const QPixmap& picture, int middle) {
            const QSizeF size = picture.deviceIndependentSize();
            painter.drawPixmap(QPointF(area.center().x() + 1 - size.width() / 2, middle - size.height() / 2), picture);
        };
        if (line.seat != engine::nobody)
            draw(style_.mark(line.seat, measure(markSize)), both ? area.top() + measure(10) : area.center().y());
        const int wide = std::min(area.width() - 2, measure(pictureSize));
        if (!line.art.isEmpty())
            draw(style_.picture(line.art, {wide, wide}, line.hue),
                 both ? area.bottom() - measure(3) - wide / 2 : area.center().y());
    }
}

bool LogRail::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = rowAt(help->pos());
    const QString tip = row >= 0 ? model_.line(row).sentence : open_->toolTip();
    QToolTip::showText(help->globalPos(), tip, this, row >= 0 ? cell(row - firstRow()) : QRect());
    return true;
}

void LogRail::mousePressEvent(QMouseEvent*) {
    open_->trigger();
}

void LogRail::mouseMoveEvent(QMouseEvent* event) {
    const int row = rowAt(event->pos());
    emit lighted(row >= 0 ? model_.line(row).spots : QStringList());
}

void LogRail::leaveEvent(QEvent*) {
    emit lighted({});
}

void LogRail::resizeEvent(QResizeEvent*) {
    setStyle(style_);
    follow();
}

}
