// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board_after.h"
#include "rules/game.h"
#include "rules/score.h"
#include "words/choice_facts.h"
#include "words/names.h"
#include "words/say.h"

#include <algorithm>
#include <optional>

namespace heorot::movie {

namespace {

Space spaceOf(Action choice) {
    return kindOf(choice) == Do::Move ? choice.a : choice.b;
}

int diamondsOf(const Position& at, int kind) {
    return at.rules.figures.at(static_cast<std::size_t>(kind)).diamonds;
}

/// The kind with the most diamonds that a seat can place; nothing if it has none left.
std::optional<int> strongestLeft(const Position& at, Seat seat) {
    std::optional<int> best;
    const FigureCounts& left = at.state().figures[seat];
    for (int kind = 0; kind < figureKinds; ++kind)
        if (left.at(static_cast<std::size_t>(kind)) > 0 && (!best || diamondsOf(at, kind) > diamondsOf(at, *best)))
            best = kind;
    return best;
}

/// "It sees +7 in its row and −2 in its column, times 3: +15."
QString sightText(const FigureScore& score) {
    const bool inRow = score.rowSum != 0;
    const bool inColumn = score.columnSum != 0;
    if (!inRow && !inColumn) return {};
    const QString row = signedNumber(score.rowSum);
    const QString column = signedNumber(score.columnSum);
    const int factor = score.diamonds + score.horns;
    const QString points = signedNumber(score.points());
    if (inRow && inColumn)
        //: A reason for a space: %1 and %2 sums of tiles with their signs, %3 what multiplies them, %4 the points
        return Say::tr("It sees %1 in its row and %2 in its column, times %3: %4.")
            .arg(row, column, plainNumber(factor), points);
    //: A reason for a space: %1 the sum of tiles with its sign, %2 what multiplies it, %3 the points
    const QString onlyRow = Say::tr("It sees %1 in its row, times %2: %3.");
    //: A reason for a space: %1 the sum of tiles with its sign, %2 what multiplies it, %3 the points
    const QString onlyColumn = Say::tr("It sees %1 in its column, times %2: %3.");
    return (inRow ? onlyRow.arg(row) : onlyColumn.arg(column)).arg(plainNumber(factor), points);
}

bool holdsBoon(const Position& at) {
    const auto& hand = at.state().hands[at.state().mover];
    return std::any_of(hand.begin(), hand.end(), [&](Tile tile) { return at.rules.tiles.at(tile).value > 0; });
}

Fact openText(const Position& at, const State& then, Space space) {
    const Board& board = boardOf(at.rules, then);
    int open = 0;
    for (int direction = 0; direction < 4; ++direction)
        eachSeen(at.rules, board, then, board.number[space], direction,
                 [&](std::uint8_t n) { open += (then.open >> n & 1U) != 0 ? 1 : 0; });
    if (open == 0) return Say::tr("It sees no open space, so no new tile can change its points.");
    if (!holdsBoon(at))
        return drawback(Say::tr("It sees %n open space(s), and you hold no boon for them.", nullptr, open));
    return Say::tr("It sees %n open space(s): room for your boons, and for other players’ perils.", nullptr, open);
}

/// What another player could have scored on the space; empty if nobody would have gained.
QString takenText(const Position& at, Space space) {
    const State& state = at.state();
    int best = 0;
    QString text;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto kind = strongestLeft(at, seat);
        if (seat == state.mover || !kind) continue;
        const State theirs = boardAfter(at.rules, state, event(Happening::Placed, seat, *kind, space));
        const int points = explainFigure(at.rules, theirs, space).points();
        if (points <= best) continue;
        best = points;
        //: A reason for a space: %1 another player, %2 a figure of that player: "a Thane", %3 points with a sign
        text = Say::tr("%1 could put %2 there for %3.")
                   .arg(at.name(seat), aFigure(static_cast<Figure>(*kind)), signedNumber(points));
    }
    return text;
}

/// Of a figure that returns to its owner.
QString returningText(const Position& at, Action choice) {
    const bool returns = kindOf(choice) == Do::Place && at.rules.figures.at(choice.a).returns;
    return returns && at.state().act + 1 < acts ? Say::tr("It comes back to you when the act is scored.") : QString();
}

QString keptFiguresText(const Position& at, Action choice) {
    if (kindOf(choice) != Do::Place) return {};
    const auto best = strongestLeft(at, at.state().mover);
    if (!best || diamondsOf(at, *best) <= diamondsOf(at, choice.a)) return {};
    return Say::tr("You keep your stronger figures for better spaces.");
}

}

Facts figureFacts(const Position& at, Action choice) {
    const Space space = spaceOf(choice);
    const State then = boardAfter(at.rules, at.state(), choice);
    const FigureScore score = explainFigure(at.rules, then, space);
    Facts facts{Fact(sightText(score), score.points() < 0)};
    if (kindOf(choice) == Do::Place) facts << takenText(at, space);
    facts << closedText(at, space) << openText(at, then, space) << returningText(at, choice)
          << keptFiguresText(at, choice);
    return facts;
}

Facts counselFacts(const Position& at, Action choice) {
    const State chosen = after(at, at.state(), choice);
    if (chosen.phase != Phase::Move) return {};
    const Seat mover = chosen.mover;
    const int before = pointsOnBoard(at.rules, chosen)[mover];
    engine::ActionList moves;
    legalActions(at.rules, chosen, moves);
    std::optional<int> best;
    Space to{};
    for (const Action move : moves) {
        if (kindOf(move) != Do::Move) continue;
        const int gain = pointsOnBoard(at.rules, boardAfter(at.rules, chosen, move))[mover] - before;
        if (best && gain <= *best) continue;
        best = gain;
        to = move.a;
    }
    if (!best) return {};
    //: A reason to move a figure: %1 a space, %2 points with a sign
    return {Fact(Say::tr("Its best move is to %1: %2 for you.").arg(spaceText(to), signedNumber(*best)), *best < 0)};
}

}
