// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a .ts file in use, without compiling it first.
#pragma once

#include "language/text_file.h"

#include <QHash>
#include <QTranslator>

namespace heorot::language {

/// Messages that are not translated yet are left to the translators below. Unfinished texts are shown: whoever edits
/// them wants to see them.
class HEOROT_LANGUAGE_EXPORT TextTranslator final : public QTranslator {
  public:
    /// `language` chooses the plural forms.
    TextTranslator(const TextFile& file, QString language);

    bool isEmpty() const override { return texts_.isEmpty(); }
    QString translate(const char* context, const char* source, const char* comment, int number) const override;

  private:
    QString language_;
    /// The forms of each message, by its key.
    QHash<QString, QStringList> texts_;
};

}
