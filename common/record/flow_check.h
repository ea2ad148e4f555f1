// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the brackets of a YAML text before parsing: yaml-cpp keeps every token of a bracketed list or map until its
// end, so a file full of brackets would cost hundreds of megabytes before it is refused.
#pragma once

#include <string>
#include <string_view>

namespace heorot::record {

/// Limit of items, keys and brackets within one outermost pair of brackets.
inline constexpr int longestFlow = 20'000;

/// Throws FileError, with the line, if brackets are nested deeper than `deepest` or a pair holds more than
/// `longestFlow`. Ignores brackets in quotes, comments, block scalars and plain words. `name` is the file's name in
/// messages.
void checkFlow(std::string_view text, const std::string& name, int deepest);

}
