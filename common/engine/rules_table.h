// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in which a game finds the rules that belong to a value of an enumeration: a phase, a kind of action. A table
// that lacks an entry, or has one out of order, does not compile.
#pragma once

#include <cstddef>

namespace heorot::engine {

template <class Key, class RulesOfKey>
struct RulesEntry {
    Key key;
    const RulesOfKey* rules;
};

/// Whether each value from `first` on has its entry, so that value - first is its index. For a static_assert.
template <class Table>
constexpr bool isComplete(const Table& table, std::size_t first = 0) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].key) != i + first || table[i].rules == nullptr) return false;
    return true;
}

}
