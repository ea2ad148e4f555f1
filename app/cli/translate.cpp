// SPDX-License-Identifier: GPL-3.0-or-later
// For translators: `heorot-cli check-translations DIR` finds faults in .ts files, `heorot-cli new-translation CODE DIR`
// begins a language.
#include "arguments.h"

#include "language/plural_rules.h"
#include "language/text_check.h"
#include "say.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QTextStream>
#include <QXmlStreamWriter>

#include <algorithm>
#include <map>

namespace heorot::cli {

namespace {

using language::TextFile;
using language::TextMessage;

QString moduleOf(const QString& file) {
    const QString code = language::languageOfFile(file);
    return code.isEmpty() ? QString() : file.left(file.size() - code.size() - 4);
}

/// The messages of each module in the order of its file, read from the languages that the program comes with.
std::map<QString, std::vector<TextMessage>> messagesOfModules() {
    const QDir folder(language::Translations::textsOfApplication());
    std::map<QString, std::vector<TextMessage>> messages;
    for (const QString& file : folder.entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name)) {
        // English holds plural forms only.
        if (language::languageOfFile(file) == QLatin1StringView("en")) continue;
        auto& of = messages[moduleOf(file)];
        if (of.empty()) of = language::readTextFile(folder.filePath(file)).messages;
    }
    if (messages.empty())
        //: %1 a folder
        throw UsageError(Say::tr("the program’s texts are missing: there is no .ts file in “%1”")
                             .arg(quotablePath(QDir::cleanPath(folder.path()))));
    return messages;
}

QString glossaryName(const QString& code) {
    return QStringLiteral("glossary_%1.qph").arg(code);
}

/// That of the folder, otherwise the program's; empty where there is none.
language::Glossary glossaryOf(const QDir& folder, const QString& code) {
    for (const QDir& place : {folder, QDir(language::Translations::textsOfApplication())})
        if (place.exists(glossaryName(code))) return language::readGlossary(place.filePath(glossaryName(code)));
    return {};
}

void writeMessage(QXmlStreamWriter& xml, const TextMessage& message, int forms) {
    xml.writeStartElement(QStringLiteral("message"));
    if (message.isPlural) xml.writeAttribute(QStringLiteral("numerus"), QStringLiteral("yes"));
    xml.writeTextElement(QStringLiteral("source"), message.source);
    if (!message.comment.isEmpty()) xml.writeTextElement(QStringLiteral("comment"), message.comment);
    if (!message.note.isEmpty()) xml.writeTextElement(QStringLiteral("extracomment"), message.note);
    xml.writeStartElement(QStringLiteral("translation"));
    xml.writeAttribute(QStringLiteral("type"), QStringLiteral("unfinished"));
    // Empty characters keep the element open: <translation></translation>, as Linguist writes it.
    xml.writeCharacters(QString());
    if (message.isPlural)
        for (int i = 0; i < forms; ++i) xml.writeTextElement(QStringLiteral("numerusform"), QString());
    xml.writeEndElement();
    xml.writeEndElement();
}

/// A .ts file with these messages, all of them still to be translated.
void writeEmpty(const QString& path, const std::vector<TextMessage>& messages, const QString& code) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw UsageError(QStringLiteral("%1: %2").arg(quotablePath(path), file.errorString()));
    QXmlStreamWriter xml(&file);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(4);
    xml.writeStartDocument();
    xml.writeDTD(QStringLiteral("<!DOCTYPE TS>"));
    xml.writeStartElement(QStringLiteral("TS"));
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
    xml.writeAttribute(QStringLiteral("language"), code);
    xml.writeAttribute(QStringLiteral("sourcelanguage"), QStringLiteral("en"));
    QString context;
    for (const TextMessage& message : messages) {
        if (message.context != context) {
            if (!context.isEmpty()) xml.writeEndElement();
            context = message.context;
            xml.writeStartElement(QStringLiteral("context"));
            xml.writeTextElement(QStringLiteral("name"), context);
        }
        writeMessage(xml, message, language::pluralForms(code));
    }
    if (!context.isEmpty()) xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    if (!file.commit()) throw UsageError(QStringLiteral("%1: %2").arg(quotablePath(path), file.errorString()));
}

}

int checkTranslations(plugin::PluginCatalog&, const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addPositionalArgument(Say::tr("DIR"), Say::tr("A folder with .ts files."));
    const QDir folder = folderOf(parser, arguments);
    const auto modules = messagesOfModules();
    QTextStream out(stdout);
    std::size_t faulty = 0;
    std::map<QString, language::Glossary> glossaries;
    const auto terms = [&](const QString& code) {
        const auto [at, isNew] = glossaries.try_emplace(code);
        if (isNew) at->second = glossaryOf(folder, code);
        if (isNew && !at->second.fault.isEmpty()) {
            out << glossaryName(code) << ": " << at->second.fault << '\n';
            ++faulty;
        }
        return at->second.terms;
    };
    int files = 0;
    for (const QString& name : folder.entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name)) {
        const auto module = modules.find(moduleOf(name));
        if (module == modules.end()) {
            //: %1 a file
            out << Say::tr("%1: this isn’t the name of a Heorot catalog, such as movie_fr.ts").arg(quotablePath(name))
                << '\n';
            ++faulty;
            continue;
        }
        TextFile file = language::readTextFile(folder.filePath(name));
        if (file.language.isEmpty()) file.language = language::languageOfFile(name);
        std::vector<TextMessage> wanted = module->second;
        if (file.language.startsWith(QLatin1StringView("en")))
            std::erase_if(wanted, [](const TextMessage& message) { return !message.isPlural; });
        const auto faults = language::faultsOf(file, {wanted, module->first, terms(file.language)});
        for (const auto& fault : faults)
            out << quotablePath(name) << (fault.line > 0 ? QStringLiteral(":%1").arg(fault.line) : QString()) << ": "
                << fault.sentence << '\n';
        faulty += faults.size();
        ++files;
        //: Progress of a translation: %1 a file, %2 and %3 numbers of texts
        out << Say::tr("%1: %2 of %3 texts are translated.")
                   .arg(quotablePath(name))
                   .arg(language::finishedIn(file))
                   .arg(wanted.size())
            << '\n';
    }
    if (files == 0)
        //: %1 a folder
        throw UsageError(Say::tr("check-translations: “%1” contains no catalog, such as movie_fr.ts")
                             .arg(quotablePath(folder.path())));
    return faulty > 0 ? checkFailed : done;
}

int newTranslation(plugin::PluginCatalog&, const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addPositionalArgument(Say::tr("CODE"), Say::tr("The language, such as es or pt_BR."));
    parser.addPositionalArgument(Say::tr("DIR"), Say::tr("The folder for its .ts files."));
    parse(parser, arguments, Files::Some);
    const QStringList given = parser.positionalArguments();
    if (given.size() != 2)
        throw UsageError(Say::tr("new-translation: name a language and a folder, for example es texts"));
    const QString& code = given[0];
    if (language::languageOfFile(QStringLiteral("x_%1.ts").arg(code)) != code)
        throw UsageError(
            //: %1 what was typed
            Say::tr("new-translation: “%1” is not a language code, such as es or pt_BR").arg(quotable(code)));
    const QDir folder(given[1]);
    if (!folder.exists() && !QDir().mkpath(folder.path()))
        //: %1 a folder
        throw UsageError(Say::tr("new-translation: “%1” can’t be made").arg(quotablePath(given[1])));
    int written = 0;
    QTextStream out(stdout);
    for (const auto& [module, messages] : messagesOfModules()) {
        const QString path = folder.filePath(QStringLiteral("%1_%2.ts").arg(module, code));
        // What is translated already is never replaced.
        if (QFile::exists(path)) {
            //: %1 a file
            out << Say::tr("%1 already exists and stays as it is.").arg(quotablePath(path)) << '\n';
            continue;
        }
        writeEmpty(path, messages, code);
        out << quotablePath(path) << '\n';
        ++written;
    }
    return written > 0 ? done : checkFailed;
}

}
