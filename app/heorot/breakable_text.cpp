// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/breakable_text.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>

namespace heorot::app {

namespace {

constexpr int longPart = 8, shortPart = 5, leastPart = 3;
constexpr QChar softHyphen(0x00AD), zeroSpace(0x200B);

/// Without diacritics, in lower case.
QChar plainLetter(QChar letter) {
    const QString parts = letter.decomposition();
    return (parts.isEmpty() ? letter : parts.front()).toLower();
}

bool isVowel(QChar letter) {
    return QStringLiteral("aeiouyæœø").contains(plainLetter(letter));
}

/// How many consonants before `vowel` begin its syllable, of those from `first` on: as many as a syllable may begin
/// with in the languages of the program.
qsizetype onset(const QString& text, qsizetype first, qsizetype vowel) {
    // Longer ones first. Those with s are parted after a vowel, as in "Mus-ter".
    static const std::array onsets{"schl", "schm", "schn", "schr", "schw", "sch", "spr", "str", "phr", "thr",
                                   "chr",  "pfl",  "ch",   "ck",   "ph",   "th",  "pf",  "kl",  "kr",  "kn",
                                   "gl",   "gr",   "gn",   "bl",   "br",   "pl",  "pr",  "fl",  "fr",  "tr",
                                   "dr",   "vr",   "zw",   "sh",   "st",   "sp",  "sk"};
    const QString consonants = text.mid(first, vowel - first).toLower();
    for (const char* const name : onsets) {
        const QLatin1StringView begin(name);
        const bool isParted = begin.size() == 2 && begin[0] == QLatin1Char('s') && begin[1] != QLatin1Char('h');
        if (consonants.endsWith(begin) && !(isParted && consonants.size() == 2)) return begin.size();
    }
    return 1;
}

/// Where syllables begin in the letters from `begin` to `end`.
QList<qsizetype> syllables(const QString& text, qsizetype begin, qsizetype end) {
    QList<qsizetype> places;
    qsizetype afterVowel = -1;
    for (qsizetype i = begin; i < end; ++i) {
        if (!isVowel(text[i])) continue;
        if (afterVowel >= 0 && afterVowel < i) {
            const qsizetype place = i - onset(text, afterVowel, i);
            if (place - begin >= leastPart && end - place >= leastPart) places << place;
        }
        afterVowel = i + 1;
    }
    return places;
}

/// The places of hyphens in the letters from `begin` to `end`, never in front of a combining mark.
QList<qsizetype> hyphens(const QString& text, qsizetype begin, qsizetype end) {
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    const auto isApart = [&letters](qsizetype place) {
        letters.setPosition(place);
        return letters.isAtBoundary();
    };
    QList<qsizetype> places;
    QList<qsizetype> wanted = syllables(text, begin, end);
    wanted << end;
    qsizetype last = begin;
    for (const qsizetype next : std::as_const(wanted)) {
        while (next - last > longPart) {
            qsizetype place = last + shortPart;
            while (place < next && !isApart(place)) ++place;
            if (end - place < leastPart) break;
            places << place;
            last = place;
        }
        if (next < end && next - last >= 2 && isApart(next)) {
            places << next;
            last = next;
        }
    }
    return places;
}

bool isOfWord(QChar c) {
    return c.isLetter() || c.isMark() || c.isSurrogate();
}

/// A long word, or what else has no spaces.
QString broken(const QString& word) {
    QString parts;
    qsizetype last = 0;
    for (qsizetype begin = 0; begin < word.size();) {
        qsizetype end = begin;
        while (end < word.size() && isOfWord(word[end])) ++end;
        for (const qsizetype place : hyphens(word, begin, end)) {
            parts += word.mid(last, place - last) + softHyphen;
            last = place;
        }
        while (end < word.size() && !isOfWord(word[end])) ++end;
        while (end - last >= shortPart && last < word.size() - shortPart) {
            const qsizetype place = end - last > longPart ? last + shortPart : end;
            if (place == word.size()) break;
            parts += word.mid(last, place - last) + zeroSpace;
            last = place;
        }
        begin = end;
    }
    return parts + word.mid(last);
}

}

QString breakable(const QString& text, int shortest) {
    QString all;
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = begin;
        while (end < text.size() && !text[end].isSpace()) ++end;
        const QString word = text.mid(begin, end - begin);
        all += word.size() < shortest || word.contains(softHyphen) ? word : broken(word);
        while (end < text.size() && text[end].isSpace()) all += text[end++];
        begin = end;
    }
    return all;
}

QString keptTogether(QString text) {
    static const QRegularExpression inSum(
        QStringLiteral("(?<=[0-9)]) (?=[-+−×=])|(?<=[-+−×=]) (?=[-+−]?[0-9(])|(?<=[0-9]) (?=min\\b)"));
    static const QRegularExpression beforeNumber(QStringLiteral(" (?=\\(\\d+\\))"));
    constexpr QChar noBreak(0x00A0);
    return text.replace(inSum, QString(noBreak)).replace(beforeNumber, QString(noBreak));
}

QString withoutBreaks(QString text) {
    return text.remove(softHyphen).remove(zeroSpace);
}

QStringList unbreakableParts(const QString& text) {
    static const QRegularExpression breaks(QStringLiteral("[\\s\u200B]|(?<=\u00AD)"));
    QStringList parts = text.split(breaks, Qt::SkipEmptyParts);
    for (QString& each : parts) each.replace(softHyphen, u'-');
    return parts;
}

}
