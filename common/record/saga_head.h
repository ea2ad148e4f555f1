// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a .saga file: everything before the deal. It holds what a list of sagas shows, all of it public, so that
// a list reads a few hundred bytes per file and replays nothing.
#pragma once

#include "record/any_game.h"
#include "record/cursor.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

/// The newest format. Format 1 had neither SagaHead::now nor a prompt; format 3 adds the corrections that the game is
/// played with, and is only written for a game that has some.
inline constexpr int sagaFormat = 3;

/// What the next decision is about, in one language. Both texts are empty if the file has none.
struct SagaPrompt {
    /// A code such as "fr".
    std::string language;
    /// One line.
    std::string text;
    bool operator==(const SagaPrompt&) const = default;
};

struct SagaHead {
    /// The state of the game as spectators see it.
    struct Now {
        bool over = false;
        /// Per seat, as if the game ended now; hidden pieces count nothing.
        std::vector<int> points;
        /// Seats with hidden scoring pieces.
        engine::SeatSet unknown;
        bool operator==(const Now&) const = default;
    };

    int format = sagaFormat;
    std::string game;
    int rules = 0;
    /// Fingerprint of the data.
    std::string data;
    Seating seating;
    /// Empty in format 1.
    std::optional<Now> now;
    SagaPrompt prompt;
};

/// How far the match has come, for the head. Contains no secrets.
HEOROT_RECORD_EXPORT SagaHead::Now progressOf(const AnyMatch& match);

/// Reads the keys of a head from a saga. Throws FileError. Does not check whether the game exists and takes these
/// seats.
HEOROT_RECORD_EXPORT SagaHead takeHead(MapCursor& saga);

/// Reads the head from the beginning of a saga's text and ignores the rest. `name` is the file's name in messages.
/// Throws FileError.
HEOROT_RECORD_EXPORT SagaHead parseSagaHead(std::string_view text, const std::string& name);

/// The same for a file; reads no more of it than the head needs.
HEOROT_RECORD_EXPORT SagaHead readSagaHead(const std::filesystem::path& path);

}
