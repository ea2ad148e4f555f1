// SPDX-License-Identifier: GPL-3.0-or-later
// Hashes that are the same on every machine (FNV-1a, 64 bits), to tell trees apart. Not secure against forgery.
#pragma once

#include "record/node.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace heorot::record {

/// The hash of nothing; add data to it piece by piece.
inline constexpr std::uint64_t hashStart = 0xcbf29ce484222325ULL;

HEOROT_RECORD_EXPORT std::uint64_t hashed(std::uint64_t hash, std::string_view bytes);
/// Hashes kinds, sizes and texts rather than YAML, so that changes of our writer do not change hashes.
HEOROT_RECORD_EXPORT std::uint64_t hashed(std::uint64_t hash, const Node& node);
/// As 16 hex digits.
HEOROT_RECORD_EXPORT std::string hexOf(std::uint64_t hash);

}
