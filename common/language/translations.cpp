// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/translations.h"

#include "language/catalogue_check.h"
#include "language/pseudo_language.h"
#include "language/text_translator.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QTranslator>

namespace heorot::language {

namespace {

/// A property of the application, like the installed translators.
constexpr const char* inUseProperty = "heorotLanguage";

}

Translations::Translations(QString folder, QString overlay)
    : folder_(std::move(folder)), overlay_(std::move(overlay)) {}

Translations::~Translations() {
    // The texts are those of the sources again.
    if (!translators_.empty() && QCoreApplication::instance())
        QCoreApplication::instance()->setProperty(inUseProperty, QVariant());
}

QString Translations::folderOfApplication() {
    return QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../share/heorot/translations"));
}

QStringList Translations::languages() const {
    QStringList codes;
    const auto add = [&codes](const QString& folder, const QStringList& kinds) {
        for (const QString& file : QDir(folder).entryList(kinds, QDir::Files)) codes << languageOfFile(file);
    };
    add(folder_, {QStringLiteral("*_*.qm")});
    if (!overlay_.isEmpty()) add(overlay_, {QStringLiteral("*_*.qm"), QStringLiteral("*_*.ts")});
    codes.removeAll(QString());
    codes.removeDuplicates();
    codes.sort();
    return codes;
}

QString Translations::preferred() const {
    const QStringList known = languages();
    for (QString wanted : QLocale::system().uiLanguages()) {
        wanted.replace(u'-', u'_');
        for (const QString& code : {wanted, wanted.section(u'_', 0, 0)})
            if (known.contains(code)) return code;
    }
    return QStringLiteral("en");
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

std::unique_ptr<QTranslator> Translations::loadText(const QString& path, const QString& language) {
    TextFile file = readTextFile(path);
    if (file.fault.isEmpty())
        lastRead_[path] = std::move(file);
    else
        faults_ << QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), file.fault);
    return std::make_unique<TextTranslator>(lastRead_[path], language);
}

void Translations::load(const QString& folder, const QString& language, Translators& into) {
    if (folder.isEmpty()) return;
    for (const QString& code : QStringList{language.section(u'_', 0, 0), language}) {
        for (const QString& file : QDir(folder).entryList({QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
            if (languageOfFile(file) == code)
                if (auto translator = loadOne(QDir(folder).filePath(file))) into.push_back(std::move(translator));
        if (code == language) break;
    }
}

bool Translations::use(const QString& language) {
    if (!speaks(language)) return false;
    damaged_.clear();
    faults_.clear();
    const QString english = QStringLiteral("en");
    const QString real = language == pseudo() ? english : language;
    Translators loaded;
    load(folder_, english, loaded);
    if (real != english) load(folder_, real, loaded);
    load(overlay_, real, loaded);
    if (!overlay_.isEmpty())
        for (const QString& file : QDir(overlay_).entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name))
            if (const QString code = languageOfFile(file); code == real || code == real.section(u'_', 0, 0))
                loaded.push_back(loadText(QDir(overlay_).filePath(file), code));
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
    QLocale::setDefault(localeOf(real, QLocale::system()));
    QCoreApplication::instance()->setProperty(inUseProperty, language);
    return true;
}

QLocale localeOf(const QString& language, const QLocale& system) {
    const QLocale plain(language);
    if (system.language() == QLocale::C || language.contains(u'_')) return plain;
    const QLocale regional(plain.language(), system.territory());
    return regional.territory() == system.territory() ? regional : plain;
}

QString Translations::inUse() {
    const QVariant language = QCoreApplication::instance()->property(inUseProperty);
    return language.isValid() ? language.toString() : QStringLiteral("en");
}

}
