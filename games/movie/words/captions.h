// SPDX-License-Identifier: GPL-3.0-or-later
// The short texts of panels, cards, the hand and buttons, and what a screen reader says of them.
#pragma once

#include "rules/game.h"
#include "words/names.h"

#include <QString>

namespace heorot::movie {

/// The content of a space, for a screen reader.
QString spaceWords(const Rules& rules, const State& state, Space space, const QString& owner);

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
    YourFigures,
    NewTile
};
QString captionWords(Caption caption);
/// Of a space of the diagonal board: which of its lines is which.
QString slantedLines(Space space);
QString handOf(const QString& seat);
QString figuresOf(const QString& seat);
/// `3 tiles of act I`, or of several acts.
QString handWords(const Hand& hand, const Rules& rules);
QString figureCount(Figure figure, int count);
/// "Longship (4)", of figures that count together.
QString figuresTogether(Figure figure, int count);
/// `3 left`: diamonds multiply, counts do not.
QString leftWords(int count);
/// `×3`, of figures of a kind on one chip.
QString timesWords(int count);
/// Why the tiles or the figures of the hand cannot be used in this phase by the seat to move; empty if they can.
QString closedTiles(const State& state);
QString closedFigures(const State& state);
QString waitsFor(const QString& seat);

/// The card of the act and of the pool.
QString openSpaces(int count);
/// In its place once the act is over.
QString actHasEnded();
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
/// The title of what a tile on the board brings or costs; of each figure that sees it: "Anna, Thane d3: +12".
QString tileWorth(const QString& tile, Space space);
QString worthOfTile(const QString& seat, const QString& figure, int change);
QString seenBy(const QStringList& figures);
QString seenByNone();
/// `5 → 10, times 3`.
QString sumsWords(int before, int after, int diamonds);
/// `9, times 2 → 3`: of a figure that sees a Horn more or less.
QString timesChangeWords(int sum, int before, int after);
/// `9, times 3`: of a figure that is placed.
QString sumWords(int sum, int diamonds);

/// Labels of buttons.
QString buttonText(Do kind);
QString declineText(Phase phase);
/// What the button of a Treasure waits for.
QString missingTreasure();

}
