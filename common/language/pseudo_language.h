// SPDX-License-Identifier: GPL-3.0-or-later
// A language nobody speaks, for eyes and tests: English, a third longer and with accents. What is cut, cramped, or was
// never given to a translator shows before there is a translation.
#pragma once

#include <QString>
#include <QTranslator>

#include "language/language_export.h"

#include <memory>
#include <vector>

namespace heorot::language {

/// Every vowel stands twice, the second with an accent. Placeholders (%1, %L1, %n), tags and entities stay as they are.
HEOROT_LANGUAGE_EXPORT QString pseudoText(const QString& english);

/// Texts of Qt's own classes are left to Qt.
class HEOROT_LANGUAGE_EXPORT PseudoTranslator final : public QTranslator {
  public:
    /// `english` knows the plural forms of English; other texts are their own source.
    explicit PseudoTranslator(std::vector<std::unique_ptr<QTranslator>> english = {});

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* note, int number) const override;

  private:
    std::vector<std::unique_ptr<QTranslator>> english_;
};

}
