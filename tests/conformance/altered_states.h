// SPDX-License-Identifier: GPL-3.0-or-later
// States no game wrote: each field of stored states is altered, one at a time, to other values of its type. The state
// must be refused with its line, or a game resumed from it must end at every level of play.
#pragma once

#include "ai/play.h"
#include "conformance/conformance_suite.h"
#include "conformance/runner.h"
#include "game/erased_game.h"
#include "record/yaml.h"

#include <map>
#include <set>
#include <utility>

namespace heorot::conformance {

/// The keys that lead to a value; seat names are interchangeable.
using FieldPath = std::vector<std::string>;

/// Another value for one field of a tree.
struct Alteration {
    /// "seats.Ylva.status: 3"
    std::string text;
    FieldPath path;
    record::Node value;

    /// The whole tree with the alteration.
    record::Node of(const record::Node& tree) const;
};

/// Finds alternative values of a field: numbers and flags from their form, names by trying the reader.
class ValuesOfFields {
  public:
    using Refusal = std::function<std::string(const record::Node&)>;

    /// `words` are all texts of the stored states.
    ValuesOfFields(std::set<std::string> words, std::vector<std::string> seats);

    /// Alterations of the tree, field by field; only some for lists and many names. `refusal` reads a tree and returns
    /// the refusal's sentence, or an empty text.
    std::vector<Alteration> of(const record::Node& tree, const Refusal& refusal);

  private:
    void alter(const record::Node& at, const FieldPath& path);
    void alterText(const record::Node& at, const FieldPath& path);
    void alterList(const record::Node& at, const FieldPath& path);
    void add(const FieldPath& path, const std::string& what, const record::Node& value);
    /// Names the reader accepts there, tried once per kind of field.
    const std::vector<std::string>& namesAt(const FieldPath& path, bool inList);
    std::string kindOf(const FieldPath& path) const;

    std::set<std::string> words_;
    std::vector<std::string> seats_;
    const Refusal* refusal_ = nullptr;
    std::map<std::string, std::vector<std::string>> names_;
    const record::Node* tree_ = nullptr;
    std::vector<Alteration> found_;
};

/// Collects all texts in a tree.
void collectWords(const record::Node& tree, std::set<std::string>& words);

template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W>
class AlteredStates {
  public:
    explicit AlteredStates(const std::filesystem::path& data) : module_(record::DataSource(data)) {}

    /// Calls `visit(text, check)` for every alteration; `check()` returns an empty text or the failure. With more than
    /// `most` alterations, visits an even selection.
    template <class Visit>
    void each(int seats, std::size_t most, const Visit& visit) {
        std::vector<std::pair<Kept, std::vector<Alteration>>> all;
        std::size_t count = 0;
        const std::vector<Kept> states = keptStates(seats);
        ValuesOfFields values(words_, seatingOf(seats).names);
        for (const Kept& kept : states) {
            all.push_back({kept, values.of(kept.tree, [&](const record::Node& tree) {
                               std::unique_ptr<Match> match;
                               return restored(kept, tree, match).sentence;
                           })});
            count += all.back().second.size();
        }
        std::size_t at = 0;
        for (const auto& each : all)
            for (const Alteration& altered : each.second) {
                const bool isOneOfMost = count <= most || at * most / count != (at + 1) * most / count;
                ++at;
                const Kept& kept = each.first;
                if (isOneOfMost) visit(kept.name + ": " + altered.text, [&] { return failure(kept, altered); });
            }
    }

    std::string run(int seats) {
        std::string all;
        refused_ = 0;
        played_ = 0;
        each(seats, 700, [&](const std::string& text, const auto& check) {
            if (const std::string why = check(); !why.empty() && all.size() < 4000) all += text + ": " + why + '\n';
        });
        if (refused_ == 0) all += "no altered state was refused\n";
        if (played_ == 0) all += "no altered state was played on\n";
        return all;
    }

  private:
    using Match = game::ErasedMatch<G>;
    struct Kept {
        std::string name;
        engine::Setup setup;
        record::Seating seating;
        record::Node tree;
    };
    struct Refused {
        std::string sentence;
        int line = 0;
    };

    /// One position per kind of decision, from random games.
    std::vector<Kept> keptStates(int seats) {
        std::vector<Kept> kept;
        std::set<std::string> decisions;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const engine::Setup setup = setupOf(module_, seats, seed);
            const record::Seating seating = seatingOf(seats);
            const auto match = module_.newMatch(setup, seating, {});
            engine::Pcg choices(seed, 12);
            engine::ActionList legal;
            while (!match->isOver()) {
                const record::Node tree = match->describeState();
                collectWords(tree, words_);
                const std::string decision = tree.find("phase")->text();
                if (decisions.insert(decision).second)
                    kept.push_back({decision + ", seed " + std::to_string(seed), setup, seating, tree});
                match->legalActions(legal);
                match->play(legal[choices.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
        return kept;
    }

    Refused restored(const Kept& kept, const record::Node& tree, std::unique_ptr<Match>& match) const {
        static const std::string file = "altered.saga";
        auto fresh = module_.newMatch(kept.setup, kept.seating, {});
        match.reset(static_cast<Match*>(fresh.release()));
        try {
            match->restore(record::Cursor(tree, file));
        } catch (const record::FileError& error) {
            return {error.what(), error.line()};
        }
        return {};
    }

    std::string failure(const Kept& kept, const Alteration& altered) {
        std::unique_ptr<Match> match;
        // Parsing the text assigns line numbers.
        const record::Node read = record::parseYaml(record::toYaml(altered.of(kept.tree)), "altered.saga");
        const Refused refused = restored(kept, read, match);
        if (!refused.sentence.empty()) {
            ++refused_;
            return refused.line > 0 ? "" : "refused without a line: " + refused.sentence;
        }
        ++played_;
        for (const ai::Level level : {ai::Level::Random, ai::Level::Easy})
            if (const std::string why = playOn(match->state(), match->rules(), level); !why.empty()) return why;
        return {};
    }

    static std::string playOn(typename G::State state, const typename G::Rules& rules, ai::Level level) {
        engine::Generators generators(7);
        engine::GeneratorChance chance(generators);
        engine::Pcg thoughts(7, 5);
        engine::ActionList scratch;
        // Slow levels decide only the first few decisions.
        int asked = 12;
        for (int moves = 0; !isOver(state); ++moves) {
            if (moves > G::longestGame) return "the game does not end";
            const bool thinks = level != ai::Level::Random && asked-- > 0;
            const auto seen = see(rules, state, toMove(state));
            const engine::Action action =
                ai::decide<G, P>(rules, seen, thinks ? level : ai::Level::Random, thoughts, scratch);
            if (validate(rules, state, action)) return "a computer player chose " + format(rules, action);
            apply(rules, state, action, chance, nullptr);
        }
        return scores(rules, state).seats > 0 ? "" : "there are no scores";
    }

    game::ErasedGame<G, P, W> module_;
    std::set<std::string> words_;
    int refused_ = 0;
    int played_ = 0;
};

/// Runs the checks as a test program with one row per number of seats.
template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W>
int runAlteredStates(const std::filesystem::path& data, int argc, char** argv,
                     const std::vector<int>& numbers = {G::minSeats, G::maxSeats}) {
    AlteredStates<G, P, W> states(data);
    std::vector<CheckRow> rows;
    for (const int seats : numbers)
        rows.push_back(
            {"altered states, " + std::to_string(seats) + " seats", [&, seats] { return states.run(seats); }});
    return runSuite(std::move(rows), argc, argv);
}

}
