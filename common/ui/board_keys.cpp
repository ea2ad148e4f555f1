// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of BoardWidget: arrows, Tab, Enter, Escape and digits.
#include "game/game_view.h"
#include "ui/board_widget.h"
#include "ui/spot_moves.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLineF>

namespace heorot::ui {

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (zoomKey(*event)) return;
    const auto plain = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (plain != Qt::NoModifier) return QWidget::keyPressEvent(event);
    const bool isRepeated = event->isAutoRepeat();
    switch (event->key()) {
    case Qt::Key_Left: return moveFocus(Way::Left, isRepeated);
    case Qt::Key_Right: return moveFocus(Way::Right, isRepeated);
    case Qt::Key_Up: return moveFocus(Way::Up, isRepeated);
    case Qt::Key_Down: return moveFocus(Way::Down, isRepeated);
    case Qt::Key_Space:
        if (isMoving()) return skip();
        [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // A key held down is no second answer.
        if (isRepeated) return;
        // Enter is the hint's while one is shown or awaited, wherever the keys are; Space still chooses what is there.
        if ((!marks_.hinted.empty() || awaitsHint_) && event->key() != Qt::Key_Space) return emit hintTaken();
        if (focused_.isEmpty()) return focusSpot(firstSpot());
        return choose(focused_);
    case Qt::Key_Escape:
        if (!carried_.isEmpty()) return drop({}, false);
        if (!showsTip()) return emit back();
        muteTip();
        return update();
    default: break;
    }
    if (isRepeated || !chooseDigit(event->key() - Qt::Key_0)) QWidget::keyPressEvent(event);
}

bool BoardWidget::chooseDigit(int digit) {
    const QString spot = digits_.at(digit);
    if (!scene_.find(spot) || !marks_.hinted.empty() || awaitsHint_) return false;
    focusSpot(spot);
    choose(spot);
    return true;
}

int BoardWidget::digitOf(const QString& id) const {
    return marks_.hinted.empty() ? digits_.of(id) : 0;
}

void BoardWidget::focusSpot(const QString& id) {
    if (!scene_.find(id)) return;
    reveal(id);
    tipMuted_ = false;
    point(Pointer::Keys, id);
    reportFocus();
}

const game::Spot* BoardWidget::nextPiece() const {
    const game::Spot* from = scene_.find(focused_);
    const game::Spot* best = nullptr;
    const auto worth = [&](const game::Spot& spot) {
        const double far = from ? QLineF(from->area.center(), spot.area.center()).length() : 0;
        return std::pair(spot.isQuiet, far);
    };
    for (const game::Spot& spot : scene_.spots)
        if (!isButton(spot) && mayBeNext(spot.id) && (!best || worth(spot) < worth(*best))) best = &spot;
    return best;
}

const game::Spot* BoardWidget::nextButton() const {
    const game::Spot* from = scene_.find(focused_);
    if (!from || isButton(*from)) return nullptr;
    for (const game::Spot& spot : scene_.spots)
        if (isButton(spot) && mayBeNext(spot.id) && spot.id != game::confirmSpot) return &spot;
    return nullptr;
}

void BoardWidget::focusNext(const QString& wanted) {
    const bool hasWanted = scene_.find(wanted) != nullptr;
    if (!hasWanted && mayBeNext(focused_) && scene_.find(focused_)) return;
    const bool usesKeys = pointer_ == Pointer::Keys && hasFocus();
    // Nobody has used keys or mouse yet: the first key begins at the first spot.
    if (focused_.isEmpty() && !usesKeys) return;
    const game::Spot* next = hasWanted ? scene_.find(wanted) : nextPiece();
    if (!next) next = nextButton();
    if (!next) return;
    if (!usesKeys) {
        focused_ = next->id;
        return;
    }
    reveal(next->id);
    muteTip();
    point(Pointer::Keys, next->id);
    reportFocus();
}

void BoardWidget::moveFocus(Way way, bool isRepeated) {
    if (scene_.spots.empty()) return;
    const int from = scene_.indexOf(focused_);
    if (from < 0) return focusSpot(firstSpot());
    // The first arrow after the mouse shows where the keys are.
    if (pointer_ == Pointer::Mouse && hovered_ != focused_) return focusSpot(focused_);
    int to = stepInside(scene_.spots, from, way);
    const bool isAgain = edge_ == way && edgeSpot_ == focused_ && !isRepeated;
    edge_.reset();
    if (to < 0 && isAgain) {
        to = stepAcross(scene_.spots, from, way);
    } else if (to < 0) {
        edge_ = way;
        edgeSpot_ = focused_;
    }
    focusSpot(to < 0 ? focused_ : scene_.spots[static_cast<std::size_t>(to)].id);
}

/// What may be chosen comes before what may not.
QString BoardWidget::firstSpot() const {
    for (const game::Spot& spot : scene_.spots)
        if (mayBeNext(spot.id)) return spot.id;
    return scene_.spots.empty() ? QString() : scene_.spots.front().id;
}

bool BoardWidget::focusNextPrevChild(bool next) {
    const int at = scene_.indexOf(focused_);
    if (at < 0 && next && !scene_.spots.empty()) {
        focusSpot(firstSpot());
        return true;
    }
    if (at < 0) return QWidget::focusNextPrevChild(next);
    QString to;
    for (const QString& stop : tabStops(scene_, marks_)) {
        const int index = scene_.indexOf(stop);
        if (next && index > at) {
            to = stop;
            break;
        }
        if (!next && index < at) to = stop;
    }
    if (to.isEmpty()) return QWidget::focusNextPrevChild(next);
    focusSpot(to);
    return true;
}

namespace {

/// Only a board whose spots are its accessible children has anything to report.
void report(BoardWidget& board, QAccessible::Event what, int child = -1) {
    const QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&board);
    if (!reader || reader->childCount() != static_cast<int>(board.scene().spots.size())) return;
    QAccessibleEvent event(&board, what);
    if (child >= 0) event.setChild(child);
    QAccessible::updateAccessibility(&event);
}

}

void BoardWidget::reportFocus() {
    const int index = scene_.indexOf(focused_);
    if (index >= 0 && hasFocus()) report(*this, QAccessible::Focus, index);
}

void BoardWidget::reportSpots() {
    report(*this, QAccessible::ObjectReorder);
}

}
