// SPDX-License-Identifier: GPL-3.0-or-later
// The interface between the programs and a game. The programs know nothing of a game but this; a game knows nothing of
// the programs. The version stands in the IID: a plugin built for another one is refused before its code runs.
#pragma once

#include "ai/league.h"
#include "ai/level.h"
#include "ai/play.h"
#include "plugin/words.h"
#include "record/any_game.h"
#include "record/data_source.h"

#include <QtPlugin>

#include <functional>
#include <memory>
#include <vector>

namespace heorot::ui {
class GameView;
}

namespace heorot::plugin {

/// A loaded game: rules with their data, words, computer players.
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

    /// The table of the game; nullptr for a game that is played in the terminal only. Programs without a display never
    /// ask.
    virtual std::shared_ptr<const ui::GameView> createView() const = 0;

    /// Whole loops, so that nothing virtual stands inside a game.
    virtual ai::LeagueResult simulate(const ai::LeagueSpec& spec) const = 0;
    virtual ai::BenchResult bench(const ai::BenchSpec& spec) const = 0;
};

class GamePlugin {
  public:
    virtual ~GamePlugin() = default;
    /// Reads the game's data. Throws record::FileError; the sentence names file and line.
    virtual std::unique_ptr<GameModule> load(record::DataSource data) const = 0;
};

}

#define HeorotGamePlugin_iid "org.heorot.GamePlugin/1"
Q_DECLARE_INTERFACE(heorot::plugin::GamePlugin, HeorotGamePlugin_iid)
