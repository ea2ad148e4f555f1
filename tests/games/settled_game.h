// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Raiders of Midgard in which one press has settled several effects.
#pragma once

#include "game/game_module.h"

#include <optional>

namespace heorot::test {

struct SettledGame {
    std::unique_ptr<record::AnyMatch> match;
    /// Number of moves before the press.
    std::size_t before = 0;
};

/// Plays from the beginning until Anna, a person, has made such a press, is to move again and may undo it. Ben is a
/// computer player.
inline SettledGame settledGame(const game::GameModule& raiders) {
    record::Seating seating;
    seating.names = {"Anna", "Ben"};
    seating.players = {"human", "easy"};
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        auto match = raiders.newMatch({.seats = 2, .first = 0, .options = {}, .seed = seed}, seating, {});
        std::optional<std::size_t> pressed;
        while (!match->isOver()) {
            const bool isAnna = match->toMove() == 0;
            if (isAnna && pressed && match->undoPoint(0) == pressed) return {std::move(match), *pressed};
            const engine::Action action = raiders.think(*match, ai::Level::V1, seed);
            const auto actions = isAnna ? match->settledWith(action) : std::vector{action};
            const std::size_t before = match->moves().size();
            for (const engine::Action each : actions) {
                match->play(each);
                if (match->moves().size() > before + 1) match->joinToPrevious();
            }
            if (actions.size() > 1) pressed = before;
        }
    }
    qFatal("no game settles anything");
}

}
