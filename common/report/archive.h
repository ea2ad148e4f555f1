// SPDX-License-Identifier: GPL-3.0-or-later
// Files in one tar archive, in memory. Reading accepts only plain files with plain names, so that no archive can reach
// outside itself, and nothing is ever unpacked to the disk.
#pragma once

#include "report/report_export.h"

#include <filesystem>
#include <string>
#include <vector>

namespace heorot::report {

struct ArchivedFile {
    std::string name;
    std::string bytes;
    bool operator==(const ArchivedFile&) const = default;
};

inline constexpr std::size_t largestArchive = 32u << 20; ///< bytes
inline constexpr std::size_t mostFiles = 32;

/// The bytes of a tar archive with these files, in a folder of this name.
HEOROT_REPORT_EXPORT std::string toTar(const std::vector<ArchivedFile>& files, const std::string& folder);

/// Whether the file begins like a tar archive; false if it cannot be read.
HEOROT_REPORT_EXPORT bool isTar(const std::filesystem::path& path);

/// The files of an archive, without the folders they are in. Throws record::FileError, with a sentence in the
/// program's language, for what is not a tar archive, is larger than `largestArchive`, has more than `mostFiles`
/// entries, or has an entry that is no plain file or has a name that leads elsewhere.
HEOROT_REPORT_EXPORT std::vector<ArchivedFile> readTar(const std::filesystem::path& path);

}
