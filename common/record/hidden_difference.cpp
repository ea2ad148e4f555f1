// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/hidden_difference.h"

#include <algorithm>

namespace heorot::record {

namespace {

bool isHidden(const Sights& sights) {
    return std::any_of(sights.begin(), sights.end(), [](const Sight& sight) { return sight.hides(); });
}

template <class Key>
Sights sightsAt(Sights sights, const Key& key) {
    for (Sight& sight : sights) sight = sight.at(key);
    return sights;
}

}

bool isDifferenceHidden(const Node& expected, const Node& actual, const Sights& sights) {
    if (expected.kind() == Node::Kind::List && expected.items().size() == actual.items().size()) {
        for (std::size_t i = 0; i < expected.items().size(); ++i)
            if (compare(expected.items()[i], actual.items()[i], {}))
                return isDifferenceHidden(expected.items()[i], actual.items()[i], sightsAt(sights, i));
    } else if (expected.kind() == Node::Kind::Map && actual.kind() == Node::Kind::Map) {
        for (const Node::Entry& entry : expected.entries()) {
            const Node* value = actual.find(entry.key);
            if (!value) return isHidden(sights);
            if (compare(entry.value, *value, {}))
                return isDifferenceHidden(entry.value, *value, sightsAt(sights, entry.key));
        }
    }
    return isHidden(sights);
}

}
