// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/data_path.h"

#include <charconv>
#include <utility>

namespace heorot::record {

std::vector<std::string> stepsOf(std::string_view path) {
    std::vector<std::string> steps(1);
    for (const char sign : path) {
        if (sign == '.' || (sign == '[' && !steps.back().empty())) steps.emplace_back();
        if (sign != '.') steps.back() += sign;
    }
    return steps;
}

std::string itemStep(std::size_t index) {
    return '[' + std::to_string(index) + ']';
}

std::string below(const std::string& path, const std::string& step) {
    return path.empty() || step.starts_with('[') ? path + step : path + '.' + step;
}

Node* nodeAt(Node& tree, std::string_view path) {
    Node* at = &tree;
    for (const std::string& step : stepsOf(path)) {
        if (step.starts_with('[')) {
            std::size_t index = 0;
            const char* end = step.data() + step.size();
            const auto [stop, error] = std::from_chars(step.data() + 1, end, index);
            at = error == std::errc{} && stop + 1 == end && *stop == ']' ? at->item(index) : nullptr;
        } else {
            at = at->find(step);
        }
        if (!at) return nullptr;
    }
    return at;
}

const Node* nodeAt(const Node& tree, std::string_view path) {
    // Looks only, and changes nothing.
    return nodeAt(const_cast<Node&>(tree), path);
}

}
