// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a plugin: it loads its game. The version is only in the IID: a plugin built for another version is
// refused before its code runs.
#pragma once

#include "game/erased_game.h"
#include "record/data_source.h"

#include <QtPlugin>

#include <memory>

namespace heorot::plugin {

class GamePlugin {
  public:
    virtual ~GamePlugin() = default;
    /// Reads the game's data. Throws record::FileError; the sentence names file and line.
    virtual std::unique_ptr<game::GameModule> load(record::DataSource data) const = 0;
};

/// The plugin of a game: the class with Q_OBJECT and Q_PLUGIN_METADATA derives from it and adds nothing.
template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W, class V = game::WithoutView>
class ErasedPlugin : public GamePlugin {
  public:
    std::unique_ptr<game::GameModule> load(record::DataSource data) const override {
        return std::make_unique<game::ErasedGame<G, P, W, V>>(std::move(data));
    }
};

}

/// Increased when GamePlugin or anything it passes changes.
#define HeorotGamePlugin_iid "org.heorot.GamePlugin/2"
Q_DECLARE_INTERFACE(heorot::plugin::GamePlugin, HeorotGamePlugin_iid)
