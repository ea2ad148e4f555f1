// SPDX-License-Identifier: GPL-3.0-or-later
// The one call that each system has of its own when a file is saved.
#pragma once

class QFile;

namespace heorot::session {

/// Waits until what was written to the open file is on the disk, so that a power cut after a rename leaves the new
/// text. False, with errno, if the system says that it is not.
bool syncFile(QFile& file);

}
