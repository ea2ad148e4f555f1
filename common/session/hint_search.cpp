// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/hint_search.h"

#include <QtConcurrent>

#include <algorithm>

namespace heorot::session {

namespace {

/// Values (0 .. 1) of choices that differ by less do not change the order: advice that jumps to and fro is no help.
constexpr double aboutEqual = 0.005;

/// Keeps the choice that was the best one so far in front, if it is about as good as the one found now.
void keepFirst(ai::Advice& found, engine::Action first) {
    const auto at = std::find_if(found.actions.begin(), found.actions.end(),
                                 [&](const ai::AdvisedAction& advised) { return advised.action == first; });
    if (at != found.actions.end() && at->value >= found.actions.front().value - aboutEqual)
        std::rotate(found.actions.begin(), at, at + 1);
}

}

HintSearch::HintSearch(const game::GameModule& game, const record::AnyMatch& match, QObject* parent)
    : QObject(parent), game_(game), match_(match) {
    connect(&search_, &QFutureWatcher<ai::Advice>::finished, this, &HintSearch::searchFinished);
}

HintSearch::~HintSearch() {
    search_.disconnect(this);
    stop_.request_stop();
    pool_.waitForDone();
}

void HintSearch::start() {
    stop();
    isOpen_ = true;
    if (!resume()) searchNext();
}

std::vector<engine::Action> HintSearch::position() const {
    std::vector<engine::Action> actions;
    for (const engine::Move& move : match_.moves()) actions.push_back(move.action);
    return actions;
}

bool HintSearch::resume() {
    if (!kept_ || keptPosition_ != position()) return false;
    isRefining_ = true;
    // As with a new search, the caller is answered later.
    search_.setFuture(QtConcurrent::run(&pool_, [found = *kept_] { return found; }));
    next_ = keptNext_;
    return true;
}

void HintSearch::stop() {
    stop_.request_stop();
    stop_ = {};
    search_.setFuture({});
    isOpen_ = isRefining_ = false;
    next_ = 0;
    advice_.reset();
}

void HintSearch::searchNext() {
    isRefining_ = next_ < hintIterations.size();
    if (!isRefining_) return;
    ai::AdviceSpec spec;
    spec.seed = match_.setup().seed;
    spec.iterations = hintIterations[next_++];
    search_.setFuture(QtConcurrent::run(&pool_, game_.adviser(match_, match_.moves().size(), spec), stop_.get_token()));
}

void HintSearch::searchFinished() {
    if (search_.future().resultCount() == 0) return;
    ai::Advice found = search_.result();
    // A forced decision, or a game without a search: more iterations change nothing.
    const bool isFinal = found.iterations == 0;
    const bool isBetter = !advice_ || found.iterations > advice_->iterations;
    if (isBetter) {
        if (advice_) keepFirst(found, advice_->actions.front().action);
        advice_ = std::move(found);
        kept_ = advice_;
        keptPosition_ = position();
    }
    keptNext_ = next_;
    if (isFinal)
        isRefining_ = false;
    else
        searchNext();
    if (isBetter) emit refined();
}

}
