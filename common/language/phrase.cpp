// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/phrase.h"

#include "language/translations.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <set>

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

/// A place with the pairs of spellings before and after it.
const QRegularExpression& places() {
    static const QRegularExpression pattern(
        QStringLiteral("(?:\\{([^{}|%]*)\\|([^{}|%]*)\\})?%([1-9][0-9]?)(?:\\{([^{}|%]*)\\|([^{}|%]*)\\})?"));
    return pattern;
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
    std::set<int> numbers;
    for (auto found = places().globalMatch(*this); found.hasNext();) numbers.insert(found.next().captured(3).toInt());
    QString text;
    qsizetype from = 0;
    for (auto found = places().globalMatch(*this); found.hasNext();) {
        const QRegularExpressionMatch place = found.next();
        const auto part = std::distance(numbers.begin(), numbers.find(place.captured(3).toInt()));
        if (part >= parts.size()) continue;
        const QString& name = parts[part];
        text += QStringView(*this).mid(from, place.capturedStart() - from);
        text += place.captured(isElidedBefore(name) ? 1 : 2) + isolated(name) + place.captured(takesNoS(name) ? 5 : 4);
        from = place.capturedEnd();
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
