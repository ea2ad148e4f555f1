// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds as chapters of the game: what is new in the next one.
#include "rules/events.h"
#include "words/amounts.h"
#include "words/captions.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::raiders {

namespace {

using Line = game::ChapterNews::Line;

Line starterLine(const Position& at) {
    const Seat starter = at.state().starter;
    //: What is new in a round: %1 a player
    QStringList parts{Say::tr("%1 is the Start Player and sends the first ship.").arg(at.name(starter))};
    if (const Seat honor = at.state().honor; honor != nobody)
        //: What is new in a round: %1 a player
        parts << Say::tr("%1 holds the Honor Ship and sends the fourth.").arg(at.name(honor));
    return {{}, joined(parts), starter};
}

Line terrorLine(const Position& at, Seat viewer) {
    const int terror = at.state().ships[viewer].terror;
    //: What is new in a round: %1 as "5 terror"
    return {QStringLiteral("raiders/terror"), Say::tr("Your ship carries %1.").arg(terrorText(terror))};
}

}

game::Chapter GameWords::chapter(const Position& at) {
    const int round = at.state().round;
    return {.number = round,
            //: Heading of a part of the game: %1 the number of a round
            .title = Say::tr("Round %1").arg(numberText(round)),
            .mark = numberText(round),
            .art = QStringLiteral("raiders/round-marker"),
            .isMajor = true};
}

int GameWords::chapters(const Rules& rules) {
    return rules.rounds.value;
}

bool GameWords::isLandmark(const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::CombatEnded:
    case Happening::BattleWon:
    case Happening::BattleLost:
    case Happening::Subdued:
    case Happening::NotSubdued: return true;
    default: return false;
    }
}

bool GameWords::beginsChapter(const engine::Event& event) {
    return static_cast<Happening>(event.kind) == Happening::RoundBegins;
}

bool GameWords::beginsCount(const engine::Event& event) {
    return kindOf(event) == Happening::RoundEnds;
}

game::ChapterNews GameWords::chapterNews(const Position& at, const game::PlayedMove<Game>& chapter) {
    game::ChapterNews news;
    const int round = at.state().round;
    const int rounds = at.rules.rounds.value;
    //: Title of a page at the end of a round: %1 its number
    news.title = Say::tr("Round %1 is over").arg(numberText(chapter.before->round));
    news.next = round == rounds
                    //: Heading: %1 the number of the last round
                    ? Say::tr("New in round %1, the last one").arg(numberText(round))
                    //: Heading: %1 the number of a round, %2 how many there are
                    : Say::tr("New in round %1 of %2").arg(numberText(round), numberText(rounds));
    // What was won is among the points.
    for (const engine::Event& event : chapter.events)
        if (kindOf(event) == Happening::BattleLost || kindOf(event) == Happening::NotSubdued)
            news.reasons << GameWords::sentence(at.rules, at.seating, event);
    news.thing = cleanupText();
    news.lines.push_back(starterLine(at));
    news.lines.push_back({QStringLiteral("raiders/back-village"), locationsAreFree()});
    if (const Seat viewer = at.seen.viewer(); viewer != nobody && at.state().ships[viewer].terror > 0)
        news.lines.push_back(terrorLine(at, viewer));
    if (round == rounds)
        news.lines.push_back({QStringLiteral("raiders/glory"),
                              //: What is new in the last round
                              Say::tr("After this round, there is no Cleanup. Secret Prophecies are turned up, and "
                                      "everything is counted.")});
    else
        news.lines.push_back({QStringLiteral("raiders/territory-food"),
                              //: What is new in a round: %1 as "2 glory"
                              Say::tr("Each territory brings %1 when the round ends. Used ship upgrades are ready "
                                      "again.")
                                  .arg(gloryText(at.rules.territoryGlory.value))});
    return news;
}

}
