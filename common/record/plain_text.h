// SPDX-License-Identifier: GPL-3.0-or-later
// What text from outside may contain, and how it is quoted to a person: nothing that moves the cursor, forges a line,
// or is invisible.
#pragma once

#include "record/record_export.h"

#include <string>
#include <string_view>

namespace heorot::record {

/// Whether well-formed UTF-8 contains a control character other than tab and newline, a line or paragraph separator, or
/// a bidirectional control.
HEOROT_RECORD_EXPORT bool hasControls(std::string_view text);
/// Whether it contains a zero-width character, so that it looks like another text.
HEOROT_RECORD_EXPORT bool hasUnseen(std::string_view text);

/// The text on one line, with `?` for what hasControls finds, cut to about 60 characters.
HEOROT_RECORD_EXPORT std::string shortened(std::string_view text);
/// The same without a limit.
HEOROT_RECORD_EXPORT std::string onOneLine(std::string_view text);
/// The beginning of the text with "..." if it has more than `most` bytes; never splits a character.
HEOROT_RECORD_EXPORT std::string cut(std::string_view text, std::size_t most);
/// "..." and the end of the text if it has more than `most` bytes: the end of a long path says more than its beginning.
HEOROT_RECORD_EXPORT std::string ending(std::string_view text, std::size_t most);
/// Like `shortened`, in single quotes.
HEOROT_RECORD_EXPORT std::string inQuotes(std::string_view text);

}
