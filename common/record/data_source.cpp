// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/data_source.h"

#include "record/hash.h"
#include "record/yaml.h"

namespace heorot::record {

DataSource DataSource::with(Corrections corrections) const {
    DataSource other(shipped_, own_);
    other.corrections_ = std::move(corrections);
    other.uncorrected_ = uncorrected_;
    return other;
}

Node DataSource::read(const std::string& file) {
    auto known = uncorrected_.find(file);
    if (known == uncorrected_.end()) {
        // Anything of that name, even if unreadable: an owner must not play with the shipped numbers unknowingly.
        std::error_code error;
        const bool replaced = !own_.empty() && std::filesystem::symlink_status(own_ / file, error).type() !=
                                                   std::filesystem::file_type::not_found;
        known = uncorrected_.emplace(file, readYaml((replaced ? own_ : shipped_) / file)).first;
    }
    Node tree = known->second;
    corrections_.ofValues().applyTo(tree, file, correctionsFile);
    hash_ = hashed(hash_, tree);
    corrections_.applyTo(tree, file, correctionsFile);
    files_.insert_or_assign(file, tree);
    return tree;
}

std::string DataSource::fingerprint() const {
    return hexOf(hash_);
}

}
