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

Fault faultOf(const PathFault& fault) {
    const std::string folder = onOneLine(fault.folder.string());
    switch (fault.kind) {
    //: %1 a folder
    case PathFault::Kind::Missing: return Fault::tr("there is no folder %1").arg(folder);
    //: %1 the path of something that lies where a folder is needed
    case PathFault::Kind::NotAFolder: return Fault::tr("%1 is not a folder").arg(folder);
    case PathFault::Kind::Closed:
        return faultOf({PathFault::Kind::Other, fault.folder, std::make_error_code(std::errc::permission_denied)});
    case PathFault::Kind::Other: break;
    }
    //: %1 a folder, %2 a reason such as "permission denied"
    return Fault::tr("the folder %1 can’t be opened: %2").arg(folder, Fault::system(fault.error));
}

}
