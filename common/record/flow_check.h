// SPDX-License-Identifier: GPL-3.0-or-later
// A look at the brackets of a YAML text before it is parsed: yaml-cpp keeps every token of a list or map in brackets
// until its end is found, so that a file of nothing but brackets would cost hundreds of megabytes before it is refused.
#pragma once

#include <string>
#include <string_view>

namespace heorot::record {

/// Items, keys and brackets within one outermost pair of brackets.
inline constexpr int longestFlow = 20'000;

/// Throws FileError, with the line, if brackets stand deeper within each other than `deepest`, or if a pair of them
/// holds more than `longestFlow`. Brackets in quotes, comments, blocks of text and plain words do not count. `name`
/// stands in messages.
void checkFlow(std::string_view text, const std::string& name, int deepest);

}
