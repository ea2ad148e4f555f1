// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of the games in a language, as Qt Linguist reads them (.qph), and where texts use other words.
#pragma once

#include "language/text_file.h"

namespace heorot::language {

struct Term {
    QString source;
    QString target;
    /// The game whose texts it is a term of; empty for all.
    QString game;
    /// One of these parts of words must stand in every short text that has the term; may be empty.
    QStringList forms;
    /// Words that must not stand for it.
    QStringList forbidden;
};

struct Glossary {
    std::vector<Term> terms;
    /// Empty, or why the file cannot be used, with the line.
    QString fault;
};

/// The definition of a phrase lists, each after its word and separated by semicolons: `in: movie` (a game, or all),
/// `source: rulebook` (for people), `forms: Schlucht, Kluft`, `not: Abgrund`.
HEOROT_LANGUAGE_EXPORT Glossary readGlossary(const QString& path);

/// Where a translated message uses another word than the glossary; `module` is that of its file: `movie`,
/// `lessons_movie`, `window`.
HEOROT_LANGUAGE_EXPORT QStringList wordFaults(const TextMessage& message, const QString& module,
                                              const std::vector<Term>& terms);

}
