// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/translations.h"

#include "language/catalogue_check.h"
#include "language/pseudo_language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace heorot::language {

namespace {

/// A property of the application, like the installed translators.
constexpr const char* inUseProperty = "heorotLanguage";

}

Translations::Translations(QString folder) : folder_(std::move(folder)) {}
Translations::~Translations() = default;

QString Translations::folderOfApplication() {
    return QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../share/heorot/translations"));
}

QStringList Translations::languages() const {
    QStringList codes;
    for (const QString& file : QDir(folder_).entryList({QStringLiteral("*_*.qm")}, QDir::Files))
        codes << file.section(u'_', -1).section(u'.', 0, 0);
    codes.removeDuplicates();
    codes.sort();
    return codes;
}

std::unique_ptr<QTranslator> Translations::loadOne(const QString& path) {
    QFile file(path);
    if (!file.exists()) return nullptr;
    const CatalogueState state =
        file.open(QIODevice::ReadOnly) ? checkCatalogue(file.readAll()) : CatalogueState::Damaged;
    if (state == CatalogueState::Empty) return nullptr;
    auto translator = std::make_unique<QTranslator>();
    if (state == CatalogueState::Whole && translator->load(path)) return translator;
    damaged_ << path;
    return nullptr;
}

Translations::Translators Translations::load(const QString& language) {
    Translators loaded;
    const QDir folder(folder_);
    for (const QString& file : folder.entryList({QStringLiteral("*_%1.qm").arg(language)}, QDir::Files, QDir::Name))
        if (auto translator = loadOne(folder.filePath(file))) loaded.push_back(std::move(translator));
    return loaded;
}

bool Translations::use(const QString& language) {
    if (!speaks(language)) return false;
    damaged_.clear();
    const QString real = language == pseudo() ? QStringLiteral("en") : language;
    Translators loaded = load(real);
    if (language == pseudo()) {
        auto translator = std::make_unique<PseudoTranslator>(std::move(loaded));
        loaded.clear();
        loaded.push_back(std::move(translator));
    }
    // Qt's buttons and file dialogs use the language too, where Qt has it.
    const QDir ofQt(QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (auto translator = loadOne(ofQt.filePath(QStringLiteral("qtbase_%1.qm").arg(real))))
        loaded.insert(loaded.begin(), std::move(translator));
    for (const auto& translator : translators_) QCoreApplication::removeTranslator(translator.get());
    translators_ = std::move(loaded);
    for (const auto& translator : translators_) QCoreApplication::installTranslator(translator.get());
    QLocale::setDefault(QLocale(real));
    QCoreApplication::instance()->setProperty(inUseProperty, language);
    return true;
}

QString Translations::inUse() {
    const QVariant language = QCoreApplication::instance()->property(inUseProperty);
    return language.isValid() ? language.toString() : QStringLiteral("en");
}

}
