// SPDX-License-Identifier: GPL-3.0-or-later
// A game as the programs use it: rules with their data, words, computer players and a view.
#pragma once

#include "ai/bench.h"
#include "ai/league.h"
#include "ai/level.h"
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
    /// The choice of a computer player for the seat to move, made from what that seat may know. The same level, view,
    /// seed and number of moves give the same choice. The game must have the level (AnyGame::computerPlayers).
    virtual engine::Action think(const record::AnyMatch& match, ai::Level level, std::uint64_t seed) const = 0;
    /// The next move of that seat as a task that needs nothing but the module, so it can run in another thread while
    /// the match continues: one action, or all pieces of a secret choice and the action that ends it, each chosen as
    /// `think` would; never empty.
    virtual std::function<std::vector<engine::Action>()> thinker(const record::AnyMatch& match, ai::Level level,
                                                                 std::uint64_t seed) const = 0;

    /// The game's view; nullptr for a game that is only played in the terminal.
    virtual std::shared_ptr<const GameView> createView() const = 0;

    /// Complete loops, so that games contain no virtual calls.
    virtual ai::LeagueResult simulate(const ai::LeagueSpec& spec) const = 0;
    virtual ai::BenchResult bench(const ai::BenchSpec& spec) const = 0;
};

/// Like record::GameFinder, for callers that need the whole game.
using GameFinder = std::function<const GameModule*(const std::string& id)>;

}
