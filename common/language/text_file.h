// SPDX-License-Identifier: GPL-3.0-or-later
// A file of translated texts (.ts), as translators edit it.
#pragma once

#include <QString>
#include <QStringList>

#include "language/language_export.h"

#include <vector>

namespace heorot::language {

struct TextMessage {
    QString context;
    QString source;
    /// What tells messages of one source apart.
    QString comment;
    /// What the programmers say to the translators.
    QString note;
    /// One text, or one per plural form; empty while it is not translated.
    QStringList forms;
    bool isPlural = false;
    bool isFinished = false;
    /// The line of the file it begins at, from 1.
    int line = 0;

    /// Equal for the same message in other files.
    QString key() const { return context + u'\n' + source + u'\n' + comment; }
};

struct TextFile {
    QString language;
    /// Without those that the sources no longer have.
    std::vector<TextMessage> messages;
    /// Empty, or why the file cannot be read, with the line: "line 3: ...".
    QString fault;
};

HEOROT_LANGUAGE_EXPORT TextFile readTextFile(const QString& path);

/// The code of a catalogue's name, `fr` of `movie_fr.ts` and `pt_BR` of `movie_pt_BR.qm`; empty for other names.
HEOROT_LANGUAGE_EXPORT QString languageOfFile(const QString& name);

}
