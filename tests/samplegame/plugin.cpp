// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game as a plugin, for tests of the programs.
#include "game/erased_view.h"
#include "plugin/erased_plugin.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/game.h"
#include "samplegame/view/view.h"
#include "samplegame/words/words.h"

#include <QObject>

namespace heorot::samplegame {

class Plugin : public QObject, public plugin::ErasedPlugin<Game, Players, GameWords, game::ErasedView<Game, View>> {
    Q_OBJECT
    Q_INTERFACES(heorot::plugin::GamePlugin)
    Q_PLUGIN_METADATA(IID HeorotGamePlugin_iid FILE "sample.json")
};

}

#include "plugin.moc"
