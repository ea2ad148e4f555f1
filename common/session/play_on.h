// SPDX-License-Identifier: GPL-3.0-or-later
// A new game that begins in the middle of another one.
#pragma once

#include "record/any_game.h"

#include "session/session_export.h"

#include <memory>
#include <optional>

namespace heorot::session {

struct PlayOn {
    /// Who plays; nothing for the same seats. The names and the number of seats are those of the match.
    std::optional<record::Seating> seating{};
    /// The seed of everything that chance still has to decide, such as dice and shuffles to come; nothing for the same
    /// chance as then. What is hidden already, such as the order of a deck, is never changed.
    std::optional<std::uint64_t> seed{};
};

/// Whether the moves of the match can be replayed from its deal; not after it was resumed from a stored state.
HEOROT_SESSION_EXPORT bool canReplay(const record::AnyMatch& match);

/// Whether dice were rolled in any move of the match, not only cards or tiles drawn.
HEOROT_SESSION_EXPORT bool rollsDice(const record::AnyMatch& match);

/// A match of the same game as `match` was after its first `moves` moves, with the same moves to undo. nullptr if the
/// match cannot be replayed.
HEOROT_SESSION_EXPORT std::unique_ptr<record::AnyMatch>
matchUntil(const record::AnyGame& game, const record::AnyMatch& match, std::size_t moves, const PlayOn& how = {});

}
