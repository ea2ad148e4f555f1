// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/things.h"

#include "language/plural.h"
#include "rules/game.h"
#include "words/say.h"

#include <QLocale>
#include <QStringList>

namespace heorot::movie {

QString tileCaption(const Rules& rules, Tile tile) {
    if (isUnknown(tile)) return tileName(rules, tile);
    const TileKind& kind = rules.tile(tile);
    if (kind.ability != Ability::None || kind.value == 0) return tileName(rules, tile);
    //: A tile of which only the value matters: %1 its value, above 0
    if (kind.value > 0) return Say::tr("%1 boon").arg(signedNumber(kind.value));
    //: A tile of which only the value matters: %1 its value, below 0
    return Say::tr("%1 peril").arg(signedNumber(kind.value));
}

QString abilityRule(Ability ability) {
    switch (ability) {
    case Ability::None: return {};
    case Ability::Temptation: return Say::tr("When it is placed, one Valor anywhere on the board may be removed.");
    case Ability::Valor: return Say::tr("When it is placed, one Temptation anywhere on the board may be removed.");
    case Ability::Treasure:
        return Say::tr("It is placed like any boon, or returned to the box for the points in its circle.");
    case Ability::Drunkenness: return Say::tr("It goes on an open space, or takes the place of a Mead tile.");
    case Ability::Mead: return Say::tr("Drunkenness may take its place.");
    case Ability::Statue: return Say::tr("When it is placed, two other tiles may change places.");
    case Ability::Counsel:
        return Say::tr("It moves one of your figures one space, not diagonally, and lies down on the space it left.");
    case Ability::Horn: return Say::tr("Each figure that sees it counts one more diamond.");
    case Ability::Treachery:
        return Say::tr("When the act ends, each boon that it sees is turned face down and counts nothing for anyone.");
    case Ability::Gorge: return Say::tr("It divides its row and its column: nothing is seen across it.");
    }
    return {};
}

namespace {

QString howSure(Confidence confidence) {
    switch (confidence) {
    case Confidence::Printed: return {};
    case Confidence::Reported: return Say::tr("Players report this tile; no list of tiles is printed.");
    case Confidence::Inferred: return Say::tr("This tile follows from a printed example; no list of tiles is printed.");
    case Confidence::Reconstructed: return Say::tr("This tile is our reconstruction; no list of tiles is printed.");
    }
    return {};
}

QString joined(const QStringList& sentences) {
    QStringList said;
    for (const QString& sentence : sentences)
        if (!sentence.isEmpty()) said << sentence;
    return said.join(QChar(u' '));
}

QString valueRule(const TileKind& kind) {
    if (kind.value > 0) return Say::tr("A boon: every figure in its row or column that sees it gains by it.");
    if (kind.value < 0) return Say::tr("A peril: every figure in its row or column that sees it loses by it.");
    return {};
}

}

QString tileRule(const Rules& rules, Tile tile) {
    if (isUnknown(tile)) return Say::tr("Only its back is seen.");
    const TileKind& kind = rules.tile(tile);
    return joined({valueRule(kind), abilityRule(kind.ability)});
}

QString tileOrigin(const Rules& rules, Tile tile) {
    return isUnknown(tile) ? QString() : howSure(rules.tile(tile).confidence);
}

QString figureRule(const Rules& rules, Figure figure) {
    const FigureKind& kind = rules.figures[static_cast<std::size_t>(figure)];
    //: %n the diamonds of a figure
    const QString diamonds = Say::tr("This figure counts what it sees %n time(s).", nullptr, kind.diamonds);
    const QString after = kind.returns ? Say::tr("It comes back when the act is scored.")
                                       : Say::tr("It leaves the game when the act is scored.");
    return joined({diamonds, after});
}

QString actName(int act) {
    switch (act) {
    //: The name of the first act
    case 0: return Say::tr("Grendel");
    //: The name of the second act
    case 1: return Say::tr("Grendel's Mother");
    //: The name of the third act
    default: return Say::tr("The Dragon");
    }
}

QString figureAt(Figure figure, Space space) {
    //: A figure and where it stands, as "Thane d3"
    return Say::tr("%1 %2", "figure").arg(figureName(figure), spaceText(space));
}

QString spaceWords(const Rules& rules, const State& state, Space space, const QString& owner) {
    const Cell cell = state.cells[boardOf(rules, state).number[space]];
    const QString name = spaceText(space);
    //: A space of the board for a screen reader: %1 its name
    if (cell == emptyCell) return Say::tr("%1, open").arg(name);
    //: A space of the board for a screen reader: %1 its name
    if (cell == printedGorge) return Say::tr("%1, printed Gorge").arg(name);
    //: A space of the board: %1 the tile on it, %2 its name, as "+5 boon on c4"
    if (isTile(cell)) return Say::tr("%1 on %2", "tile").arg(tileCaption(rules, tileOf(cell)), name);
    const int points = explainFigure(rules, state, space).points();
    const QString figure = figureName(figureOf(cell));
    const int count = language::pluralOf(points);
    if (isOver(state))
        //: After the end: %1 a seat, %2 a figure, %3 a space, %4 points, as their number has it
        return Say::tr("%1's %2 on %3: scored %4 point(s)", nullptr, count)
            .arg(owner, figure, name, signedNumber(points));
    //: %1 a seat, %2 a figure, %3 a space, %4 points, as their number has it
    return Say::tr("%1's %2 on %3: %4 point(s) if the act ended now", nullptr, count)
        .arg(owner, figure, name, signedNumber(points));
}

QString thingOn(const Rules& rules, Cell cell) {
    if (isFigure(cell)) return figureName(figureOf(cell));
    if (isTile(cell)) return tileCaption(rules, tileOf(cell));
    return cell == printedGorge ? abilityName(Ability::Gorge) : QString();
}

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
    if (tiles.size() == 1) {
        //: %1 the only tile seen in a row, %2 what it counts
        if (isRow) return Say::tr("Row: %1 makes %2.").arg(list, sum);
        //: %1 the only tile seen in a column, %2 what it counts
        return Say::tr("Column: %1 makes %2.").arg(list, sum);
    }
    //: %1 a list of tiles in a row, %2 their sum
    if (isRow) return Say::tr("Row: %1 make %2.").arg(list, sum);
    //: %1 a list of tiles in a column, %2 their sum
    return Say::tr("Column: %1 make %2.").arg(list, sum);
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
    return joined({lineWords(rules, state, score, true), lineWords(rules, state, score, false), hiddenWords(score),
                   turnedWords(rules, state, score), productWords(score)});
}

QString choiceText(Do kind) {
    switch (kind) {
    //: Label of a button
    case Do::Draw: return Say::tr("Draw a tile");
    //: Label of a button: a Treasure tile is returned to the box for points
    case Do::Cash: return Say::tr("Return it for points");
    //: Label of a button, between acts
    case Do::Refill: return Say::tr("Draw tiles");
    default: return {};
    }
}

QString declineText(Phase phase) {
    //: Label of a button: the power of a tile is not used
    if (phase != Phase::Refill) return Say::tr("Do not use it");
    //: Label of a button, between acts
    return Say::tr("Draw nothing");
}

QString figurePrompt(const QString& seat, Figure figure) {
    //: A prompt: %1 a seat, %2 a kind of figure
    return Say::tr("%1, choose an open space for %2.").arg(seat, aFigure(figure));
}

QString tilePrompt(const Rules& rules, const QString& seat, Tile tile) {
    const QString name = aTile(rules, tile);
    switch (rules.tile(tile).ability) {
    //: A prompt: %1 a seat
    case Ability::Counsel: return Say::tr("%1, choose your figure that Good Counsel moves.").arg(seat);
    //: A prompt: %1 a seat, %2 a Drunkenness tile
    case Ability::Drunkenness: return Say::tr("%1, choose an open space or a Mead tile for %2.").arg(seat, name);
    //: A prompt: %1 a seat, %2 a Treasure tile
    case Ability::Treasure: return Say::tr("%1, choose a space for %2, or return it for points.").arg(seat, name);
    //: A prompt: %1 a seat, %2 a tile
    default: return Say::tr("%1, choose a space for %2.").arg(seat, name);
    }
}

}
