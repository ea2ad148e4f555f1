// SPDX-License-Identifier: GPL-3.0-or-later
// The one strict reader in front of yaml-cpp. yaml-cpp alone accepts duplicate keys, multiple documents, aliases (a few
// hundred bytes can expand endlessly), broken UTF-8, `010` as 8 and `yes` as true; this reader refuses them and names
// the line.
#pragma once

#include "record/file_error.h"
#include "record/node.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace heorot::record {

inline constexpr std::size_t largestFile = 4u << 20; ///< bytes
inline constexpr int deepestNesting = 32;
inline constexpr int mostValues = 250'000; ///< texts, lists and maps

/// Parses one YAML document. `name` is the file's name in messages. Throws FileError for: more than `largestFile`
/// bytes, broken UTF-8, control characters, a second document, anchors, aliases, tags, duplicate or non-text keys,
/// nesting beyond `deepestNesting`, more than `mostValues` values, more in one pair of brackets than checkFlow allows,
/// missing values, and anything yaml-cpp itself refuses. Skips a UTF-8 byte order mark.
HEOROT_RECORD_EXPORT Node parseYaml(std::string_view text, const std::string& name);

/// The bytes of a file. Throws FileError if it cannot be read, is not a regular file, or exceeds `largestFile`.
HEOROT_RECORD_EXPORT std::string readFile(const std::filesystem::path& path);

/// The first `most` bytes of a file, or all of a shorter one. Throws FileError like readFile, but has no size limit.
HEOROT_RECORD_EXPORT std::string readBeginning(const std::filesystem::path& path, std::size_t most);

/// readFile followed by parseYaml, with the file's last path component as its name.
HEOROT_RECORD_EXPORT Node readYaml(const std::filesystem::path& path);

}
