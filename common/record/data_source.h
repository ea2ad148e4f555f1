// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game's data files come from: shipped with the program, or a player's own file of the same name, which
// replaces the shipped one as a whole, so that an owner of the box can correct numbers.
#pragma once

#include "record/node.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace heorot::record {

class HEOROT_RECORD_EXPORT DataSource {
  public:
    /// `own` may be empty or not exist.
    explicit DataSource(std::filesystem::path shipped, std::filesystem::path own = {})
        : shipped_(std::move(shipped)), own_(std::move(own)) {}

    /// Reads one file strictly. Throws FileError, also if there is an own file that cannot be read.
    Node read(const std::string& file);
    /// Of all that was read, comments, quotes and layout aside: 16 hex digits (FNV-1a, 64 bits).
    std::string fingerprint() const;

  private:
    std::filesystem::path shipped_;
    std::filesystem::path own_;
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

}
