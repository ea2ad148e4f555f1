// SPDX-License-Identifier: GPL-3.0-or-later
// The .saga file: one game with all its decisions and what chance answered. Computer moves are replayed, never
// rethought.
#pragma once

#include "record/game_finder.h"

#include <memory>
#include <string>
#include <string_view>

namespace heorot::record {

inline constexpr int sagaFormat = 1;

/// The whole text of a saga file. It holds every secret of the game, and says so in its first line.
HEOROT_RECORD_EXPORT std::string writeSaga(const AnyGame& game, const AnyMatch& match);

struct LoadedSaga {
    const AnyGame* game = nullptr;
    std::unique_ptr<AnyMatch> match;
    /// Empty, or sentences for a person: that the game was played with other rules or data, or that it goes on from
    /// its last stored state without a way back. They quote nothing of the game, which may be secret.
    std::string notice;
};

/// Reads a saga. First by replaying; if rules or data have changed so that this fails, from the stored last state; else
/// it throws FileError with the line. `name` stands in messages.
HEOROT_RECORD_EXPORT LoadedSaga readSaga(std::string_view text, const std::string& name, const GameFinder& games);

}
