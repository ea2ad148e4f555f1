// SPDX-License-Identifier: GPL-3.0-or-later
// The one translation context of the terminal program, and text formatting. The name of the context is frozen.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace heorot::cli {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(terminal)
};

/// The width of text in the terminal.
inline constexpr int columns = 98;

/// Wraps paragraphs at blanks to at most that many columns. Continuation lines align with the text of the first line.
QString wrapped(const QString& paragraphs);

/// Typed text in a form that fits into a sentence: one line, no control characters, shortened.
QString quotable(const QString& typed);
/// The same for a file name, without shortening.
QString quotablePath(const QString& path);

/// Throws UsageError if a report is to be written to a file with the name of a saved game.
void refuseSagaName(const QString& option, const QString& path);

/// The shell command that resumes a saved game.
QString goOnCommand(const QString& path);

}
