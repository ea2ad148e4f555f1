// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that map a value of an enumeration (a phase, a kind of action) to its rules. A table with a missing or
// misplaced entry does not compile.
#pragma once

#include <cstddef>

namespace heorot::engine {

template <class Key, class RulesOfKey>
struct RulesEntry {
    Key key;
    const RulesOfKey& rules;
};

/// For a static_assert: whether every value from `first` on has its entry, at index value - first.
template <class Table>
constexpr bool isComplete(const Table& table, std::size_t first = 0) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].key) != i + first) return false;
    return true;
}

}
