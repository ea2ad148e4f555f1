// SPDX-License-Identifier: GPL-3.0-or-later
// A session that a lesson leads.
#include "session/session.h"

namespace heorot::session {

void Session::setGuide(Guide guide) {
    guide_ = std::move(guide);
    if (started_) afterChange();
}

engine::Violation Session::playWritten(engine::Action action, const engine::Outcomes& outcomes) {
    if (const auto refused = match_->validate(action)) return refused;
    const std::size_t before = match_->moves().size();
    emit aboutToChange(before);
    if (outcomes.empty())
        match_->play(action);
    else
        match_->playScripted(action, outcomes);
    emit played(before);
    afterChange();
    return engine::allowed;
}

void Session::takeBack(std::size_t count) {
    if (count < match_->moves().size()) back(count);
}

}
