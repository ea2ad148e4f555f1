// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/data_source.h"

#include "record/yaml.h"

#include <cstdio>

namespace heorot::record {

Node DataSource::read(const std::string& file) {
    std::error_code error;
    const bool replaced = !own_.empty() && std::filesystem::exists(own_ / file, error);
    Node tree = readYaml((replaced ? own_ : shipped_) / file);
    for (const char c : toYaml(tree)) {
        hash_ ^= static_cast<unsigned char>(c);
        hash_ *= 0x100000001b3ULL;
    }
    return tree;
}

std::string DataSource::fingerprint() const {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash_));
    return digits;
}

}
