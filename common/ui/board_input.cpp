// SPDX-License-Identifier: GPL-3.0-or-later
// The events of BoardWidget: mouse, wheel and keys become spots.
#include "ui/accessible_board.h"
#include "ui/board_widget.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

namespace heorot::ui {

namespace {

constexpr double zoomStep = 1.2;

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
    if (spot != hovered_) tipMuted_ = false;
    point(Pointer::Mouse, spot);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    const QString spot = spotAt(event->position());
    const bool click = !dragging_ && !spot.isEmpty() && spot == pressed_;
    dragFrom_.reset();
    dragging_ = false;
    pressed_.clear();
    if (!click) return;
    muteTip();
    choose(spot);
    update();
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
    if (zoomKey(*event)) return;
    const auto plain = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (plain != Qt::NoModifier) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return moveFocus(Way::Left);
    case Qt::Key_Right: return moveFocus(Way::Right);
    case Qt::Key_Up: return moveFocus(Way::Up);
    case Qt::Key_Down: return moveFocus(Way::Down);
    case Qt::Key_Space:
        if (isMoving()) return skip();
        [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter: muteTip(); return choose(focused_);
    case Qt::Key_Escape: emit back(); return;
    default: break;
    }
    if (!chooseNumber(event->key() - Qt::Key_1)) QWidget::keyPressEvent(event);
}

bool BoardWidget::chooseNumber(int index) {
    const QString spot = numbered().value(index);
    if (spot.isEmpty()) return false;
    focusSpot(spot);
    muteTip();
    choose(spot);
    return true;
}

bool BoardWidget::zoomKey(const QKeyEvent& event) {
    if (!(event.modifiers() & Qt::ControlModifier)) return false;
    const QPointF centre = focused_.isEmpty() ? QRectF(rect()).center() : spotArea(focused_).center();
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: setZoom(zoom_ * zoomStep, centre); return true;
    case Qt::Key_Minus: setZoom(zoom_ / zoomStep, centre); return true;
    case Qt::Key_0: setZoom(1, centre); return true;
    default: return false;
    }
}

QStringList BoardWidget::numbered() const {
    QStringList spots;
    for (const auto& zone : {u"choice/", u"hand/"})
        for (const Spot& spot : scene_.spots)
            if (spot.id.startsWith(zone)) spots << spot.id;
    return spots.mid(0, 9);
}

int BoardWidget::digitOf(const QString& id) const {
    return static_cast<int>(numbered().indexOf(id)) + 1;
}

void BoardWidget::focusSpot(const QString& id) {
    if (!scene_.find(id)) return;
    reveal(id);
    tipMuted_ = false;
    point(Pointer::Keys, id);
    tellFocus(*this);
}

void BoardWidget::moveFocus(Way way) {
    if (scene_.spots.empty()) return;
    const int from = scene_.indexOf(focused_);
    if (from < 0) return focusSpot(firstSpot());
    // The first arrow after the mouse shows where the keys are.
    if (pointer_ == Pointer::Mouse && hovered_ != focused_) return focusSpot(focused_);
    const int to = spotSteps(scene_.spots)[static_cast<std::size_t>(from)][static_cast<std::size_t>(way)];
    focusSpot(to < 0 ? focused_ : scene_.spots[static_cast<std::size_t>(to)].id);
}

/// What may be chosen comes before what may not.
QString BoardWidget::firstSpot() const {
    for (const Spot& spot : scene_.spots)
        if (marks_.lit.contains(spot.id)) return spot.id;
    return scene_.spots.empty() ? QString() : scene_.spots.front().id;
}

/// Scrolls until the spot is in sight.
void BoardWidget::reveal(const QString& id) {
    constexpr double edge = 24;
    const QRectF area = spotArea(id).adjusted(-edge, -edge, edge, edge);
    QPointF by;
    if (area.left() < 0) by.setX(area.left());
    if (area.right() > width()) by.setX(area.right() - width());
    if (area.top() < 0) by.setY(area.top());
    if (area.bottom() > height()) by.setY(area.bottom() - height());
    if (zoom_ > 1 && !by.isNull()) scrollBy(by);
}

bool BoardWidget::focusNextPrevChild(bool next) {
    const int at = scene_.indexOf(focused_);
    if (at < 0 && next && !scene_.spots.empty()) {
        focusSpot(firstSpot());
        return true;
    }
    const int to = at < 0 ? -1 : at + (next ? 1 : -1);
    if (to < 0 || to >= static_cast<int>(scene_.spots.size())) return QWidget::focusNextPrevChild(next);
    focusSpot(scene_.spots[static_cast<std::size_t>(to)].id);
    return true;
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (scene_.spots.empty()) return;
    switch (event->reason()) {
    case Qt::TabFocusReason: return focusSpot(firstSpot());
    case Qt::BacktabFocusReason: return focusSpot(scene_.spots.back().id);
    default: break;
    }
    update();
    announcePointed();
    tellFocus(*this);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
    announcePointed();
}

}
