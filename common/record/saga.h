// SPDX-License-Identifier: GPL-3.0-or-later
// The .saga file: one game with all its decisions and outcomes of chance. Computer moves are replayed, never
// recomputed.
#pragma once

#include "record/game_finder.h"
#include "record/saga_head.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace heorot::record {

/// A saga file in two parts: the head (saga_head.h), and the deal with every decision since.
struct SagaText {
    std::string head;
    std::string body;
    std::string whole() const { return head + body; }
};

/// The text contains every secret of the game and says so in its first line. The prompt is included if there is one and
/// the game is not over.
HEOROT_RECORD_EXPORT SagaText sagaText(const AnyGame& game, const AnyMatch& match, const SagaPrompt& prompt = {});

/// The same as one text, without a prompt.
HEOROT_RECORD_EXPORT std::string writeSaga(const AnyGame& game, const AnyMatch& match);

struct LoadedSaga {
    const AnyGame* game = nullptr;
    std::unique_ptr<AnyMatch> match;
    /// Sentences for a person: the game was played with other rules or data, or resumes from its last stored state and
    /// cannot be undone beyond it. They quote nothing from the game, which may be secret.
    std::vector<Fault> notice;
    /// Whether the moves cannot be replayed with the current rules or data: a file saved now contains them only as
    /// lines.
    bool losesMoves = false;
};

/// Why this word (Seating::players) cannot play a seat of the game; nothing if it can.
using PlayerCheck = std::function<Fault(const AnyGame& game, const std::string& word)>;

/// Reads a saga: by replaying it or, if rules or data have changed too much for that, from the stored last state.
/// Otherwise throws FileError with the line. `name` is the file's name in messages.
HEOROT_RECORD_EXPORT LoadedSaga readSaga(std::string_view text, const std::string& name, const GameFinder& games,
                                         const PlayerCheck& refusePlayer = {});

}
