// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what is wrong with translated texts (.ts).
#pragma once

#include "language/glossary.h"

namespace heorot::language {

struct TextFault {
    /// From 1; 0 for the whole file.
    int line = 0;
    QString sentence;
};

/// What is wrong with one message in this language: not finished, placeholders or plural forms that differ, other
/// beginnings, endings or line breaks than the source, spaces and quotation marks that are not the language's own.
/// Empty if it is correct. For English, whose texts are the sources, only plural forms are compared.
HEOROT_LANGUAGE_EXPORT QStringList faultsOf(const TextMessage& message, const QString& language);

/// What a file is checked against.
struct TextRules {
    /// The messages it must have.
    std::vector<TextMessage> wanted;
    /// The name of its file without the language: `movie`, `lessons_movie`.
    QString module;
    std::vector<Term> terms;
};

/// All faults of a file in the order of its lines, among them texts that are translated in two ways without a comment
/// that tells them apart, then the messages it lacks. A file that cannot be read has one fault.
HEOROT_LANGUAGE_EXPORT std::vector<TextFault> faultsOf(const TextFile& file, const TextRules& rules = {});

/// How many of its messages are finished.
HEOROT_LANGUAGE_EXPORT int finishedIn(const TextFile& file);

}
