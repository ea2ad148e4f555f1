// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin for any game that is written as rules, players, words and view.
#pragma once

#include "game/erased_game.h"
#include "plugin/game_plugin.h"

namespace heorot::plugin {

/// The plugin of a game: the class with Q_OBJECT and Q_PLUGIN_METADATA derives from it and adds nothing.
template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W, class V = game::WithoutView>
class ErasedPlugin : public GamePlugin {
  public:
    std::unique_ptr<game::GameModule> load(record::DataSource data) const override {
        return std::make_unique<game::ErasedGame<G, P, W, V>>(std::move(data));
    }
};

}
