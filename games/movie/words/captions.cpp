// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/captions.h"

#include "language/plural.h"
#include "rules/queries.h"
#include "rules/score.h"
#include "words/names.h"
#include "words/say.h"

#include <QLocale>

#include <algorithm>

namespace heorot::movie {

namespace {

QString numeral(int act) {
    return QLatin1StringView(actNames.at(static_cast<std::size_t>(act)).data());
}
int actOf(const Rules& rules, Tile tile) {
    return isUnknown(tile) ? tile - unknownOf(0) : rules.tile(tile).act;
}

}

QString captionWords(Caption caption) {
    switch (caption) {
    //: Caption of a number
    case Caption::SagaPoints: return Say::tr("Saga points");
    //: Caption of the points that a seat's figures would score now
    case Caption::OnTheBoard: return Say::tr("On the board");
    //: Caption of the points of a seat's figures while and after an act is scored
    case Caption::FromTheBoard: return Say::tr("By figures");
    //: Caption of a seat's figures on the board
    case Caption::Placed: return Say::tr("Placed");
    //: Caption of a seat's figures that are left
    case Caption::StillToPlace: return Say::tr("Still to place");
    //: Title of a card: the tiles that are left to draw
    case Caption::Pool: return Say::tr("The pool");
    //: Caption of the points on the board after a previewed action
    case Caption::AfterIt: return Say::tr("On the board after it");
    //: Title of the tiles of who looks
    case Caption::YourHand: return Say::tr("Your hand");
    //: Title of the figures of who looks
    case Caption::YourFigures: return Say::tr("Your figures");
    //: On the tile of the hand that was just drawn; a short word
    case Caption::NewTile: return Say::tr("new", "tile");
    }
    return {};
}

QString slantedLines(Space space) {
    //: In the tip of a space of the diagonal board: %1 the number of its row, %2 the letter of its column
    return Say::tr("Row %1 climbs to the right, column %2 falls to the right.").arg(rowText(space), columnText(space));
}

QString handOf(const QString& seat) {
    //: Title of a hand that is not open: %1 a seat
    return Say::tr("%1’s hand").arg(seat);
}

QString figuresOf(const QString& seat) {
    //: %1 a seat
    return Say::tr("%1’s figures").arg(seat);
}

QString handWords(const Hand& hand, const Rules& rules) {
    const int count = static_cast<int>(hand.size());
    if (count == 0) return Say::tr("No tiles.");
    const int act = actOf(rules, hand[0]);
    const bool isOneAct = std::all_of(hand.begin(), hand.end(), [&](Tile tile) { return actOf(rules, tile) == act; });
    //: %n tiles in a hand, %1 their act as a numeral
    if (isOneAct) return Say::tr("%n tile(s) from act %1", nullptr, count).arg(numeral(act));
    //: %n tiles in a hand
    return Say::tr("%n tile(s) from different acts", nullptr, count);
}

QString figureCount(Figure figure, int count) {
    //: %n figures of a kind that are left, %1 the kind: "Thane: 2 left". It is no multiplication.
    return Say::tr("%1: %n left", nullptr, count).arg(figureName(figure));
}

QString figuresTogether(Figure figure, int count) {
    //: %n figures of a kind together, %1 the kind: "Longship (4)". It is no multiplication.
    return Say::tr("%1 (%n)", nullptr, count).arg(figureName(figure));
}

QString leftWords(int count) {
    //: Below a picture of a figure: %n of its kind are left to be placed
    return Say::tr("%n left", nullptr, count);
}

QString timesWords(int count) {
    //: How many of a thing: %1 a number
    return Say::tr("×%1").arg(QLocale().toString(count));
}

QString closedTiles(const State& state) {
    switch (state.phase) {
    case Phase::Turn: return canDraw(state) ? Say::tr("A tile must be drawn first.") : QString();
    case Phase::Refill: return Say::tr("The act has not begun.");
    case Phase::Play:
    case Phase::Over: return {};
    default: return Say::tr("Resolve the power first.");
    }
}

QString closedFigures(const State& state) {
    switch (state.phase) {
    case Phase::Turn:
    case Phase::Over: return {};
    case Phase::Play: return Say::tr("A tile was drawn, so now one must be played.");
    case Phase::Refill: return Say::tr("The act has not begun.");
    default: return Say::tr("Resolve the power first.");
    }
}

QString waitsFor(const QString& seat) {
    //: Beside the hand of who looks: %1 another seat
    return Say::tr("%1 is to move.").arg(seat);
}

QString openSpaces(int count) {
    return Say::tr("%n space(s) are open. The act ends when the last is filled.", nullptr, count);
}

QString actHasEnded() {
    return Say::tr("The act has ended.");
}

QString filledSpaces(int filled, int all, bool isShort) {
    const QLocale locale;
    //: How full the board is: %1 of %2 spaces
    if (isShort) return Say::tr("%1 of %2", "spaces").arg(locale.toString(filled), locale.toString(all));
    //: How full the board is
    return Say::tr("%1 of %2 spaces").arg(locale.toString(filled), locale.toString(all));
}

QString ofAll(int all) {
    //: Under the number of tiles left in the pool: %1 tiles in all
    return Say::tr("of %1").arg(QLocale().toString(all));
}

QString unseenBy(const QString& seat) {
    //: Caption of counts of tiles: %1 a seat
    return Say::tr("Not yet seen by %1").arg(seat);
}

QString unseenByAll() {
    //: Caption of counts of tiles
    return Say::tr("Not yet seen");
}

QString tileGroup(int group) {
    //: Tiles with a value above 0, beside their number
    if (group == 0) return Say::tr("boons");
    //: Tiles with a value below 0, beside their number
    if (group == 1) return Say::tr("perils");
    //: Tiles without a value, beside their number
    return Say::tr("powers");
}

QString poolWords(int left, int all) {
    //: For a screen reader: %n tiles are left of %1
    return Say::tr("The pool, %n tile(s) left of %1", nullptr, left).arg(QLocale().toString(all));
}

QString poolRule() {
    return Say::tr(
        "On your turn, place a figure, or draw a tile from here and play one from your hand. Tiles that you have "
        "not seen yet are here or in other players’ hands.");
}

QString placedWords(Figure figure, const QString& space, int points) {
    //: %1 a figure, %2 a space, %3 the points it would score now
    return Say::tr("%1 on %2: %3.").arg(figureName(figure), space, signedNumber(points));
}

QString panelWords(const QString& seat, int points, int onBoard) {
    //: For a screen reader: %1 a seat, %2 its points, as their number has it, %3 what its figures on the board would
    //: score now
    return Say::tr("%1, %2 saga point(s), %3 on the board", nullptr, language::pluralOf(points))
        .arg(seat, plainNumber(points), signedNumber(onBoard));
}

QString panelWords(const QString& seat, int points) {
    //: For a screen reader, at the end of an act: %1 a seat, %2 its points, as their number has it
    return Say::tr("%1, %2 saga point(s)", nullptr, language::pluralOf(points)).arg(seat, plainNumber(points));
}

QString wouldGive(const Rules& rules, Action action) {
    switch (kindOf(action)) {
    case Do::Place:
        //: Title of the sums of a choice: %1 a figure, %2 a space
        return Say::tr("Change with %1 on %2").arg(figureName(static_cast<Figure>(action.a)), spaceText(action.b));
    case Do::Play:
    case Do::Replace:
        //: Title of the sums of a choice: %1 a tile, %2 a space
        return Say::tr("Change with %1 on %2").arg(tileCaption(rules, action.a), spaceText(action.b));
    //: Title of the sums of a choice: %1 a space
    case Do::Move: return Say::tr("Change after a step to %1").arg(spaceText(action.a));
    //: Title of the sums of a choice: %1 a space
    case Do::Remove: return Say::tr("Change after removing %1").arg(spaceText(action.a));
    //: Title of the sums of a choice: %1 a space
    case Do::With: return Say::tr("Change after a swap with %1").arg(spaceText(action.a));
    //: Title of the sums of a choice: %1 a tile
    case Do::Cash: return Say::tr("Change after returning %1").arg(tileName(rules, action.a));
    default: return {};
    }
}

QString nothingChanges() {
    return Say::tr("No figure would score more or less.");
}

QString tileWorth(const QString& tile, Space space) {
    //: Title of what a tile on the board brings or costs each figure: %1 a tile, %2 its space
    return Say::tr("%1 on %2 counts").arg(tile, spaceText(space));
}

QString worthOfTile(const QString& seat, const QString& figure, int change) {
    //: What a tile brings or costs a figure that sees it: %1 a seat, %2 a figure and its space, %3 points, as
    //: "Anna, Thane d3: +12"
    return Say::tr("%1, %2: %3", "worth").arg(seat, figure, signedNumber(change));
}

QString seenBy(const QStringList& figures) {
    //: %1 a list of figures that see a tile, each with what it brings or costs: "Anna, Thane d3: +12"
    return Say::tr("Seen by %1.").arg(figures.join(QStringLiteral("; ")));
}

QString seenByNone() {
    return Say::tr("No figure sees it.");
}

QString sumsWords(int before, int after, int diamonds) {
    //: A figure's sum before and after, and its diamonds, as "5 → 10, times 3"
    return Say::tr("%1 → %2, times %3").arg(signedNumber(before), signedNumber(after), QLocale().toString(diamonds));
}

QString timesChangeWords(int sum, int before, int after) {
    const QLocale locale;
    //: A figure's sum, and its diamonds before and after, as "9, times 2 → 3"
    return Say::tr("%1, times %2 → %3").arg(signedNumber(sum), locale.toString(before), locale.toString(after));
}

QString sumWords(int sum, int diamonds) {
    //: A figure's sum and its diamonds, as "9, times 3"
    return Say::tr("%1, times %2").arg(signedNumber(sum), QLocale().toString(diamonds));
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
    const QString figure = figureOfOwner(figureOf(cell));
    const int count = language::pluralOf(points);
    if (isOver(state))
        //: After the end: %1 a seat, %2 a figure, %3 a space, %4 points, as their number has it
        return Say::tr("%1’s %2 on %3: %4 point(s)", nullptr, count).arg(owner, figure, name, plainNumber(points));
    //: %1 a seat, %2 a figure, %3 a space, %4 points if the act ended now, as their number has it
    return Say::tr("%1’s %2 on %3: now %4 point(s)", nullptr, count).arg(owner, figure, name, plainNumber(points));
}

QString buttonText(Do kind) {
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

QString missingTreasure() {
    //: On a button "Return it for points" that cannot be pressed yet: a Treasure tile of the hand is chosen first
    return Say::tr("first choose a Treasure");
}

QString declineText(Phase phase) {
    //: Label of a button: the power of a tile is not used
    if (phase != Phase::Refill) return Say::tr("Don’t use it");
    //: Label of a button, between acts
    return Say::tr("Draw nothing");
}

}
