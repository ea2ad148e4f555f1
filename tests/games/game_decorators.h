// SPDX-License-Identifier: GPL-3.0-or-later
// Games with replaced computer players, for tests of the programs.
#pragma once

#include "game/game_module.h"

namespace heorot::test {

/// Forwards to another game; tests override its computer players.
class OtherGame : public game::GameModule {
  public:
    explicit OtherGame(const game::GameModule& game) : game_(game) {}

    std::string id() const override { return game_.id(); }
    int minSeats() const override { return game_.minSeats(); }
    int maxSeats() const override { return game_.maxSeats(); }
    int rulesVersion() const override { return game_.rulesVersion(); }
    std::string fingerprint() const override { return game_.fingerprint(); }
    const record::Corrections& corrections() const override { return game_.corrections(); }
    /// Other players only exist for the data as it is.
    const game::GameModule& with(const record::Corrections&) const override { return *this; }
    record::Fault refuse(const record::Corrections& corrections) const override { return game_.refuse(corrections); }
    game::Box box() const override { return game_.box(); }
    QString boxValue(const std::string& inner, const std::string& name) const override {
        return game_.boxValue(inner, name);
    }
    game::Scene boxScene(const std::string& piece, const game::Look& look, const QRectF& area) const override {
        return game_.boxScene(piece, look, area);
    }
    std::span<const engine::OptionSpec> options() const override { return game_.options(); }
    std::vector<std::string> computerPlayers() const override { return game_.computerPlayers(); }
    std::unique_ptr<record::AnyMatch> newMatch(const engine::Setup& setup, const record::Seating& seating,
                                               std::span<const engine::Outcome> deal) const override {
        return game_.newMatch(setup, seating, deal);
    }
    engine::Outcome readOutcome(const record::Cursor& at) const override { return game_.readOutcome(at); }
    const game::Words& words() const override { return game_.words(); }
    engine::Event seen(const engine::Event& event, engine::Seat viewer) const override {
        return game_.seen(event, viewer);
    }
    engine::Action think(const record::AnyMatch& match, ai::Opponent opponent, std::uint64_t seed) const override {
        return game_.think(match, opponent, seed);
    }
    Thinker thinker(const record::AnyMatch& match, ai::Opponent opponent, std::uint64_t seed) const override {
        return game_.thinker(match, opponent, seed);
    }
    Adviser adviser(const record::AnyMatch& match, std::size_t moves, const ai::AdviceSpec& spec) const override {
        return game_.adviser(match, moves, spec);
    }
    int terms() const override { return game_.terms(); }
    ai::Terms changes(const record::AnyMatch& match, std::size_t from, std::size_t to,
                      engine::Seat viewer) const override {
        return game_.changes(match, from, to, viewer);
    }
    std::shared_ptr<const game::GameView> createView() const override { return game_.createView(); }
    ai::LeagueResult simulate(const ai::LeagueSpec& spec) const override { return game_.simulate(spec); }
    ai::BenchResult bench(const ai::BenchSpec& spec) const override { return game_.bench(spec); }

  private:
    const game::GameModule& game_;
};

/// A game whose computer players choose an action that does not exist.
class RefusedGame : public OtherGame {
  public:
    using OtherGame::OtherGame;

    engine::Action think(const record::AnyMatch&, ai::Opponent, std::uint64_t) const override { return unknown; }
    Thinker thinker(const record::AnyMatch&, ai::Opponent, std::uint64_t) const override {
        return [](const std::stop_token&) { return std::vector{unknown}; };
    }

  private:
    static constexpr engine::Action unknown{0xFF, 0xFF, 0xFF, 0xFF};
};

}
