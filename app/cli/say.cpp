// SPDX-License-Identifier: GPL-3.0-or-later
#include "say.h"

#include "commands.h"

#include "record/plain_text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace heorot::cli {

namespace {

QString quoted(const QString& text) {
    static const QRegularExpression plain(QStringLiteral("^[\\w./+,:@%-]+$"));
    if (plain.match(text).hasMatch()) return text;
    return u'\'' + QString(text).replace(QStringLiteral("'"), QStringLiteral("'\\''")) + u'\'';
}

QString wrappedLine(const QString& line) {
    const auto isBlank = [](QChar c) { return c == u' '; };
    const auto indent = std::find_if_not(line.begin(), line.end(), isBlank) - line.begin();
    const QString margin(indent, u' ');
    QString text;
    QString current = margin;
    for (const QString& word : line.split(u' ', Qt::SkipEmptyParts)) {
        if (current.size() > indent && current.size() + 1 + word.size() > columns) {
            text += current + u'\n';
            current = margin;
        }
        current += (current.size() > indent ? QStringLiteral(" ") : QString()) + word;
    }
    return text + current;
}

}

QString wrapped(const QString& paragraphs) {
    QStringList lines;
    for (const QString& line : paragraphs.split(u'\n')) lines << (line.size() <= columns ? line : wrappedLine(line));
    return lines.join(u'\n');
}

QString quotable(const QString& typed) {
    return QString::fromStdString(record::shortened(typed.toStdString()));
}

QString quotablePath(const QString& path) {
    return QString::fromStdString(record::onOneLine(path.toStdString()));
}

QString goOnCommand(const QString& path) {
    return quoted(QCoreApplication::arguments().value(0)) + QStringLiteral(" play ") + quoted(path);
}

void refuseSagaName(const QString& option, const QString& path) {
    if (!path.endsWith(QStringLiteral(".saga"), Qt::CaseInsensitive)) return;
    //: %1 an option, %2 a file
    throw UsageError(Say::tr("%1: “%2” is the name of a saved game; choose a name that doesn’t end in .saga")
                         .arg(option, quotablePath(path)));
}

}
