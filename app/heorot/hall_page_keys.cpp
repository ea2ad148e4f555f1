// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the hall, and which tile they are on.
#include "heorot/hall_page.h"

#include <QApplication>
#include <QKeyEvent>
#include <QShortcut>

#include <algorithm>

namespace heorot::app {

void HallPage::makeKeys() {
    const auto add = [this](Qt::Key key, auto&& act) {
        auto* shortcut = new QShortcut(key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    add(Qt::Key_Left, [this] { moveAcross(-1); });
    add(Qt::Key_Right, [this] { moveAcross(1); });
    add(Qt::Key_Up, [this] { moveUp(); });
    add(Qt::Key_Down, [this] { moveDown(); });
    add(Qt::Key_L, [this] {
        if (GameTile* tile = currentTile(); tile && tile->hasLessons()) tile->learnNext();
    });
    add(Qt::Key_R, [this] {
        if (GameTile* tile = currentTile()) tile->openRules();
    });
    add(Qt::Key_B, [this] {
        if (GameTile* tile = currentTile()) tile->openBox();
    });
}

GameTile* HallPage::currentTile() const {
    return tiles_.empty() ? nullptr : tiles_[std::min(current_, tiles_.size() - 1)];
}

void HallPage::markCurrent() {
    const QWidget* focus = QApplication::focusWidget();
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const bool isInside = focus && tiles_[i]->isAncestorOf(focus);
        if (isInside) current_ = i;
        tiles_[i]->setCurrent(isInside);
    }
}

void HallPage::takeFocus(Focus where) {
    setFocus();
    if (where == Focus::WhereItWas && leftFrom_) leftFrom_->setFocus(Qt::OtherFocusReason);
    leftFrom_ = nullptr;
}

/// From tile to tile; the first step only enters the tile that is current.
void HallPage::moveAcross(int step) {
    if (tiles_.empty()) return;
    const QWidget* focus = QApplication::focusWidget();
    if (focus && currentTile()->isAncestorOf(focus)) {
        const auto count = static_cast<int>(tiles_.size());
        current_ = static_cast<std::size_t>((static_cast<int>(current_) + step + count) % count);
    }
    currentTile()->focusBest();
}

void HallPage::moveDown() {
    if (GameTile* tile = currentTile()) tile->focusBest();
}

void HallPage::moveUp() {
    if (canContinue()) strip_->goOnButton().setFocus(Qt::BacktabFocusReason);
}

void HallPage::keyPressEvent(QKeyEvent* event) {
    const int digit = event->key() - Qt::Key_1;
    if (digit >= 0 && digit < static_cast<int>(tiles_.size()) && digit < 9)
        return emit newGameWanted(tiles_[static_cast<std::size_t>(digit)]->game());
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QWidget::keyPressEvent(event);
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (button && button->hasFocus())
        button->click();
    else if (canContinue())
        emit sagaWanted(strip_->saga().path);
}

}
