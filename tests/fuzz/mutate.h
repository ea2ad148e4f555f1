// SPDX-License-Identifier: GPL-3.0-or-later
// Random but reproducible damage to a valid file, which a reader must withstand.
#pragma once

#include "engine/random.h"

#include <string>
#include <string_view>

namespace heorot::test {

/// One to four random edits: a byte changed, removed or inserted, a part duplicated or cut off.
inline void mutate(std::string& text, engine::Pcg& generator) {
    static constexpr char written[] = "[]{}:,-?&*!|>'\"%@`#~ \t\n\r.\\\0\x04\x7F\x80\xEF"
                                      "0129az";
    static constexpr std::string_view marks(written, sizeof written - 1);
    const auto below = [&](std::size_t bound) { return generator.below(static_cast<std::uint32_t>(bound)); };
    for (std::uint32_t edits = 1 + below(4); edits > 0 && !text.empty(); --edits) {
        const std::size_t at = below(text.size());
        const std::size_t length = 1 + below(20);
        const char mark = marks[below(marks.size())];
        switch (below(5)) {
        case 0: text[at] = mark; break;
        case 1: text.erase(at, length); break;
        case 2: text.insert(at, 1, mark); break;
        case 3: text.insert(below(text.size()), text.substr(at, length)); break;
        default: text.insert(at, length, mark); break;
        }
    }
}

}
