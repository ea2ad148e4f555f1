// SPDX-License-Identifier: GPL-3.0-or-later
// Raiders of Midgard for its tests: the game with its shipped data or with an altered copy, and positions out of
// scenario files.
#pragma once

#include "players/players.h"
#include "plugin/erased_game.h"
#include "record/scenario.h"
#include "record/yaml.h"
#include "rules/game.h"
#include "words/words.h"

#include <QString>

#include <filesystem>
#include <memory>
#include <string>

namespace heorot::test {

inline const std::filesystem::path raidersData = HEOROT_SOURCE_DIR "/games/raiders/data";
inline const std::filesystem::path raidersScenarios = HEOROT_SOURCE_DIR "/tests/scenarios/raiders";
inline const std::filesystem::path raidersSagas = HEOROT_SOURCE_DIR "/tests/sagas/raiders";

class Raiders {
  public:
    using Match = plugin::ErasedMatch<raiders::Game>;

    /// `own` is a folder with an altered raiders.yaml, or empty.
    explicit Raiders(const std::filesystem::path& own = {}) : game_(record::DataSource(raidersData, own)) {}

    const record::AnyGame& game() const { return game_; }
    record::GameFinder finder() const {
        return [this](const std::string& id) { return id == game_.id() ? &game_ : nullptr; };
    }

    std::unique_ptr<Match> newMatch(const std::vector<std::string>& names, engine::Setup setup = {}) const {
        engine::Seating seating;
        seating.names = names;
        seating.players.assign(names.size(), "human");
        setup.seats = static_cast<int>(names.size());
        seating.persons = engine::SeatSet::all(setup.seats);
        return asRaiders(game_.newMatch(setup, seating, {}));
    }
    /// A match at a position written as in a scenario.
    std::unique_ptr<Match> at(const std::vector<std::string>& names, const std::string& position,
                              engine::Setup setup = {}) const {
        auto match = newMatch(names, setup);
        const record::Node tree = record::parseYaml(position, "position");
        const std::string file = "position";
        match->arrange(record::Cursor(tree, file));
        return match;
    }
    /// The position at which a scenario begins.
    std::unique_ptr<Match> atScenario(const std::string& scenario) const {
        const record::Node tree = record::readYaml(raidersScenarios / (scenario + ".yaml"));
        std::vector<std::string> names;
        for (const auto& name : tree.find("seats")->items()) names.push_back(name.text());
        auto match = newMatch(names);
        match->arrange(record::Cursor(*tree.find("position"), scenario));
        return match;
    }

  private:
    static std::unique_ptr<Match> asRaiders(std::unique_ptr<record::AnyMatch> match) {
        return std::unique_ptr<Match>(static_cast<Match*>(match.release()));
    }

    plugin::ErasedGame<raiders::Game, raiders::Players, raiders::GameWords> game_;
};

}
