// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios are rules tests written as files: a position, moves in notation, and expectations.
#pragma once

#include "record/game_finder.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace heorot::record {

struct ScenarioResult {
    std::string file;
    std::string title;
    /// What is wrong, with file and line; nothing if every expectation was met.
    std::optional<FileError> error;
    bool passed() const { return !error; }
    /// The same in English; empty if the scenario passed.
    std::string failure() const { return error ? error->what() : std::string(); }
};

/// Runs one scenario file. A file that is not a scenario counts as failed, with a sentence why.
HEOROT_RECORD_EXPORT ScenarioResult runScenario(const std::filesystem::path& file, const GameFinder& games);

/// The scenario's match after its last step, for pictures and for playing on. Throws FileError if the file is bad or
/// fails.
HEOROT_RECORD_EXPORT std::unique_ptr<AnyMatch> playScenario(const std::filesystem::path& file, const GameFinder& games);

/// All `.yaml` files below a folder, sorted; for a file, the file itself. Throws FileError if there are none.
HEOROT_RECORD_EXPORT std::vector<std::filesystem::path> scenarioFiles(const std::filesystem::path& place);

}
