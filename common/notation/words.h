// SPDX-License-Identifier: GPL-3.0-or-later
// Words of notation: how one number of an action or event is written and parsed. A game builds a word from a list of
// names, so writing and parsing cannot differ.
#pragma once

#include "engine/event.h"
#include "notation/notation_export.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace heorot::notation {

/// The numbers of an action (at most three) or event, in order.
using Numbers = decltype(engine::Event::args);

/// Splits a line at blanks.
HEOROT_NOTATION_EXPORT std::vector<std::string_view> split(std::string_view line);

/// Any list of names as texts.
template <class Names>
std::vector<std::string> texts(const Names& names) {
    return {std::begin(names), std::end(names)};
}

/// The index of a name in a list.
template <class Names>
std::optional<std::uint8_t> indexOf(const Names& names, std::string_view name) {
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? std::nullopt : std::optional(static_cast<std::uint8_t>(at - names.begin()));
}

/// Joins lists of names and single names: `joined(slotNames, "leader")`.
template <class... Lists>
constexpr auto joined(const Lists&... lists) {
    constexpr auto size = []<class List>(std::type_identity<List>) {
        if constexpr (std::is_convertible_v<List, std::string_view>)
            return std::size_t{1};
        else
            return std::tuple_size_v<List>;
    };
    std::array<std::string_view, (size(std::type_identity<Lists>{}) + ...)> all{};
    auto* next = all.data();
    const auto add = [&next](const auto& list) {
        if constexpr (std::is_convertible_v<decltype(list), std::string_view>)
            *next++ = list;
        else
            next = std::copy(list.begin(), list.end(), next);
    };
    (add(lists), ...);
    return all;
}

/// The name of a value of an enumeration, for tables by value.
template <class Code>
struct CodeName {
    Code code{};
    std::string_view name;
};

/// For a static_assert: whether a table names the values 0, 1, 2, ... in order and omits none.
template <class Table>
constexpr bool isInOrder(const Table& table) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].code) != i || table[i].name.empty()) return false;
    return true;
}

/// A line being written or parsed; `at` is the index of the current word.
template <class Rules>
struct Line {
    const Rules& rules;
    std::span<const std::string> seats;
    Numbers numbers{};
    std::size_t at = 0;

    int value() const { return numbers[at]; }
    std::uint8_t byte() const { return static_cast<std::uint8_t>(numbers[at]); }
};

/// How a number is written and parsed. A word may look at the numbers before its own, and at the next one if it stands
/// for two. An empty text is not written; a missing word is parsed as an empty one.
template <class Rules>
struct Word {
    std::string (*write)(const Line<Rules>&) = nullptr;
    /// nullptr: this word does not occur in lines that are parsed.
    std::optional<int> (*read)(Line<Rules>&, std::string_view) = nullptr;

    /// The index of a name in a list. If the list has an empty name, the word may be omitted.
    template <const auto& names>
    static constexpr Word oneOf() {
        return {[](const Line<Rules>& line) { return std::string(names.at(static_cast<std::size_t>(line.value()))); },
                [](Line<Rules>&, std::string_view text) -> std::optional<int> { return indexOf(names, text); }};
    }
    /// A piece by name. `where` yields an object with `name` and `find`: a member of the rules, or a function called
    /// with or without them.
    template <auto where>
    static constexpr Word named() {
        return {[](const Line<Rules>& line) { return find<where>(line.rules).name(line.byte()); },
                [](Line<Rules>& line, std::string_view text) -> std::optional<int> {
                    return find<where>(line.rules).find(text);
                }};
    }
    /// Any number; for events only.
    static constexpr Word number() {
        return {[](const Line<Rules>& line) { return std::to_string(line.value()); }};
    }
    /// A seat by name; for events only.
    static constexpr Word seat() {
        return {[](const Line<Rules>& line) { return line.seats[line.byte()]; }};
    }

  private:
    template <auto where>
    static decltype(auto) find(const Rules& rules) {
        if constexpr (std::is_invocable_v<decltype(where), const Rules&>)
            return std::invoke(where, rules);
        else
            return where();
    }
};

}
