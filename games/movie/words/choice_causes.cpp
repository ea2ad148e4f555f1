// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/choice_causes.h"

#include "words/say.h"

#include "rules/game.h"
#include "rules/score.h"

#include <QLocale>

#include <algorithm>

namespace heorot::movie {

namespace {

/// Parts of the evaluation (players/players.h).
enum Term : int { Won, OnBoard, InHand, OpenSpaces, Tiles };

/// What a figure on an open space would see.
struct Sight {
    int row = 0;
    int column = 0;
    int openSpaces = 0;
};

Sight sightFrom(const Position& at, Space space) {
    const State& seen = at.state();
    const Board& board = boardOf(at.rules, seen);
    const std::uint8_t number = board.number[space];
    Sight sight;
    for (int direction = 0; direction < 4; ++direction) {
        int& sum = (direction == Board::Left || direction == Board::Right) ? sight.row : sight.column;
        eachSeen(at.rules, board, seen, number, direction, [&](std::uint8_t n) {
            sum += at.rules.cellValue[seen.cells[n]];
            if ((seen.open >> n & 1U) != 0) ++sight.openSpaces;
        });
    }
    return sight;
}

/// The figures of a seat that see a space, such as "Thane a2 and Beowulf c4"; empty if none does.
QString seersOf(const Position& at, Space space, Seat seat) {
    const Board& board = boardOf(at.rules, at.state());
    QStringList seers;
    for (int direction = 0; direction < 4; ++direction)
        eachSeen(at.rules, board, at.state(), board.number[space], direction, [&](std::uint8_t number) {
            const Cell cell = at.state().cells[number];
            if (isFigure(cell) && ownerOf(cell) == seat) seers << figureAt(figureOf(cell), board.place[number]);
        });
    return QLocale().createSeparatedList(seers);
}

State after(const Position& at, State state, Action action) {
    engine::Generators generators(1);
    engine::GeneratorChance chance(generators);
    apply(at.rules, state, action, chance, nullptr);
    return state;
}

/// What Temptation or Valor can do once it lies there: the removal that helps the mover most. Empty if none does.
QString removalText(const Position& at, Action choice) {
    const Seat mover = at.state().mover;
    const State placed = after(at, at.state(), choice);
    if (placed.phase != Phase::Remove || placed.mover != mover) return {};
    const auto before = scores(at.rules, placed).total;
    engine::ActionList removals;
    legalActions(at.rules, placed, removals);
    int best = 0;
    QString text;
    for (const Action removal : removals) {
        if (kindOf(removal) != Do::Remove) continue;
        const auto total = scores(at.rules, after(at, placed, removal)).total;
        for (Seat seat = 0; seat < placed.seats; ++seat) {
            const int change = total[seat] - before[seat];
            const int good = seat == mover ? change : -change;
            if (good <= best) continue;
            best = good;
            const QString space = spaceText(static_cast<Space>(removal.a));
            //: Why a tile is good: %1 a space, %2 points with a sign
            const QString own = Say::tr("It can remove the tile on %1: %2 for you.");
            //: Why a tile is good: %1 a space, %2 points with a sign, %3 another player
            const QString others = Say::tr("It can remove the tile on %1: %2 for %3.");
            text = seat == mover ? own.arg(space, signedNumber(change))
                                 : others.arg(space, signedNumber(change), at.name(seat));
        }
    }
    return text;
}

QString placedFigure(const Position& at, Action choice, int term) {
    const Sight sight = sightFrom(at, choice.b);
    if (term == OnBoard && sight.row != 0 && sight.column != 0)
        //: Why a figure is good on a space: %1 and %2 points with a sign
        return Say::tr("It sees %1 in its row and %2 in its column.")
            .arg(signedNumber(sight.row), signedNumber(sight.column));
    //: Why a figure is good on a space: %1 points with a sign
    if (term == OnBoard && sight.row != 0) return Say::tr("It sees %1 in its row.").arg(signedNumber(sight.row));
    if (term == OnBoard && sight.column != 0)
        //: Why a figure is good on a space: %1 points with a sign
        return Say::tr("It sees %1 in its column.").arg(signedNumber(sight.column));
    if (term == OpenSpaces && sight.openSpaces > 0)
        return Say::tr("It sees %n open space(s), where you can still lay boons.", nullptr, sight.openSpaces);
    if (term != InHand) return {};
    const FigureCounts& left = at.state().figures[at.state().mover];
    const auto diamonds = [&](std::size_t kind) { return at.rules.figures[kind].diamonds; };
    for (std::size_t kind = 0; kind < left.size(); ++kind)
        if (left[kind] > 0 && diamonds(kind) > diamonds(choice.a))
            return Say::tr("You keep your strong figures for better spaces.");
    return {};
}

QString playedTile(const Position& at, const game::Cause& cause, Action choice) {
    if (cause.term == Tiles && cause.isOwn) return Say::tr("You keep better tiles for later.");
    if (cause.term != OnBoard) return {};
    if (QString removal = removalText(at, choice); !removal.isEmpty()) return removal;
    const int value = at.rules.tiles.at(choice.a).value;
    const QString seers = seersOf(at, choice.b, cause.seat);
    if (cause.isOwn && value > 0 && !seers.isEmpty())
        //: Why a tile is good on a space: %1 the reader’s figures there, "Thane a2 and Beowulf c4"
        return Say::tr("Seen by your figures: %1.").arg(seers);
    if (cause.isOwn && value < 0 && seers.isEmpty()) return Say::tr("None of your figures sees it.");
    if (!cause.isOwn && value < 0 && !seers.isEmpty())
        //: Why a tile is good on a space: %1 another player, %2 that player’s figures, "Thane a2 and Beowulf c4"
        return Say::tr("It hurts %1’s figures: %2.").arg(at.name(cause.seat), seers);
    return {};
}

}

QString choiceCause(const Position& at, const game::Cause& cause) {
    const Action choice = *cause.choice;
    if (cause.isOwn != cause.isGain) return {};
    const bool isTile = kindOf(choice) == Do::Play || kindOf(choice) == Do::Replace;
    if (isTile) return playedTile(at, cause, choice);
    if (!cause.isOwn) return {};
    if (kindOf(choice) == Do::Place) return placedFigure(at, choice, cause.term);
    if (cause.term == Won) return Say::tr("You win saga points at once.");
    if (cause.term == InHand && kindOf(choice) == Do::Draw) return Say::tr("You keep your figures for better spaces.");
    return cause.term == OnBoard ? Say::tr("Your figures on the board see better tiles.") : QString();
}

}
