// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a library file is whole enough for the system's loader, which does not check what it maps: a file that is cut
// off, as after a broken copy, or whose tables are damaged ends the program while it is loaded. Qt's own check looks at
// the plugin's metadata only.
#pragma once

#include <QString>

namespace heorot::plugin {

/// An empty text, or why the file is not to be loaded: it is empty, or an ELF file that is shorter than its tables say,
/// is for another machine, or has a program header or a dynamic table that cannot be its own. Other formats are left to
/// the loader.
QString libraryFault(const QString& path);

}
