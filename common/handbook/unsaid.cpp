// SPDX-License-Identifier: GPL-3.0-or-later
#include "handbook/unsaid.h"

#include <QRegularExpression>
#include <QSet>

namespace heorot::handbook {

namespace {

/// Numbers and words, in the form of searches. Short words say little.
struct Words {
    QSet<QString> numbers;
    QSet<QString> words;
};

Words wordsOf(const QString& text) {
    static const QRegularExpression word(QStringLiteral("\\d+|\\p{L}{4,}"));
    Words found;
    for (auto each = word.globalMatch(folded(text)); each.hasNext();) {
        const QString token = each.next().captured();
        (token[0].isDigit() ? found.numbers : found.words) << token;
    }
    return found;
}

/// Numbers that the section lacks stand for this position or an owner's corrections.
bool hasNewNumber(const Words& section, const QString& sentence) {
    return !section.numbers.contains(wordsOf(sentence).numbers);
}

bool hasOtherWords(const Words& section, const QString& sentence) {
    const QSet<QString> own = wordsOf(sentence).words;
    return 2 * (own - section.words).size() > own.size();
}

}

QString unsaid(const QString& explanation, const Section& section) {
    static const QRegularExpression end(QStringLiteral("(?<=[.!?]) +"));
    static const QRegularExpression name(QStringLiteral("^([^.:]{1,60}?\\s?: )?(.*)$"));
    const Words said = wordsOf(plain(section));
    QStringList lines;
    for (const QString& line : explanation.split(u'\n')) {
        const auto parts = name.match(line);
        const QStringList all = parts.captured(2).split(end, Qt::SkipEmptyParts);
        QStringList sentences;
        for (qsizetype i = 0; i < all.size(); ++i)
            if (hasNewNumber(said, all[i]) || (i + 1 == all.size() && hasOtherWords(said, all[i]))) sentences << all[i];
        if (!sentences.isEmpty()) lines << parts.captured(1) + sentences.join(u' ');
    }
    return lines.join(u'\n');
}

}
