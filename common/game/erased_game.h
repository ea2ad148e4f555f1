// SPDX-License-Identifier: GPL-3.0-or-later
// A complete game behind GameModule: G is its tag, P its computer players, W its words, V the factory of its view.
#pragma once

#include "ai/measure.h"
#include "ai/play.h"
#include "game/erased_match.h"
#include "game/erased_words.h"
#include "game/game_module.h"

#include <cassert>

namespace heorot::game {

/// For games and tests without a graphical table.
struct WithoutView {
    static std::shared_ptr<const GameView> create() { return nullptr; }
};

template <DescribedGame G, ai::PlayersOf<G> P, WordsOf<G> W, class V = WithoutView>
class ErasedGame final : public GameModule {
  public:
    using Match = ErasedMatch<G>;

    explicit ErasedGame(record::DataSource data) : rules_(G::load(data)), fingerprint_(data.fingerprint()) {}

    std::string id() const override { return std::string(G::id); }
    int minSeats() const override { return G::minSeats; }
    int maxSeats() const override { return G::maxSeats; }
    int rulesVersion() const override { return G::rulesVersion; }
    std::string fingerprint() const override { return fingerprint_; }
    std::span<const engine::OptionSpec> options() const override { return G::options(); }
    std::vector<std::string> computerPlayers() const override {
        std::vector<std::string> words;
        for (const std::string_view name : ai::levelNames)
            if (ai::offers<G, P>(*ai::levelOf(name))) words.emplace_back(name);
        return words;
    }
    const Words& words() const override { return words_; }

    std::unique_ptr<record::AnyMatch> newMatch(const engine::Setup& setup, const record::Seating& seating,
                                               std::span<const engine::Outcome> deal) const override {
        return std::make_unique<Match>(rules_, setup, seating, deal);
    }
    engine::Outcome readOutcome(const record::Cursor& at) const override {
        return record::readOutcome(at, chanceSources(*rules_));
    }

    engine::Event seen(const engine::Event& event, engine::Seat viewer) const override {
        return see(*rules_, event, viewer);
    }
    engine::Action think(const record::AnyMatch& match, ai::Level level, std::uint64_t seed) const override {
        return choice(*rules_, typed(match).seen(match.toMove()), level, generatorOf(seed, match.moves().size()));
    }
    std::function<std::vector<engine::Action>()> thinker(const record::AnyMatch& match, ai::Level level,
                                                         std::uint64_t seed) const override {
        return [rules = rules_, state = typed(match).state(), level, seed, moves = match.moves().size()]() mutable {
            std::vector<engine::Action> actions;
            for (;;) {
                const auto seen = see(*rules, state, of::mover(state));
                actions.push_back(choice(*rules, seen, level, generatorOf(seed, moves + actions.size())));
                if (of::seenByAll(*rules, state, actions.back()) == actions.back()) return actions;
                NoChance chance;
                apply(*rules, state, actions.back(), chance, nullptr);
            }
        };
    }
    std::shared_ptr<const GameView> createView() const override { return V::create(); }
    ai::LeagueResult simulate(const ai::LeagueSpec& spec) const override {
        return ai::League<G, P>(*rules_, spec).run();
    }
    ai::BenchResult bench(const ai::BenchSpec& spec) const override { return ai::Bench<G, P>(*rules_, spec).run(); }

  private:
    /// For a decision after `moves` moves. Its streams are none of those of deck and dice (engine::Generators), so that
    /// a computer player does not sample with the numbers that will be drawn.
    static engine::Pcg generatorOf(std::uint64_t seed, std::size_t moves) {
        constexpr std::uint64_t firstOfPlayers = 1000;
        return engine::Pcg(seed, firstOfPlayers + moves);
    }
    /// A piece of a secret choice reveals nothing, so it asks nothing of chance.
    class NoChance final : public engine::Chance {
      public:
        void shuffle(engine::Source, std::span<std::uint8_t>) override { assert(false); }
        int roll(engine::Source, int) override {
            assert(false);
            return 0;
        }
    };

    static engine::Action choice(const typename G::Rules& rules, const engine::Seen<typename G::State>& seen,
                                 ai::Level level, engine::Pcg generator) {
        engine::ActionList scratch;
        return ai::decide<G, P>(rules, seen, level, generator, scratch);
    }
    static const Match& typed(const record::AnyMatch& match) { return static_cast<const Match&>(match); }

    std::shared_ptr<const typename G::Rules> rules_;
    std::string fingerprint_;
    ErasedWords<G, W> words_;
};

}
