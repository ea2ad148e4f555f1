// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the first difference of two states may be quoted to everyone.
#pragma once

#include "record/node.h"

#include <string>
#include <vector>

namespace heorot::record {

/// A place in a complete state and the same place as one viewer sees it; null where it does not exist.
struct Sight {
    const Node* whole;
    const Node* seen;

    bool hides() const { return whole && !(seen && *whole == *seen); }
    Sight at(const std::string& key) const {
        return {whole ? whole->find(key) : nullptr, seen ? seen->find(key) : nullptr};
    }
    Sight at(std::size_t i) const {
        const auto item = [i](const Node* list) {
            return list && i < list->items().size() ? &list->items()[i] : nullptr;
        };
        return {item(whole), item(seen)};
    }
};
using Sights = std::vector<Sight>;

/// Whether any seat cannot see the place of the first difference that `compare` finds.
bool isDifferenceHidden(const Node& expected, const Node& actual, const Sights& sights);

}
