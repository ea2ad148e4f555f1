// SPDX-License-Identifier: GPL-3.0-or-later
// Locates a game's data files: the shipped one, or a player's own file of the same name, which replaces the whole
// shipped file so that an owner of the box can correct numbers.
#pragma once

#include "record/node.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace heorot::record {

class HEOROT_RECORD_EXPORT DataSource {
  public:
    /// `own` may be empty or missing.
    explicit DataSource(std::filesystem::path shipped, std::filesystem::path own = {})
        : shipped_(std::move(shipped)), own_(std::move(own)) {}

    /// Reads one file strictly. Throws FileError, also for an unreadable file of the player's.
    Node read(const std::string& file);
    /// Hash of everything read so far, ignoring comments, quotes and layout: 16 hex digits (FNV-1a, 64 bits).
    std::string fingerprint() const;

  private:
    std::filesystem::path shipped_;
    std::filesystem::path own_;
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

}
