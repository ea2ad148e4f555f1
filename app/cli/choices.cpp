// SPDX-License-Identifier: GPL-3.0-or-later
#include "choices.h"

#include "say.h"

#include <algorithm>

namespace heorot::cli {

namespace {

constexpr std::size_t fewChoices = 12;
/// This many choices of one kind, one per line, would scroll the table off the screen.
constexpr std::size_t screenful = 16;
/// Column widths of numbers and of notation.
constexpr qsizetype numberWidth = 3;
constexpr qsizetype notationWidth = 28;

/// Digits only: `+1` and `-1` are words of choices.
bool isNumber(const QString& input) {
    return !input.isEmpty() && std::all_of(input.begin(), input.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// All words but the last, or the only one.
QString commonWords(const QString& notation) {
    const qsizetype space = notation.lastIndexOf(u' ');
    return space < 0 ? notation : notation.left(space);
}
QString lastWord(const QString& notation) {
    return notation.mid(notation.lastIndexOf(u' ') + 1);
}

/// Words in the form in which they are compared: lower case, `-` for a minus, `+3mead` as `+3 mead`, `I+6` as `i +6`.
QStringList wordsOf(const QString& text) {
    QString spaced;
    for (const QChar c : text.toLower()) {
        const QChar sign = c == QChar(0x2212) ? QChar(u'-') : c;
        const bool isSign = sign == u'-' || sign == u'+';
        const QChar last = spaced.isEmpty() ? QChar(u' ') : spaced.back();
        if ((isSign && last.isLetter()) || (sign.isLetter() && last.isDigit())) spaced += u' ';
        spaced += sign.isLetterOrNumber() || isSign ? sign : QChar(u' ');
    }
    return spaced.split(u' ', Qt::SkipEmptyParts);
}

/// How many words of `whole` are missing in `typed`; nothing if `typed` is not a subsequence of it.
std::optional<qsizetype> leftOut(const QStringList& typed, const QStringList& whole) {
    qsizetype found = 0;
    for (const QString& word : whole)
        if (found < typed.size() && typed[found] == word) ++found;
    if (found < typed.size()) return std::nullopt;
    return whole.size() - typed.size();
}

}

Choices::Choices(const record::AnyMatch& match, const game::Words& words) {
    engine::ActionList actions;
    match.legalActions(actions);
    for (const engine::Action action : actions)
        choices_.push_back({action, QString::fromStdString(match.format(action)), words.action(match, action)});
}

QString Choices::text() const {
    QString text;
    for (std::size_t first = 0; first < choices_.size();) {
        std::size_t end = choices_.size() <= fewChoices ? first + 1 : groupEnd(first);
        if (end - first > 1) {
            text += group(first, end);
        } else if (choices_.size() > fewChoices && foldEnd(first) - first >= screenful) {
            end = foldEnd(first);
            text += fold(first, end);
        } else {
            text += line(first);
        }
        first = end;
    }
    return text;
}

std::vector<std::size_t> Choices::beginning(const QStringList& words) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        if (!words.isEmpty() && wordsOf(choices_[i].notation).mid(0, words.size()) == words) found.push_back(i);
    return found;
}

QString Choices::text(const QString& begin) const {
    QString text;
    for (const std::size_t i : beginning(wordsOf(begin))) text += line(i);
    return text;
}

/// Notation and meaning in columns; longer texts continue below in their column.
QString Choices::line(std::size_t index) const {
    const Choice& choice = choices_[index];
    const QString margin(numberWidth + 2 + notationWidth + 2, u' ');
    QString text = QStringLiteral("%1  %2").arg(index + 1, numberWidth).arg(choice.notation);
    text += choice.notation.size() > notationWidth ? u'\n' + margin : QString(margin.size() - text.size(), u' ');
    qsizetype column = margin.size();
    for (const QString& word : choice.meaning.split(u' ', Qt::SkipEmptyParts)) {
        if (column > margin.size() && column + 1 + word.size() > columns) {
            text += u'\n' + margin;
            column = margin.size();
        }
        if (column > margin.size()) {
            text += u' ';
            ++column;
        }
        text += word;
        column += word.size();
    }
    return text + u'\n';
}

/// One past the last choice of a row that begins with the same words, not counting a first one of another kind, such as
/// `rest food` before the dice of `rest`.
std::size_t Choices::foldEnd(std::size_t first) const {
    std::size_t end = first + 1;
    while (end < choices_.size() && commonWords(choices_[end].notation) == commonWords(choices_[first].notation)) ++end;
    if (end - first < 3) return first + 1;
    const auto shared = [this](std::size_t from, std::size_t to) { return sharedBegin(from, to).size(); };
    return shared(first, end) < shared(first + 1, end) ? first + 1 : end;
}

/// The words with which the meanings of all these choices begin.
QStringList Choices::sharedBegin(std::size_t first, std::size_t last) const {
    QStringList common = choices_[first].meaning.split(u' ');
    for (std::size_t i = first + 1; i < last; ++i) {
        const QStringList words = choices_[i].meaning.split(u' ');
        const auto differs = std::mismatch(common.begin(), common.end(), words.begin(), words.end());
        common.erase(differs.first, common.end());
    }
    return common;
}

QString Choices::fold(std::size_t first, std::size_t last) const {
    const QString words = commonWords(choices_[first].notation);
    return QStringLiteral("%1  %2  %3 …\n")
               .arg(first + 1, numberWidth)
               .arg(words + QStringLiteral(" …"), -notationWidth)
               .arg(sharedBegin(first, last).join(u' ')) +
           //: %1 and %2 are numbers of the list, %3 and %4 choices, "list %5" is to be typed and stays as it is
           QStringLiteral("     ") +
           Say::tr("%1 to %2: %3 to %4; “list %5” shows each")
               .arg(QString::number(first + 1), QString::number(last), lastWord(choices_[first].notation),
                    lastWord(choices_[last - 1].notation), words) +
           u'\n';
}

/// One past the last choice in the group of `first`: the same words up to the last, with the same meaning.
std::size_t Choices::groupEnd(std::size_t first) const {
    std::size_t end = first + 1;
    while (end < choices_.size() && commonWords(choices_[end].notation) == commonWords(choices_[first].notation)) ++end;
    return end - first > 2 && !groupMeaning(first, end).isEmpty() ? end : first + 1;
}

/// What the choices do, with `…` for the word that differs; empty if that takes more than one line.
QString Choices::groupMeaning(std::size_t first, std::size_t last) const {
    QString common;
    for (std::size_t i = first; i < last; ++i) {
        QString meaning = choices_[i].meaning;
        const qsizetype at = meaning.lastIndexOf(lastWord(choices_[i].notation));
        if (at < 0) return {};
        meaning.replace(at, lastWord(choices_[i].notation).size(), QStringLiteral("…"));
        if (i > first && meaning != common) return {};
        common = meaning;
    }
    return common;
}

QString Choices::group(std::size_t first, std::size_t last) const {
    QString text = QStringLiteral("  %1  %2\n")
                       .arg(commonWords(choices_[first].notation) + QStringLiteral(" …"), -31)
                       .arg(groupMeaning(first, last));
    QString line;
    for (std::size_t i = first; i < last; ++i) {
        const QString choice = QStringLiteral("  %1 %2").arg(i + 1, 3).arg(lastWord(choices_[i].notation), -3);
        if (line.size() + choice.size() > columns) {
            text += line.trimmed().prepend(QStringLiteral("    ")) + u'\n';
            line.clear();
        }
        line += choice;
    }
    return text + line.trimmed().prepend(QStringLiteral("    ")) + u'\n';
}

std::optional<engine::Action> Choices::numbered(const QString& input) const {
    if (!isNumber(input)) return std::nullopt;
    const qulonglong number = input.toULongLong(); // 0 if it is too long
    if (number < 1 || number > choices_.size()) return std::nullopt;
    return choices_[number - 1].action;
}

/// The choices with the fewest missing words.
std::vector<std::size_t> Choices::fitting(const QStringList& typed) const {
    std::vector<std::size_t> fits;
    qsizetype fewest = 0;
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        std::optional<qsizetype> left;
        for (const QString& text : {choices_[i].notation, choices_[i].meaning})
            if (const auto out = leftOut(typed, wordsOf(text)); out && (!left || *out < *left)) left = out;
        if (!left) continue;
        if (fits.empty() || *left < fewest) {
            fits.clear();
            fewest = *left;
        }
        if (*left == fewest) fits.push_back(i);
    }
    return fits;
}

QString Choices::unfinished(const QString& input, const std::vector<std::size_t>& fits) const {
    const QString common = commonWords(choices_[fits.front()].notation);
    const bool isOneGroup = std::all_of(fits.begin(), fits.end(),
                                        [&](std::size_t i) { return commonWords(choices_[i].notation) == common; });
    QStringList ends;
    for (const std::size_t i : fits) ends << (isOneGroup ? lastWord(choices_[i].notation) : choices_[i].notation);
    constexpr qsizetype some = 12;
    if (!isOneGroup && ends.size() > some) ends = ends.mid(0, some) << QStringLiteral("…");
    const QString list = ends.join(QStringLiteral(", "));
    //: %1 is what was typed, %2 words of which one is to be added, as "a1, a2"
    if (isOneGroup) return Say::tr("“%1” is incomplete. It can end with: %2").arg(quotable(input), list);
    //: %1 is what was typed, %2 a list of choices
    return Say::tr("“%1” fits several choices: %2").arg(quotable(input), list);
}

Choices::Reading Choices::read(const QString& input) const {
    if (isNumber(input))
        //: %1 and %2 are numbers
        return {std::nullopt, Say::tr("There is no choice %1; the list ends at %2.")
                                  .arg(quotable(input), QString::number(choices_.size()))};
    QStringList typed = wordsOf(input);
    if (typed.isEmpty()) return {};
    auto fits = fitting(typed);
    // A single word, such as `a1`, is too little to act on unless it is the whole choice.
    if (fits.size() == 1 && (typed.size() > 1 || wordsOf(choices_[fits.front()].notation) == typed))
        return {choices_[fits.front()].action, {}};
    // A prefix counts as much as the fewest missing words: `rest` stands for more than `rest food`.
    if (const auto begun = beginning(typed); begun.size() > fits.size()) fits = begun;
    if (!fits.empty()) return {std::nullopt, unfinished(input, fits)};
    if (typed.size() < 3) return {};
    const QString wrong = typed.takeLast();
    fits = fitting(typed);
    const auto isOther = [&](std::size_t i) {
        return commonWords(choices_[i].notation) != commonWords(choices_[fits.front()].notation);
    };
    if (fits.size() < 2 || std::any_of(fits.begin(), fits.end(), isOther)) return {};
    QStringList ends;
    for (const std::size_t i : fits) ends << lastWord(choices_[i].notation);
    //: %1 is what was typed, %2 its last word, %3 words that can stand in its place, as "a1, a2"
    return {std::nullopt, Say::tr("“%1” isn’t possible now. Instead of %2, use one of: %3")
                              .arg(quotable(input), quotable(wrong), ends.join(QStringLiteral(", ")))};
}

}
