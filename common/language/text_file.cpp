// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/text_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace heorot::language {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

TextMessage readMessage(QXmlStreamReader& xml, const QString& context, bool& isGone) {
    TextMessage message;
    message.context = context;
    message.line = static_cast<int>(xml.lineNumber());
    message.isPlural = xml.attributes().value(QLatin1StringView("numerus")) == QLatin1StringView("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1StringView("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1StringView("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1StringView("extracomment")) {
            message.note = xml.readElementText();
        } else if (xml.name() == QLatin1StringView("translation")) {
            const auto type = xml.attributes().value(QLatin1StringView("type"));
            isGone = type == QLatin1StringView("vanished") || type == QLatin1StringView("obsolete");
            message.isFinished = type.isEmpty();
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

}

TextFile readTextFile(const QString& path) {
    TextFile read;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        read.fault = file.errorString();
        return read;
    }
    QXmlStreamReader xml(&file);
    if (xml.readNextStartElement()) {
        if (xml.name() != QLatin1StringView("TS"))
            //: %1 a word of the file
            xml.raiseError(Say::tr("the file begins with <%1> instead of <TS>").arg(xml.name()));
        read.language = xml.attributes().value(QLatin1StringView("language")).toString();
    }
    while (xml.readNextStartElement()) {
        if (xml.name() != QLatin1StringView("context")) {
            xml.skipCurrentElement();
            continue;
        }
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1StringView("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QLatin1StringView("message")) {
                bool isGone = false;
                TextMessage message = readMessage(xml, context, isGone);
                if (!isGone) read.messages.push_back(std::move(message));
            } else {
                xml.skipCurrentElement();
            }
        }
    }
    //: %1 a number, %2 what is wrong there
    if (xml.hasError()) read.fault = Say::tr("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
    return read;
}

QString languageOfFile(const QString& name) {
    static const QRegularExpression code(QStringLiteral("_([a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_[A-Z]{2})?)\\.(?:ts|qm)$"));
    return code.match(name).captured(1);
}

}
