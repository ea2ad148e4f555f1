// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a plugin: it loads its game. The version is only in the IID: a plugin built for another version is
// refused before its code runs.
#pragma once

#include "game/game_module.h"
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

}

/// Increased when GamePlugin or anything it passes changes.
#define HeorotGamePlugin_iid "org.heorot.GamePlugin/6"
Q_DECLARE_INTERFACE(heorot::plugin::GamePlugin, HeorotGamePlugin_iid)
