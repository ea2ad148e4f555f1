// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/glossary.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace heorot::language {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

/// In longer texts a term may be said in other words.
constexpr qsizetype shortText = 3;

QStringList listOf(const QString& text) {
    QStringList words;
    for (const QString& word : text.split(u',', Qt::SkipEmptyParts)) words << word.trimmed();
    return words;
}

/// Returns what is wrong with it, or nothing.
QString readDefinition(const QString& definition, Term& term) {
    for (const QString& part : definition.split(u';', Qt::SkipEmptyParts)) {
        const QString word = part.section(u':', 0, 0).trimmed();
        const QString value = part.section(u':', 1).trimmed();
        //: %1 a word of a glossary
        if (value.isEmpty()) return Say::tr("“%1” has no value").arg(word);
        if (word == QLatin1StringView("in"))
            term.game = value == QLatin1StringView("all") ? QString() : value;
        else if (word == QLatin1StringView("forms"))
            term.forms = listOf(value);
        else if (word == QLatin1StringView("not"))
            term.forbidden = listOf(value);
        else if (word != QLatin1StringView("source"))
            //: %1 a word of a glossary; "in", "source", "forms" and "not" stand there in every language
            return Say::tr("“%1” is not allowed here; use “in”, “source”, “forms”, or “not”").arg(word);
    }
    return {};
}

bool hasWord(const QString& text, const QString& word, bool isWhole, Qt::CaseSensitivity sensitivity) {
    QString pattern = QStringLiteral("\\b") + QRegularExpression::escape(word);
    if (isWhole) pattern += QStringLiteral("(s|es)?\\b");
    auto options = QRegularExpression::PatternOptions(QRegularExpression::UseUnicodePropertiesOption);
    if (sensitivity == Qt::CaseInsensitive) options |= QRegularExpression::CaseInsensitiveOption;
    return text.contains(QRegularExpression(pattern, options));
}

/// Names are written with capitals; "chest" and "Chest" are the same term.
bool speaksOf(const QString& text, const Term& term) {
    return hasWord(text, term.source, true, term.source.front().isLower() ? Qt::CaseInsensitive : Qt::CaseSensitive);
}

}

Glossary readGlossary(const QString& path) {
    Glossary glossary;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        glossary.fault = file.errorString();
        return glossary;
    }
    QXmlStreamReader xml(&file);
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        Term term;
        QString fault;
        while (xml.readNextStartElement()) {
            const QString name = xml.name().toString();
            const QString text = xml.readElementText();
            if (name == QLatin1StringView("source")) term.source = text;
            if (name == QLatin1StringView("target")) term.target = text;
            if (name == QLatin1StringView("definition")) fault = readDefinition(text, term);
        }
        if (fault.isEmpty() && (term.source.isEmpty() || term.target.isEmpty()))
            //: About a translated text
            fault = Say::tr("this phrase has no source or no target");
        if (!fault.isEmpty()) xml.raiseError(fault);
        glossary.terms.push_back(std::move(term));
    }
    //: %1 a number, %2 what is wrong there
    if (xml.hasError()) glossary.fault = Say::tr("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
    return glossary;
}

QStringList wordFaults(const TextMessage& message, const QString& module, const std::vector<Term>& terms) {
    QStringList faults;
    for (const Term& term : terms) {
        if (!term.game.isEmpty() && module.section(u'_', -1) != term.game) continue;
        if (!speaksOf(message.source, term)) continue;
        const bool isShort = message.source.split(u' ', Qt::SkipEmptyParts).size() <= shortText;
        for (const QString& form : message.forms) {
            for (const QString& word : term.forbidden)
                if (hasWord(form, word, true, Qt::CaseSensitive))
                    //: About a translated text: %1 and %3 words, %2 the English term
                    faults << Say::tr("says “%1” for %2: the glossary has “%3”").arg(word, term.source, term.target);
            const bool hasForm =
                term.forms.isEmpty() || std::any_of(term.forms.begin(), term.forms.end(), [&form](const QString& part) {
                    return form.contains(part, Qt::CaseInsensitive);
                });
            //: About a translated text: %1 a word, %2 the English term
            if (isShort && !hasForm) faults << Say::tr("doesn’t say “%1” for %2").arg(term.target, term.source);
        }
    }
    faults.removeDuplicates();
    return faults;
}

}
