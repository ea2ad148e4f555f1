// SPDX-License-Identifier: GPL-3.0-or-later
// The program's texts in one language: all catalogues of an installation, loaded and removed together, and over them
// those of a folder that a translator works in.
#pragma once

#include "language/text_file.h"

#include <QLocale>

#include <map>
#include <memory>

class QTranslator;

namespace heorot::language {

class HEOROT_LANGUAGE_EXPORT Translations {
  public:
    /// `folder` holds `<module>_<language>.qm`; a language is a code with or without a region, `fr` or `pt_BR`. So does
    /// `overlay`, or `.ts` files of the same names: its texts come before those of `folder`. May be empty.
    explicit Translations(QString folder, QString overlay = {});
    ~Translations();

    /// Next to the program: ../share/heorot/translations.
    static QString folderOfApplication();
    /// The .ts files that the catalogues next to the program were made from.
    static QString textsOfApplication() { return folderOfApplication() + QStringLiteral("/texts"); }
    const QString& overlay() const { return overlay_; }
    /// Codes of the languages with at least one catalogue, sorted.
    QStringList languages() const;
    /// The one of them that the desktop's settings prefer; English if there is none.
    QString preferred() const;
    /// The pseudo-locale (pseudo_language.h): `use` accepts it, `languages` does not list it.
    static QString pseudo() { return QStringLiteral("xx"); }
    bool speaks(const QString& language) const { return language == pseudo() || languages().contains(language); }
    /// Switches to the texts of this language, read anew. Returns false, with nothing changed, if it does not exist.
    /// What a language lacks comes from the same one without a region, and plural forms from English. A damaged
    /// catalogue is left out: its texts stay English, and `damaged` names it.
    bool use(const QString& language);
    /// Paths of the catalogues the last `use` left out.
    const QStringList& damaged() const { return damaged_; }
    /// A sentence for each .ts file that the last `use` could not read, with its path and line. Its texts stay as they
    /// could last be read.
    const QStringList& faults() const { return faults_; }
    /// The code of the language in use; that of the sources before the first `use`.
    static QString inUse();

  private:
    using Translators = std::vector<std::unique_ptr<QTranslator>>;

    /// Adds the catalogues of a folder, the last of which come first when a text is looked up.
    void load(const QString& folder, const QString& language, Translators& into);
    /// nullptr for a missing, empty or damaged file.
    std::unique_ptr<QTranslator> loadOne(const QString& path);
    std::unique_ptr<QTranslator> loadText(const QString& path, const QString& language);

    QString folder_;
    QString overlay_;
    QStringList damaged_;
    QStringList faults_;
    /// The .ts files, as they could last be read, by path.
    std::map<QString, TextFile> lastRead_;
    Translators translators_;
};

/// How numbers and dates are written in a language on a system: in the way of the system's region, such as Austria for
/// German, where it has one.
HEOROT_LANGUAGE_EXPORT QLocale localeOf(const QString& language, const QLocale& system);

}
