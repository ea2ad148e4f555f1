// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace heorot::test {

namespace {

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.isPlural = xml.attributes().value(QLatin1StringView("numerus")) == QLatin1StringView("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1StringView("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1StringView("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1StringView("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QLatin1StringView("type"));
            if (!message.isPlural) {
                message.forms << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement()) message.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression mark(QStringLiteral("%(?:[1-9]|n)"));
    QStringList found;
    for (auto match = mark.globalMatch(text); match.hasNext();) found << match.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

QString edges(const QString& text) {
    const bool before = text.startsWith(u' ') || text.startsWith(u'\n');
    const bool after = text.endsWith(u' ') || text.endsWith(u'\n');
    return QStringLiteral("%1%2%3").arg(before).arg(after).arg(text.count(u'\n'));
}

}

Catalogue readCatalogue(const QString& path) {
    Catalogue catalogue;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        catalogue.wrong = file.errorString();
        return catalogue;
    }
    QXmlStreamReader xml(&file);
    if (xml.readNextStartElement())
        catalogue.language = xml.attributes().value(QLatin1StringView("language")).toString();
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1StringView("name"))
                context = xml.readElementText();
            else
                catalogue.messages.push_back(readMessage(xml, context));
        }
    }
    if (xml.hasError()) catalogue.wrong = QStringLiteral("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
    return catalogue;
}

QString fault(const Message& message, const QString& language) {
    if (!message.isFinished) return QStringLiteral("is not finished");
    // English, French and German have two plural forms.
    if (message.isPlural && message.forms.size() != 2)
        return QStringLiteral("has %1 plural forms instead of 2").arg(message.forms.size());
    // Its number is 1, -1 or, in French, sometimes 0.
    static const QRegularExpression points(QStringLiteral("%[n1-9] (saga )?point(s|\\(s\\))?\\b"));
    if (!message.isPlural && message.source.contains(points))
        return QStringLiteral("shows a number of points without plural forms");
    for (qsizetype i = 0; i < message.forms.size(); ++i) {
        const QString& form = message.forms[i];
        if (form.isEmpty()) return QStringLiteral("is empty");
        QStringList wanted = placeholders(message.source);
        // "once" needs no number in English and German; in French, 0 is singular, so the number is needed.
        if (i == 0 && language != QLatin1StringView("fr") && !form.contains(QLatin1StringView("%n")))
            wanted.removeAll(QStringLiteral("%n"));
        if (placeholders(form) != wanted)
            return QStringLiteral("has the places %1 instead of %2")
                .arg(placeholders(form).join(u' '), wanted.join(u' '));
        if (edges(form) != edges(message.source)) return QStringLiteral("begins, ends or breaks otherwise");
        if (form.contains(QRegularExpression(QStringLiteral("</?[a-z]+>")))) return QStringLiteral("holds HTML");
        // A line must not begin with the punctuation mark.
        static const QRegularExpression parted(QStringLiteral("\\S [;:!?»]|« "));
        if (language == QLatin1StringView("fr") && form.contains(parted))
            return QStringLiteral("has a space that breaks before a sign");
        if (form.contains(QLatin1StringView("(s)"))) return QStringLiteral("leaves the plural open");
    }
    return {};
}

}
