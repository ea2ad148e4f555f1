// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games, runs a check at their positions, and shortens the list of actions when it fails.
#pragma once

#include "conformance/conformance_suite.h"
#include "conformance/game_case.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <set>

namespace heorot::conformance {

/// Seats with names no notation uses; every other seat is a person.
record::Seating seatingOf(int seats);

/// A set-up for this many seats; the seed varies options and first seat.
engine::Setup setupOf(const game::GameModule& module, int seats, std::uint64_t seed);

/// "3 seats, seed 7, first random, reroll off"
std::string setupText(const game::GameModule& module, const engine::Setup& setup);

template <game::DescribedGame G>
class Runner {
  public:
    Runner(const typename G::Rules& rules, const game::GameModule& module, const Check<G>& check, int seats)
        : rules_(rules), module_(module), check_(check), seats_(seats), seating_(seatingOf(seats)) {}

    /// Empty if the check passes in all games; otherwise the failure, its position, and the shortest list of actions
    /// found.
    CheckResult run() {
        for (int seed = 1; seed <= check_.games; ++seed) {
            setup_ = setupOf(module_, seats_, static_cast<std::uint64_t>(seed));
            const Line game = randomGame();
            PlayoutHistory way(Playout<G>(rules_, setup_));
            std::size_t played = 0;
            for (const std::size_t plies : pointsOf(game.size())) {
                while (played < plies) way.play(game[played++]);
                const std::span<const engine::Action> line = std::span(game).first(plies);
                if (const std::string why = failureAt(way, line); !why.empty())
                    return report({line.begin(), line.end()}, why);
            }
        }
        const std::vector<std::string>& vacuous = check_.vacuousParts;
        for (const std::string& part : comparisons_.missing())
            if (std::find(vacuous.begin(), vacuous.end(), part) == vacuous.end())
                return "nothing was compared for '" + part + '\'';
        if (comparisons_.count() > 0) return {};
        const std::string what = "nothing was compared in " + std::to_string(check_.games) + " games";
        return check_.mayBeVacuous ? CheckResult{{}, "vacuous: " + what} : CheckResult{what, {}};
    }

  private:
    /// A whole game, or as much of it as the rules allow.
    Line randomGame() {
        engine::Pcg choices(setup_.seed, 78);
        std::set<engine::Action> ever;
        Line line;
        Playout<G> walk(rules_, setup_);
        while (!isOver(walk.state()) && line.size() <= static_cast<std::size_t>(G::longestGame)) {
            const auto legal = legalIn(rules_, walk.state());
            ever.insert(legal.begin(), legal.end());
            if (legal.empty()) break;
            line.push_back(legal[choices.below(static_cast<std::uint32_t>(legal.size()))]);
            if (!walk.play(line.back())) break;
        }
        everLegal_.assign(ever.begin(), ever.end());
        return line;
    }

    std::vector<std::size_t> pointsOf(std::size_t plies) const {
        std::vector<std::size_t> points;
        const std::size_t count =
            check_.points == 0 ? plies + 1 : std::min(plies + 1, static_cast<std::size_t>(check_.points));
        for (std::size_t i = 0; i < count; ++i)
            points.push_back(count == plies + 1 ? i : (2 * i + 1) * plies / (2 * count));
        return points;
    }

    /// A game in progress, with the earlier states a check may need.
    struct PlayoutHistory {
        explicit PlayoutHistory(const Playout<G>& start) : walk(start), dealt(start.state()), before(start.state()) {}
        bool play(engine::Action action) {
            before = walk.state();
            return walk.play(action);
        }
        Playout<G> walk;
        typename G::State dealt;
        typename G::State before;
    };

    std::string failureAt(const PlayoutHistory& way, std::span<const engine::Action> line) {
        try {
            return check_.failure({rules_, module_, setup_, seating_, way.dealt, way.before, way.walk.state(), line,
                                   everLegal_, played_, comparisons_});
        } catch (const std::exception& error) {
            return std::string("it throws: ") + error.what();
        }
    }

    /// Empty for a list that cannot be played.
    std::string failureAfter(const Line& line) {
        PlayoutHistory way(Playout<G>(rules_, setup_));
        for (const engine::Action action : line)
            if (!way.play(action)) return {};
        return failureAt(way, line);
    }

    /// Removes single actions while the check still fails at the end, for at most a few seconds.
    Line shortened(Line line) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(5);
        for (bool shorter = true; shorter;) {
            shorter = false;
            for (std::size_t i = line.size(); i-- > 0 && std::chrono::steady_clock::now() < end;) {
                Line candidate = line;
                candidate.erase(candidate.begin() + static_cast<std::ptrdiff_t>(i));
                if (failureAfter(candidate).empty()) continue;
                line = std::move(candidate);
                shorter = true;
            }
        }
        return line;
    }

    CheckResult report(const Line& line, const std::string& why) {
        const Line best = shortened(line);
        std::string text =
            why + "\n  " + setupText(module_, setup_) + ", after " + std::to_string(line.size()) + " actions";
        text += "\n  shortest list that still fails: " + failureAfter(best);
        for (const engine::Action action : best) text += "\n    " + format(rules_, action);
        return text;
    }

    const typename G::Rules& rules_;
    const game::GameModule& module_;
    const Check<G>& check_;
    int seats_;
    record::Seating seating_;
    engine::Setup setup_;
    std::vector<engine::Action> everLegal_;
    IncrementalMatch played_;
    Comparisons comparisons_;
};

/// Marks the checks of these names ("check", or "check: part") as allowed to be vacuous. Returns a failing row for each
/// name that is neither a check nor in `others`.
template <class G>
std::vector<CheckRow> allowVacuous(std::vector<Check<G>>& checks, const std::vector<std::string>& names,
                                   const std::vector<std::string>& others = {}) {
    std::vector<CheckRow> unknown;
    for (const std::string& name : names) {
        if (std::find(others.begin(), others.end(), name) != others.end()) continue;
        const std::size_t colon = name.find(": ");
        const auto isNamed = [&](const Check<G>& check) { return check.name == name.substr(0, colon); };
        const auto check = std::find_if(checks.begin(), checks.end(), isNamed);
        if (check == checks.end())
            unknown.push_back({name, [name] { return "no check is called '" + name + '\''; }});
        else if (colon == std::string::npos)
            check->mayBeVacuous = true;
        else
            check->vacuousParts.push_back(name.substr(colon + 2));
    }
    return unknown;
}

}
