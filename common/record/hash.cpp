// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/hash.h"

#include <cstdio>

namespace heorot::record {

std::uint64_t hashed(std::uint64_t hash, std::string_view bytes) {
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3ULL;
    }
    return hash;
}

std::uint64_t hashed(std::uint64_t hash, const Node& node) {
    const auto head = [&](char kind, std::size_t size) { hash = hashed(hash, kind + std::to_string(size) + ':'); };
    switch (node.kind()) {
    case Node::Kind::Text: head('t', node.text().size()); return hashed(hash, node.text());
    case Node::Kind::List:
        head('l', node.items().size());
        for (const Node& item : node.items()) hash = hashed(hash, item);
        return hash;
    case Node::Kind::Map:
        head('m', node.entries().size());
        for (const auto& entry : node.entries()) hash = hashed(hashed(hash, Node::ofText(entry.key)), entry.value);
        return hash;
    }
    return hash;
}

std::string hexOf(std::uint64_t hash) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return digits;
}

}
