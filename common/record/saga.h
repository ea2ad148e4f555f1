// SPDX-License-Identifier: GPL-3.0-or-later
// The .saga file: one game with all its decisions and what chance answered. Computer moves are replayed, never
// rethought.
#pragma once

#include "record/game_finder.h"
#include "record/saga_head.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace heorot::record {

/// A saga file as it is written, in two parts: the head (saga_head.h), and the deal with all that was decided since.
struct SagaText {
    std::string head;
    std::string body;
    std::string whole() const { return head + body; }
};

/// The text holds every secret of the game, and says so in its first line. The prompt is written if there is one and
/// the game is not over.
HEOROT_RECORD_EXPORT SagaText sagaText(const AnyGame& game, const AnyMatch& match, const SagaPrompt& prompt = {});

/// The same in one piece, without a prompt.
HEOROT_RECORD_EXPORT std::string writeSaga(const AnyGame& game, const AnyMatch& match);

struct LoadedSaga {
    const AnyGame* game = nullptr;
    std::unique_ptr<AnyMatch> match;
    /// Empty, or sentences for a person: that the game was played with other rules or data, or that it goes on from
    /// its last stored state without a way back. They quote nothing of the game, which may be secret.
    std::string notice;
    /// Whether other rules or data than those of the file keep its moves from being repeated: a file that is saved now
    /// has them no more as moves, only as lines.
    bool losesMoves = false;
};

/// Why nobody of this word (Seating::players) can play a seat; empty if somebody can.
using PlayerCheck = std::function<std::string(const std::string& word)>;

/// Reads a saga. First by replaying; if rules or data have changed so that this fails, from the stored last state; else
/// it throws FileError with the line. `name` stands in messages.
HEOROT_RECORD_EXPORT LoadedSaga readSaga(std::string_view text, const std::string& name, const GameFinder& games,
                                         const PlayerCheck& refusePlayer = {});

}
