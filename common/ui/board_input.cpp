// SPDX-License-Identifier: GPL-3.0-or-later
// The events of BoardWidget: mouse, wheel and keys become spots.
#include "ui/board_widget.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

namespace heorot::ui {

namespace {

constexpr double zoomStep = 1.2;

}

bool BoardWidget::event(QEvent* event) {
    return QWidget::event(event);
}

QString BoardWidget::pointedSpot() const {
    if (pointer_ == Pointer::Mouse) return hovered_;
    return hasFocus() ? focused_ : QString();
}

void BoardWidget::point(Pointer pointer, const QString& spot) {
    pointer_ = pointer;
    (pointer == Pointer::Mouse ? hovered_ : focused_) = spot;
    update();
    announcePointed();
}

void BoardWidget::announcePointed() {
    const QString spot = pointedSpot();
    if (spot == announced_) return;
    announced_ = spot;
    if (tip_.spot != spot) tipShown_ = false;
    emit pointed(spot);
}

void BoardWidget::resizeEvent(QResizeEvent*) {
    scrollBy({});
    emit sceneSizeWanted(wantedSize());
}

void BoardWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) repaintAll();
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    pressed_ = spotAt(event->position());
    dragFrom_ = event->position();
    dragging_ = false;
    if (!pressed_.isEmpty()) focused_ = pressed_;
    point(Pointer::Mouse, pressed_);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF position = event->position();
    if (dragFrom_ && zoom_ > 1 && (event->buttons() & Qt::LeftButton)) {
        if (dragging_ || (position - *dragFrom_).manhattanLength() >= QApplication::startDragDistance()) {
            dragging_ = true;
            scrollBy(*dragFrom_ - position);
            dragFrom_ = position;
            return;
        }
    }
    const QString spot = spotAt(position);
    // The mouse takes over from the keys when it comes to another spot, not when the table is shaken.
    if (pointer_ == Pointer::Keys && spot == hovered_) return;
    point(Pointer::Mouse, spot);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    const QString spot = spotAt(event->position());
    const bool click = !dragging_ && !spot.isEmpty() && spot == pressed_;
    dragFrom_.reset();
    dragging_ = false;
    pressed_.clear();
    if (click) choose(spot);
}

void BoardWidget::leaveEvent(QEvent*) {
    if (pointer_ == Pointer::Mouse)
        point(Pointer::Mouse, {});
    else
        hovered_.clear();
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
    const QPointF turned = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier)
        setZoom(turned.y() > 0 ? zoom_ * zoomStep : zoom_ / zoomStep, event->position());
    else if (zoom_ > 1)
        scrollBy(-turned);
    else
        return event->ignore();
    event->accept();
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    QWidget::keyPressEvent(event);
}

bool BoardWidget::focusNextPrevChild(bool next) {
    return QWidget::focusNextPrevChild(next);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
    announcePointed();
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
    announcePointed();
}

}
