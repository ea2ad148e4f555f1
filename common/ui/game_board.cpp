// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game_board.h"

#include <QEvent>
#include <QVBoxLayout>

namespace heorot::ui {

GameBoard::GameBoard(const GameView& view, const plugin::Words& words, ArtCache& art, QWidget* parent)
    : QWidget(parent), view_(view), words_(words), board_(new BoardWidget(art, this)) {
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(board_);
    setFocusProxy(board_);
    connect(board_, &BoardWidget::chosen, this, &GameBoard::choose);
    connect(board_, &BoardWidget::pointed, this, &GameBoard::point);
    connect(board_, &BoardWidget::back, this, &GameBoard::back);
    connect(board_, &BoardWidget::sceneSizeWanted, this, [this] { setSitting(sitting_); });
}

GameBoard::~GameBoard() {
    // The board outlives the chooser by a moment and loses the focus in it.
    disconnect(board_, nullptr, this, nullptr);
}

void GameBoard::takeSitting(const Sitting& sitting) {
    sitting_ = sitting;
    sitting_.look.size = board_->wantedSize();
    board_->setLook(sitting_.look);
}

void GameBoard::showMatch(const record::AnyMatch& match, const Sitting& sitting, const Transition& transition) {
    match_ = &match;
    takeSitting(sitting);
    askIfDue({match, view_, words_, sitting_}, chooser_);
    refresh(transition);
}

void GameBoard::showMoment(const Showing& showing, const Transition& transition) {
    forget();
    board_->setScene(showing.scene, transition);
}

void GameBoard::forget() {
    match_ = nullptr;
    chooser_.close();
    board_->setMarks({{}, {}, lighted_});
    board_->setTip({});
}

void GameBoard::setSitting(const Sitting& sitting) {
    const bool asked = chooser_.isOpen();
    takeSitting(sitting);
    if (!match_) return;
    const Table table{*match_, view_, words_, sitting_};
    if (table.asks() != asked) askIfDue(table, chooser_);
    refresh();
}

void GameBoard::setTheme(const Theme& theme) {
    board_->setTheme(theme);
}

void GameBoard::setLighted(const QStringList& spots) {
    lighted_ = spots;
    board_->setMarks({sitting_.help == Help::None ? QStringList() : chooser_.lit(), chooser_.chosen(), lighted_});
}

void GameBoard::choose(const QString& spot) {
    if (spot.startsWith(commandZone)) return emit command(spot);
    if (!match_) return;
    if (spot == backSpot) {
        back();
        return;
    }
    const Table table{*match_, view_, words_, sitting_};
    if (const auto laid = laidAt(table, chooser_, spot)) return emit takenBack(*laid);
    const QString reason = whyNot(table, chooser_, spot);
    if (!reason.isEmpty()) {
        board_->showTip();
        return emit refused(reason);
    }
    const auto action = chooser_.choose(spot);
    refresh();
    if (action) emit decided(*action);
}

bool GameBoard::back() {
    if (!chooser_.back()) return false;
    refresh();
    return true;
}

void GameBoard::point(const QString& spot) {
    if (spot == pointed_) return;
    pointed_ = spot;
    if (match_) refresh();
    emit pointed(spot);
}

void GameBoard::refresh(const Transition& transition) {
    if (!match_) return;
    const Table table{*match_, view_, words_, sitting_};
    Prompt asked = promptOf(table, chooser_);
    // The spot under the mouse may be gone with the new scene; the board says so at once, and this is called again.
    board_->setScene(compose(table, chooser_, pointed_), transition);
    setLighted(lighted_);
    tellWhy(table);
    std::swap(asked, prompt_);
    if (asked.head != prompt_.head || asked.second != prompt_.second) emit promptChanged(prompt_.head, prompt_.second);
}

void GameBoard::tellWhy(const Table& table) {
    const Spot* spot = board_->scene().find(pointed_);
    if (!spot) return board_->setTip({});
    const QString reason = whyNot(table, chooser_, pointed_);
    const auto kind = reason.isEmpty() ? Tip::Kind::Told : Tip::Kind::Refused;
    board_->setTip({spot->id, spot->name, spot->description, kind, reason, spot->isUnsure});
}

void GameBoard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) refresh();
}

}
