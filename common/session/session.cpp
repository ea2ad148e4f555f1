// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "game/seating.h"
#include "language/fault_words.h"
#include "record/file_error.h"

#include <QEventLoop>
#include <QRandomGenerator>

#include <algorithm>

namespace heorot::session {

using engine::nobody;
using engine::Seat;

Session::Session(const game::GameModule& game, const NewGame& begun, const QString& path, const Options& options,
                 QObject* parent)
    : Session(game, game.newMatch(begun.setup, begun.seating), {}, SagaFile(path), options, parent) {}

Session::Session(const game::GameModule& game, std::unique_ptr<record::AnyMatch> match, QString notice,
                 const QString& path, const Options& options, QObject* parent)
    : Session(game, std::move(match), std::move(notice), SagaFile(path, game, *match), options, parent) {}

Session::Session(StoredSaga saga, const QString& path, const Options& options, QObject* parent)
    : Session(*saga.module, std::move(saga.match), language::sentences(saga.notice), SagaFile(path, saga), options,
              parent) {}

Session::Session(const game::GameModule& game, std::unique_ptr<record::AnyMatch>&& match, QString notice, SagaFile file,
                 const Options& options, QObject* parent)
    : QObject(parent), game_(game), view_(game.createView()), match_(std::move(match)), notice_(std::move(notice)),
      autosave_(game_, *match_, std::move(file)), options_(options), reports_(game_, *match_, view_.get()),
      chapters_(game_, *match_), hint_(game_, *match_) {
    pace_.setSingleShot(true);
    forced_.setSingleShot(true);
    forced_.setInterval(0);
    turnTime_.setSingleShot(true);
    connect(&pace_, &QTimer::timeout, this, &Session::paceOver);
    connect(&turnTime_, &QTimer::timeout, this, &Session::turnTimeOver);
    connect(&forced_, &QTimer::timeout, this, &Session::playForced);
    connect(&search_, &QFutureWatcher<engine::Action>::finished, this, &Session::searchFinished);
    connect(&hint_, &HintSearch::refined, this, &Session::hintRefined);
    updateViewer();
}

Session::~Session() {
    search_.disconnect(this);
    stop_.request_stop();
    pool_.waitForDone();
}

void Session::start() {
    started_ = true;
    afterChange();
}

bool Session::hasComputers() const {
    return match_->persons() != engine::SeatSet::all(match_->setup().seats);
}

bool Session::isShared() const {
    const engine::SeatSet persons = match_->persons();
    for (Seat seat = 0; seat < match_->setup().seats; ++seat)
        if (persons.has(seat)) return persons != engine::SeatSet::of(seat);
    return false;
}

void Session::watchAs(Seat seat) {
    watcher_ = match_->isOver() ? seat : nobody;
    updateViewer();
}

bool Session::mayDecide() const {
    if (watcher_) return false;
    const Seat next = match_->toMove();
    return isPerson(next) && waitingFor_ == nobody && (viewer_ == next || viewer_ == nobody);
}

Seat Session::covered() const {
    const Seat next = match_->toMove();
    return isPerson(next) && viewer_ == nobody ? next : nobody;
}

engine::Violation Session::play(engine::Action action, const engine::Picks& picks) {
    if (const auto refused = match_->validate(action)) return refused;
    if (!mayDecide()) return engine::Violation{0xFFFF, {}};
    if (guide_) {
        guide_(action);
        return engine::allowed;
    }
    hasJustUndone_ = false;
    perform(match_->settledWith(action), picks);
    return engine::allowed;
}

bool Session::perform(const std::vector<engine::Action>& actions, const engine::Picks& picks, JoinedTo joined) {
    const std::size_t before = match_->moves().size();
    emit aboutToChange(before);
    const bool isAllowed = std::all_of(actions.begin(), actions.end(), [&](engine::Action action) {
        if (match_->play(action)) return false;
        const bool isFirst = match_->moves().size() == before + 1;
        if (isFirst) match_->setPicks(picks);
        if (isPerson(match_->moves().back().seat) && (!isFirst || joined == JoinedTo::PreviousMove))
            match_->joinToPrevious();
        return true;
    });
    isStuck_ = !isAllowed;
    updateViewer();
    emit played(before);
    afterChange();
    return isAllowed;
}

void Session::afterChange() {
    stopSearch();
    updateViewer();
    if (!guide_) save();
    emit changed();
    advance();
}

/// With several people, hidden pieces are covered when the next person must decide (unless hand-over is off), and play
/// waits until that person takes the table if the decision needs them.
void Session::updateViewer() {
    const Seat next = match_->toMove();
    waitingFor_ = nobody;
    if (watcher_) {
        viewer_ = *watcher_;
        return;
    }
    // A computer player may have taken over the viewer's seat.
    if (!isPerson(viewer_)) viewer_ = nobody;
    if (!isShared()) {
        for (Seat seat = 0; seat < match_->setup().seats; ++seat)
            if (isPerson(seat)) viewer_ = seat;
        return;
    }
    if (options_.handOver == HandOver::Never) {
        if (isPerson(next)) viewer_ = next;
        return;
    }
    // Computer players move while the last person keeps the table.
    if (next == viewer_ || (!match_->isOver() && !isPerson(next))) return;
    viewer_ = nobody;
    const bool isCovered = options_.handOver == HandOver::Always || match_->usesSecrets();
    if (!match_->isOver() && isCovered) waitingFor_ = next;
}

void Session::waitForPerson() {
    QEventLoop loop;
    const auto goesOn = [this] {
        const bool isDecided = match_->isOver() || waitingFor_ != nobody || isStuck_;
        return !isDecided && (!isPerson(match_->toMove()) || forced_.isActive());
    };
    while (goesOn()) loop.processEvents(QEventLoop::WaitForMoreEvents);
}

void Session::takeTable() {
    if (waitingFor_ == nobody) return;
    viewer_ = std::exchange(waitingFor_, nobody);
    emit changed();
    advance();
}

void Session::askForTable() {
    if (waitingFor_ != nobody || covered() == nobody) return;
    waitingFor_ = covered();
    emit changed();
    emit handOverNeeded(waitingFor_);
}

void Session::advance() {
    if (!started_ || guide_) return;
    if (match_->isOver()) {
        emit finished();
    } else if (waitingFor_ != nobody) {
        emit handOverNeeded(waitingFor_);
    } else if (isPerson(match_->toMove())) {
        if (playsOnlyAction() && !hasJustUndone_) forced_.start();
    } else if (!isStuck_) {
        startSearch();
    }
}

/// With spectators at the table, it would reveal that a person has nothing to pay with.
bool Session::playsOnlyAction() const {
    const bool isRefusal = match_->mereRefusal().has_value();
    return isRefusal ? !isShared() : options_.playForced;
}

bool Session::isForced() const {
    if (guide_ || match_->isOver() || !isPerson(match_->toMove()) || !playsOnlyAction()) return false;
    engine::ActionList legal;
    match_->legalActions(legal);
    return legal.size() == 1;
}

void Session::playForced() {
    if (!mayDecide() || match_->isOver()) return;
    engine::ActionList legal;
    match_->legalActions(legal);
    if (legal.size() != 1) return;
    const bool isSameSeat = !match_->moves().empty() && match_->moves().back().seat == match_->toMove();
    perform({legal[0]}, engine::noPicks, isSameSeat ? JoinedTo::PreviousMove : JoinedTo::FirstAction);
}

void Session::setOptions(const Options& options) {
    const Options before = std::exchange(options_, options);
    if (pace_.isActive() && before.paceMs != options.paceMs) pace_.start(std::max(leastPaceMs_, options.paceMs));
    updateViewer();
    if (!mayAskHint()) closeHint();
    emit changed();
    if (started_ && options_.playForced && !before.playForced && mayDecide()) advance();
}

// Saving

void Session::save() {
    if (!started_) return;
    const QString why = autosave_.save();
    const bool before = std::exchange(lastSaveFailed_, !why.isEmpty());
    if (lastSaveFailed_)
        emit saveFailed(why);
    else if (before)
        emit savedAgain();
}

bool Session::saveAs(const QString& path) {
    if (const QString why = autosave_.saveAs(path); !why.isEmpty()) {
        emit saveAsFailed(why);
        return false;
    }
    if (std::exchange(lastSaveFailed_, false)) emit savedAgain();
    emit changed();
    return true;
}

CopyResult Session::saveCopy(const QString& path) {
    CopyResult result = autosave_.saveCopy(path);
    if (result.state == CopyResult::State::Moved) lastSaveFailed_ = false;
    return result;
}

std::size_t Session::sinceLastTurn(Seat seat) const {
    const auto& moves = match_->moves();
    std::size_t count = moves.size();
    while (count > 0 && moves[count - 1].seat != seat) --count;
    return count;
}

NewGame Session::rematch() const {
    NewGame next{QString::fromStdString(game_.id()), match_->setup(), match_->seating()};
    record::Seating& seating = next.seating;
    const auto seats = static_cast<std::size_t>(next.setup.seats);
    if (seating.colors.empty())
        for (std::size_t seat = 0; seat < seats; ++seat) seating.colors.push_back(static_cast<std::uint8_t>(seat));
    // Whoever was away plays again.
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat)
        if (std::exchange(seating.away, seating.away.without(seat)).has(seat)) seating.players[seat] = game::personWord;
    // The second player sits first; people keep their colors.
    std::rotate(seating.names.begin(), seating.names.begin() + 1, seating.names.end());
    if (!seating.players.empty())
        std::rotate(seating.players.begin(), seating.players.begin() + 1, seating.players.end());
    std::rotate(seating.colors.begin(), seating.colors.begin() + 1, seating.colors.end());
    next.setup.seed = QRandomGenerator::global()->bounded(1u, 1'000'000u);
    return next;
}

}
