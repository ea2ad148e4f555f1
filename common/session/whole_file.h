// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces a file as a whole, one program at a time: a reader always finds the old text or the new one, and two
// programs that check and then write do so one after the other.
#pragma once

#include <QLockFile>
#include <QString>

#include "session/session_export.h"

#include <string>

namespace heorot::session {

/// Exclusive access to a file from checking to replacing it, for the lifetime of this object. Meanwhile a lock and the
/// partially written file, both hidden and named `.heorot-...`, are in the same folder.
class HEOROT_SESSION_EXPORT FileTurn {
  public:
    /// Creates the folder of `path` if needed, then waits up to two seconds for another program to finish.
    explicit FileTurn(const QString& path);
    ~FileTurn();

    /// The reason, if another program does not finish or the file cannot exist; otherwise empty.
    const QString& refusal() const { return refusal_; }
    /// Empty, or the reason for failure; then the old file is unchanged.
    QString replace(const std::string& text);

  private:
    QString write(const std::string& text) const;

    /// The file itself if `path` is a link to it.
    QString target_;
    QString part_;
    QLockFile lock_;
    QString refusal_;
};

/// Removes only what killed programs left in this folder.
HEOROT_SESSION_EXPORT void removeLeftovers(const QString& folder);

}
