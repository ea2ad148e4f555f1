// SPDX-License-Identifier: GPL-3.0-or-later
// What fuzzing runs: the readers of files that people edit or exchange, each on any bytes. A reader may refuse them
// with one sentence; a crash, another exception or an empty sentence is a fault.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::fuzz {

enum class Taken : std::uint8_t { Read, Refused };

struct Target {
    std::string_view name;
    /// Throws std::logic_error for a refusal without a sentence, and whatever a faulty reader throws.
    Taken (*run)(std::string_view bytes);
    /// Valid files to start from: those in these folders below the source folder ...
    std::vector<std::string_view> places;
    /// ... whose names end so.
    std::string_view ending;
};

std::span<const Target> targets();

/// nullptr for an unknown name.
const Target* targetOf(std::string_view name);

/// The files to start from, sorted.
std::vector<std::filesystem::path> seedsOf(const Target& target);

}
