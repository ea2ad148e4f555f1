// SPDX-License-Identifier: GPL-3.0-or-later
// What the other players did since a seat's last turn: one entry for each row of moves of one player.
#pragma once

#include "session/session.h"

#include "session/session_export.h"

#include <optional>
#include <vector>

namespace heorot::session {

struct RecapEntry {
    engine::Seat seat = engine::nobody;
    /// Its moves: from index `first` up to `end`, which is not one of them.
    std::size_t first = 0;
    std::size_t end = 0;
    /// At least one.
    std::vector<ReportLine> lines;
    /// What it did, in the game's own words and with what came of it. If there are none, the lines tell it.
    std::vector<game::Deed> deeds;
    /// Of all lines, each once.
    QStringList spots;
    std::vector<game::Movement> movements;
    /// How the points of each player changed, and what they are now: the player's own first; only those that did.
    std::vector<ReportLine::Change> changes;
    /// Why a computer player did it; empty unless addReasons was asked.
    QString reason;

    /// The line that says most, for its picture: that of the deed that says most; otherwise, of equal ones the last, as
    /// a tile that is drawn, then played.
    HEOROT_SESSION_EXPORT const ReportLine& mainLine() const;
    /// With the reason, as all texts.
    HEOROT_SESSION_EXPORT QString allSentences() const;
    /// Deeds or lines, in order.
    HEOROT_SESSION_EXPORT QStringList sentences() const;
    /// All sentences, then one less each: those that say least go first.
    HEOROT_SESSION_EXPORT QStringList texts() const;
};

/// Move indices, without `end`.
struct MoveRange {
    std::size_t first = 0;
    std::size_t end = 0;

    bool operator==(const MoveRange&) const = default;
};

/// The seat's row of moves that ends before this one.
HEOROT_SESSION_EXPORT MoveRange ownBefore(const record::AnyMatch& match, std::size_t end, engine::Seat seat);
/// The moves of others before the seat's current row of moves, back to its last one; all moves for a seat that has not
/// moved before. `end` is the number of moves as long as the seat has not acted since.
HEOROT_SESSION_EXPORT MoveRange othersSince(const record::AnyMatch& match, engine::Seat seat);

/// Rows of moves without a sentence for the viewer are left out.
HEOROT_SESSION_EXPORT std::vector<RecapEntry> recapOf(const Session& session, const MoveRange& moves,
                                                      engine::Seat viewer);
/// What everybody waited for in the last move of `own`, all of which are the viewer's: choices that were shown, a fight
/// (game::Deed::isOutcome); at most one entry.
HEOROT_SESSION_EXPORT std::vector<RecapEntry> outcomeOf(const Session& session, const MoveRange& own,
                                                        engine::Seat viewer);
/// Where a recap begins for its reader: with what another player did first; 0 if nobody else did anything.
HEOROT_SESSION_EXPORT std::size_t firstOfOthers(const std::vector<RecapEntry>& entries, engine::Seat reader);
/// Says why the computer players did it: from what each knew itself in an open demo, otherwise from what `viewer`
/// knows.
HEOROT_SESSION_EXPORT void addReasons(const Session& session, std::vector<RecapEntry>& entries, engine::Seat viewer);

}
