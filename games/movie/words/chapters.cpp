// SPDX-License-Identifier: GPL-3.0-or-later
// Acts as chapters of the game: what one of them brought, and what is new in the next.
#include "rules/board_after.h"
#include "rules/score.h"
#include "words/captions.h"
#include "words/log.h"
#include "words/names.h"
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/scores.h"
#include "words/words.h"

#include <algorithm>
#include <bit>

namespace heorot::movie {

namespace {

using Line = game::ChapterNews::Line;
using Gain = game::ChapterGain;

QString figureArt(Figure figure) {
    return QStringLiteral("movie/figure-") + QLatin1StringView(figureNames.at(static_cast<std::size_t>(figure)).data());
}
QString abilityArt(Ability ability) {
    return QStringLiteral("movie/ability-") +
           QLatin1StringView(abilityNames.at(static_cast<std::size_t>(ability)).data());
}

bool hasAbility(const Rules& rules, int act, Ability ability) {
    return std::any_of(rules.tiles.begin(), rules.tiles.end(),
                       [&](const TileKind& tile) { return tile.act == act && tile.ability == ability; });
}

/// The board of the new act, where it differs from a plain square.
void addBoard(const Position& at, std::vector<Line>& lines) {
    const Board& board = boardOf(at.rules, at.state());
    if (board.gorges != 0)
        lines.push_back({QStringLiteral("movie/space-gorge"),
                         //: What is new in an act: %n spaces of the board
                         Say::tr("%n Gorge(s) are printed on the board. No figure sees past a Gorge, in its row or in "
                                 "its column.",
                                 nullptr, std::popcount(board.gorges))});
    if (at.state().act + 1 == acts && !at.state().rectangle)
        lines.push_back({QStringLiteral("movie/space-sea"),
                         //: What is new in an act
                         Say::tr("On the diagonal board, rows climb to the right and columns fall to the right.")});
}

/// The whole board, and of it the printed Gorges.
void addPicture(const Position& at, game::ChapterNews& news) {
    const Board& board = boardOf(at.rules, at.state());
    for (int n = 0; n < board.spaces; ++n) {
        const QString spot = QStringLiteral("space/") + spaceText(board.place.at(static_cast<std::size_t>(n)));
        news.spots << spot;
        if ((board.gorges >> n & 1) != 0) news.newSpots << spot;
    }
}

/// Abilities that no earlier act had.
void addAbilities(const Position& at, std::vector<Line>& lines) {
    const int act = at.state().act;
    for (int kind = 1; kind < abilities; ++kind) {
        const auto ability = static_cast<Ability>(kind);
        bool isNew = hasAbility(at.rules, act, ability);
        for (int earlier = 0; earlier < act; ++earlier) isNew = isNew && !hasAbility(at.rules, earlier, ability);
        if (isNew) lines.push_back({abilityArt(ability), nameAndRule(abilityName(ability), abilityRule(ability))});
    }
}

void addFigures(const Position& at, std::vector<Line>& lines) {
    const QString back =
        //: What is new in an act: which figures return from the board
        Say::tr("Longships have come home. All other figures that were placed are out of the game.");
    const Seat viewer = at.seen.viewer();
    QStringList left;
    if (viewer != nobody)
        for (int kind = 0; kind < figureKinds; ++kind)
            if (const int count = at.state().figures[viewer][static_cast<std::size_t>(kind)]; count > 0)
                left << figuresTogether(static_cast<Figure>(kind), count);
    //: What is new in an act: %1 the figures of the reader, as "Thane ×2, Longship ×4"
    const QString own =
        left.isEmpty() ? QString() : Say::tr("Still to place: %1.").arg(left.join(QStringLiteral(", ")));
    lines.push_back({figureArt(Figure::Longship), joined({back, own})});
}

/// A figure on the board of the act as it is counted. The moments of the end are one for the board, then one for each.
Gain figureGain(const Rules& rules, const State& board, const engine::Event& scored, std::size_t moment) {
    const auto figure = static_cast<Figure>(scored.args[0]);
    const auto space = static_cast<Space>(scored.args[1]);
    return {.seat = scored.seat,
            .label = figureAt(figure, space),
            .art = figureArt(figure),
            .points = scored.args[4],
            .isCounted = true,
            .detail = scoreWords(rules, board, explainFigure(rules, board, space)),
            .spots = {QStringLiteral("space/") + spaceText(space)},
            .moment = moment};
}

/// The Longships of a seat as one, on the board before any is counted.
Gain shipsGain(const std::vector<Gain>& ships) {
    if (ships.size() == 1) return ships.front();
    Gain all;
    all.seat = ships.front().seat;
    all.art = ships.front().art;
    all.isCounted = true;
    all.moment = 0;
    //: What brought points in an act
    all.label = Say::tr("%n Longship(s)", nullptr, static_cast<int>(ships.size()));
    QStringList details;
    for (const Gain& ship : ships) {
        all.points += ship.points;
        all.spots << ship.spots;
        //: How a figure scores, one of several: %1 the figure and its space, as "Longship d4", %2 sentences
        details << Say::tr("%1: %2", "figure").arg(ship.label, ship.detail);
    }
    all.detail = details.join(u'\n');
    return all;
}

/// Figures by points, the seat's Longships as one; then Treasures.
std::vector<Gain> gainsOf(const Rules& rules, const game::PlayedMove<Game>& act, Seat seat) {
    std::vector<Gain> gains;
    std::vector<Gain> ships;
    std::size_t moment = 0;
    int treasure = 0;
    State board = *act.before;
    for (const engine::Event& event : act.events) {
        board = boardAfter(rules, board, event);
        if (kindOf(event) == Happening::Scored) ++moment;
        if (event.seat != seat) continue;
        if (kindOf(event) == Happening::Cashed) treasure += event.args[1];
        if (kindOf(event) != Happening::Scored) continue;
        const bool isShip = static_cast<Figure>(event.args[0]) == Figure::Longship;
        (isShip ? ships : gains).push_back(figureGain(rules, board, event, moment));
    }
    if (!ships.empty()) gains.push_back(shipsGain(ships));
    std::stable_sort(gains.begin(), gains.end(), [](const auto& a, const auto& b) { return a.points > b.points; });
    if (treasure > 0)
        //: What brought points in an act
        gains.push_back({seat, Say::tr("Treasures returned"), abilityArt(Ability::Treasure), treasure});
    return gains;
}

/// The figure that scored most in an act; empty if none scored more than 0.
QString bestFigureText(const Position& at, const engine::Events& events) {
    const engine::Event* best = nullptr;
    for (const engine::Event& event : events)
        if (kindOf(event) == Happening::Scored && event.args[4] > (best ? best->args[4] : 0)) best = &event;
    if (!best) return {};
    const QString figure = figureAt(static_cast<Figure>(best->args[0]), static_cast<Space>(best->args[1]));
    //: What decided an act: %1 a figure and its space, as "Thane c3", %2 its player, %3 points with a sign
    return Say::tr("Best figure: %1 (%2), %3.").arg(figure, at.name(best->seat), signedNumber(best->args[4]));
}

}

game::Chapter GameWords::chapter(const Position& at) {
    constexpr std::array emblems{"movie/emblem-grendel", "movie/emblem-mother", "movie/emblem-dragon"};
    const std::uint8_t act = at.state().act;
    return {.number = act + 1,
            .title = actTitle(act),
            .mark = QLatin1StringView(actNames.at(act).data()),
            .art = QLatin1StringView(emblems.at(act)),
            .isMajor = true,
            .hasNewBoard = true};
}

int GameWords::chapters(const Rules&) {
    return acts;
}

bool GameWords::beginsChapter(const engine::Event& event) {
    return static_cast<Happening>(event.kind) == Happening::ActBegins;
}

bool GameWords::beginsCount(const engine::Event& event) {
    return static_cast<Happening>(event.kind) == Happening::ActEnds;
}

game::ChapterNews GameWords::chapterNews(const Position& at, const game::PlayedMove<Game>& chapter) {
    game::ChapterNews news;
    //: Title of a page at the end of an act
    news.title = chapter.before->act == 0 ? Say::tr("Act I is over: Grendel is beaten")
                                          //: Title of a page at the end of an act
                                          : Say::tr("Act II is over: Grendel’s Mother is beaten");
    for (const engine::Event& event : chapter.events)
        if (kindOf(event) == Happening::ActEnds) news.reasons << actEndsWords(event);
    if (const QString best = bestFigureText(at, chapter.events); !best.isEmpty()) news.reasons << best;
    //: Heading: %1 an act, as "Act II: Grendel's Mother"
    news.next = Say::tr("New in %1").arg(actTitle(at.state().act));
    news.thing = actTitle(at.state().act);
    addPicture(at, news);
    addBoard(at, news.lines);
    addAbilities(at, news.lines);
    addFigures(at, news.lines);
    const Seat starter = at.state().starter;
    //: What is new in an act: %1 a player
    const QString text = Say::tr("%1 goes first.").arg(at.name(starter));
    news.lines.push_back({{}, text, starter});
    for (Seat seat = 0; seat < at.state().seats; ++seat)
        for (Gain& gain : gainsOf(at.rules, chapter, seat)) news.gains.push_back(std::move(gain));
    return news;
}

}
