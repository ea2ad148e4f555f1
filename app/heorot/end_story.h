// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a finished game in words: its title, one line, and at most three sentences with numbers.
#pragma once

#include "heorot/end_facts.h"
#include "session/session.h"

#include <QString>

#include <optional>
#include <vector>

namespace heorot::app {

struct StorySentence {
    /// Whom it is about.
    engine::Seat seat = engine::nobody;
    QString text;
};

struct Story {
    QString title;
    QString line;
    std::vector<StorySentence> sentences;
    /// After how many moves the winner led for good; nothing if no move decided.
    std::optional<std::size_t> decision;
    QString decisionText;
};

/// Call it when the game is over. The history belongs to the session's match.
Story storyOf(const session::Session& session, const ScoreHistory& history);

/// Which numbers decided between seats with equal points; empty if they did not have to.
QString tieBreakText(const session::Session& session, const engine::Scores& scores);

}
