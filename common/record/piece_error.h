// SPDX-License-Identifier: GPL-3.0-or-later
// Refusals that name pieces, which may lie in a hand.
#pragma once

#include "record/cursor.h"
#include "record/file_error.h"

namespace heorot::record {

/// A state holds pieces that cannot lie there, or not so many of them. Its sentence names them: where other people may
/// read it, only its line is told.
class HEOROT_RECORD_EXPORT PieceError : public FileError {
  public:
    using FileError::FileError;
};

/// Throws a PieceError at a place of a file, as Cursor::fail does.
[[noreturn]] HEOROT_RECORD_EXPORT void failOfPieces(const Cursor& at, const std::string& sentence);

}
