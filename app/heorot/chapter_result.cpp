// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/chapter_result.h"

#include "game/position.h"
#include "game/standing.h"
#include "language/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

using engine::Seat;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(heorot::app::ChapterPage)
};

/// The change of each source that counts during play.
std::vector<game::ChapterGain> gainsBySource(const session::Session& session, const engine::Scores& before,
                                             const engine::Scores& after, Seat seat) {
    std::vector<game::ChapterGain> gains;
    for (int source = 0; source < after.sources; ++source) {
        const auto at = static_cast<std::size_t>(source);
        const int points = after.part[seat][at] - before.part[seat][at];
        if (after.countsAtEnd[at] || points == 0) continue;
        gains.push_back({seat, session.game().words().scoreSource(source), {}, points});
    }
    std::stable_sort(gains.begin(), gains.end(), [](const auto& a, const auto& b) { return a.points > b.points; });
    return gains;
}

/// Wounds, and whatever else counts only at the end, decide who is ahead just like points of now.
bool comparesEnded(const engine::Scores& after) {
    return after.unknown.empty() && after.now != after.total;
}

/// Who leads, without the points that are meant.
QString leadersNow(const std::vector<SeatResult>& results) {
    const int best = results.front().compared();
    QStringList leaders;
    for (const SeatResult& result : results)
        if (result.compared() == best) leaders << result.name;
    const QString points = language::plainNumber(best);
    if (leaders.size() == static_cast<qsizetype>(results.size()))
        //: At the end of an act or a round: all players have %1 points
        return Say::tr("All players are tied at %1.").arg(points);
    if (leaders.size() > 1)
        //: At the end of an act or a round: %1 a list of players, %2 their points
        return Say::tr("%1 lead with %2.").arg(QLocale().createSeparatedList(leaders), points);
    const SeatResult& second = results[1];
    //: At the end of an act or a round: %1 a player, %2 the points, %3 by how much, %4 the next player
    return Say::tr("%1 leads with %2, %3 ahead of %4.")
        .arg(leaders.front(), points, language::plainNumber(best - second.compared()), second.name);
}

}

std::pair<std::size_t, std::size_t> movesOf(const session::Session& session, std::size_t place) {
    const auto& chapters = session.chapters();
    const std::size_t end =
        place + 1 < chapters.size() ? chapters[place + 1].firstMove : session.match().moves().size();
    return {chapters[place].firstMove, end};
}

std::vector<SeatResult> chapterResult(const session::Session& session, std::size_t place, Seat viewer,
                                      const game::ChapterNews& news) {
    const record::AnyMatch& match = session.match();
    const auto [first, end] = movesOf(session, place);
    const engine::Scores before = match.seenScoresAfter(first, viewer);
    const engine::Scores after = match.seenScoresAfter(end, viewer);
    std::vector<SeatResult> results;
    for (Seat seat = 0; seat < match.setup().seats; ++seat) {
        SeatResult result{.seat = seat,
                          .name = game::nameOf(match.seating(), seat),
                          .total = after.now.at(seat),
                          .change = after.now.at(seat) - before.now.at(seat),
                          .ended = after.total.at(seat),
                          .endedChange = after.total.at(seat) - before.total.at(seat),
                          .comparesEnded = comparesEnded(after),
                          .hasEnded = after.now != after.total,
                          .hidden = after.hidden.at(seat),
                          .isCovered = after.unknownNow.has(seat),
                          .standing = game::standingText(after, seat),
                          .gains = {}};
        if (news.gains.empty())
            result.gains = gainsBySource(session, before, after, seat);
        else
            std::copy_if(news.gains.begin(), news.gains.end(), std::back_inserter(result.gains),
                         [seat](const game::ChapterGain& gain) { return gain.seat == seat; });
        results.push_back(std::move(result));
    }
    const bool isOpen =
        std::none_of(results.begin(), results.end(), [](const auto& result) { return result.isCovered; });
    if (!isOpen) return results;
    std::stable_sort(results.begin(), results.end(),
                     [](const SeatResult& a, const SeatResult& b) { return a.compared() > b.compared(); });
    return results;
}

QString leadersText(const std::vector<SeatResult>& results) {
    if (std::any_of(results.begin(), results.end(), [](const auto& result) { return result.isCovered; }))
        //: At the end of an episode, where nobody can say who leads
        return Say::tr("Face-down points are revealed at the end of the game.");
    const QString leaders = leadersNow(results);
    if (!results.front().comparesEnded) return leaders;
    //: At the end of an episode: %1 a sentence, "Anna leads with 12, 3 ahead of Ben.", of the points counted at the end
    return Say::tr("If the game ended now: %1").arg(leaders);
}

}
