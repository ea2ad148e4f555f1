// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good, in sentences for beginners: one for each part of the evaluation, in the order of its terms
// (players/players.h).
#include "words/say.h"
#include "words/words.h"

#include "rules/score.h"

#include <QLocale>

#include <array>

namespace heorot::movie {

namespace {

/// What a figure on an open space would see in its row and in its column.
struct Sight {
    int row = 0;
    int column = 0;
};

Sight sightFrom(const Rules& rules, const State& seen, Space space) {
    const Board& board = boardOf(rules, seen);
    const std::uint8_t number = board.number[space];
    Sight sight;
    for (int direction = 0; direction < 4; ++direction) {
        int& sum = (direction == Board::Left || direction == Board::Right) ? sight.row : sight.column;
        eachSeen(rules, board, seen, number, direction, [&](std::uint8_t n) { sum += rules.cellValue[seen.cells[n]]; });
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

/// Of the board after the reader’s own choice; empty if it is nothing special.
QString ownBoardGain(const Position& at, Action choice) {
    if (kindOf(choice) == Do::Play || kindOf(choice) == Do::Replace) {
        const QString seers = seersOf(at, choice.b, at.state().mover);
        if (seers.isEmpty()) return Say::tr("None of your figures sees it.");
        //: Why a tile is good on a space: %1 the reader’s figures there, "Thane a2 and Beowulf c4"
        return Say::tr("Seen by your figures: %1.").arg(seers);
    }
    if (kindOf(choice) != Do::Place) return {};
    const Sight sight = sightFrom(at.rules, at.state(), choice.b);
    if (sight.row > 0 && sight.column > 0) return Say::tr("It counts good tiles both in its row and in its column.");
    if (sight.row > 0) return Say::tr("Its row there has good tiles.");
    if (sight.column > 0) return Say::tr("Its column there has good tiles.");
    return {};
}

QString ownGain(int term) {
    switch (term) {
    case 0: return Say::tr("You win saga points at once.");
    case 1: return Say::tr("Your figures on the board see better tiles.");
    case 2: return Say::tr("You keep your strong figures for better spaces.");
    case 3: return Say::tr("Your figures see open spaces, where you can still lay boons.");
    default: return Say::tr("You keep good tiles for later.");
    }
}

QString ownLoss(int term) {
    switch (term) {
    case 0: return Say::tr("It costs you saga points at once.");
    case 1: return Say::tr("Your figures on the board see worse tiles.");
    case 2: return Say::tr("It uses up a figure, or good spaces for those you keep.");
    case 3: return Say::tr("Your figures see fewer open spaces.");
    default: return Say::tr("It uses up a good tile.");
    }
}

QString gainOf(int term, const QString& name) {
    switch (term) {
    case 0:
        //: Why a move is good: %1 a player
        return Say::tr("%1 wins saga points at once.").arg(name);
    case 1:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s figures on the board see better tiles.").arg(name);
    case 2:
        //: Why a move is good: %1 a player
        return Say::tr("%1 keeps strong figures for better spaces.").arg(name);
    case 3:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s figures see open spaces, where boons can still be laid.").arg(name);
    default:
        //: Why a move is good: %1 a player
        return Say::tr("%1 may have better tiles in hand.").arg(name);
    }
}

QString lossOf(int term, const QString& name) {
    switch (term) {
    case 0:
        //: Why a move is good: %1 a player
        return Say::tr("%1 loses saga points at once.").arg(name);
    case 1:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s figures on the board see worse tiles.").arg(name);
    case 2:
        //: Why a move is good: %1 a player
        return Say::tr("%1 has fewer figures left, or fewer good spaces for them.").arg(name);
    case 3:
        //: Why a move is good: %1 a player
        return Say::tr("%1’s figures see fewer open spaces.").arg(name);
    default:
        //: Why a move is good: %1 a player
        return Say::tr("%1 may have fewer good tiles in hand.").arg(name);
    }
}

/// The term of the figures on the board.
constexpr int onBoard = 1;

}

QString GameWords::cause(const Position& at, const game::Cause& cause) {
    if (cause.choice && cause.term == onBoard && cause.isOwn && cause.isGain)
        if (QString gain = ownBoardGain(at, *cause.choice); !gain.isEmpty()) return gain;
    if (cause.choice && cause.term == onBoard && !cause.isOwn && !cause.isGain && kindOf(*cause.choice) == Do::Play)
        if (const QString seers = seersOf(at, cause.choice->b, cause.seat); !seers.isEmpty())
            //: Why a tile is good on a space: %1 another player, %2 that player’s figures, "Thane a2 and Beowulf c4"
            return Say::tr("It hurts %1’s figures: %2.").arg(at.name(cause.seat), seers);
    const QString name = at.name(cause.seat);
    if (cause.isOwn) return cause.isGain ? ownGain(cause.term) : ownLoss(cause.term);
    return cause.isGain ? gainOf(cause.term, name) : lossOf(cause.term, name);
}

}
