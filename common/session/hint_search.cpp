// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/hint_search.h"

#include <QtConcurrent>

namespace heorot::session {

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
    searchNext();
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
    if (isBetter) advice_ = std::move(found);
    if (isFinal)
        isRefining_ = false;
    else
        searchNext();
    if (isBetter) emit refined();
}

}
