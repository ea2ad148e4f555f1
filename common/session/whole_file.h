// SPDX-License-Identifier: GPL-3.0-or-later
// Replacing a file as a whole, one program at a time: whoever reads it finds the old text or the new one, whatever
// happens meanwhile, and of two programs that look and then write only one does so at a time.
#pragma once

#include <QLockFile>
#include <QString>

#include "session/session_export.h"

#include <string>

namespace heorot::session {

/// One program's turn at a file, from the look at it to its replacement; it ends with this object. Beside the file lie,
/// for that long, a lock and the part that is written, both hidden and named `.heorot-...`.
class HEOROT_SESSION_EXPORT FileTurn {
  public:
    /// Makes the folder of `path` if needed, then waits up to two seconds for another program's turn to end.
    explicit FileTurn(const QString& path);
    ~FileTurn();

    /// A sentence if another program does not end its turn, or if there can be no such file; else empty.
    const QString& refusal() const { return refusal_; }
    /// Empty, or why not: then the old file is as it was.
    QString replace(const std::string& text);

  private:
    QString write(const std::string& text) const;

    /// The file itself where `path` is a link to it.
    QString target_;
    QString part_;
    QLockFile lock_;
    QString refusal_;
};

/// Removes what killed programs left of their turns at files of this folder, and nothing else.
HEOROT_SESSION_EXPORT void removeLeftovers(const QString& folder);

}
