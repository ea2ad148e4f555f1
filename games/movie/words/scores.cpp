// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/scores.h"

#include "language/plural.h"
#include "language/sentences.h"
#include "rules/game.h"
#include "words/names.h"
#include "words/say.h"

#include <QLocale>
#include <QStringList>

namespace heorot::movie {

namespace {

QString tileAt(const Rules& rules, Tile tile, Space space) {
    //: A tile and where it lies, as "+5 d4"
    return Say::tr("%1 %2", "tile and space").arg(tileName(rules, tile), spaceText(space));
}

}

QString lineWords(const Rules& rules, const State& state, const FigureScore& score, bool isRow) {
    const Board& board = boardOf(rules, state);
    QStringList tiles;
    for (const Space space : isRow ? score.row : score.column) {
        const Tile tile = tileOf(state.cells[board.number[space]]);
        if (rules.tile(tile).value != 0 && !score.turned.contains(space)) tiles << tileAt(rules, tile, space);
    }
    if (tiles.isEmpty()) return {};
    const QString list = QLocale().createSeparatedList(tiles);
    const QString sum = signedNumber(isRow ? score.rowSum : score.columnSum);
    const QString line = isRow ? rowText(score.space) : columnText(score.space);
    if (tiles.size() == 1) {
        //: %1 the number of a row, %2 the only tile seen in it, %3 what it counts
        if (isRow) return Say::tr("Row %1: %2 makes %3.").arg(line, list, sum);
        //: %1 the letter of a column, %2 the only tile seen in it, %3 what it counts
        return Say::tr("Column %1: %2 makes %3.").arg(line, list, sum);
    }
    //: %1 the number of a row, %2 a list of tiles in it, %3 their sum
    if (isRow) return Say::tr("Row %1: %2 make %3.").arg(line, list, sum);
    //: %1 the letter of a column, %2 a list of tiles in it, %3 their sum
    return Say::tr("Column %1: %2 make %3.").arg(line, list, sum);
}

namespace {

QString spaceList(const FigureScore::Spaces& spaces) {
    QStringList names;
    for (const Space space : spaces) names << spaceText(space);
    return QLocale().createSeparatedList(names);
}

}

QString hiddenWords(const FigureScore& score) {
    if (score.hidden.empty()) return {};
    //: %1 a list of spaces
    return Say::tr("A Gorge hides %1.").arg(spaceList(score.hidden));
}

QString turnedWords(const Rules& rules, const State& state, const FigureScore& score) {
    if (score.turned.empty()) return {};
    const Board& board = boardOf(rules, state);
    QStringList tiles;
    for (const Space space : score.turned) tiles << tileAt(rules, tileOf(state.cells[board.number[space]]), space);
    //: %1 a list of boons with their spaces, as "+5 d4"
    return Say::tr("Turned by Treachery, worth nothing: %1.").arg(QLocale().createSeparatedList(tiles));
}

QString productWords(const FigureScore& score) {
    const QString sum = signedNumber(score.rowSum + score.columnSum);
    const QString points = signedNumber(score.points());
    const QLocale locale;
    const int count = language::pluralOf(score.points());
    if (score.horns == 0)
        //: %1 the sum of all tiles seen, %2 diamonds, %3 points, as their number has it
        return Say::tr("%1 × %2 = %3 point(s).", nullptr, count).arg(sum, locale.toString(score.diamonds), points);
    //: %1 the sum of all tiles seen, %2 diamonds of the figure, %3 diamonds of Horns that it sees, %4 points, as their
    //: number has it
    return Say::tr("With Horns: %1 × (%2 + %3) = %4 point(s).", nullptr, count)
        .arg(sum, locale.toString(score.diamonds), locale.toString(score.horns), points);
}

QString scoreWords(const Rules& rules, const State& state, const FigureScore& score) {
    return language::joined({lineWords(rules, state, score, true), lineWords(rules, state, score, false),
                             hiddenWords(score), turnedWords(rules, state, score), productWords(score)});
}

}
