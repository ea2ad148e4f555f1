// SPDX-License-Identifier: GPL-3.0-or-later
// Places in a tree by their path, written as the strict reader names them in its messages: `tiles.I[3].value`.
#pragma once

#include "record/node.h"

#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

/// The keys and items of a path: `tiles`, `I`, `[3]`, `value`.
HEOROT_RECORD_EXPORT std::vector<std::string> stepsOf(std::string_view path);

/// The path of a key, or of an item `[3]`, below another path.
HEOROT_RECORD_EXPORT std::string below(const std::string& path, const std::string& step);
HEOROT_RECORD_EXPORT std::string itemStep(std::size_t index);

/// What stands at a path, or nullptr.
HEOROT_RECORD_EXPORT const Node* nodeAt(const Node& tree, std::string_view path);
HEOROT_RECORD_EXPORT Node* nodeAt(Node& tree, std::string_view path);

}
