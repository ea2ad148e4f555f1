// SPDX-License-Identifier: GPL-3.0-or-later
// Which pictures of the gallery each message of the catalogs stands on, as a page for translators.
#pragma once

#include "language/text_finder.h"

#include <QHash>
#include <QStringList>

#include <map>
#include <memory>

namespace heorot::app {

class MessageIndex {
  public:
    /// The folders of the .ts files, as TextFinder reads them.
    explicit MessageIndex(QStringList folders) : folders_(std::move(folders)) {}

    /// A picture in this language shows these texts. Texts of other pictures cost little.
    void add(const QString& picture, const QString& language, const QStringList& texts);
    /// A page with a table per module: each message that a picture shows, and links to the pictures.
    QString html() const;

  private:
    /// The messages of the texts of one language, each text searched once.
    struct Known {
        std::unique_ptr<language::TextFinder> finder;
        QHash<QString, std::vector<std::size_t>> found;
    };
    Known& knownIn(const QString& language);

    QStringList folders_;
    std::map<QString, Known> known_;
    /// Pictures by module, then by context and source.
    std::map<QString, std::map<QString, QStringList>> pictures_;
};

}
