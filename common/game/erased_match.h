// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where a game's types are hidden behind AnyMatch. G is the game's tag (engine/game.h).
#pragma once

#include "engine/game.h"
#include "engine/random.h"
#include "engine/settling.h"
#include "game/seating.h"
#include "record/any_game.h"
#include "record/arrange.h"
#include "record/data_source.h"
#include "record/sources.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace heorot::game {

using Names = std::vector<std::string>;

/// A game that can be written to files: fields, event lines, decks and dice by name.
template <class G>
concept DescribedGame = engine::Game<G> &&
    requires(const typename G::Rules& rules, typename G::State& state, const Names& names, record::Describer& describer,
             const engine::Event& event, record::DataSource& data) {
    { describe(describer, rules, names, state) } -> std::same_as<void>;
    { format(rules, names, event) } -> std::same_as<std::string>;
    { chanceSources(rules) } -> std::convertible_to<std::span<const record::SourceSpec>>;
    { G::load(data) } -> std::same_as<std::shared_ptr<const typename G::Rules>>;
};

/// Members of ErasedMatch have the same names as the game's functions and would hide them; these forward to the
/// functions.
namespace of {
// clang-format off
inline constexpr auto mover = [](const auto& state) { return toMove(state); };
inline constexpr auto over = [](const auto& state) { return isOver(state); };
inline constexpr auto legal = [](const auto& rules, const auto& state, engine::ActionList& out) { legalActions(rules, state, out); };
inline constexpr auto refused = [](const auto& rules, const auto& state, engine::Action action) { return validate(rules, state, action); };
inline constexpr auto points = [](const auto& rules, const auto& state) { return scores(rules, state); };
inline constexpr auto shown = [](const auto& rules, const auto& state, engine::Action action) { return reveals(rules, state, action); };
inline constexpr auto forgone = [](const auto& rules, const auto& state, engine::Action action) { return forgoes(rules, state, action); };
inline constexpr auto declined = [](const auto& rules, const auto& state, engine::Action action) { return declines(rules, state, action); };
inline constexpr auto secret = [](const auto& rules, const auto& state) { return usesSecrets(rules, state); };
inline constexpr auto seenByAll = [](const auto& rules, const auto& state, engine::Action action) { return see(rules, state, action, engine::nobody); };
inline constexpr auto seenBy = [](const auto& rules, const auto& state, engine::Action action, engine::Seat viewer) { return see(rules, state, action, viewer); };
inline constexpr auto line = [](const auto& rules, const auto&... thing) { return format(rules, thing...); };
inline constexpr auto actionOf = [](const auto& rules, std::string_view text) { return parse(rules, text); };
inline constexpr auto refusal = [](const auto& rules, const engine::Violation& violation) { return std::string(refusalName(rules, violation)); };
inline constexpr auto sourceOf = [](const auto& rules, int source) { return std::string(scoreSourceName(rules, source)); };
inline constexpr auto fields = [](record::Describer& describer, const auto& rules, const Names& names, auto& state) { describe(describer, rules, names, state); };
// clang-format on
}

template <DescribedGame G>
class ErasedMatch final : public record::AnyMatch {
  public:
    using State = typename G::State;
    using Rules = typename G::Rules;

    /// Throws engine::ChanceMismatch if the stored deal does not fit.
    ErasedMatch(std::shared_ptr<const Rules> rules, const engine::Setup& setup, const record::Seating& seating,
                std::span<const engine::Outcome> deal)
        : AnyMatch(setup, withPlayers(seating), personsOf(seating)), rules_(std::move(rules)) {
        begin(deal);
    }

    const Rules& rules() const { return *rules_; }
    const State& state() const { return states_.back(); }
    /// As it was after the first `moves` moves.
    const State& stateAfter(std::size_t moves) const { return states_.at(moves); }
    engine::Seen<State> seen(engine::Seat viewer) const { return see(*rules_, state(), viewer); }
    /// As it was after the first `moves` moves.
    engine::Seen<State> seenAfter(std::size_t moves, engine::Seat viewer) const {
        return see(*rules_, states_.at(moves), viewer);
    }

    engine::Seat toMove() const override { return of::mover(state()); }
    bool isOver() const override { return of::over(state()); }
    void legalActions(engine::ActionList& out) const override { of::legal(*rules_, state(), out); }
    engine::Violation validate(engine::Action action) const override { return of::refused(*rules_, state(), action); }
    engine::Scores scores() const override { return of::points(*rules_, state()); }
    engine::Scores scoresAfter(std::size_t moves) const override { return of::points(*rules_, states_.at(moves)); }
    engine::Scores seenScoresAfter(std::size_t moves, engine::Seat viewer) const override {
        return of::points(*rules_, *seenAfter(moves, viewer));
    }
    std::optional<engine::Scores> foreseenScores(engine::Action action) const override {
        const auto after = foreseen(seen(toMove()), action);
        if (!after) return {};
        return of::points(*rules_, **after);
    }
    /// What the viewer of `seen`, or nobody, would see after a legal action, in a world it considers possible. Nothing
    /// if the action would reveal something to it.
    std::optional<engine::Seen<State>> foreseen(const engine::Seen<State>& seen, engine::Action action) const {
        engine::Pcg generator(1, 1);
        State world = sample(*rules_, seen, generator);
        const engine::SeatSet learners = of::shown(*rules_, world, action);
        if (seen.viewer() == engine::nobody ? !learners.empty() : learners.has(seen.viewer())) return {};
        engine::Generators generators(1);
        engine::GeneratorChance chance(generators);
        apply(*rules_, world, action, chance, nullptr);
        return see(*rules_, world, seen.viewer());
    }
    engine::SeatSet reveals(engine::Action action) const override { return of::shown(*rules_, state(), action); }
    bool isSecret(engine::Action action) const override { return of::seenByAll(*rules_, state(), action) != action; }
    bool usesSecrets() const override { return of::secret(*rules_, state()); }
    bool holdsSecrets(engine::Seat seat) const override { return !(*seen(seat) == *seen(engine::nobody)); }

    std::string format(engine::Action action) const override { return of::line(*rules_, action); }
    std::optional<engine::Action> parse(std::string_view line) const override { return of::actionOf(*rules_, line); }
    std::string format(const engine::Event& event) const override { return of::line(*rules_, seating().names, event); }
    std::string refusalName(const engine::Violation& refused) const override { return of::refusal(*rules_, refused); }
    std::string scoreSourceName(int source) const override { return of::sourceOf(*rules_, source); }

    bool forgoes(engine::Action action) const override {
        if constexpr (engine::ForgoingGame<G>)
            return of::forgone(*rules_, state(), action);
        else
            return false;
    }

    bool mayBeSecret(engine::Action action) const override {
        const auto isHiddenIn = [&](const State& state) {
            for (int seat = 0; seat < setup().seats; ++seat)
                if (of::seenBy(*rules_, state, action, static_cast<engine::Seat>(seat)) != action) return true;
            return of::seenByAll(*rules_, state, action) != action;
        };
        return std::any_of(states_.begin(), states_.end(), isHiddenIn);
    }

    std::vector<engine::Action> settledWith(engine::Action action) const override {
        if constexpr (engine::SettlingGame<G>)
            return engine::Settling<G>(*rules_).from(state(), action);
        else
            return {action};
    }

    std::optional<engine::Action> mereRefusal() const override {
        if constexpr (engine::DecliningGame<G>) {
            if (isOver()) return {};
            engine::ActionList legal;
            legalActions(legal);
            if (legal.size() == 1 && of::declined(*rules_, state(), legal[0])) return legal[0];
        }
        return {};
    }

    record::Node describe(const engine::Outcome& outcome) const override {
        return record::describeOutcome(outcome, chanceSources(*rules_));
    }
    engine::Outcome readOutcome(const record::Cursor& at) const override {
        return record::readOutcome(at, chanceSources(*rules_));
    }

    record::Node describeState() const override { return written(state()); }
    record::Node describeSeen(engine::Seat viewer) const override { return written(*seen(viewer)); }
    std::vector<record::ZoneView> zones() const override {
        State copy = state();
        return zonesOf(copy);
    }

    void arrange(const record::Cursor& position) override {
        const record::Census box = record::census(zones());
        State arranged = state();
        record::Describer reader = record::Describer::reader(position, false);
        of::fields(reader, *rules_, seating().names, arranged);
        reader.finish();
        record::settlePieces(box, zonesOf(arranged), reader.namedZones(), position);
        replaceState(arranged);
    }

    void restore(const record::Cursor& snapshot) override {
        State restored = state();
        record::Describer reader = record::Describer::reader(snapshot, true);
        of::fields(reader, *rules_, seating().names, restored);
        reader.finish();
        record::checkPieces(record::census(zones()), record::census(zonesOf(restored)), snapshot);
        replaceState(restored);
    }

  protected:
    void newStates(engine::Chance& chance, engine::Events& events) override {
        states_.assign(1, newGame(*rules_, setup(), chance, &events));
    }
    void applyAction(engine::Action action, engine::Chance& chance, engine::Events& events) override {
        State next = states_.back();
        apply(*rules_, next, action, chance, &events);
        states_.push_back(next);
    }
    void keepStates(std::size_t moves) override {
        states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(moves) + 1, states_.end());
    }

  private:
    record::Node written(State state) const {
        record::Describer writer = record::Describer::writer();
        of::fields(writer, *rules_, seating().names, state);
        return writer.written();
    }
    std::vector<record::ZoneView> zonesOf(State& state) const {
        record::Describer finder = record::Describer::zoneFinder();
        of::fields(finder, *rules_, seating().names, state);
        return finder.zones();
    }
    void replaceState(const State& state) {
        states_.assign(1, state);
        forgetMoves();
        setBeganFromState();
    }

    std::shared_ptr<const Rules> rules_;
    /// The states after 0, 1, 2 ... moves.
    std::vector<State> states_;
};

}
