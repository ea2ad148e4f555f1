// SPDX-License-Identifier: GPL-3.0-or-later
// A pseudo-locale: English, about 40 % longer, with accents and in brackets, so that clipped, cramped, glued or
// untranslated text shows before there is a translation.
#pragma once

#include <QString>
#include <QTranslator>

#include "language/language_export.h"

#include <memory>
#include <vector>

namespace heorot::language {

/// Doubles every vowel, with an accent on the second, and puts brackets around a text that has any. Placeholders (%1,
/// %L1, %n), tags and entities are unchanged.
HEOROT_LANGUAGE_EXPORT QString pseudoText(const QString& english);

/// Leaves the texts of Qt's own classes to Qt.
class HEOROT_LANGUAGE_EXPORT PseudoTranslator final : public QTranslator {
  public:
    /// `english` provides English plural forms; other texts are their own source.
    explicit PseudoTranslator(std::vector<std::unique_ptr<QTranslator>> english = {});

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* note, int number) const override;

  private:
    std::vector<std::unique_ptr<QTranslator>> english_;
};

}
