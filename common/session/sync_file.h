// SPDX-License-Identifier: GPL-3.0-or-later
// The one system-specific call needed to save a file.
#pragma once

class QFile;

namespace heorot::session {

/// Waits until the data written to the open file is on the disk, so that after a rename a power cut leaves the new
/// text. Returns false, with errno set, if the system reports a failure.
bool syncFile(QFile& file);

}
