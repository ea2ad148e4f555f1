// SPDX-License-Identifier: GPL-3.0-or-later
// A complete game behind GameModule: G is its tag, P its computer players, W its words, V the factory of its view.
#pragma once

#include "ai/measure.h"
#include "ai/play.h"
#include "game/box_words.h"
#include "game/erased_match.h"
#include "game/erased_words.h"
#include "game/game_module.h"

#include <cassert>
#include <map>
#include <mutex>

namespace heorot::game {

/// For games and tests without a graphical table.
struct WithoutView {
    static std::shared_ptr<const GameView> create() { return nullptr; }
};

template <DescribedGame G, ai::PlayersOf<G> P, WordsOf<G> W, class V = WithoutView>
class ErasedGame final : public GameModule {
  public:
    using Match = ErasedMatch<G>;
    using State = typename G::State;

    explicit ErasedGame(record::DataSource data) : data_(std::move(data)), rules_(G::load(data_)) {}

    std::string id() const override { return std::string(G::id); }
    int minSeats() const override { return G::minSeats; }
    int maxSeats() const override { return G::maxSeats; }
    int rulesVersion() const override { return G::rulesVersion; }
    std::string fingerprint() const override { return data_.fingerprint(); }
    const record::Corrections& corrections() const override { return data_.corrections(); }
    const GameModule& with(const record::Corrections& corrections) const override {
        if (shipped_) return shipped_->with(corrections);
        if (corrections == data_.corrections()) return *this;
        const std::lock_guard lock(correcting_);
        auto& corrected = corrected_[record::toYaml(record::describe(corrections))];
        if (!corrected) corrected.reset(new ErasedGame(*this, corrections));
        return *corrected;
    }
    record::Fault refuse(const record::Corrections& corrections) const override {
        try {
            record::DataSource data = data_.with(corrections);
            G::load(data);
        } catch (const record::FileError& error) {
            return record::placed(error);
        }
        return {};
    }
    Box box() const override {
        if constexpr (PutsBoxIntoWords<W, G>)
            return boxOf(data_, {[this](const DataEntry& entry) { return W::boxPiece(*rules_, entry); }, W::boxLabel});
        else
            return {};
    }
    QString boxValue(const std::string& inner, const std::string& name) const override {
        QString text;
        if constexpr (PutsBoxIntoWords<W, G>) text = W::boxValue(inner, name);
        return text.isEmpty() ? QString::fromStdString(name) : text;
    }
    Scene boxScene(const std::string& piece, const Look& look, const QRectF& area) const override {
        const DataEntry entry = entryAt(data_, piece);
        if constexpr (requires { V::boxScene(*rules_, entry, look, area); })
            return entry.node ? V::boxScene(*rules_, entry, look, area) : Scene();
        else
            return {};
    }
    std::span<const engine::OptionSpec> options() const override { return G::options(); }
    std::vector<std::string> computerPlayers() const override {
        std::vector<std::string> words;
        for (const std::string_view name : ai::levelNames)
            if (const ai::Level level = *ai::levelOf(name); level != ai::Level::Seer && ai::offers<G, P>(level))
                words.emplace_back(name);
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
    engine::Action think(const record::AnyMatch& match, ai::Opponent opponent, std::uint64_t seed) const override {
        engine::Pcg generator = generatorOf(seed, match.moves().size());
        engine::ActionList scratch;
        return ai::decide<G, P>(*rules_, typed(match).seen(match.toMove()), opponent, generator, scratch);
    }
    Thinker thinker(const record::AnyMatch& match, ai::Opponent opponent, std::uint64_t seed) const override {
        return [rules = rules_, state = typed(match).state(), opponent, seed,
                moves = match.moves().size()](const std::stop_token& stop) mutable {
            std::vector<engine::Action> actions;
            engine::ActionList scratch;
            for (;;) {
                const auto seen = see(*rules, state, of::mover(state));
                engine::Pcg generator = generatorOf(seed, moves + actions.size());
                actions.push_back(ai::decideInTime<G, P>(*rules, seen, opponent, generator, scratch, stop));
                if (of::seenByAll(*rules, state, actions.back()) == actions.back()) return actions;
                NoChance chance;
                apply(*rules, state, actions.back(), chance, nullptr);
            }
        };
    }
    Adviser adviser(const record::AnyMatch& match, std::size_t moves, const ai::AdviceSpec& spec) const override {
        const State& state = typed(match).stateAfter(moves);
        return
            [rules = rules_, seen = see(*rules_, state, of::mover(state)), spec, moves](const std::stop_token& stop) {
                engine::Pcg generator = generatorOf(spec.seed, moves);
                return ai::advise<G, P>(*rules, seen, spec, generator, stop);
            };
    }
    int terms() const override {
        if constexpr (ai::ExplainsValues<P, G>) return static_cast<int>(P::terms);
        return 0;
    }
    ai::Terms changes(const record::AnyMatch& match, std::size_t from, std::size_t to,
                      engine::Seat viewer) const override {
        ai::Terms changes{};
        if constexpr (ai::ExplainsValues<P, G>) {
            ai::Terms before{};
            ai::Terms after{};
            P::explain(*rules_, *typed(match).seenAfter(from, viewer), before);
            P::explain(*rules_, *typed(match).seenAfter(to, viewer), after);
            for (std::size_t seat = 0; seat < changes.size(); ++seat)
                for (std::size_t term = 0; term < ai::mostTerms; ++term)
                    changes[seat][term] = after[seat][term] - before[seat][term];
        }
        return changes;
    }
    std::shared_ptr<const GameView> createView() const override { return V::create(); }
    ai::LeagueResult simulate(const ai::LeagueSpec& spec) const override {
        return ai::League<G, P>(*rules_, spec).run();
    }
    ai::BenchResult bench(const ai::BenchSpec& spec) const override { return ai::Bench<G, P>(*rules_, spec).run(); }

  private:
    ErasedGame(const ErasedGame& shipped, const record::Corrections& corrections)
        : data_(shipped.data_.with(corrections)), rules_(G::load(data_)), shipped_(&shipped) {}

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

    static const Match& typed(const record::AnyMatch& match) { return static_cast<const Match&>(match); }

    record::DataSource data_;
    std::shared_ptr<const typename G::Rules> rules_;
    ErasedWords<G, W> words_;
    /// The game without corrections, if this one has some; it owns this one.
    const ErasedGame* shipped_ = nullptr;
    mutable std::mutex correcting_;
    mutable std::map<std::string, std::unique_ptr<ErasedGame>> corrected_;
};

}
