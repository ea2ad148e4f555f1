// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a library file ends too early, as after a broken copy. Loading such a file does not fail: the system maps
// pages that are not there, and the program ends when it touches them. Qt's own check looks at the plugin's metadata
// only.
#pragma once

#include <QString>

namespace heorot::plugin {

/// True for an empty file and for an ELF file that is shorter than its own table of sections says, which stands last.
/// Other formats: false.
bool isCutOff(const QString& path);

}
