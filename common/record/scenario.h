// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios are our rules tests as files: a position, moves in notation, and what must be so afterwards.
#pragma once

#include "record/game_finder.h"

#include <filesystem>
#include <string>
#include <vector>

namespace heorot::record {

struct ScenarioResult {
    std::string file;
    std::string title;
    /// Empty if all was as expected; else one sentence with file and line.
    std::string failure;
    bool passed() const { return failure.empty(); }
};

/// Runs one scenario file. A file that is not a scenario counts as failed, with the sentence why.
HEOROT_RECORD_EXPORT ScenarioResult runScenario(const std::filesystem::path& file, const GameFinder& games);

/// The scenario's match at its last step, for pictures and for playing on. Throws FileError if the file is bad or
/// fails.
HEOROT_RECORD_EXPORT std::unique_ptr<AnyMatch> playScenario(const std::filesystem::path& file, const GameFinder& games);

/// All `.yaml` files of a folder and its folders, sorted; a file stands for itself. Throws FileError if there is none.
HEOROT_RECORD_EXPORT std::vector<std::filesystem::path> scenarioFiles(const std::filesystem::path& place);

}
