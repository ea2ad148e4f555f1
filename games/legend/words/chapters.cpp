// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the road as chapters of the game: who took what, and what comes next.
#include "rules/events.h"
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

/// What each player showed in a contest, and the order in which they chose, the first on top.
std::vector<game::ChapterGain> standings(const engine::Events& events) {
    std::map<int, std::pair<Seat, int>> byNumber;
    std::map<Seat, int> totals;
    for (const engine::Event& event : events) {
        switch (kindOf(event)) {
        case Happening::Played: totals[event.seat] = event.args[1]; break;
        case Happening::Reached: totals[event.seat] = event.args[0]; break;
        case Happening::Ranked: byNumber[event.args[0]] = {event.seat, event.args[1]}; break;
        case Happening::DroppedOut:
        case Happening::LastStanding: byNumber[event.args[0]] = {event.seat, totals[event.seat]}; break;
        default: break;
        }
    }
    std::vector<game::ChapterGain> standings;
    for (const auto& [number, standing] : byNumber) {
        //: A player at the end of a contest: %1 its number in the order of choosing, %2 the total it played
        const QString text =
            Say::tr("Number %1, with a total of %2").arg(plainNumber(number), plainNumber(standing.second));
        standings.push_back({standing.first, text, QStringLiteral("legend/rank-pennant"), 0});
    }
    return standings;
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
            const QString refused = gainCaption({static_cast<GainKind>(event.args[0]), 0});
            const auto told = std::find_if(gains.rbegin(), gains.rend(), [&](const game::ChapterGain& gain) {
                return gain.seat == event.seat && gain.label == refused;
            });
            if (told != gains.rend() && event.args[0] == static_cast<int>(GainKind::Misfortune))
                gains.erase(std::next(told).base());
        }
        const auto gain = gainOf(event);
        if (!gain) continue;
        const QString sign = QStringLiteral("legend/") + gainSign(*gain) + QStringLiteral("-medium");
        gains.push_back({event.seat, gainCaption(*gain), sign, pointsOf(at, *gain)});
    }
    return gains;
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
            .isMajor = isMajor(episode.kind)};
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
    news.gains = standings(chapter.events);
    for (game::ChapterGain& gain : gainsOf(at, chapter.events)) news.gains.push_back(std::move(gain));
    news.lines.push_back({QStringLiteral("legend/mark-figure-medium"), kindOfEpisode(next)});
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
