// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessible_board.h"

#include "ui/marks_painter.h"

#include <QCoreApplication>

#include <algorithm>

namespace heorot::ui {

namespace {

/// The frozen context of the kit's words.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new AccessibleBoard(board) : nullptr;
}

}

void installAccessibility() {
    QAccessible::installFactory(make);
}

bool AccessibleSpot::isValid() const {
    return spot() != nullptr;
}

const game::Spot* AccessibleSpot::spot() const {
    return board_ ? board_->scene().find(id_) : nullptr;
}

QAccessibleInterface* AccessibleSpot::parent() const {
    return QAccessible::queryAccessibleInterface(board_);
}

QString AccessibleSpot::text(QAccessible::Text what) const {
    const game::Spot* at = spot();
    if (!at) return {};
    if (what == QAccessible::Name) return at->name;
    if (what == QAccessible::Accelerator) return keyBindingsForAction(pressAction()).value(0);
    if (what != QAccessible::Description) return {};
    QStringList parts;
    if (board_->marks().chosen.contains(id_))
        //: Read aloud of a thing on the table.
        parts << Say::tr("It is chosen.");
    else if (board_->marks().lit.contains(id_))
        //: Read aloud of a thing on the table.
        parts << Say::tr("It can be chosen.");
    for (const TaughtSpot& taught : taughtSpots(board_->scene(), board_->marks()))
        if (taught.spot == at && taught.hasPin)
            //: Read aloud of a place that a lesson speaks of: %1 the number of its pin, "(1)" in the lesson's sentence
            parts << Say::tr("The lesson’s number %1.").arg(taught.number);
    for (const auto& [step, hinted] : hintedSpots(board_->scene(), board_->marks()))
        if (hinted == at)
            //: Read aloud of a thing on the table: %1 a number, from 1, of what to choose one after the other
            parts << Say::tr("The hint, step %1.").arg(step);
    if (const Tip& tip = board_->tip(); tip.spot == id_ && tip.kind == Tip::Kind::Refused) parts << tip.reason;
    parts << at->description;
    //: Read aloud of a thing on the table; how a number was found stands in its explanation.
    if (at->isUnsure) parts << Say::tr("Not all of its numbers are printed.");
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts.join(u' ');
}

QRect AccessibleSpot::rect() const {
    if (!spot()) return {};
    const QRect area = board_->spotArea(id_).toAlignedRect();
    return {board_->mapToGlobal(area.topLeft()), area.size()};
}

QAccessible::State AccessibleSpot::state() const {
    QAccessible::State state;
    if (!spot()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.focused = board_->hasFocus() && board_->focusedSpot() == id_;
    state.selectable = board_->marks().lit.contains(id_);
    state.selected = board_->marks().chosen.contains(id_);
    state.invisible = !board_->isVisible();
    state.offscreen = !QRectF(board_->rect()).intersects(board_->spotArea(id_));
    return state;
}

void* AccessibleSpot::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

QStringList AccessibleSpot::actionNames() const {
    return {pressAction(), setFocusAction()};
}

void AccessibleSpot::doAction(const QString& action) {
    if (!spot()) return;
    if (action == setFocusAction() || action == pressAction()) {
        board_->setFocus(Qt::OtherFocusReason);
        board_->focusSpot(id_);
    }
    if (action == pressAction()) board_->choose(id_);
}

QStringList AccessibleSpot::keyBindingsForAction(const QString& action) const {
    const int digit = board_ && action == pressAction() ? board_->digitOf(id_) : 0;
    return digit > 0 ? QStringList{QString::number(digit)} : QStringList();
}

AccessibleBoard::AccessibleBoard(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Client) {}

AccessibleBoard::~AccessibleBoard() {
    for (const auto& [id, made] : made_) QAccessible::deleteAccessibleInterface(made);
}

int AccessibleBoard::childCount() const {
    return static_cast<int>(board()->scene().spots.size());
}

QAccessibleInterface* AccessibleBoard::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    const QString& id = board()->scene().spots[static_cast<std::size_t>(index)].id;
    if (const auto known = made_.find(id); known != made_.end()) return QAccessible::accessibleInterface(known->second);
    auto* spot = new AccessibleSpot(board(), id);
    made_[id] = QAccessible::registerAccessibleInterface(spot);
    return spot;
}

QAccessibleInterface* AccessibleBoard::childAt(int x, int y) const {
    return child(board()->scene().indexOf(board()->spotAt(board()->mapFromGlobal(QPoint(x, y)))));
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface* child) const {
    const auto* spot = dynamic_cast<const AccessibleSpot*>(child);
    return spot ? board()->scene().indexOf(spot->id()) : -1;
}

QAccessibleInterface* AccessibleBoard::focusChild() const {
    return board()->hasFocus() ? child(board()->scene().indexOf(board()->focusedSpot())) : nullptr;
}

}
