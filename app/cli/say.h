// SPDX-License-Identifier: GPL-3.0-or-later
// The one translation context of the terminal game, and how its texts are set. The name of the context is frozen.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace heorot::cli {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(terminal)
};

/// Paragraphs with their lines broken at blanks so that none is longer than 98 columns. Later lines of a paragraph
/// begin below the text of its first.
QString wrapped(const QString& paragraphs);

/// What was typed, as it can stand in a sentence: on one line, without control characters, not long.
QString quotable(const QString& typed);
/// The same for a file's name, which keeps its length.
QString quotablePath(const QString& path);

/// A number in the language of the program; the minus is U+2212.
QString numberText(int number);

/// A command that goes on with a saved game, as it is typed in a shell.
QString goOnCommand(const QString& path);

}
