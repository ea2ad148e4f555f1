// SPDX-License-Identifier: GPL-3.0-or-later
// A game as the programs know it: rules with their data, words, computer players and a table to look at.
#pragma once

#include "ai/league.h"
#include "ai/level.h"
#include "ai/play.h"
#include "game/game_view.h"
#include "game/words.h"
#include "record/any_game.h"

#include <functional>
#include <memory>
#include <vector>

namespace heorot::game {

class GameModule : public record::AnyGame {
  public:
    virtual const Words& words() const = 0;

    /// `event` as `viewer` may know it.
    virtual engine::Event seen(const engine::Event& event, engine::Seat viewer) const = 0;
    /// The choice of a computer player for the seat to move; it is told only what that seat may know. The same level,
    /// view, seed and number of moves give the same choice. Levels that are not playable are not to be asked.
    virtual engine::Action think(const record::AnyMatch& match, ai::Level level, std::uint64_t seed) const = 0;
    /// The next step of that seat as a task that holds all it needs but the module: it may run in another thread while
    /// the match goes on. A step is one action, or all pieces of a secret choice and what ends it, each as `think`
    /// would choose it; never empty.
    virtual std::function<std::vector<engine::Action>()> thinker(const record::AnyMatch& match, ai::Level level,
                                                                 std::uint64_t seed) const = 0;

    /// The table of the game; nullptr for a game that is played in the terminal only.
    virtual std::shared_ptr<const GameView> createView() const = 0;

    /// Whole loops, so that nothing virtual stands inside a game.
    virtual ai::LeagueResult simulate(const ai::LeagueSpec& spec) const = 0;
    virtual ai::BenchResult bench(const ai::BenchSpec& spec) const = 0;
};

/// As record::GameFinder, for those who need the whole game.
using GameFinder = std::function<const GameModule*(const std::string& id)>;

}
