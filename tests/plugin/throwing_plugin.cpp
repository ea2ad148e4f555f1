// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin whose game does not load: it throws something other than FileError.
#include "plugin/game_plugin.h"

#include <QObject>

#include <stdexcept>

namespace heorot::test {

class ThrowingPlugin : public QObject, public plugin::GamePlugin {
    Q_OBJECT
    Q_INTERFACES(heorot::plugin::GamePlugin)
    Q_PLUGIN_METADATA(IID BAD_PLUGIN_IID FILE "bad_plugin.json")

  public:
    std::unique_ptr<game::GameModule> load(record::DataSource) const override {
        throw std::runtime_error("the game broke");
    }
};

}

#include "throwing_plugin.moc"
