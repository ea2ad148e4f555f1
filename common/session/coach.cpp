// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/coach.h"

#include "session/play_on.h"
#include "session/save_words.h"

#include <QLocale>
#include <QtConcurrent>

#include <algorithm>
#include <cmath>

namespace heorot::session {

using engine::Seat;

namespace {

constexpr std::size_t allIterations = 125'000;
constexpr std::size_t leastIterations = 100;
constexpr std::size_t mostIterations = 10'000;

const ai::AdvisedAction* find(const ai::Advice& advice, engine::Action action) {
    const auto found = std::find_if(advice.actions.begin(), advice.actions.end(),
                                    [&](const ai::AdvisedAction& each) { return each.action == action; });
    return found == advice.actions.end() ? nullptr : &*found;
}

double worstOf(const ai::Advice& advice) {
    return std::min_element(advice.actions.begin(), advice.actions.end(),
                            [](const auto& one, const auto& other) { return one.value < other.value; })
        ->value;
}

}

int iterationsFor(std::size_t decisions) {
    return static_cast<int>(
        std::clamp(allIterations / std::max<std::size_t>(1, decisions), leastIterations, mostIterations));
}

bool canReview(const game::GameModule& game, const record::AnyMatch& match) {
    const std::vector<std::string> levels = game.computerPlayers();
    return match.isOver() && canReplay(match) && std::any_of(levels.begin(), levels.end(), [](const std::string& word) {
               const auto level = ai::levelOf(word);
               return level && *level >= ai::Level::Medium;
           });
}

ReviewTask::ReviewTask(const game::GameModule& game, const record::AnyMatch& match, Seat seat, const ReviewSpec& spec)
    : seat_(seat) {
    const auto replayed = matchUntil(game, match, 0, {.seed = match.setup().seed});
    if (!replayed) return;
    engine::ActionList legal;
    for (std::size_t i = 0; i < match.moves().size(); ++i) {
        const engine::Move& move = match.moves()[i];
        if (move.seat == seat) {
            replayed->legalActions(legal);
            if (legal.size() > 1) decisions_.push_back({i, move.action, {}, {}});
        }
        if (replayed->playScripted(move.action, move.outcomes)) break;
    }
    const int iterations = spec.iterations > 0 ? spec.iterations : iterationsFor(decisions_.size());
    ai::AdviceSpec asked{.opponent = ai::Level::Master, .seed = spec.seed, .iterations = iterations};
    for (Decision& decision : decisions_) {
        asked.included.reset();
        decision.adviser = game.adviser(match, decision.move, asked);
        asked.included = decision.taken;
        decision.comparer = game.adviser(match, decision.move, asked);
    }
}

std::optional<Review> ReviewTask::run(const std::stop_token& stop, const std::function<void(int)>& progress) const {
    Review review{.seat = seat_};
    double lost = 0;
    double atStake = 0;
    for (std::size_t i = 0; i < decisions_.size(); ++i) {
        if (stop.stop_requested()) return {};
        const Decision& decision = decisions_[i];
        ai::Advice advice = decision.adviser(stop);
        if (advice.actions.front().action != decision.taken) advice = decision.comparer(stop);
        if (stop.stop_requested()) return {};
        progress(static_cast<int>(i) + 1);
        // One of several equal pieces may be written in a way that the search does not try.
        const ai::AdvisedAction* taken = find(advice, decision.taken);
        if (advice.iterations == 0 || !taken) continue;
        ++review.decisions;
        const ai::AdvisedAction& best = advice.actions.front();
        const double loss = std::max(0.0, best.value - taken->value);
        lost += loss;
        atStake += std::max(0.0, best.value - worstOf(advice));
        if (loss < leastGain) continue;
        Loss noted{decision.move, decision.taken, best.action, loss, best.chance - taken->chance, {}};
        for (std::size_t seat = 0; seat < noted.terms.size(); ++seat)
            for (std::size_t term = 0; term < noted.terms[seat].size(); ++term)
                noted.terms[seat][term] = best.later[seat][term] - taken->later[seat][term];
        review.losses.push_back(noted);
    }
    std::stable_sort(review.losses.begin(), review.losses.end(),
                     [](const Loss& one, const Loss& other) { return one.gain > other.gain; });
    if (review.losses.size() > mostLosses) review.losses.resize(mostLosses);
    if (atStake > 0) review.kept = 100 * (1 - lost / atStake);
    return review;
}

ChoiceText betterOf(const game::GameModule& game, const record::AnyMatch& before, const Loss& loss) {
    ChoiceText better = comparedChoice(game, before, loss.better, loss.taken, loss.terms);
    if (better.reasons.isEmpty()) better.reasons << Say::tr("It would have been a little better.");
    if (const auto more = static_cast<int>(std::lround(100 * loss.chance)); more > 0)
        //: What a better move would have brought: %n of 100 games
        better.outlook = Say::tr("It would have won about %n more game(s) in 100.", nullptr, more);
    return better;
}

QString keptText(const record::AnyMatch& match, const Review& review) {
    const QString name = QString::fromStdString(match.seating().names[review.seat]);
    const QString kept = QLocale().toString(std::lround(review.kept));
    //: How a player decided in a game that it won: %1 the player, %2 a number of percent
    const QString won = Say::tr("%1 won; the coach rates the decisions at %2%.");
    //: How a player decided in a game that it did not win: %1 the player, %2 a number of percent
    const QString lost = Say::tr("%1 didn’t win; the coach rates the decisions at %2%.");
    //: How a player decided in a game whose first place it shared: %1 the player, %2 a number of percent
    const QString shared = Say::tr("%1 shares the victory; the coach rates the decisions at %2%.");
    const auto& places = match.scores().place;
    const bool isFirst = places[review.seat] == 1;
    const auto firsts = std::count(places.begin(), places.begin() + match.setup().seats, 1);
    return (!isFirst ? lost : firsts > 1 ? shared : won).arg(name, kept);
}

QString meaningText(const record::AnyMatch& match, const Review& review) {
    const QString scale = Say::tr("100% means the best computer player’s choice every time, not a victory.");
    if (review.losses.empty()) {
        const bool hasWon = match.scores().place[review.seat] == 1;
        const QString none = Say::tr("No decision could have been much better.");
        const QString others =
            Say::tr("No decision could have been much better: the others or chance decided the game.");
        return (hasWon ? none : others) + u' ' + scale;
    }
    const QString step = QLocale().toString(qulonglong{stepOf(match, review.losses.front().move)});
    //: %1 a number of the log
    return Say::tr("The largest miss was move %1.").arg(step) + u' ' + scale;
}

std::size_t stepOf(const record::AnyMatch& match, std::size_t move) {
    const auto& moves = match.moves();
    return static_cast<std::size_t>(std::count_if(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(move),
                                                  [](const engine::Move& each) { return !each.secret; })) +
           1;
}

Coach::Coach(const game::GameModule& game, QObject* parent) : QObject(parent), game_(game) {
    pool_.setMaxThreadCount(1);
}

Coach::~Coach() {
    cancel();
    pool_.waitForDone();
}

void Coach::start(const record::AnyMatch& match, Seat seat, const ReviewSpec& spec) {
    cancel();
    stop_ = {};
    auto task = std::make_shared<const ReviewTask>(game_, match, seat, spec);
    watcher_ = new QFutureWatcher<Review>(this);
    connect(watcher_, &QFutureWatcherBase::progressValueChanged, this,
            [this, decisions = task->decisions()](int done) { emit progressed(done, decisions); });
    connect(watcher_, &QFutureWatcherBase::finished, this, [this] {
        const QFuture<Review> future = watcher_->future();
        watcher_->deleteLater();
        watcher_ = nullptr;
        if (future.resultCount() > 0) emit finished(future.result());
    });
    watcher_->setFuture(QtConcurrent::run(&pool_, [task, stop = stop_.get_token()](QPromise<Review>& promise) {
        promise.setProgressRange(0, task->decisions());
        if (auto review = task->run(stop, [&](int done) { promise.setProgressValue(done); }))
            promise.addResult(std::move(*review));
    }));
}

void Coach::cancel() {
    if (!watcher_) return;
    stop_.request_stop();
    watcher_->disconnect(this);
    watcher_->deleteLater();
    watcher_ = nullptr;
}

}
