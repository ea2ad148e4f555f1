// SPDX-License-Identifier: GPL-3.0-or-later
// Locates a game's data files: the shipped one, or a player's own file of the same name, which replaces the whole
// shipped file; and lays an owner's corrections of single values over them.
#pragma once

#include "record/corrections.h"
#include "record/node.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

namespace heorot::record {

class HEOROT_RECORD_EXPORT DataSource {
  public:
    /// `own` may be empty or missing.
    explicit DataSource(std::filesystem::path shipped, std::filesystem::path own = {})
        : shipped_(std::move(shipped)), own_(std::move(own)) {}

    /// The same files, as they were read, with these corrections instead of its own.
    DataSource with(Corrections corrections) const;

    /// Reads one file strictly, with its corrections. Throws FileError, also for an unreadable file of the player's.
    Node read(const std::string& file);
    /// Hash of everything read so far, ignoring comments, quotes, layout, and corrections that only say how sure a
    /// value is: 16 hex digits (FNV-1a, 64 bits).
    std::string fingerprint() const;

    const Corrections& corrections() const { return corrections_; }
    /// The files read so far by name, corrected, and as they are on disk.
    const std::map<std::string, Node>& files() const { return files_; }
    const std::map<std::string, Node>& uncorrected() const { return uncorrected_; }

  private:
    std::filesystem::path shipped_;
    std::filesystem::path own_;
    Corrections corrections_;
    std::map<std::string, Node> files_;
    std::map<std::string, Node> uncorrected_;
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

}
