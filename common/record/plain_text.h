// SPDX-License-Identifier: GPL-3.0-or-later
// What a text from outside may hold, and how it is quoted to a person: nothing that moves a cursor, forges a line, or
// cannot be seen.
#pragma once

#include "record/record_export.h"

#include <string>
#include <string_view>

namespace heorot::record {

/// Whether a well-formed UTF-8 text holds a control character other than tab and line end, a line or paragraph
/// separator, or one that turns the direction of what follows.
HEOROT_RECORD_EXPORT bool hasControls(std::string_view text);
/// Whether it holds a character of no width, so that it looks like another text.
HEOROT_RECORD_EXPORT bool hasUnseen(std::string_view text);

/// The text on one line, with `?` for what hasControls, and at most some 60 characters long.
HEOROT_RECORD_EXPORT std::string shortened(std::string_view text);
/// The same at any length.
HEOROT_RECORD_EXPORT std::string onOneLine(std::string_view text);
/// The beginning of the text with "..." if it has more than `most` bytes; no character is cut in two.
HEOROT_RECORD_EXPORT std::string cut(std::string_view text, std::size_t most);
/// The end of the text after "..." if it has more than `most` bytes: of a long way it says more than the beginning.
HEOROT_RECORD_EXPORT std::string ending(std::string_view text, std::size_t most);
/// As shortened, between single quotes.
HEOROT_RECORD_EXPORT std::string inQuotes(std::string_view text);

}
