// SPDX-License-Identifier: GPL-3.0-or-later
// The table in text, for the terminal.
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

#include "language/plural.h"
#include "rules/score.h"

#include <QLocale>
#include <QStringList>

namespace heorot::movie {

namespace {

constexpr int cellWidth = 7;

}

QString cellText(const Rules& rules, Cell cell) {
    if (cell == emptyCell) return QStringLiteral(".");
    if (cell == printedGorge) return abilityName(Ability::Gorge).left(cellWidth - 1);
    if (isFigure(cell))
        //: A figure on the board in text: %1 the first letters of its kind, %2 the number of its seat
        return Say::tr("<%1 %2>").arg(figureName(figureOf(cell)).left(2), QString::number(ownerOf(cell) + 1));
    return shortTileName(rules, tileOf(cell));
}

QString boardText(const Rules& rules, const State& state) {
    const Board& board = boardOf(rules, state);
    QString text = QStringLiteral("    ");
    for (int column = 0; column < board.columns; ++column)
        text += QString(QChar(u'a' + column)).leftJustified(cellWidth);
    text = text.trimmed().prepend(QStringLiteral("    ")) + u'\n';
    for (int row = 0; row < board.rows; ++row) {
        QString line = QString::number(row + 1).rightJustified(2) + QStringLiteral("  ");
        for (int column = 0; column < board.columns; ++column) {
            const std::uint8_t number = board.number[spaceAt(row, column)];
            line += (number == Board::none ? QString() : cellText(rules, state.cells[number])).leftJustified(cellWidth);
        }
        while (line.endsWith(u' ')) line.chop(1);
        text += line + u'\n';
    }
    return text;
}

namespace {

QString handText(const Rules& rules, const Hand& hand, int act) {
    QStringList tiles;
    for (const Tile tile : hand) tiles << tileName(rules, tile, act);
    //: In place of the tiles of an empty hand
    return tiles.isEmpty() ? Say::tr("no tiles") : tiles.join(QStringLiteral(", "));
}

/// Points now and, until the game is over, what they would be if the act ended now.
QString seatText(const Rules& rules, const State& seen, Seat seat, const QString& name) {
    const int now = points(rules, seen, seat);
    //: A seat in text after the end: %1 its name, %2 its points; the number beside is that of %2
    const QString scored = Say::tr("%1: %2 point(s)", nullptr, language::pluralOf(now)).arg(name, plainNumber(now));
    if (isOver(seen)) return scored;
    const int onBoard = pointsOnBoard(rules, seen)[seat];
    //: A seat in text: %1 its name with its points, as "Anna: 54 points", %2 what its figures on the board would add if
    //: the act ended now, as "+12"
    return Say::tr("%1, on the board %2").arg(scored, signedNumber(onBoard));
}

QString figuresText(const FigureCounts& figures) {
    QStringList counts;
    for (std::size_t kind = 0; kind < figureKinds; ++kind)
        if (figures[kind] > 0)
            //: Figures left: %1 how many, %2 which kind
            counts << Say::tr("%1 %2", "figures")
                          .arg(QLocale().toString(figures[kind]), figureName(static_cast<Figure>(kind)));
    //: In place of the figures of a seat that has placed all
    return counts.isEmpty() ? Say::tr("no figures") : counts.join(QStringLiteral(", "));
}

}

QString GameWords::table(const Position& at) {
    const Rules& rules = at.rules;
    const auto& seen = at.seen;
    //: Head of the table in text: %1 the title of the act, %2 the tiles left in the pool
    QString text = Say::tr("%1 (pool: %2)").arg(actTitle(seen->act), QLocale().toString(seen->left[seen->act])) +
                   QStringLiteral("\n\n");
    const QString board = isOver(*seen) ? finalBoard(at) : boardText(rules, *seen);
    if (!board.isEmpty()) text += board + u'\n';
    for (Seat seat = 0; seat < seen->seats; ++seat) {
        const QString mark = seat == seen->mover ? QStringLiteral(">") : QStringLiteral(" ");
        text += mark + QString::number(seat + 1) + u' ' + seatText(rules, *seen, seat, at.name(seat)) +
                QStringLiteral("\n     ") + handText(rules, seen->hands[seat], seen->act) + QStringLiteral("\n     ") +
                figuresText(seen->figures[seat]) + u'\n';
    }
    return text;
}

}
