// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's words and views get: the rules, what a seat sees, and who plays which seat; never the state.
#pragma once

#include "game/address.h"
#include "game/equal_pieces.h"
#include "game/erased_match.h"
#include "game/seating.h"

#include <QString>

#include <span>

namespace heorot::game {

/// A played move: the position before it and its events, masked for the viewer.
template <class G>
struct PlayedMove {
    engine::Seen<typename G::State> before;
    engine::Events events;
};

/// The name of a seat; empty for nobody.
inline QString nameOf(const record::Seating& seating, engine::Seat seat) {
    return seat == engine::nobody ? QString() : QString::fromStdString(seating.names.at(seat));
}

template <class G>
struct Position {
    const typename G::Rules& rules;
    const engine::Seen<typename G::State>& seen;
    const record::Seating& seating;
    const engine::Setup& setup;
    /// For scenes: the position after the previewed action, as the viewer would see it.
    const engine::Seen<typename G::State>* after = nullptr;
    /// The last move of a finished game, whose rules may have cleared the table that was scored.
    const PlayedMove<G>* last = nullptr;
    /// The most recent moves, as far as the viewer may know them.
    std::span<const KnownMove> knownMoves = {};
    /// For prompts and scenes: what the latest move brought, masked for the viewer.
    engine::Events latest = {};

    const typename G::State& state() const { return *seen; }
    QString name(engine::Seat seat) const { return nameOf(seating, seat); }
    /// The seat to move, for prompts.
    Address mover() const {
        const engine::Seat seat = seen->mover;
        return {name(seat), seat == seen.viewer() && isOnlyPerson(seating, seat)};
    }
};

/// `seen` is what a seat sees of the match, now or after some of its moves; it must outlive the position.
template <class G>
Position<G> positionOf(const ErasedMatch<G>& match, const engine::Seen<typename G::State>& seen) {
    return {match.rules(), seen, match.seating(), match.setup()};
}

template <class G>
engine::Events seenEvents(const ErasedMatch<G>& match, std::size_t move, engine::Seat viewer) {
    engine::Events events;
    for (const engine::Event& event : match.moves().at(move).events)
        events.push_back(see(match.rules(), event, viewer));
    return events;
}

/// Those of the last of the first `moves` moves.
template <class G>
engine::Events latestEvents(const ErasedMatch<G>& match, std::size_t moves, engine::Seat viewer) {
    return moves == 0 ? engine::Events() : seenEvents(match, moves - 1, viewer);
}

/// Nothing for a game that is not over, or was over when it was set up.
template <class G>
std::optional<PlayedMove<G>> lastMove(const ErasedMatch<G>& match, engine::Seat viewer) {
    if (!match.isOver() || match.moves().empty()) return {};
    const std::size_t move = match.moves().size() - 1;
    return PlayedMove<G>{match.seenAfter(move, viewer), seenEvents(match, move, viewer)};
}

}
