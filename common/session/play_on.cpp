// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/play_on.h"

#include <algorithm>

namespace heorot::session {

namespace {

using record::AnyMatch;

/// Plays a move of another match of the same game again, with these outcomes first.
void replay(AnyMatch& match, const engine::Move& move, const engine::Outcomes& outcomes) {
    if (match.playScripted(move.action, outcomes)) return;
    match.setPicks(move.picks);
    if (move.joinsPrevious) match.joinToPrevious();
}

/// How many moves must be replayed with their stored outcomes, so that those of the others come from the generators as
/// they did then: a match that was resumed from a file has begun with fresh generators there.
class SameChance {
  public:
    SameChance(const record::AnyGame& game, const AnyMatch& match, const record::Seating& seating)
        : game_(game), match_(match), seating_(seating) {}

    std::unique_ptr<AnyMatch> until(std::size_t moves) const {
        auto fresh = game_.newMatch(match_.setup(), seating_);
        if (fresh->deal() == match_.deal() && follow(*fresh, 0, moves) == moves) return fresh;
        for (std::size_t scripted = 0;;) {
            auto resumed = game_.newMatch(match_.setup(), seating_, match_.deal());
            for (std::size_t i = 0; i < scripted; ++i) replay(*resumed, match_.moves()[i], match_.moves()[i].outcomes);
            const std::size_t same = follow(*resumed, scripted, moves);
            if (same == moves) return resumed;
            scripted = std::max(scripted + 1, same);
        }
    }

  private:
    /// Plays the moves from `from` on without their outcomes; returns the first one that got others, or `moves`.
    std::size_t follow(AnyMatch& match, std::size_t from, std::size_t moves) const {
        for (std::size_t i = from; i < moves; ++i) {
            const engine::Move& move = match_.moves()[i];
            replay(match, move, {});
            if (match.moves().size() != i + 1 || match.moves().back().outcomes != move.outcomes) return i;
        }
        return moves;
    }

    const record::AnyGame& game_;
    const AnyMatch& match_;
    const record::Seating& seating_;
};

}

bool canReplay(const AnyMatch& match) {
    return !match.beganFromState();
}

bool rollsDice(const AnyMatch& match) {
    return std::ranges::any_of(match.moves(), [](const engine::Move& move) {
        return std::ranges::any_of(move.outcomes, [](const engine::Outcome& outcome) { return !outcome.shuffle; });
    });
}

std::unique_ptr<AnyMatch> matchUntil(const record::AnyGame& game, const AnyMatch& match, std::size_t moves,
                                     const PlayOn& how) {
    if (!canReplay(match)) return nullptr;
    const record::Seating& seating = how.seating ? *how.seating : match.seating();
    if (!how.seed) return SameChance(game, match, seating).until(moves);
    engine::Setup setup = match.setup();
    setup.seed = *how.seed;
    auto begun = game.newMatch(setup, seating, match.deal());
    for (std::size_t i = 0; i < moves; ++i) replay(*begun, match.moves()[i], match.moves()[i].outcomes);
    return begun;
}

}
