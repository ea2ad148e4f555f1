// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "game/seating.h"
#include "record/file_error.h"

#include <QEventLoop>
#include <QRandomGenerator>
#include <QtConcurrent>

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
    : Session(*saga.module, std::move(saga.match), QString::fromStdString(saga.notice), SagaFile(path, saga), options,
              parent) {}

Session::Session(const game::GameModule& game, std::unique_ptr<record::AnyMatch>&& match, QString notice, SagaFile file,
                 const Options& options, QObject* parent)
    : QObject(parent), game_(game), view_(game.createView()), match_(std::move(match)), notice_(std::move(notice)),
      autosave_(game_, *match_, std::move(file)), options_(options), reports_(game_, *match_, view_.get()) {
    pace_.setSingleShot(true);
    forced_.setSingleShot(true);
    forced_.setInterval(0);
    connect(&pace_, &QTimer::timeout, this, &Session::showThought);
    connect(&forced_, &QTimer::timeout, this, &Session::playForced);
    connect(&search_, &QFutureWatcher<engine::Action>::finished, this, &Session::thought);
    seatViewer();
}

Session::~Session() {
    search_.disconnect(this);
    pool_.waitForDone();
}

void Session::start() {
    started_ = true;
    settle();
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

bool Session::mayDecide() const {
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
    wentBack_ = false;
    perform(match_->stepWith(action), picks);
    return engine::allowed;
}

bool Session::perform(const std::vector<engine::Action>& step, const engine::Picks& picks, Along along) {
    emit aboutToChange();
    const std::size_t before = match_->moves().size();
    const bool isAllowed = std::all_of(step.begin(), step.end(), [&](engine::Action action) {
        if (match_->play(action)) return false;
        const bool isFirst = match_->moves().size() == before + 1;
        if (isFirst) match_->setPicks(picks);
        if (isPerson(match_->moves().back().seat) && (!isFirst || along == Along::WithTheLast))
            match_->joinToPrevious();
        return true;
    });
    isStuck_ = !isAllowed;
    seatViewer();
    emit played(before);
    settle();
    return isAllowed;
}

void Session::settle() {
    stopThinking();
    seatViewer();
    save();
    emit changed();
    advance();
}

/// With several people, hidden pieces are covered when the next person must decide (unless hand-over is off), and play
/// waits until that person takes the table if the decision needs them.
void Session::seatViewer() {
    const Seat next = match_->toMove();
    waitingFor_ = nobody;
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
    if (!started_) return;
    if (match_->isOver()) {
        emit finished();
    } else if (waitingFor_ != nobody) {
        emit handOverNeeded(waitingFor_);
    } else if (isPerson(match_->toMove())) {
        if (isLedOn() && !wentBack_) forced_.start();
    } else if (!isStuck_) {
        think();
    }
}

/// With spectators at the table, it would reveal that a person has nothing to pay with.
bool Session::isLedOn() const {
    const bool isRefusal = match_->mereRefusal().has_value();
    return isRefusal ? !isShared() : options_.playForced;
}

void Session::playForced() {
    if (!mayDecide() || match_->isOver()) return;
    engine::ActionList legal;
    match_->legalActions(legal);
    if (legal.size() != 1) return;
    const bool isSameSeat = !match_->moves().empty() && match_->moves().back().seat == match_->toMove();
    perform({legal[0]}, engine::noPicks, isSameSeat ? Along::WithTheLast : Along::WithTheFirst);
}

// Computer players

void Session::think() {
    const ai::Level level = game::levelOf(match_->seating(), match_->toMove());
    pace_.start(std::max(leastPaceMs_, options_.paceMs));
    search_.setFuture(QtConcurrent::run(&pool_, game_.thinker(*match_, level, match_->setup().seed)));
}

void Session::stopThinking() {
    pace_.stop();
    forced_.stop();
    found_.clear();
    // A search cannot be interrupted; it finishes on its own and its result is discarded.
    search_.setFuture({});
}

void Session::thought() {
    if (search_.future().resultCount() == 0) return;
    found_ = search_.result();
    showThought();
}

void Session::showThought() {
    if (found_.empty() || pace_.isActive() || held_ || (paused_ && !stepping_)) return;
    stepping_ = false;
    if (!perform(std::exchange(found_, {}))) emit computerRefused(match_->toMove());
}

void Session::setPaused(bool paused) {
    if (paused_ == paused) return;
    paused_ = paused;
    stepping_ = false;
    emit changed();
    showThought();
}

void Session::step() {
    if (!paused_ || match_->isOver() || isPerson(match_->toMove())) return;
    stepping_ = true;
    pace_.stop();
    showThought();
}

void Session::setHeld(bool held) {
    held_ = held;
    showThought();
}

std::optional<engine::Action> Session::hint() const {
    if (!mayDecide() || viewer_ == nobody) return {};
    return game_.think(*match_, ai::Level::Easy, match_->setup().seed);
}

void Session::setOptions(const Options& options) {
    const Options before = std::exchange(options_, options);
    if (pace_.isActive() && before.paceMs != options.paceMs) pace_.start(std::max(leastPaceMs_, options.paceMs));
    seatViewer();
    emit changed();
    if (started_ && options_.playForced && !before.playForced && mayDecide()) advance();
}

// Undo and redo

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
    return isHandedOver() ? undoTarget() : match_->turnStart(asker(), rule());
}

bool Session::canRedo() const {
    return !match_->undone().empty() && (mayDecide() || match_->isOver());
}

bool Session::mayGoBackTo(std::size_t count) const {
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
    stopThinking();
    const Seat who = match_->moves()[count].seat;
    emit aboutToChange();
    match_->goBackTo(count);
    reports_.forgetFrom(count);
    isStuck_ = false;
    // A person whose turn comes again after another person's must take the table again.
    if (!isShared() || options_.handOver == HandOver::Never)
        viewer_ = who;
    else if (viewer_ != who)
        viewer_ = nobody;
    wentBack_ = true;
    settle();
}

bool Session::redo() {
    if (!canRedo()) return false;
    emit aboutToChange();
    match_->redo();
    wentBack_ = !match_->undone().empty();
    settle();
    return true;
}

bool Session::withdraw(std::size_t move) {
    const Seat seat = asker();
    if (move >= match_->moves().size() || match_->moves()[move].seat != seat || !isPerson(seat)) return false;
    if (isHandedOver() || (viewer_ == nobody && match_->moves()[move].secret)) return false;
    stopThinking();
    emit aboutToChange();
    const bool done = match_->withdraw(move);
    reports_.forgetFrom(move);
    isStuck_ = isStuck_ && !done;
    if (done && options_.handOver == HandOver::Never) viewer_ = seat;
    wentBack_ = wentBack_ || done;
    settle();
    return done;
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
    // The second player sits first; people keep their colors.
    std::rotate(seating.names.begin(), seating.names.begin() + 1, seating.names.end());
    if (!seating.players.empty())
        std::rotate(seating.players.begin(), seating.players.begin() + 1, seating.players.end());
    std::rotate(seating.colors.begin(), seating.colors.begin() + 1, seating.colors.end());
    next.setup.seed = QRandomGenerator::global()->bounded(1u, 1'000'000u);
    return next;
}

}
