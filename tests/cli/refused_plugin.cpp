// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game as a plugin whose computer players choose illegal actions.
#include "game/erased_game.h"
#include "games/game_decorators.h"
#include "plugin/game_plugin.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/game.h"
#include "samplegame/words/words.h"

#include <QObject>

namespace heorot::test {

using Sample = game::ErasedGame<samplegame::Game, samplegame::Players, samplegame::GameWords>;

struct HeldSample {
    Sample game;
};

/// Holds the game whose computer players it replaces.
class OwnRefusedGame final : private HeldSample, public RefusedGame {
  public:
    explicit OwnRefusedGame(record::DataSource data)
        : HeldSample{Sample(std::move(data))}, RefusedGame(HeldSample::game) {}

    std::string id() const override { return "refused"; }
};

class RefusedPlugin : public QObject, public plugin::GamePlugin {
    Q_OBJECT
    Q_INTERFACES(heorot::plugin::GamePlugin)
    Q_PLUGIN_METADATA(IID HeorotGamePlugin_iid FILE "refused.json")

  public:
    std::unique_ptr<game::GameModule> load(record::DataSource data) const override {
        return std::make_unique<OwnRefusedGame>(std::move(data));
    }
};

}

#include "refused_plugin.moc"
