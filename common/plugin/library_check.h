// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a library file is intact enough for the system's loader, which does not check what it maps: a truncated file,
// or one with damaged tables, crashes the program while it is loaded. Qt's own check covers only the plugin's metadata.
#pragma once

#include "record/fault.h"

#include <QString>

namespace heorot::plugin {

/// Returns why the file must not be loaded, or nothing: it is empty, or an ELF file that is shorter than its
/// tables require, is built for another machine, or has an impossible program header or dynamic table. Other formats
/// are left to the loader.
record::Fault libraryFault(const QString& path);

}
