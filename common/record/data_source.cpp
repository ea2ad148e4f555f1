// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/data_source.h"

#include "record/yaml.h"

#include <cstdio>
#include <string_view>

namespace heorot::record {

namespace {

std::uint64_t hashed(std::uint64_t hash, std::string_view bytes) {
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3ULL;
    }
    return hash;
}

/// Over kinds, sizes and texts, and not over the tree as YAML, so that the fingerprint does not change with our writer.
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

}

Node DataSource::read(const std::string& file) {
    // Whatever bears the name, also what cannot be read: an owner is not to play with other numbers unawares.
    std::error_code error;
    const bool replaced = !own_.empty() && std::filesystem::symlink_status(own_ / file, error).type() !=
                                               std::filesystem::file_type::not_found;
    Node tree = readYaml((replaced ? own_ : shipped_) / file);
    hash_ = hashed(hash_, tree);
    return tree;
}

std::string DataSource::fingerprint() const {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash_));
    return digits;
}

}
