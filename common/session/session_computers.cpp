// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of a session: searches in a worker thread, and when their moves are shown.
#include "session/session.h"

#include "game/seating.h"

#include <QtConcurrent>

#include <algorithm>

namespace heorot::session {

namespace {

/// How long the searches of the moves that a seat makes in a row may take together, in milliseconds.
constexpr int turnLimitOf(ai::Level level) {
    return level == ai::Level::Master ? 9000 : 3000;
}

/// Each of these moves has this share of the time at least: they may be of several turns in a row.
constexpr int leastShare = 6;

}

void Session::startSearch() {
    const ai::Opponent opponent = game::opponentOf(game_, match_->seating(), match_->toMove());
    const auto& moves = match_->moves();
    const bool isNewChapter = chapters_.list().back().firstMove == moves.size();
    if (moves.empty() || moves.back().seat != match_->toMove() || isNewChapter) thoughtMs_ = 0;
    const int limit = turnLimitMs_.value_or(turnLimitOf(opponent.level));
    const qint64 left = std::max<qint64>(limit / leastShare, limit - thoughtMs_);
    stop_ = {};
    thinking_.start();
    turnTime_.start(static_cast<int>(left));
    pace_.start(std::max(leastPaceMs_, options_.paceMs));
    search_.setFuture(
        QtConcurrent::run(&pool_, game_.thinker(*match_, opponent, match_->setup().seed), stop_.get_token()));
}

void Session::stopSearch() {
    pace_.stop();
    forced_.stop();
    turnTime_.stop();
    found_.clear();
    stop_.request_stop();
    stop_ = {};
    search_.setFuture({});
    closeHint();
}

void Session::paceOver() {
    playFound();
    if (isThinkingLong()) emit thinkingLong();
}

void Session::turnTimeOver() {
    stop_.request_stop();
}

void Session::searchFinished() {
    if (search_.future().resultCount() == 0) return;
    turnTime_.stop();
    thoughtMs_ += thinking_.elapsed();
    found_ = search_.result();
    playFound();
}

void Session::playFound() {
    if (found_.empty() || pace_.isActive() || held_ || (paused_ && !playsOne_)) return;
    playsOne_ = false;
    if (!perform(std::exchange(found_, {}))) emit computerRefused(match_->toMove());
}

void Session::setPaused(bool paused) {
    if (paused_ == paused) return;
    paused_ = paused;
    playsOne_ = false;
    emit changed();
    playFound();
}

void Session::playOneComputerMove() {
    if (!paused_ || match_->isOver() || isPerson(match_->toMove())) return;
    playsOne_ = true;
    pace_.stop();
    playFound();
}

void Session::setHeld(bool held) {
    held_ = held;
    playFound();
}

void Session::askHint() {
    if (mayAskHint()) hint_.start();
}

void Session::closeHint() {
    if (!hint_.isOpen()) return;
    hint_.stop();
    emit hintClosed();
}

// Seats

bool Session::takeOver(engine::Seat seat, ai::Opponent opponent) {
    const std::string word = ai::wordOf(opponent);
    if (!isPerson(seat) || match_->isOver() || game::refusePlayerIn(game::Company::ComputersOnly, game_, word))
        return false;
    record::Seating seating = match_->seating();
    seating.players[seat] = word;
    seating.away = seating.away.with(seat);
    changePlayers(seating);
    return true;
}

bool Session::handBack(engine::Seat seat) {
    if (!isAway(seat)) return false;
    record::Seating seating = match_->seating();
    seating.players[seat] = game::personWord;
    seating.away = seating.away.without(seat);
    changePlayers(seating);
    return true;
}

void Session::changePlayers(const record::Seating& seating) {
    stopSearch();
    emit aboutToChange(match_->moves().size());
    match_->changePlayers(seating.players, seating.away, game::personsOf(seating));
    isStuck_ = false;
    hasJustUndone_ = false;
    thoughtMs_ = 0;
    afterChange();
}

}
