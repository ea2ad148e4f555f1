// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the program in one language: all catalogues of an installation, loaded and taken away together.
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

    /// Beside the program: ../share/heorot/translations.
    static QString folderOfApplication();
    /// Languages with at least one catalogue, as codes, sorted.
    QStringList languages() const;
    /// The language nobody speaks (pseudo_language.h): `use` takes it, `languages` keeps silent about it.
    static QString pseudo() { return QStringLiteral("xx"); }
    bool speaks(const QString& language) const { return language == pseudo() || languages().contains(language); }
    /// Takes the texts of this language, and no others any more. False, and nothing changes, if there is no such
    /// language. A damaged catalogue is left out: its texts stay in English, and `damaged` names it.
    bool use(const QString& language);
    /// Paths of the catalogues that the last `use` left out.
    const QStringList& damaged() const { return damaged_; }
    /// The code of the language that was last used in this program; that of the sources before.
    static QString inUse();

  private:
    using Translators = std::vector<std::unique_ptr<QTranslator>>;

    Translators load(const QString& language);
    /// Nothing for a file that is not there or damaged.
    std::unique_ptr<QTranslator> loadOne(const QString& path);

    QString folder_;
    QStringList damaged_;
    Translators translators_;
};

}
