// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of a session: how far, by whom, and who has the table afterwards.
#include "session/session.h"

#include <algorithm>

namespace heorot::session {

using engine::nobody;
using engine::Seat;

engine::UndoRule Session::rule() const {
    return options_.casualUndo ? engine::UndoRule::Casual : engine::UndoRule::Free;
}

Seat Session::asker() const {
    const bool isSeated = options_.handOver != HandOver::Never && viewer_ != nobody;
    if (isSeated || match_->undoPoint(viewer_, rule())) return viewer_;
    const Seat last = lastPerson();
    return last == nobody ? viewer_ : last;
}

Seat Session::lastPerson() const {
    const auto& moves = match_->moves();
    const auto last =
        std::find_if(moves.rbegin(), moves.rend(), [this](const engine::Move& move) { return isPerson(move.seat); });
    return last == moves.rend() ? nobody : last->seat;
}

bool Session::isHandedOver() const {
    if (options_.handOver == HandOver::Never || viewer_ != nobody || !isShared()) return false;
    return waitingFor_ != nobody || asker() != match_->toMove();
}

std::optional<std::size_t> Session::undoTarget() const {
    if (guide_) return {};
    if (isHandedOver()) return match_->handOverPoint(asker(), rule());
    const auto count = match_->undoPoint(asker(), rule());
    // A person who does not see its secret choice undoes it as a whole.
    const bool splits = count && viewer_ == nobody && match_->splitsChoice(*count);
    return splits ? match_->handOverPoint(asker(), rule()) : count;
}

bool Session::hasDecided() const {
    const Seat who = asker();
    const auto& moves = match_->moves();
    return std::any_of(moves.begin(), moves.end(), [who](const engine::Move& move) { return move.seat == who; });
}

bool Session::canResetTurn() const {
    return turnStart().has_value();
}

std::optional<std::size_t> Session::turnStart() const {
    if (guide_) return {};
    return isHandedOver() ? undoTarget() : match_->turnStart(asker(), rule());
}

bool Session::canRedo() const {
    return !guide_ && !match_->undone().empty() && (mayDecide() || match_->isOver());
}

bool Session::mayGoBackTo(std::size_t count) const {
    if (guide_) return false;
    if (isHandedOver()) return count == undoTarget();
    if (viewer_ == nobody && match_->splitsChoice(count)) return false;
    return match_->mayGoBackTo(count, asker(), rule());
}

bool Session::undo() {
    const auto count = undoTarget();
    if (count) back(*count);
    return count.has_value();
}

bool Session::resetTurn() {
    const auto count = turnStart();
    if (count) back(*count);
    return count.has_value();
}

void Session::goBackTo(std::size_t count) {
    if (mayGoBackTo(count)) back(count);
}

void Session::back(std::size_t count) {
    stopSearch();
    const Seat who = match_->moves()[count].seat;
    emit aboutToChange(count);
    match_->goBackTo(count);
    reports_.forgetFrom(count);
    chapters_.forgetFrom(count + 1);
    isStuck_ = false;
    // A person whose turn comes again after another person's must take the table again.
    if (!isShared() || options_.handOver == HandOver::Never)
        viewer_ = who;
    else if (viewer_ != who)
        viewer_ = nobody;
    hasJustUndone_ = true;
    afterChange();
}

bool Session::redo() {
    if (!canRedo()) return false;
    emit aboutToChange(match_->moves().size());
    match_->redo();
    hasJustUndone_ = !match_->undone().empty();
    afterChange();
    return true;
}

bool Session::withdraw(std::size_t move) {
    const Seat seat = asker();
    if (guide_ || move >= match_->moves().size() || match_->moves()[move].seat != seat || !isPerson(seat)) return false;
    if (isHandedOver() || (viewer_ == nobody && match_->moves()[move].secret)) return false;
    stopSearch();
    emit aboutToChange(move);
    const bool done = match_->withdraw(move);
    reports_.forgetFrom(move);
    chapters_.forgetFrom(move + 1);
    isStuck_ = isStuck_ && !done;
    if (done && options_.handOver == HandOver::Never) viewer_ = seat;
    hasJustUndone_ = hasJustUndone_ || done;
    afterChange();
    return done;
}

}
