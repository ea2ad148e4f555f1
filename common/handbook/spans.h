// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the styles and links inside a line of Markdown.
#pragma once

#include "handbook/block.h"
#include "record/fault.h"

namespace heorot::handbook {

inline record::Fault quoted(const QString& text) {
    return record::Fault::quoted(text.toStdString());
}

/// A line that cannot be read; the reader of the file adds the place.
struct BadText {
    record::Fault fault;
};

/// `**bold**`, `*italic*` or `_italic_`, `[words](#anchor)`; a backslash makes the next sign plain. Throws BadText.
Spans readSpans(const QString& text);

}
