// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the road as chapters of the game: who took what, and what comes next.
#include "language/numbers.h"
#include "rules/events.h"
#include "rules/score.h"
#include "words/captions.h"
#include "words/names.h"
#include "words/say.h"
#include "words/signs.h"
#include "words/words.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

namespace heorot::legend {

namespace {

using Line = game::ChapterNews::Line;

/// "12. Sea Hag Attacks"
QString stepTitle(const Rules& rules, int place) {
    //: Heading of a part of the game: %1 the number of an episode, %2 its name
    return Say::tr("%1. %2", "heading").arg(plainNumber(place + 1), episodeName(rules.episode(place)));
}

QString sceneArt(const Episode& episode) {
    return QStringLiteral("legend/scene-") + QLatin1StringView(episodeNames.at(episode.name).data());
}

/// What an icon gives at once; the cards of a wound and the tokens of an alliance are worth what they turn out to be.
int pointsOf(const Position& at, Gain gain) {
    switch (gain.kind) {
    case GainKind::Fame: return gain.amount;
    case GainKind::Treasure: return at.state().advanced ? 0 : gain.amount;
    case GainKind::Misfortune: return at.rules.misfortunePoints;
    default: return 0;
    }
}

/// How a contest ended for a player.
struct Standing {
    Seat seat = nobody;
    int total = 0;
    enum class How : std::uint8_t { Ranked, DroppedOut, RiskFailed, LastStanding } how = How::Ranked;
};

QString standingWords(int number, const Standing& standing) {
    const QString place = placeName(number), total = plainNumber(standing.total);
    switch (standing.how) {
    //: A player at the end of a contest: %1 "2nd place", %2 the total it played
    case Standing::How::Ranked: return Say::tr("%1, with a total of %2").arg(place, total);
    //: A player at the end of a contest: %1 "2nd place", %2 the total it had
    case Standing::How::DroppedOut: return Say::tr("%1: dropped out at %2").arg(place, total);
    //: A player at the end of a contest: %1 "2nd place", %2 the total it had
    case Standing::How::RiskFailed: return Say::tr("%1: out at %2 after a failed risk").arg(place, total);
    //: A player at the end of a contest: %1 "2nd place", %2 the total it had
    case Standing::How::LastStanding: return Say::tr("%1: last one standing, with %2").arg(place, total);
    }
    return {};
}

/// By their numbers in the order of choosing, the first on top.
std::map<int, Standing> standingsOf(const engine::Events& events) {
    std::map<int, Standing> byNumber;
    std::map<Seat, int> totals;
    Seat failed = nobody;
    for (const engine::Event& event : events) {
        using How = Standing::How;
        const int total = totals[event.seat];
        switch (kindOf(event)) {
        case Happening::Risked: failed = nobody; break;
        case Happening::RiskFailed: failed = event.seat; break;
        case Happening::Resolved: failed = nobody; break;
        case Happening::Showed:
        case Happening::Played: totals[event.seat] = event.args[1]; break;
        case Happening::Reached: totals[event.seat] = event.args[0]; break;
        case Happening::Ranked: byNumber[event.args[0]] = {event.seat, event.args[1], How::Ranked}; break;
        case Happening::DroppedOut:
            byNumber[event.args[0]] = {event.seat, total, failed == event.seat ? How::RiskFailed : How::DroppedOut};
            break;
        case Happening::LastStanding: byNumber[event.args[0]] = {event.seat, total, How::LastStanding}; break;
        default: break;
        }
    }
    return byNumber;
}

std::vector<game::ChapterGain> standings(const std::map<int, Standing>& byNumber) {
    std::vector<game::ChapterGain> standings;
    for (const auto& [number, standing] : byNumber)
        standings.push_back({standing.seat, standingWords(number, standing), QStringLiteral("legend/rank-pennant"), 0});
    return standings;
}

/// Equal totals of choices that were shown, and what broke the tie.
QStringList tiesOf(const Position& at, const std::map<int, Standing>& byNumber, Seat first) {
    QStringList sentences;
    for (auto standing = byNumber.begin(); standing != byNumber.end();) {
        QStringList tied;
        const Standing& of = standing->second;
        for (; standing != byNumber.end() && standing->second.total == of.total; ++standing)
            tied << at.name(standing->second.seat);
        if (of.how != Standing::How::Ranked || tied.size() < 2) continue;
        //: Why players with equal totals come one after another: %1 their list, %2 the total, %3 the first player
        sentences << Say::tr("%1 tied at %2: the order is clockwise from %3.")
                         .arg(listOf(tied), plainNumber(of.total), at.name(first));
    }
    return sentences;
}

/// What an event gave a player, by an icon or by a risk. A scratch or a wound is given by the event of its own, since
/// it may have been refused.
std::optional<Gain> gainOf(const engine::Event& event) {
    const auto kind = static_cast<GainKind>(event.args[1]);
    switch (kindOf(event)) {
    case Happening::TookIcon:
        if (kind == GainKind::Scratch || kind == GainKind::Wound || kind == GainKind::DoubleWound) return {};
        return Gain{kind, static_cast<std::uint8_t>(event.args[2])};
    case Happening::Scratched: return Gain{GainKind::Scratch, 0};
    case Happening::ScratchesTurned: return Gain{GainKind::Wound, 0};
    case Happening::Wounded: return Gain{event.args[0] > 1 ? GainKind::DoubleWound : GainKind::Wound, 0};
    default: return {};
    }
}

std::vector<game::ChapterGain> gainsOf(const Position& at, const engine::Events& events) {
    std::vector<game::ChapterGain> gains;
    for (const engine::Event& event : events) {
        if (kindOf(event) == Happening::Refused) {
            // Only a misfortune has been told before it is refused.
            const Gain threat{static_cast<GainKind>(event.args[0]), 0};
            const auto told = std::find_if(gains.rbegin(), gains.rend(), [&](const game::ChapterGain& gain) {
                return gain.seat == event.seat && gain.label == gainCaption(threat);
            });
            if (told != gains.rend() && threat.kind == GainKind::Misfortune) gains.erase(std::next(told).base());
            //: What a player refused with a special card: %1 "Scratch" or the like, as a caption
            const QString text = Say::tr("%1: refused").arg(gainCaption(threat));
            gains.push_back(
                {event.seat, text, QStringLiteral("legend/") + gainSign(threat) + QStringLiteral("-medium"), 0});
        }
        const auto gain = gainOf(event);
        if (!gain) continue;
        const QString sign = QStringLiteral("legend/") + gainSign(*gain) + QStringLiteral("-medium");
        gains.push_back({event.seat, gainCaption(*gain), sign, pointsOf(at, *gain)});
    }
    return gains;
}

/// Cards that each player drew, and what wounds have changed of what is counted at the end.
std::vector<game::ChapterGain> othersOf(const Position& at, const game::PlayedMove<Game>& chapter) {
    std::vector<game::ChapterGain> gains;
    const engine::Scores before = scores(at.rules, *chapter.before), after = scores(at.rules, at.state());
    for (Seat seat = 0; seat < at.state().seats; ++seat) {
        const auto cards = static_cast<int>(
            std::count_if(chapter.events.begin(), chapter.events.end(), [seat](const engine::Event& event) {
                return kindOf(event) == Happening::Drew && event.seat == seat;
            }));
        if (cards > 0)
            //: What a player got in a part of the game: %n cards
            gains.push_back(
                {seat, Say::tr("%n card(s) drawn", nullptr, cards), QStringLiteral("legend/mark-cards-medium"), 0});
        for (int source = 0; source < after.sources; ++source) {
            const auto part = static_cast<std::size_t>(source);
            const int had = before.part[seat][part], has = after.part[seat][part];
            if (!after.countsAtEnd[part] || had == has) continue;
            const game::EndChange change = GameWords::endChange(at.rules, source, had, has);
            //: What wounds have changed of the points counted at the end: %1 “No-wound bonus lost”, %2 the change
            game::ChapterGain gain{seat,
                                   Say::tr("%1: %2", "at the end").arg(change.name, language::signedNumber(has - had)),
                                   QStringLiteral("legend/token-wound-medium"), 0};
            gain.detail = change.rule;
            gains.push_back(std::move(gain));
        }
    }
    return gains;
}

/// Nobody decides anything at the beginning of the last episode.
Line lastHands(const Position& at) {
    const State& state = at.state();
    std::map<int, QString> byNumber;
    for (Seat seat = 0; seat < state.seats; ++seat)
        //: A player in a list of what was chosen in secret: %1 the player, %2 its total
        byNumber[state.status[seat]] =
            Say::tr("%1 %2", "player and total").arg(at.name(seat), plainNumber(state.totals[seat]));
    QStringList totals;
    for (const auto& [number, total] : byNumber) totals << total;
    //: What happens by itself at the beginning of the last episode: %1 a list of players with their totals
    return {QStringLiteral("legend/mark-cards-medium"),
            Say::tr("The last contest: all hands are shown, and every symbol counts (%1). Icons are taken in this "
                    "order; then the saga is over.")
                .arg(listOf(totals))};
}

/// The next major episode after the current one.
std::optional<int> nextMajor(const Rules& rules, int place) {
    for (int later = place + 1; later < episodeCount; ++later)
        if (isMajor(rules.episode(later).kind)) return later;
    return {};
}

}

game::Chapter GameWords::chapter(const Position& at) {
    const Episode& episode = episodeOf(at.rules, at.state());
    const int place = at.state().episode;
    return {.number = place + 1,
            .title = stepTitle(at.rules, place),
            .mark = plainNumber(place + 1),
            .art = sceneArt(episode),
            // Before the last episode, its page says what it does.
            .isMajor = isMajor(episode.kind) || place + 2 == episodeCount};
}

int GameWords::chapters(const Rules&) {
    return episodeCount;
}

bool GameWords::beginsChapter(const engine::Event& event) {
    return static_cast<Happening>(event.kind) == Happening::EpisodeBegins;
}

game::ChapterNews GameWords::chapterNews(const Position& at, const game::PlayedMove<Game>& chapter) {
    game::ChapterNews news;
    const int place = at.state().episode;
    const Episode& next = episodeOf(at.rules, at.state());
    //: Heading: %1 the next episode, as "13. Great Rewards"
    news.next = Say::tr("Next: %1").arg(stepTitle(at.rules, place));
    news.thing = episodeName(episodeOf(at.rules, *chapter.before));
    const auto byNumber = standingsOf(chapter.events);
    news.reasons = tiesOf(at, byNumber, chapter.before->first);
    news.gains = standings(byNumber);
    for (game::ChapterGain& gain : gainsOf(at, chapter.events)) news.gains.push_back(std::move(gain));
    for (game::ChapterGain& gain : othersOf(at, chapter)) news.gains.push_back(std::move(gain));
    news.lines.push_back({QStringLiteral("legend/mark-figure-medium"), kindOfEpisode(next)});
    if (next.kind == EpisodeKind::Death) news.lines.push_back(lastHands(at));
    const Seat first = at.state().first;
    //: What is new in an episode: %1 a player
    const QString text = Say::tr("%1 is the first player.").arg(at.name(first));
    news.lines.push_back({{}, text, first});
    if (const auto major = nextMajor(at.rules, place); major && !isMajor(next.kind))
        news.lines.push_back({QStringLiteral("legend/rank-pennant"),
                              //: The next large contest: %1 its number and name, %2 what it asks for
                              Say::tr("Next major episode: %1 (%2)")
                                  .arg(stepTitle(at.rules, *major), symbolsAsked(at.rules.episode(*major)))});
    return news;
}

}
