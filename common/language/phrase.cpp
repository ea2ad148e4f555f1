// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/phrase.h"

#include "language/translations.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace heorot::language {

namespace {

constexpr char16_t startOfIsolate = 0x2068;
constexpr char16_t endOfIsolate = 0x2069;

bool isRightToLeft(QChar letter) {
    const QChar::Direction direction = letter.direction();
    return direction == QChar::DirR || direction == QChar::DirAL;
}

/// The letter without its accent, in lower case.
QChar plainLetter(QChar letter) {
    const QString parts = QString(letter).normalized(QString::NormalizationForm_D);
    return parts.front().toLower();
}

bool isVowel(QChar letter) {
    return QStringLiteral("aeiouœæø").contains(plainLetter(letter));
}

/// Two spellings in braces, `{d’|de }`.
struct Spellings {
    QStringView first;
    QStringView second;
    /// With the braces; 0 if there are none.
    qsizetype length = 0;
};

Spellings spellingsIn(QStringView braces) {
    if (braces.size() < 3 || braces.front() != u'{' || braces.back() != u'}') return {};
    const QStringView inside = braces.mid(1, braces.size() - 2);
    const qsizetype bar = inside.indexOf(u'|');
    const auto isSign = [](QChar c) { return c == u'{' || c == u'}' || c == u'|' || c == u'%'; };
    if (bar < 0 || std::count_if(inside.begin(), inside.end(), isSign) != 1) return {};
    return {inside.left(bar), inside.mid(bar + 1), braces.size()};
}

/// A place, `%1`, with the pairs of spellings before and after it.
struct Place {
    qsizetype begin = 0;
    qsizetype end = 0;
    int number = 0;
    Spellings before;
    Spellings after;
};

std::vector<Place> placesOf(QStringView text) {
    std::vector<Place> places;
    for (qsizetype at = text.indexOf(u'%'); at >= 0; at = text.indexOf(u'%', at + 1)) {
        const auto digit = [&](qsizetype index) {
            return index < text.size() && text[index] >= u'0' && text[index] <= u'9' ? text[index].unicode() - u'0'
                                                                                     : -1;
        };
        if (digit(at + 1) < 1) continue;
        Place place{at, at + 2, digit(at + 1), {}, {}};
        if (const int second = digit(place.end); second >= 0) {
            place.number = place.number * 10 + second;
            ++place.end;
        }
        if (at > 0 && text[at - 1] == u'}') {
            const qsizetype open = text.left(at).lastIndexOf(u'{');
            if (open >= 0) place.before = spellingsIn(text.mid(open, at - open));
        }
        if (place.end < text.size() && text[place.end] == u'{') {
            const qsizetype close = text.indexOf(u'}', place.end);
            if (close >= 0) place.after = spellingsIn(text.mid(place.end, close + 1 - place.end));
        }
        place.begin -= place.before.length;
        place.end += place.after.length;
        places.push_back(place);
    }
    return places;
}

}

bool isElidedBefore(const QString& name) {
    if (name.isEmpty()) return false;
    const QChar first = name.front();
    const QChar second = name.size() > 1 ? name[1] : QChar();
    switch (plainLetter(first).unicode()) {
    // Names of the north keep their h, as in "de Hrothgar"; an accent shows that a name is French.
    case u'h': return isVowel(second) && second.toLower() != plainLetter(second);
    // "d’Yves", but "de Yann".
    case u'y': return second.isLetter() && !isVowel(second);
    default: return isVowel(first);
    }
}

bool takesNoS(const QString& name) {
    return !name.isEmpty() &&
           (name.back().script() != QChar::Script_Latin || QStringLiteral("sßxzç").contains(name.back().toLower()));
}

QString isolated(const QString& name) {
    if (name.contains(QChar(startOfIsolate)) || std::none_of(name.begin(), name.end(), isRightToLeft)) return name;
    return QChar(startOfIsolate) + name + QChar(endOfIsolate);
}

Phrase Phrase::filled(const QStringList& parts) const {
    const std::vector<Place> places = placesOf(*this);
    std::vector<int> numbers;
    for (const Place& place : places) numbers.push_back(place.number);
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    QString text;
    qsizetype from = 0;
    for (const Place& place : places) {
        const auto part = std::lower_bound(numbers.begin(), numbers.end(), place.number) - numbers.begin();
        if (part >= parts.size()) continue;
        const QString& name = parts[part];
        text += QStringView(*this).mid(from, place.begin - from);
        if (place.before.length > 0) text += isElidedBefore(name) ? place.before.first : place.before.second;
        text += isolated(name);
        if (place.after.length > 0) text += takesNoS(name) ? place.after.second : place.after.first;
        from = place.end;
    }
    text += QStringView(*this).mid(from);
    return text;
}

QString formOf(const char* context, const Form& form, const QString& plain) {
    const QString text = QCoreApplication::translate(context, form.text, form.note);
    if (text != QString::fromUtf8(form.text) || !QCoreApplication::instance()) return text;
    const QString language = Translations::inUse();
    return language == QLatin1StringView("en") || language == Translations::pseudo() ? text : plain;
}

}
