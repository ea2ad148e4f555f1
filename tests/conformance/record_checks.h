// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of writing, undoing and replaying a game.
#pragma once

#include "conformance/game_case.h"
#include "record/saga.h"
#include "record/yaml.h"
#include "suite/notice.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace heorot::conformance {

inline std::string differenceOf(const record::Node& expected, const record::Node& actual) {
    const record::Difference difference = record::compare(expected, actual, "state");
    if (difference) return difference.path + " is '" + difference.actual + "' instead of '" + difference.expected + "'";
    return expected == actual ? "" : "a field is there that was not there before";
}

/// Empty if states, moves and undone moves of both are equal.
inline std::string differenceOf(const record::AnyMatch& expected, const record::AnyMatch& actual) {
    const auto same = [](const std::vector<engine::Move>& one, const std::vector<engine::Move>& two) {
        return std::equal(one.begin(), one.end(), two.begin(), two.end(),
                          [](const engine::Move& a, const engine::Move& b) {
                              return a.seat == b.seat && a.action == b.action && a.outcomes == b.outcomes &&
                                     a.events == b.events && a.revealedTo == b.revealedTo && a.before == b.before;
                          });
    };
    if (!same(expected.moves(), actual.moves())) return "the moves differ";
    if (!same(expected.undone(), actual.undone())) return "the undone moves differ";
    if (expected.deal() != actual.deal() || expected.dealEvents() != actual.dealEvents()) return "the deals differ";
    if (expected.marked() != actual.marked()) return "one game is marked and the other is not";
    return differenceOf(expected.describeState(), actual.describeState());
}

/// Undoes as often as a random seat may, at most three times.
inline void undoSome(record::AnyMatch& match, engine::Pcg& generator, engine::UndoRule rule) {
    for (int i = 0; i < 3; ++i) {
        const auto asker = static_cast<engine::Seat>(generator.below(static_cast<std::uint32_t>(match.setup().seats)));
        if (const auto point = match.undoPoint(asker, rule)) match.goBackTo(*point);
    }
}

template <class G>
std::string statesRoundTrip(const GameCase<G>& at) {
    at.compared();
    static const std::string file = "state";
    const record::Node tree = written(at.rules, at.seating, at.state);
    const record::Node again = record::parseYaml(record::toYaml(tree), file);
    engine::Setup other = at.setup;
    other.seed += 1000;
    typename G::State state = Playout<G>(at.rules, other).state();
    record::Describer reader = record::Describer::reader(record::Cursor(again, file), true);
    describe(reader, at.rules, at.seating.names, state);
    reader.finish();
    if (state == at.state) return {};
    const std::string wrong = differenceOf(tree, written(at.rules, at.seating, state));
    return "a state differs after writing and reading it: " + (wrong.empty() ? "a field is not described" : wrong);
}

template <class G>
std::string replayGivesTheSameGame(const GameCase<G>& at) {
    at.compared();
    const auto* match = at.match();
    if (!match) return "a match refuses what the rules allow";
    const auto wrong = differenceOf(written(at.rules, at.seating, at.state), match->describeState());
    if (!wrong.empty()) return "the same set-up and actions give a different game: " + wrong;
    engine::Setup otherSeed = at.setup;
    otherSeed.seed += 1000;
    const auto scripted = at.module.newMatch(otherSeed, at.seating, match->deal());
    for (const engine::Move& move : match->moves())
        if (scripted->playScripted(move.action, move.outcomes)) return "the same outcomes make an action illegal";
    const auto other = differenceOf(match->describeState(), scripted->describeState());
    return other.empty() ? "" : "the same set-up and outcomes give a different game: " + other;
}

template <class G>
std::string undoAndRedoAreExact(const GameCase<G>& at) {
    const auto* expected = at.match();
    const auto match = matchOf(at);
    if (!expected || !match) return "a match refuses what the rules allow";
    const std::size_t count = at.generator().below(static_cast<std::uint32_t>(at.line.size() + 1));
    if (count < at.line.size()) at.compared();
    match->goBackTo(count);
    IncrementalMatch earlier;
    const auto* before = earlier.at(at.module, at.setup, at.seating, at.line.first(count));
    if (auto wrong = differenceOf(before->describeState(), match->describeState()); !wrong.empty())
        return "undo to move " + std::to_string(count) + " gives a different state: " + wrong;
    while (match->redo()) {
    }
    if (auto wrong = differenceOf(expected->describeState(), match->describeState()); !wrong.empty())
        return "redo gives a different state: " + wrong;
    match->goBackTo(count);
    for (const engine::Action action : at.line.subspan(count))
        if (match->play(action)) return "an action is illegal after undo";
    const auto wrong = differenceOf(expected->describeState(), match->describeState());
    return wrong.empty() ? "" : "the same actions after undo get different chance: " + wrong;
}

template <class G>
std::string sagasRoundTrip(const GameCase<G>& at, engine::UndoRule rule) {
    engine::Pcg generator = at.generator();
    const auto match = matchOf(at);
    if (!match) return "a match refuses what the rules allow";
    const auto finder = [&at](const std::string& id) { return id == at.module.id() ? &at.module : nullptr; };
    for (int undone = 0; undone < 2; ++undone) {
        if (undone == 0 || !match->undone().empty()) at.compared();
        const std::string text = record::writeSaga(at.module, *match);
        const record::LoadedSaga loaded = record::readSaga(text, "check.saga", finder);
        const std::string when = undone ? "a saga with undone moves: " : "a saga: ";
        if (!loaded.notice.empty()) return when + test::noticeOf(loaded);
        if (auto wrong = differenceOf(*match, *loaded.match); !wrong.empty()) return when + wrong;
        if (record::writeSaga(at.module, *loaded.match) != text)
            return when + "it differs when written again after reading";
        undoSome(*match, generator, rule);
    }
    return {};
}

/// A saga's head and its prompt are the same in all worlds that a seat that may read them cannot tell apart.
template <class G>
std::string headsLeakNothing(const GameCase<G>& at) {
    engine::Pcg generator = at.generator();
    const auto* match = at.match();
    if (!match) return "a match refuses what the rules allow";
    const auto headOf = [&at](const record::AnyMatch& played) {
        return std::pair(record::progressOf(played), at.module.words().prompt(played, engine::nobody));
    };
    const auto head = headOf(*match);
    const auto& points = head.first.points;
    const engine::Scores scores = match->scores();
    if (points.size() != static_cast<std::size_t>(at.setup.seats)) return "not every seat has points";
    if (match->isOver() && !std::equal(points.begin(), points.end(), scores.total.begin()))
        return "the points of a finished game are not its scores";
    static const std::string file = "world";
    // Who plays against computer players alone may see in the head what it holds.
    const auto& players = at.seating.players;
    const bool isAlone = std::count(players.begin(), players.end(), record::personWord) == 1;
    for (int seat = 0; seat < at.setup.seats; ++seat) {
        if (isAlone && players[static_cast<std::size_t>(seat)] != record::personWord) continue;
        const auto seen = see(at.rules, at.state, static_cast<engine::Seat>(seat));
        const auto sampled = sample(at.rules, seen, generator);
        if (!(sampled == at.state)) at.compared();
        const record::Node world = written(at.rules, at.seating, sampled);
        const auto other = at.module.newMatch(at.setup, at.seating, {});
        other->restore(record::Cursor(world, file));
        if (headOf(*other) != head) return "the head leaks what is hidden from seat " + std::to_string(seat);
    }
    return {};
}

}
