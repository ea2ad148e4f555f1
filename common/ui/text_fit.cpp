// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text_fit.h"

#include <QHash>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

/// Shares of its width, in percent, to which a text may be condensed before its words are broken.
constexpr int condensed[]{92, 85, 78};

/// Letters of a word too wide for a line, in as many lines as it takes. A letter keeps its marks.
QStringList broken(const QString& word, const QFontMetricsF& metrics, double width) {
    QStringList parts{QString()};
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
    for (qsizetype begin = 0, end = letters.toNextBoundary(); end > begin; end = letters.toNextBoundary()) {
        const QString letter = word.mid(begin, end - begin);
        if (!parts.last().isEmpty() && metrics.horizontalAdvance(parts.last() + letter) > width) parts << QString();
        parts.last() += letter;
        begin = end;
    }
    return parts;
}

QString withoutHyphens(QString text) {
    return text.remove(softHyphen);
}

/// As it ends a line.
QString withHyphen(const QString& part) {
    return part.endsWith(u'-') ? part : part + u'-';
}

/// Lines of a word that is broken at its soft hyphens, the first of them behind `begun`.
QStringList hyphened(const QString& begun, const QString& word, const QFontMetricsF& metrics, double width) {
    const QStringList parts = word.split(softHyphen);
    QStringList lines;
    QString line = begun;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString longer = i == 0 && !line.isEmpty() ? line + u' ' + parts[i] : line + parts[i];
        const QString end = i + 1 < parts.size() ? withHyphen(longer) : longer;
        if (line.isEmpty() || metrics.horizontalAdvance(end) <= width) {
            line = longer;
            continue;
        }
        lines << (i == 0 ? line : withHyphen(line));
        line = parts[i];
    }
    return lines << line;
}

enum class Words { Whole, Broken };

/// Greedy lines; explicit line breaks stay.
QStringList wrapped(const QString& text, const QFontMetricsF& metrics, double width, Words words) {
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        for (const QString& hyphenated : paragraph.split(u' ')) {
            const QString word = withoutHyphens(hyphenated);
            const QString longer = line.isEmpty() ? word : line + u' ' + word;
            if (metrics.horizontalAdvance(longer) <= width) {
                line = longer;
                continue;
            }
            if (words == Words::Whole && hyphenated.contains(softHyphen) && metrics.horizontalAdvance(word) > width) {
                const QStringList parts = hyphened(line, hyphenated, metrics, width);
                lines << parts.mid(0, parts.size() - 1);
                line = parts.last();
                continue;
            }
            if (!line.isEmpty()) lines << line;
            line = word;
            if (words == Words::Broken && metrics.horizontalAdvance(word) > width) {
                const QStringList parts = broken(word, metrics, width);
                lines << parts.mid(0, parts.size() - 1);
                line = parts.last();
            }
        }
        lines << line;
    }
    return lines;
}

FittedText atSize(const TextWish& wish, const Theme& theme, int pixels, bool wraps, Words words, int stretch = 100) {
    FittedText fitted;
    fitted.font = theme.font(wish.type, pixels, wish.bold);
    if (stretch != 100) fitted.font.setStretch(stretch);
    const QFontMetricsF metrics(fitted.font);
    fitted.lines =
        wraps ? wrapped(wish.text, metrics, wish.room.width(), words) : withoutHyphens(wish.text).split(u'\n');
    fitted.lineHeight = metrics.height();
    // A number is its figures alone: nothing hangs below the line.
    fitted.height = wish.type == game::Type::Number ? metrics.capHeight() * 1.25
                                                    : fitted.lineHeight * static_cast<double>(fitted.lines.size());
    fitted.fits = fitted.height <= wish.room.height() + .5 &&
                  std::all_of(fitted.lines.begin(), fitted.lines.end(), [&](const QString& line) {
                      return metrics.horizontalAdvance(line) <= wish.room.width() + .5;
                  });
    return fitted;
}

/// The largest size below the floor at which the text has room, broken into lines; else `otherwise`.
FittedText belowFloor(const TextWish& wish, const Theme& theme, const FittedText& otherwise) {
    constexpr int least = 6;
    for (int pixels = static_cast<int>(std::ceil(wish.floor)) - 1; pixels >= least; --pixels) {
        FittedText smaller = atSize(wish, theme, pixels, true, Words::Broken);
        if (!smaller.fits) continue;
        smaller.fits = false;
        return smaller;
    }
    return otherwise;
}

FittedText fitNew(const TextWish& wish, const Theme& theme) {
    const int floor = static_cast<int>(std::ceil(wish.floor));
    int low = floor;
    int high = std::max(floor, static_cast<int>(wish.wanted));
    if (FittedText largest = atSize(wish, theme, high, wish.wraps, Words::Whole); largest.fits) return largest;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (atSize(wish, theme, middle, wish.wraps, Words::Whole).fits)
            low = middle + 1;
        else
            high = middle;
    }
    if (low > floor) return atSize(wish, theme, low - 1, wish.wraps, Words::Whole);
    const FittedText plain = atSize(wish, theme, floor, wish.wraps, Words::Whole);
    if (plain.fits || wish.type == game::Type::Number) return plain;
    const FittedText lines = atSize(wish, theme, floor, true, Words::Whole);
    if (lines.fits) return lines;
    for (const int stretch : condensed)
        for (const bool wraps : {wish.wraps, true})
            if (FittedText narrow = atSize(wish, theme, floor, wraps, Words::Whole, stretch); narrow.fits)
                return narrow;
    const FittedText pieces = atSize(wish, theme, floor, true, Words::Broken);
    return pieces.fits ? pieces : belowFloor(wish, theme, wish.wraps ? pieces : plain);
}

/// What a wish came to, without its font: Qt's fonts must not outlive the application, as this may.
struct Kept {
    int pixels = 0;
    int stretch = 0;
    QStringList lines;
    double lineHeight = 0;
    double height = 0;
    bool fits = true;

    explicit Kept(const FittedText& fitted)
        : pixels(fitted.font.pixelSize()), stretch(fitted.font.stretch()), lines(fitted.lines),
          lineHeight(fitted.lineHeight), height(fitted.height), fits(fitted.fits) {}
    FittedText withFont(const TextWish& wish, const Theme& theme) const {
        FittedText fitted{theme.font(wish.type, wish.floor, wish.bold), lines, lineHeight, height, fits};
        fitted.font.setPixelSize(pixels);
        if (stretch != QFont::AnyStretch) fitted.font.setStretch(stretch);
        return fitted;
    }
};

}

double longestPart(const QString& text, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& word : QString(text).replace(u'\n', u' ').split(u' ')) {
        const QStringList parts = word.split(softHyphen);
        for (qsizetype i = 0; i < parts.size(); ++i)
            width = std::max(width, metrics.horizontalAdvance(i + 1 < parts.size() ? withHyphen(parts[i]) : parts[i]));
    }
    return width;
}

size_t qHash(const TextWish& wish, size_t seed) {
    return qHashMulti(seed, wish.text, wish.room.width(), wish.room.height(), static_cast<int>(wish.type), wish.bold,
                      wish.wraps, wish.wanted, wish.floor);
}

/// A table asks for the same texts whenever it is composed. Fonts are the same in all themes.
FittedText fitText(const TextWish& wish, const Theme& theme) {
    constexpr qsizetype mostKept = 10000;
    static thread_local QHash<TextWish, Kept> known;
    if (const auto found = known.constFind(wish); found != known.constEnd()) return found->withFont(wish, theme);
    if (known.size() > mostKept) known.clear();
    const FittedText fitted = fitNew(wish, theme);
    known.insert(wish, Kept(fitted));
    return fitted;
}

}
