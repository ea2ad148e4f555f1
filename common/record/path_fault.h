// SPDX-License-Identifier: GPL-3.0-or-later
// Why a file cannot be reached: which folder on its path is missing, is not a folder, or cannot be entered.
#pragma once

#include "record/fault.h"

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

namespace heorot::record {

struct PathFault {
    enum class Kind : std::uint8_t {
        Missing,    ///< the folder does not exist
        NotAFolder, ///< it is not a folder
        Closed,     ///< the folder cannot be entered
        Other,      ///< see `error`
    };
    Kind kind;
    std::filesystem::path folder;
    std::error_code error{};
};

/// The first folder on the way to `path` that cannot be passed, or nothing. Does not check whether `path` itself
/// exists.
HEOROT_RECORD_EXPORT std::optional<PathFault> pathFault(const std::filesystem::path& path);

/// The fault as a sentence that names the folder.
HEOROT_RECORD_EXPORT Fault faultOf(const PathFault& fault);

}
