// SPDX-License-Identifier: GPL-3.0-or-later
// The events of BoardWidget: mouse, wheel and focus become spots; board_keys.cpp has the keys.
#include "ui/board_widget.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

constexpr double zoomStep = 1.2;
/// How far beside a spot it is still meant: about half a gap between cards, in widget pixels.
constexpr double reach = 5;

/// From a point to an area; 0 inside.
double distanceTo(const QRectF& area, const QPointF& point) {
    const double x = std::max({area.left() - point.x(), point.x() - area.right(), 0.});
    const double y = std::max({area.top() - point.y(), point.y() - area.bottom(), 0.});
    return std::hypot(x, y);
}

}

QString BoardWidget::spotAt(const QPointF& position) const {
    const auto hit = [&](const game::Spot& spot) {
        if (!seen(spot.area).contains(position)) return false;
        if (spot.shape == game::Shape::Rect) return true;
        const QPointF from = viewOf(spot.area).inverted().map(position) - spot.area.center();
        const double x = from.x() / (spot.area.width() / 2);
        const double y = from.y() / (spot.area.height() / 2);
        return x * x + y * y <= 1;
    };
    const auto found = std::find_if(scene_.spots.begin(), scene_.spots.end(), hit);
    if (found != scene_.spots.end()) return found->id;
    // Between the parts of a thing it is the thing.
    const auto around = std::find_if(scene_.spots.begin(), scene_.spots.end(), [&](const game::Spot& spot) {
        return !spot.whole.isNull() && seen(spot.whole).contains(position);
    });
    if (around != scene_.spots.end()) return around->id;
    // Between two places the nearer one is meant.
    const game::Spot* nearest = nullptr;
    double least = reach;
    for (const game::Spot& spot : scene_.spots) {
        if (spot.shape != game::Shape::Rect || seen(spot.area).isEmpty()) continue;
        if (isOnStage(spot.area) && !stage().contains(position)) continue;
        const double distance = distanceTo(seen(spot.area), position);
        if (distance >= least) continue;
        least = distance;
        nearest = &spot;
    }
    return nearest ? nearest->id : QString();
}

QStringList BoardWidget::textsAt(const QPointF& position) const {
    QStringList texts;
    for (const game::Sprite& sprite : scene_.sprites)
        if (!sprite.text.isEmpty() && seen(sprite.area).contains(position)) texts.prepend(sprite.text);
    return texts;
}

QString BoardWidget::pointedSpot() const {
    if (pointer_ == Pointer::Mouse) return hovered_;
    return hasFocus() ? focused_ : QString();
}

QString BoardWidget::asked() const {
    return scene_.find(hovered_) ? hovered_ : pointedSpot();
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
    painter_.art().sizesChanged();
    scrollBy({});
    emit sceneSizeWanted(wantedSize());
}

void BoardWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) repaintAll();
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    skip();
    pressed_ = spotAt(event->position());
    dragFrom_ = event->position();
    dragging_ = false;
    if (!pressed_.isEmpty()) focused_ = pressed_;
    point(Pointer::Mouse, pressed_);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF position = event->position();
    const bool isHeld = (event->buttons() & Qt::LeftButton) != 0;
    const auto isFar = [&] { return (position - *dragFrom_).manhattanLength() >= QApplication::startDragDistance(); };
    if (carried_.isEmpty() && dragFrom_ && !dragging_ && isHeld && !pressed_.isEmpty() && isFar()) {
        const QString spot = std::exchange(pressed_, {});
        emit lifted(spot);
        if (carried_.isEmpty()) pressed_ = spot;
    }
    if (!carried_.isEmpty()) {
        carriedTo_ = position;
        return point(Pointer::Mouse, spotAt(position));
    }
    if (dragFrom_ && zoom_ > 1 && stage().contains(*dragFrom_) && isHeld) {
        if (dragging_ || isFar()) {
            dragging_ = true;
            scrollBy(*dragFrom_ - position);
            dragFrom_ = position;
            return;
        }
    }
    const QString spot = spotAt(position);
    // The mouse takes over from the keys when it comes to another spot, not when the table is shaken.
    if (pointer_ == Pointer::Keys && spot == hovered_) return;
    const bool movesOn = !clicked_ || (position - *clicked_).manhattanLength() >= QApplication::startDragDistance();
    if (movesOn) clicked_.reset();
    // What lies under the mouse after a click is not what it was moved to: nobody asked about it.
    if (spot != hovered_ && movesOn) tipMuted_ = false;
    point(Pointer::Mouse, spot);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    const QString spot = spotAt(event->position());
    if (!carried_.isEmpty()) return drop(spot, stage().contains(event->position()));
    const bool click = !dragging_ && !spot.isEmpty() && spot == pressed_;
    dragFrom_.reset();
    dragging_ = false;
    pressed_.clear();
    if (!click) return;
    clicked_ = event->position();
    choose(spot);
    update();
}

void BoardWidget::carry(const QString& spot) {
    const game::Spot* what = scene_.find(spot);
    if (!what || !dragFrom_) return;
    carried_ = spot;
    carriedFrom_ = carriedTo_ = *dragFrom_;
    carriedSprites_.clear();
    const QRectF around = what->area.adjusted(-4, -4, 4, 4);
    for (const game::Sprite& sprite : scene_.sprites)
        if (around.contains(sprite.area)) carriedSprites_.push_back(sprite);
    muteTip();
    setCursor(Qt::ClosedHandCursor);
    update();
}

void BoardWidget::putDown() {
    if (carried_.isEmpty()) return;
    carried_.clear();
    carriedSprites_.clear();
    dragFrom_.reset();
    pressed_.clear();
    unsetCursor();
    update();
}

void BoardWidget::drop(const QString& spot, bool isOnStage) {
    const QString piece = carried_;
    putDown();
    clicked_ = carriedTo_;
    emit dropped(piece, spot, isOnStage);
}

void BoardWidget::leaveEvent(QEvent*) {
    if (pointer_ == Pointer::Mouse)
        point(Pointer::Mouse, {});
    else
        hovered_.clear();
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
    const QPointF turned = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        // A wheel that is pushed sideways turns neither up nor down.
        if (turned.y() != 0) setZoom(turned.y() > 0 ? zoom_ * zoomStep : zoom_ / zoomStep, event->position());
    } else if (zoom_ > 1)
        scrollBy(-turned);
    else
        return event->ignore();
    event->accept();
}

bool BoardWidget::zoomKey(const QKeyEvent& event) {
    if (!(event.modifiers() & Qt::ControlModifier)) return false;
    const QPointF center = focused_.isEmpty() ? stage().center() : spotArea(focused_).center();
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: setZoom(zoom_ * zoomStep, center); return true;
    case Qt::Key_Minus: setZoom(zoom_ / zoomStep, center); return true;
    case Qt::Key_0: setZoom(1, center); return true;
    default: return false;
    }
}

/// Scrolls until the spot is in sight.
void BoardWidget::reveal(const QString& id) {
    const game::Spot* spot = scene_.find(id);
    if (!spot || !isOnStage(spot->area)) return;
    constexpr double edge = 24;
    const QRectF area = spotArea(id).adjusted(-edge, -edge, edge, edge);
    const QRectF room = stage();
    QPointF by;
    if (area.left() < room.left()) by.setX(area.left() - room.left());
    if (area.right() > room.right()) by.setX(area.right() - room.right());
    if (area.top() < room.top()) by.setY(area.top() - room.top());
    if (area.bottom() > room.bottom()) by.setY(area.bottom() - room.bottom());
    if (!by.isNull()) scrollBy(by);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (scene_.spots.empty()) return;
    switch (event->reason()) {
    case Qt::TabFocusReason: return focusSpot(firstSpot());
    case Qt::BacktabFocusReason: return focusSpot(tabStops(scene_, marks_).back());
    default: break;
    }
    update();
    announcePointed();
    reportFocus();
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
    announcePointed();
}

}
