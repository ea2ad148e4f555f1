// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game for tests of records, with its shipped data or with other data.
#pragma once

#include "game/erased_game.h"
#include "record/scenario.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/game.h"
#include "samplegame/words/words.h"

#include <filesystem>

namespace heorot::test {

class Sample {
  public:
    explicit Sample(const std::filesystem::path& own = {})
        : game_(record::DataSource(HEOROT_SOURCE_DIR "/tests/samplegame/data", own)) {}

    const record::AnyGame& game() const { return game_; }
    game::GameFinder finder() const {
        return [this](const std::string& id) { return id == game_.id() ? &game_ : nullptr; };
    }

  private:
    game::ErasedGame<samplegame::Game, samplegame::Players, samplegame::GameWords> game_;
};

}
