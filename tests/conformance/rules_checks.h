// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of the rules in every position: legal lists, refusals, pieces, scores, notation.
#pragma once

#include "conformance/game_case.h"

#include <algorithm>
#include <set>

namespace heorot::conformance {

template <class G>
std::string legalListIsSound(const GameCase<G>& at) {
    at.compared();
    const auto legal = legalIn(at.rules, at.state);
    if ((toMove(at.state) == engine::nobody) != isOver(at.state))
        return "nobody is to move, but the game is not over, or the reverse";
    if (!isOver(at.state) && toMove(at.state) >= at.setup.seats) return "the seat to move is not in play";
    if (seatCount(at.state) != at.setup.seats) return "the state and its set-up have different numbers of seats";
    if (legal.empty() != isOver(at.state)) return "the legal list is empty before the end, or not empty after it";
    const auto twin = std::adjacent_find(legal.begin(), legal.end(), [](auto a, auto b) { return !(a < b); });
    return twin == legal.end() ? ""
                               : "the legal list is not sorted or has duplicates at '" + format(at.rules, *twin) + "'";
}

template <class G>
std::string gameEndsInTime(const GameCase<G>& at) {
    at.compared();
    return static_cast<int>(at.line.size()) < G::longestGame || isOver(at.state) ? ""
                                                                                 : "the game is longer than it may be";
}

inline std::string numbersOf(engine::Action action) {
    return '(' + std::to_string(action.kind) + ' ' + std::to_string(action.a) + ' ' + std::to_string(action.b) + ' ' +
           std::to_string(action.c) + ')';
}

/// Probably meaningless actions: variations of known ones, and random numbers.
inline std::vector<engine::Action> strangeActions(std::span<const engine::Action> known, engine::Pcg generator) {
    std::vector<engine::Action> strange;
    const auto any = [&generator] { return static_cast<std::uint8_t>(generator.below(256)); };
    for (int i = 0; i < 40; ++i) strange.push_back({any(), any(), any(), any()});
    for (int i = 0; i < 80 && !known.empty(); ++i) {
        engine::Action action = known[generator.below(static_cast<std::uint32_t>(known.size()))];
        std::uint8_t* fields[] = {&action.kind, &action.a, &action.b, &action.c};
        std::uint8_t& field = *fields[generator.below(4)];
        field = generator.below(4) == 0 ? any() : static_cast<std::uint8_t>(field + generator.below(3) - 1);
        strange.push_back(action);
    }
    return strange;
}

template <class G>
std::string validateAgrees(const GameCase<G>& at) {
    const auto legal = legalIn(at.rules, at.state);
    const auto agrees = [&](engine::Action action) {
        at.compared();
        return !validate(at.rules, at.state, action) == std::binary_search(legal.begin(), legal.end(), action);
    };
    for (const engine::Action action : legal)
        if (!agrees(action)) return "'" + format(at.rules, action) + "' is in the legal list, but refused";
    for (const engine::Action action : at.everLegal)
        if (!agrees(action)) return "'" + format(at.rules, action) + "' is not in the legal list, but allowed";
    for (const engine::Action action : strangeActions(at.everLegal, at.generator()))
        if (!agrees(action)) return "the action " + numbersOf(action) + " is not in the legal list, but allowed";
    return {};
}

template <class G>
std::string applyChangesOnlyItsCopy(const GameCase<G>& at) {
    const typename G::State before = at.state;
    for (const engine::Action action : legalIn(at.rules, at.state)) {
        const auto applied = [&](engine::Events& events) {
            engine::Generators generators(at.setup.seed + 1);
            engine::GeneratorChance chance(generators);
            typename G::State copy = at.state;
            apply(at.rules, copy, action, chance, &events);
            return copy;
        };
        at.compared();
        engine::Events once, again;
        const typename G::State first = applied(once);
        if (!(at.state == before)) return "'" + format(at.rules, action) + "' on a copy changes the original";
        if (!(first == applied(again)))
            return "'" + format(at.rules, action) + "' gives different results with the same chance";
        if (once != again) return "'" + format(at.rules, action) + "' emits different events with the same chance";
        engine::Generators generators(at.setup.seed + 1);
        engine::GeneratorChance chance(generators);
        typename G::State unheard = at.state;
        apply(at.rules, unheard, action, chance, nullptr);
        if (!(unheard == first)) return "'" + format(at.rules, action) + "' depends on whether events are requested";
    }
    return {};
}

template <class G>
std::string piecesAreConserved(const GameCase<G>& at) {
    at.compared();
    const record::Census box = record::census(zonesOf(at.rules, at.seating, at.dealt));
    if (box.empty()) return "the state describes no pieces";
    return record::censusDifference(box, record::census(zonesOf(at.rules, at.seating, at.state))).english();
}

template <class G>
std::string scoresAddUp(const GameCase<G>& at) {
    const engine::Scores points = scores(at.rules, at.state);
    if (points.seats != at.setup.seats) return "scores have a different number of seats";
    if (points.sources < 1 || points.sources > engine::maxScoreSources) return "the number of score sources is wrong";
    const auto rank = [&](std::size_t seat) { return std::pair{points.total[seat], points.tieBreak[seat]}; };
    const auto seats = static_cast<std::size_t>(points.seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        at.compared();
        int sum = 0;
        int better = 0;
        for (const int part : points.part[seat]) sum += part;
        for (std::size_t other = 0; other < seats; ++other) better += rank(other) > rank(seat);
        if (sum != points.total[seat])
            return "the parts of seat " + std::to_string(seat) + " do not add up to its total";
        if (isOver(at.state) && points.now[seat] != points.total[seat])
            return "the game is over, but seat " + std::to_string(seat) + " has different points now and at the end";
        if (points.unknown.has(static_cast<engine::Seat>(seat)))
            return "in the full state points of seat " + std::to_string(seat) + " are marked as unknown";
        if (points.place[seat] != better + 1) return "the place of seat " + std::to_string(seat) + " is wrong";
    }
    std::set<std::string> names;
    for (int source = 0; source < points.sources; ++source) names.emplace(scoreSourceName(at.rules, source));
    return static_cast<int>(names.size()) == points.sources && !names.contains("")
               ? ""
               : "score sources lack a name of their own";
}

template <class G>
std::string someActionIsCanonical(const GameCase<G>& at) {
    if (isOver(at.state)) return {};
    at.compared();
    const auto legal = legalIn(at.rules, at.state);
    const auto canonical = [&](engine::Action action) { return isCanonical(at.rules, at.state, action); };
    return std::any_of(legal.begin(), legal.end(), canonical) ? "" : "no legal action is canonical";
}

/// Forgoing asks for confirmation, so there must be an alternative.
template <class G>
std::string forgoingIsNeverForced(const GameCase<G>& at) {
    if constexpr (engine::ForgoingGame<G>) {
        const auto legal = legalIn(at.rules, at.state);
        const auto gives = [&](engine::Action action) { return forgoes(at.rules, at.state, action); };
        if (std::any_of(legal.begin(), legal.end(), gives)) at.compared();
        if (legal.size() == 1 && gives(legal[0]))
            return "'" + format(at.rules, legal[0]) + "' is the only action, but forgoes something";
    }
    return {};
}

/// The line without superfluous blanks.
inline std::string trimmed(const std::string& line) {
    std::string text;
    for (const char c : line)
        if (c != ' ' || (!text.empty() && text.back() != ' ')) text += c;
    if (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

/// Slight variations of an action's line.
inline std::vector<std::string> nearLines(const std::string& line) {
    return {line + 'x', line + '0', '0' + line, line.substr(1), line.substr(0, line.size() - 1), line + " done"};
}

/// Each action has one line: whatever parses as an action is formatted as the same line again, except for blanks.
template <class G>
std::string notationRoundTrips(const GameCase<G>& at) {
    std::set<std::string> lines;
    for (const engine::Action action : at.everLegal) {
        at.compared();
        const std::string line = format(at.rules, action);
        if (!lines.insert(line).second) return "two actions have the line '" + line + "'";
        if (parse(at.rules, line) != action) return "'" + line + "' is parsed as a different action";
        const bool plain = std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; });
        if (!plain || line != trimmed(line) || line.empty()) return "'" + line + "' is not plain text";
        for (const std::string& near : nearLines(line))
            if (const auto read = parse(at.rules, near); read && format(at.rules, *read) != trimmed(near))
                return "'" + near + "' is parsed as '" + format(at.rules, *read) + "'";
    }
    return parse(at.rules, "") ? "an empty line is read as an action" : "";
}

template <class G>
std::string refusalsHaveNames(const GameCase<G>& at) {
    for (const engine::Action action : at.everLegal) {
        const auto refused = validate(at.rules, at.state, action);
        if (!refused) continue;
        at.compared();
        if (const std::string name(refusalName(at.rules, refused)); name.empty() || name.find(' ') != name.npos)
            return "the refusal of '" + format(at.rules, action) + "' has no one-word name";
    }
    return {};
}

}
