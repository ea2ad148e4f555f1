// SPDX-License-Identifier: GPL-3.0-or-later
// Beowulf: The Legend as a plugin.
#include "game/erased_view.h"
#include "players/players.h"
#include "plugin/erased_plugin.h"
#include "rules/game.h"
#include "view/view.h"
#include "words/words.h"

#include <QObject>

namespace heorot::legend {

class Plugin final : public QObject,
                     public plugin::ErasedPlugin<Game, Players, GameWords, game::ErasedView<Game, View>> {
    Q_OBJECT
    Q_INTERFACES(heorot::plugin::GamePlugin)
    Q_PLUGIN_METADATA(IID HeorotGamePlugin_iid FILE "legend.json")
};

}

#include "plugin.moc"
