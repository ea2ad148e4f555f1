// SPDX-License-Identifier: GPL-3.0-or-later
// The program's texts in one language: all catalogues of an installation, loaded and removed together.
#pragma once

#include <QString>
#include <QStringList>

#include "language/language_export.h"

#include <memory>
#include <vector>

class QTranslator;

namespace heorot::language {

class HEOROT_LANGUAGE_EXPORT Translations {
  public:
    /// `folder` holds `<module>_<language>.qm`.
    explicit Translations(QString folder);
    ~Translations();

    /// Next to the program: ../share/heorot/translations.
    static QString folderOfApplication();
    /// Codes of the languages with at least one catalogue, sorted.
    QStringList languages() const;
    /// The pseudo-locale (pseudo_language.h): `use` accepts it, `languages` does not list it.
    static QString pseudo() { return QStringLiteral("xx"); }
    bool speaks(const QString& language) const { return language == pseudo() || languages().contains(language); }
    /// Switches to the texts of this language. Returns false, with nothing changed, if it does not exist. A damaged
    /// catalogue is left out: its texts stay English, and `damaged` names it.
    bool use(const QString& language);
    /// Paths of the catalogues the last `use` left out.
    const QStringList& damaged() const { return damaged_; }
    /// The code of the language in use; that of the sources before the first `use`.
    static QString inUse();

  private:
    using Translators = std::vector<std::unique_ptr<QTranslator>>;

    Translators load(const QString& language);
    /// nullptr for a missing or damaged file.
    std::unique_ptr<QTranslator> loadOne(const QString& path);

    QString folder_;
    QStringList damaged_;
    Translators translators_;
};

}
