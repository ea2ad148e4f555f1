// SPDX-License-Identifier: GPL-3.0-or-later
// Why a file cannot be reached: which folder on the way to it is missing, is no folder, or may not be entered.
#pragma once

#include "record/record_export.h"

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

namespace heorot::record {

struct PathFault {
    enum class Kind : std::uint8_t {
        Missing,    ///< there is no such folder
        NotAFolder, ///< something else lies there
        Closed,     ///< the folder may not be entered
        Other,      ///< what `error` says
    };
    Kind kind;
    std::filesystem::path folder;
    std::error_code error{};
};

/// The first folder on the way to `path` that keeps its reader from it, or nothing. Whether `path` itself is there is
/// another question.
HEOROT_RECORD_EXPORT std::optional<PathFault> pathFault(const std::filesystem::path& path);

/// The fault as a sentence that names the folder.
HEOROT_RECORD_EXPORT std::string sentenceOf(const PathFault& fault);

}
