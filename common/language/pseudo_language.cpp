// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/pseudo_language.h"

#include <QRegularExpression>

namespace heorot::language {

namespace {

QString lengthened(QStringView words) {
    static constexpr QStringView vowels = u"aeiouyAEIOUY";
    static constexpr QStringView accented = u"áéíóúýáéíóúý";
    QString longer;
    for (const QChar letter : words) {
        longer += letter;
        const qsizetype vowel = vowels.indexOf(letter);
        if (vowel >= 0) longer += accented[vowel];
    }
    return longer;
}

}

QString pseudoText(const QString& english) {
    static const QRegularExpression kept(QStringLiteral("%L?[0-9]{1,2}|%L?n|<[^>]*>|&[a-z]+;"));
    QString longer;
    qsizetype from = 0;
    for (auto found = kept.globalMatch(english); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        longer += lengthened(QStringView(english).mid(from, match.capturedStart() - from)) + match.captured();
        from = match.capturedEnd();
    }
    longer += lengthened(QStringView(english).mid(from));
    return longer == english ? english : u'[' + longer + u']';
}

PseudoTranslator::PseudoTranslator(std::vector<std::unique_ptr<QTranslator>> english) : english_(std::move(english)) {}

QString PseudoTranslator::translate(const char* context, const char* source, const char* note, int number) const {
    if (QByteArrayView(context).startsWith('Q')) return {};
    QString text;
    for (const auto& translator : english_) {
        text = translator->translate(context, source, note, number);
        if (!text.isEmpty()) break;
    }
    return pseudoText(text.isEmpty() ? QString::fromUtf8(source) : text);
}

}
