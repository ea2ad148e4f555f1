// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of its things: names and rules of tiles and figures, sums, choices, cards.
#pragma once

#include "rules/actions.h"
#include "rules/score.h"
#include "rules/state.h"
#include "words/names.h"

#include <QString>

#include <string>

namespace heorot::movie {

/// `+5 boon`, `−2 peril`, `+3 Mead`, `Golden Statue`: a tile where a caption says what it is.
QString tileCaption(const Rules& rules, Tile tile);
/// The rule of a tile in sentences; and how its number was found, empty if it is printed.
QString tileRule(const Rules& rules, Tile tile);
QString tileOrigin(const Rules& rules, Tile tile);
QString abilityRule(Ability ability);
/// What a figure counts and whether it comes back.
QString figureRule(const Rules& rules, Figure figure);
/// `Grendel`: without its number.
QString actName(int act);
/// `Thane d3`.
QString figureAt(Figure figure, Space space);

/// The board in text: a head and a line per row. And one of its cells, at most six characters.
QString boardText(const Rules& rules, const State& state);
QString cellText(const Rules& rules, Cell cell);

/// What lies on a space, for one who does not see it.
QString spaceWords(const Rules& rules, const State& state, Space space, const QString& owner);
/// What it is asked for by (GameWords::explanation); empty for an open space.
QString thingOn(const Rules& rules, Cell cell);
QString openSpaceRule();
/// How a figure scores: what it sees in its row and column, what is hidden or turned, and the sum.
QString scoreWords(const Rules& rules, const State& state, const FigureScore& score);
/// One line of it: the tiles of a row or a column that count, with their sum. Empty if it sees none.
QString lineWords(const Rules& rules, const State& state, const FigureScore& score, bool isRow);
/// Its last lines: what is hidden, or turned and so counts nothing, empty if nothing is; the sum times the diamonds.
QString hiddenWords(const FigureScore& score);
QString turnedWords(const Rules& rules, const State& state, const FigureScore& score);
QString productWords(const FigureScore& score);

/// The sentence of the log for an event ActEnds.
QString actEndsWords(const engine::Event& event);
/// The sentence of the log for an event Scored, `seat` being its name.
QString scoredWords(const QString& seat, const engine::Event& event);

/// Captions of a panel and of the hand.
enum class Caption : std::uint8_t {
    SagaPoints,
    OnTheBoard,
    FromTheBoard,
    Placed,
    StillToPlace,
    Pool,
    AfterIt,
    YourHand,
    YourFigures
};
QString captionWords(Caption caption);
QString handOf(const QString& seat);
QString figuresOf(const QString& seat);
/// `3 tiles of act I`, or of several acts.
QString handWords(const Hand& hand, const Rules& rules);
QString figureCount(Figure figure, int count);
/// `×3`.
QString timesWords(int count);
/// Why the tiles or the figures of the hand cannot be used in this phase by the seat to move; empty if they can.
QString closedTiles(const State& state);
QString closedFigures(const State& state);
QString waitsFor(const QString& seat);

/// The card of the act and of the pool.
QString openSpaces(int count);
QString filledSpaces(int filled, int all, bool isShort);
QString ofAll(int all);
QString unseenBy(const QString& seat);
QString unseenByAll();
/// `boons`, `perils`, `powers`.
QString tileGroup(int group);
/// What a screen reader says of the pool and of a panel.
QString poolWords(int left, int all);
QString poolRule();
/// A figure on the board in the description of a panel.
QString placedWords(Figure figure, const QString& space, int points);
QString panelWords(const QString& seat, int points, int onBoard);
/// While and after an act is scored.
QString panelWords(const QString& seat, int points);

/// The title of the sums of a preview, for an action; and of the breakdown of a figure.
QString wouldGive(const Rules& rules, Action action);
QString nothingChanges();
/// `5 → 10, times 3`.
QString sumsWords(int before, int after, int diamonds);
/// `9, times 2 → 3`: of a figure that sees a Horn more or less.
QString timesChangeWords(int sum, int before, int after);
/// `9, times 3`: of a figure that is placed.
QString sumWords(int sum, int diamonds);

/// Labels of buttons.
QString choiceText(Do kind);
QString declineText(Phase phase);
/// What is asked once a figure or a tile is chosen.
QString figurePrompt(const QString& seat, Figure figure);
QString tilePrompt(const Rules& rules, const QString& seat, Tile tile);

}
