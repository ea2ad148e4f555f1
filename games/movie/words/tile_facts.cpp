// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers.h"
#include "rules/board_after.h"
#include "rules/changes.h"
#include "rules/game.h"
#include "words/choice_facts.h"
#include "words/names.h"
#include "words/say.h"

#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace heorot::movie {

namespace {

/// "Longship e1 (×2) +12".
QString figureText(const Change& change) {
    const FigureScore& score = change.after;
    const int factor = score.diamonds + score.horns;
    const QString figure = figureAt(score.figure, score.space);
    const QString points = signedNumber(change.difference());
    //: A figure and what a tile brings it: %1 "Longship e1", %2 points with a sign
    if (factor == 1) return Say::tr("%1 %2", "figure and points").arg(figure, points);
    //: A figure and what a tile brings it: %1 "Castle Herot e1", %2 what multiplies the tile, %3 points with a sign
    return Say::tr("%1 (×%2) %3", "figure, factor and points").arg(figure, plainNumber(factor), points);
}

struct SeatGain {
    Seat seat;
    int points;
    QStringList figures;
};

/// What a board brings the figures of each player, beginning with the one it changes most.
std::vector<SeatGain> gainsOf(const Position& at, const State& then) {
    std::vector<SeatGain> gains;
    for (Seat seat = 0; seat < then.seats; ++seat) gains.push_back({seat, 0, {}});
    for (const Change& change : changesOf(at.rules, at.state(), then)) {
        SeatGain& gain = gains.at(change.after.seat);
        gain.points += change.difference();
        gain.figures << figureText(change);
    }
    std::erase_if(gains, [](const SeatGain& gain) { return gain.figures.isEmpty(); });
    std::stable_sort(gains.begin(), gains.end(), [](const SeatGain& one, const SeatGain& other) {
        return std::abs(one.points) > std::abs(other.points);
    });
    return gains;
}

Facts gainTexts(const Position& at, const State& then) {
    Facts texts;
    for (const SeatGain& gain : gainsOf(at, then)) {
        const QString figures = QLocale().createSeparatedList(gain.figures);
        //: A reason for a tile: %1 figures of the reader and what they gain or lose, "Thane a2 (×3) +9 and Longship c4
        //: +3"
        const QString own = Say::tr("For you: %1.");
        //: A reason for a tile: %1 another player, %2 that player’s figures and what they gain or lose
        const QString others = Say::tr("For %1: %2.");
        const bool isOwn = gain.seat == at.state().mover;
        texts << Fact(isOwn ? own.arg(figures) : others.arg(at.name(gain.seat), figures),
                      isOwn ? gain.points < 0 : gain.points > 0);
    }
    return texts;
}

/// What Temptation or Valor can do once it lies there: the removal that helps the mover most. Empty if none does.
QString removalText(const Position& at, const State& placed) {
    const Seat mover = at.state().mover;
    const auto before = pointsOnBoard(at.rules, placed);
    engine::ActionList removals;
    legalActions(at.rules, placed, removals);
    int best = 0;
    QString text;
    for (const Action removal : removals) {
        if (kindOf(removal) != Do::Remove) continue;
        const auto points = pointsOnBoard(at.rules, boardAfter(at.rules, placed, removal));
        for (Seat seat = 0; seat < placed.seats; ++seat) {
            const int change = points[seat] - before[seat];
            const int good = seat == mover ? change : -change;
            if (good <= best) continue;
            best = good;
            const QString space = spaceText(removal.a);
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

struct BestSwap {
    int points = 0;
    Space with{};
};

/// The best second tile for the mover, once the first is chosen.
BestSwap bestSecond(const Rules& rules, const State& begun) {
    const int before = pointsOnBoard(rules, begun)[begun.mover];
    engine::ActionList seconds;
    legalActions(rules, begun, seconds);
    BestSwap best;
    for (const Action second : seconds) {
        if (kindOf(second) != Do::With) continue;
        const int gain = pointsOnBoard(rules, boardAfter(rules, begun, second))[begun.mover] - before;
        if (gain > best.points) best = {gain, second.a};
    }
    return best;
}

/// What the Golden Statue can do once it lies there. Empty if no swap helps.
QString swapText(const Position& at, const State& placed) {
    engine::ActionList firsts;
    legalActions(at.rules, placed, firsts);
    BestSwap best;
    Space first{};
    for (const Action choice : firsts) {
        if (kindOf(choice) != Do::Swap || !isCanonical(at.rules, placed, choice)) continue;
        const BestSwap found = bestSecond(at.rules, after(at, placed, choice));
        if (found.points <= best.points) continue;
        best = found;
        first = choice.a;
    }
    if (best.points == 0) return {};
    //: Why a Golden Statue is good: %1 and %2 spaces, %3 points with a sign
    return Say::tr("It can swap the tiles on %1 and %2: %3 for you.")
        .arg(spaceText(first), spaceText(best.with), signedNumber(best.points));
}

/// What the power of the tile can do next.
Fact powerText(const Position& at, Action choice) {
    if (kindOf(choice) != Do::Play) return {};
    const State placed = after(at, at.state(), choice);
    if (placed.mover != at.state().mover) return {};
    if (placed.phase != Phase::Remove && placed.phase != Phase::Swap) return {};
    const QString text = placed.phase == Phase::Remove ? removalText(at, placed) : swapText(at, placed);
    return text.isEmpty() ? drawback(Say::tr("Its power can do nothing for you now.")) : text;
}

/// A boon that counts nothing where it lies, or a tile that nobody counts.
Fact uselessText(const Position& at, Action choice, const State& then) {
    if (kindOf(choice) != Do::Play || at.rules.tiles.at(choice.a).value == 0) return {};
    const std::uint8_t number = boardOf(at.rules, then).number[choice.b];
    if ((turnedTiles(at.rules, then) >> number & 1U) != 0)
        return drawback(Say::tr("A Treachery tile sees it there, so it will count for nothing."));
    return changesOf(at.rules, at.state(), then).empty() ? drawback(Say::tr("No figure sees it there.")) : Fact();
}

/// The tiles with a power that stay in hand.
QString keptTilesText(const Position& at, Action choice) {
    QStringList kept;
    bool isPlayed = false;
    for (const Tile tile : at.state().hands[at.state().mover]) {
        if (tile == choice.a && !std::exchange(isPlayed, true)) continue;
        if (at.rules.tiles.at(tile).ability != Ability::None) kept << aTile(at.rules, tile, at.state().act);
    }
    if (kept.isEmpty()) return {};
    //: A reason for a tile: %1 the tiles with a power that stay in hand, "a Horn and a Golden Statue"
    return Say::tr("You keep %1 in hand.").arg(QLocale().createSeparatedList(kept));
}

/// A tile that could be played after a draw: what it brings the mover, and the rival whom it helps least.
struct BestPlay {
    int swing = 0;
    Action choice{};
    int own = 0;
    Seat rival = nobody;
    int theirs = 0;
};

BestPlay playOf(const Position& at, const State& drawn, Action choice) {
    const auto before = pointsOnBoard(at.rules, drawn);
    const auto points = pointsOnBoard(at.rules, boardAfter(at.rules, drawn, choice));
    BestPlay play{0, choice, points[drawn.mover] - before[drawn.mover]};
    for (Seat seat = 0; seat < drawn.seats; ++seat) {
        const int change = points[seat] - before[seat];
        if (seat == drawn.mover || (play.rival != nobody && change >= play.theirs)) continue;
        play.rival = seat;
        play.theirs = change;
    }
    play.swing = play.own - play.theirs;
    return play;
}

const BestPlay& better(const BestPlay& one, const BestPlay& other) {
    return other.swing > one.swing ? other : one;
}

}

Facts tileFacts(const Position& at, Action choice) {
    const State then = boardAfter(at.rules, at.state(), choice);
    Facts facts{powerText(at, choice)};
    facts << gainTexts(at, then) << uselessText(at, choice, then);
    if (kindOf(choice) == Do::Play) facts << closedText(at, choice.b);
    facts << keptTilesText(at, choice);
    return facts;
}

Facts powerFacts(const Position& at, Action choice) {
    if (kindOf(choice) != Do::Swap) return gainTexts(at, boardAfter(at.rules, at.state(), choice));
    const BestSwap best = bestSecond(at.rules, after(at, at.state(), choice));
    if (best.points == 0) return {};
    //: A reason for the first of two tiles to swap: %1 the space of the second, %2 points with a sign
    return {
        Say::tr("Swapped with the tile on %1, it brings you %2.").arg(spaceText(best.with), signedNumber(best.points))};
}

Facts drawFacts(const Position& at) {
    State drawn = at.state();
    drawn.phase = Phase::Play;
    const Seat mover = drawn.mover;
    engine::ActionList plays;
    legalActions(at.rules, drawn, plays);
    BestPlay best;
    for (const Action choice : plays)
        if (kindOf(choice) == Do::Play || kindOf(choice) == Do::Replace) best = better(best, playOf(at, drawn, choice));
    Facts facts;
    if (best.swing > 0) {
        const QString tile = aTile(at.rules, best.choice.a, drawn.act);
        //: A reason to draw a tile: %1 a tile in hand, %2 a space, %3 and %5 points with a sign, %4 another player
        facts << Say::tr("You could then play %1 on %2: %3 for you, %5 for %4.")
                     .arg(tile, spaceText(best.choice.b), signedNumber(best.own), at.name(best.rival),
                          signedNumber(best.theirs));
    }
    if (hasFigure(drawn, mover)) facts << Say::tr("You keep your figures for better spaces.");
    return facts;
}

}
