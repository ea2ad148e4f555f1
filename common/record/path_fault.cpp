// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/path_fault.h"

#include "record/plain_text.h"

namespace heorot::record {

namespace fs = std::filesystem;

namespace {

std::optional<PathFault> faultAt(const fs::path& folder) {
    std::error_code error;
    const fs::file_status status = fs::status(folder, error);
    if (status.type() == fs::file_type::not_found) return PathFault{PathFault::Kind::Missing, folder};
    if (error == std::errc::permission_denied) return PathFault{PathFault::Kind::Closed, folder.parent_path()};
    if (error) return PathFault{PathFault::Kind::Other, folder, error};
    if (status.type() != fs::file_type::directory) return PathFault{PathFault::Kind::NotAFolder, folder};
    return std::nullopt;
}

}

std::optional<PathFault> pathFault(const fs::path& path) {
    if (path.empty()) return std::nullopt;
    std::error_code error;
    const fs::path whole = fs::absolute(path, error);
    if (error) return PathFault{PathFault::Kind::Other, path, error};
    const fs::path folder = whole.parent_path();
    fs::path way;
    for (const fs::path& part : folder) {
        way /= part;
        if (auto fault = faultAt(way)) return fault;
    }
    static_cast<void>(fs::symlink_status(whole, error));
    if (error == std::errc::permission_denied) return PathFault{PathFault::Kind::Closed, folder};
    return std::nullopt;
}

std::string sentenceOf(const PathFault& fault) {
    const std::string folder = onOneLine(fault.folder.string());
    switch (fault.kind) {
    case PathFault::Kind::Missing: return "there is no folder " + folder;
    case PathFault::Kind::NotAFolder: return folder + " is not a folder";
    case PathFault::Kind::Closed: return "the folder " + folder + " cannot be entered: permission denied";
    case PathFault::Kind::Other: break;
    }
    return "the folder " + folder + " cannot be entered: " + fault.error.message();
}

}
