// SPDX-License-Identifier: GPL-3.0-or-later
// Refusals that name pieces, which may be in a hand.
#pragma once

#include "record/cursor.h"
#include "record/file_error.h"

namespace heorot::record {

/// A state holds pieces that cannot be there, or too many of them. The sentence names them: where other people may read
/// it, show only the line.
class HEOROT_RECORD_EXPORT PieceError : public FileError {
  public:
    using FileError::FileError;
};

/// Throws a PieceError at a place of a file, like Cursor::fail.
[[noreturn]] HEOROT_RECORD_EXPORT void failOfPieces(const Cursor& at, const Fault& fault);

}
