// SPDX-License-Identifier: GPL-3.0-or-later
// Translated texts that fit the names put into them.
#pragma once

#include <QString>
#include <QStringList>

#include "language/language_export.h"

#include <utility>

namespace heorot::language {

/// Whether French drops the vowel of "de" and "que" before a name, as in "d’Anna".
HEOROT_LANGUAGE_EXPORT bool isElidedBefore(const QString& name);
/// Whether the German possessive of a name has an apostrophe in place of an s, as in "Hans’"; so have names in other
/// scripts.
HEOROT_LANGUAGE_EXPORT bool takesNoS(const QString& name);
/// Keeps the direction of a right-to-left name from changing that of its sentence; other names are unchanged.
HEOROT_LANGUAGE_EXPORT QString isolated(const QString& name);

/// A translated text whose places are filled like those of QString. A translation may give two spellings in braces
/// beside a place, and the name that fills it chooses one: `{d’|de }%1` by its first letter (see isElidedBefore),
/// `%1{s|’}` by its last (see takesNoS).
class HEOROT_LANGUAGE_EXPORT Phrase : public QString {
  public:
    Phrase() = default;
    Phrase(QString text) : QString(std::move(text)) {} // NOLINT(google-explicit-constructor): it is a text

    /// Fills the places with the lowest numbers, in order.
    template <class... Parts>
    Phrase arg(const Parts&... parts) const {
        return filled({QString(parts)...});
    }
    Phrase filled(const QStringList& parts) const;
};

/// One form of a name, as "a Mercenary" where the name is the object of a sentence; a message of its own.
struct Form {
    const char* text;
    const char* note = nullptr;
};
/// The form in the language in use, or `plain` if its catalogue lacks the form.
HEOROT_LANGUAGE_EXPORT QString formOf(const char* context, const Form& form, const QString& plain);

}
