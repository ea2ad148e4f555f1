// SPDX-License-Identifier: GPL-3.0-or-later
// A game under test: with its shipped data or an altered copy, at positions from scenario files.
#pragma once

#include "ai/play.h"
#include "game/erased_game.h"
#include "record/scenario.h"
#include "record/yaml.h"

#include <QString>

#include <filesystem>
#include <memory>
#include <string>

namespace heorot::test {

inline const std::filesystem::path sourceTree = HEOROT_SOURCE_DIR;

template <class G, class Players, class GameWords>
class TestedGame {
  public:
    using Match = game::ErasedMatch<G>;

    using Rules = typename G::Rules;

    static std::filesystem::path data() { return sourceTree / "games" / G::id / "data"; }
    static std::filesystem::path dataFile() { return data() / (std::string(G::id) + ".yaml"); }
    static std::filesystem::path scenarios() { return sourceTree / "tests/scenarios" / G::id; }
    static std::filesystem::path sagas() { return sourceTree / "tests/sagas" / G::id; }

    /// The rules by the shipped data, or by an altered copy in the folder `own`.
    static std::shared_ptr<const Rules> loadRules(const std::filesystem::path& own = {}) {
        record::DataSource source(data(), own);
        return G::load(source);
    }
    /// What a computer player of a level decides for the seat to move.
    static engine::Action decide(const Match& match, ai::Level level, engine::Pcg& generator) {
        engine::ActionList scratch;
        return ai::decide<G, Players>(match.rules(), match.seen(match.toMove()), level, generator, scratch);
    }

    /// `own` is a folder with an altered copy of the data, or empty.
    explicit TestedGame(const std::filesystem::path& own = {}) : game_(record::DataSource(data(), own)) {}

    const game::GameModule& game() const { return game_; }
    game::GameFinder finder() const {
        return [this](const std::string& id) { return id == game_.id() ? &game_ : nullptr; };
    }

    std::unique_ptr<Match> newMatch(const std::vector<std::string>& names, engine::Setup setup = {}) const {
        record::Seating seating;
        seating.names = names;
        seating.players.assign(names.size(), "human");
        setup.seats = static_cast<int>(names.size());
        return typed(game_.newMatch(setup, seating, {}));
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
        const record::Node tree = record::readYaml(scenarios() / (scenario + ".yaml"));
        std::vector<std::string> names;
        for (const auto& name : tree.find("seats")->items()) names.push_back(name.text());
        auto match = newMatch(names);
        match->arrange(record::Cursor(*tree.find("position"), scenario));
        return match;
    }

  private:
    static std::unique_ptr<Match> typed(std::unique_ptr<record::AnyMatch> match) {
        return std::unique_ptr<Match>(static_cast<Match*>(match.release()));
    }

    game::ErasedGame<G, Players, GameWords> game_;
};

}
