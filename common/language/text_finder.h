// SPDX-License-Identifier: GPL-3.0-or-later
// Which messages of the catalogues a text on the screen was made from.
#pragma once

#include "language/text_file.h"

#include <QHash>
#include <QRegularExpression>

#include <map>

namespace heorot::language {

/// A message with its texts in all languages.
struct KnownText {
    /// Its file without the language: `movie`.
    QString module;
    TextMessage message;
    /// By language; English is there too.
    std::map<QString, QStringList> forms;
};

class HEOROT_LANGUAGE_EXPORT TextFinder {
  public:
    /// Reads the .ts files of these folders; those of later ones come before. `language` is that of the texts to find.
    TextFinder(const QStringList& folders, const QString& language);

    const std::vector<KnownText>& texts() const { return texts_; }
    /// Indices of the messages whose text this is, with its places filled in, the longest pattern first. Where a place
    /// holds another text, such as the name of a card, that one follows.
    std::vector<std::size_t> find(const QString& shown) const;

  private:
    struct Pattern {
        QRegularExpression expression;
        /// Letters that are no places.
        int letters = 0;
        std::size_t text = 0;
    };

    void addPatterns(std::size_t text, const QString& language);
    void find(const QString& shown, int depth, std::vector<std::size_t>& found) const;

    std::vector<KnownText> texts_;
    /// Texts without places.
    QMultiHash<QString, std::size_t> plain_;
    std::vector<Pattern> patterns_;
};

}
