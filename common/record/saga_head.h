// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a .saga file: everything before the deal. It holds what a list of sagas shows, as everybody at the table
// may see it, so that a list reads a few hundred bytes of each file and replays nothing.
#pragma once

#include "record/any_game.h"
#include "record/cursor.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

/// The format that is written. Format 1 had no SagaHead::now and no prompt.
inline constexpr int sagaFormat = 2;

/// What the next decision is about, in one language. Both texts are empty where none was written.
struct SagaPrompt {
    /// A code such as "fr".
    std::string language;
    /// One line.
    std::string text;
    bool operator==(const SagaPrompt&) const = default;
};

struct SagaHead {
    /// Where the game stands, as onlookers see it.
    struct Now {
        bool over = false;
        /// Per seat, if the game ended now: what is hidden counts nothing.
        std::vector<int> points;
        /// Seats with hidden pieces that will count.
        engine::SeatSet unknown;
        bool operator==(const Now&) const = default;
    };

    int format = sagaFormat;
    std::string game;
    int rules = 0;
    /// Fingerprint of the data.
    std::string data;
    Seating seating;
    /// Nothing in format 1.
    std::optional<Now> now;
    SagaPrompt prompt;
};

/// Where the match stands, for its head. No secret is in it.
HEOROT_RECORD_EXPORT SagaHead::Now standingOf(const AnyMatch& match);

/// Takes the keys of a head from a saga. Throws FileError. Whether the game exists and takes these seats is not
/// checked.
HEOROT_RECORD_EXPORT SagaHead takeHead(MapCursor& saga);

/// Reads the head from the beginning of a saga's text; what follows the head is not looked at. `name` stands in
/// messages. Throws FileError.
HEOROT_RECORD_EXPORT SagaHead parseSagaHead(std::string_view text, const std::string& name);

/// The same for a file, of which it reads no more than the head needs.
HEOROT_RECORD_EXPORT SagaHead readSagaHead(const std::filesystem::path& path);

}
