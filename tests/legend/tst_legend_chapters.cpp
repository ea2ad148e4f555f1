// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages between episodes and the line above the prompt tell of The Legend.
#include "game/standing.h"
#include "language/numbers.h"
#include "language/translations.h"
#include "legend_fixture.h"
#include "record/saga_head.h"
#include "rules/score.h"
#include "suite/suite.h"
#include "words/captions.h"
#include "words/names.h"

#include <QLocale>
#include <QTest>

#include <algorithm>
#include <array>

using namespace heorot;
using namespace heorot::test;

namespace {

const std::vector<std::string> four{"Sandra", "Martha", "Mark", "Peter"};

}

class TestLegendChapters : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void chaptersTellTheirOwnContests();
    void chaptersTellEveryScratch();
    void refusedMisfortuneTakesBackOnlyItsRow();
    void chaptersSayWhyAPlayerCameLater();
    void deedsTellStepsWithTheirResults();
    void earlierEpisodesAreLeftOutFirst();
    void deedsNameTheirPicture();
    void chaptersTellCardsAndWounds();
    void headCountsWhatTheOnlyPersonHolds();
    void onlyAlliancesAreHidden();
    void openPointsAreThoseOfTheTokens();

  private:
    /// Plays at random to the end. Returns the numbers of moves after which an episode began.
    static std::vector<std::size_t> playThrough(Legend::Match& match, std::uint64_t seed);
    Legend game_;
    game::ErasedWords<legend::Game, legend::GameWords> words_;
};

std::vector<std::size_t> TestLegendChapters::playThrough(Legend::Match& match, std::uint64_t seed) {
    engine::Pcg choices(seed, 1);
    engine::ActionList legal;
    std::vector<std::size_t> begun;
    while (!match.isOver()) {
        match.legalActions(legal);
        if (match.play(legal[choices.below(static_cast<std::uint32_t>(legal.size()))]))
            qFatal("a legal action is refused");
        const engine::Events& events = match.moves().back().events;
        if (std::any_of(events.begin(), events.end(), legend::GameWords::beginsChapter))
            begun.push_back(match.moves().size());
    }
    return begun;
}

/// The move that ends the Dragon Battle goes on to the death of Beowulf, where cards are ranked at once.
void TestLegendChapters::chaptersTellTheirOwnContests() {
    const auto match = game_.newMatch({"Sandra", "Martha"});
    const std::vector<std::size_t> begun = playThrough(*match, 7);
    int wrongOnes = 0;
    for (std::size_t chapter = 0; chapter + 1 < begun.size(); ++chapter) {
        const std::size_t end = begun[chapter + 1];
        QStringList told;
        for (const game::ChapterGain& gain : words_.chapterNews(*match, begun[chapter], end, engine::nobody).gains)
            told << gain.label;
        // In the last move, after the event that begins the next episode
        const engine::Events& last = match->moves()[end - 1].events;
        for (auto event = std::find_if(last.begin(), last.end(), legend::GameWords::beginsChapter); event != last.end();
             ++event) {
            if (legend::kindOf(*event) != legend::Happening::Ranked) continue;
            const QString ranked =
                QStringLiteral("%1, with a total of %2").arg(legend::placeName(event->args[0])).arg(event->args[1]);
            QVERIFY2(!told.contains(ranked), qPrintable(ranked));
            ++wrongOnes;
        }
    }
    QVERIFY(wrongOnes > 0);
}

/// Those of risks too, and none that was refused.
void TestLegendChapters::chaptersTellEveryScratch() {
    const QString scratch = legend::gainCaption({legend::GainKind::Scratch, 0});
    int scratches = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto match = game_.newMatch({"Sandra", "Martha"});
        const std::vector<std::size_t> begun = playThrough(*match, seed);
        for (std::size_t chapter = 0; chapter + 1 < begun.size(); ++chapter) {
            const std::size_t end = begun[chapter + 1];
            int suffered = 0;
            bool isNext = false;
            for (std::size_t move = begun[chapter]; move < end; ++move)
                for (const engine::Event& event : match->moves()[move].events) {
                    isNext = isNext || legend::GameWords::beginsChapter(event);
                    if (!isNext && legend::kindOf(event) == legend::Happening::Scratched) ++suffered;
                }
            const auto news = words_.chapterNews(*match, begun[chapter], end, engine::nobody);
            const auto told = std::count_if(news.gains.begin(), news.gains.end(),
                                            [&](const game::ChapterGain& gain) { return gain.label == scratch; });
            QCOMPARE(static_cast<int>(told), suffered);
            scratches += suffered;
        }
    }
    QVERIFY(scratches > 3);
}

void TestLegendChapters::refusedMisfortuneTakesBackOnlyItsRow() {
    using legend::GainKind, legend::Happening;
    const auto match = game_.newMatch(four);
    const auto seen = match->seenAfter(0, engine::nobody);
    const auto took = [](engine::Seat seat, GainKind kind, int amount) {
        return legend::event(Happening::TookIcon, seat, 0, static_cast<int>(kind), amount);
    };
    const auto refused = [](engine::Seat seat, GainKind kind) {
        return legend::event(Happening::Refused, seat, static_cast<int>(kind));
    };
    const game::PlayedMove<legend::Game> chapter{
        seen,
        {took(0, GainKind::Misfortune, 0), took(1, GainKind::Misfortune, 0), took(1, GainKind::Fame, 3),
         refused(1, GainKind::Misfortune), legend::event(Happening::Scratched, 2, 1), refused(2, GainKind::Scratch)}};
    const auto news = legend::GameWords::chapterNews(game::positionOf(*match, seen), chapter);
    const auto rows = [&](engine::Seat seat) {
        QStringList labels;
        for (const game::ChapterGain& gain : news.gains)
            if (gain.seat == seat) labels << gain.label;
        return labels;
    };
    const QString misfortune = legend::gainCaption({GainKind::Misfortune, 0});
    const QString scratch = legend::gainCaption({GainKind::Scratch, 0});
    QCOMPARE(rows(0), QStringList{misfortune});
    QCOMPARE(rows(1),
             (QStringList{legend::gainCaption({GainKind::Fame, 3}), misfortune + QStringLiteral(": refused")}));
    // One that was taken before another was refused stays.
    QCOMPARE(rows(2), (QStringList{scratch, scratch + QStringLiteral(": refused")}));
}

void TestLegendChapters::chaptersSayWhyAPlayerCameLater() {
    using legend::Happening;
    const auto match = game_.newMatch(four);
    const auto seen = match->seenAfter(0, engine::nobody);
    const auto newsOf = [&](engine::Events events) {
        const game::PlayedMove<legend::Game> chapter{seen, std::move(events)};
        return legend::GameWords::chapterNews(game::positionOf(*match, seen), chapter);
    };
    const auto shown = newsOf({legend::event(Happening::Ranked, 2, 1, 3), legend::event(Happening::Ranked, 0, 2, 1),
                               legend::event(Happening::Ranked, 1, 3, 1)});
    QCOMPARE(shown.reasons, QStringList{QStringLiteral("Sandra and Martha tied at 1: the order is clockwise from ") +
                                        QString::fromStdString(four[seen->first]) + u'.'});
    const auto inTurn = newsOf({legend::event(Happening::Played, 0, 0, 2), legend::event(Happening::Risked, 1, 2),
                                legend::event(Happening::RiskFailed, 1), legend::event(Happening::DroppedOut, 1, 2),
                                legend::event(Happening::LastStanding, 0, 1)});
    QVERIFY(inTurn.reasons.isEmpty());
    QCOMPARE(inTurn.gains.at(0).label, QStringLiteral("1st place: last one standing, with 2"));
    QCOMPARE(inTurn.gains.at(1).label, QStringLiteral("2nd place: out at 0 after a failed risk"));
}

void TestLegendChapters::deedsTellStepsWithTheirResults() {
    using legend::Happening;
    const auto match = game_.newMatch(four);
    const auto seen = match->seenAfter(0, engine::nobody);
    const auto told = [&](engine::Events events) {
        QStringList sentences;
        for (const game::Deed& deed : legend::GameWords::deeds(
                 game::positionOf(*match, seen), {game::PlayedMove<legend::Game>{seen, std::move(events)}}))
            sentences << deed.sentence;
        return sentences;
    };
    QCOMPARE(told({legend::event(Happening::Risked, 1, 2), legend::event(Happening::Turned, 1, 0, 0),
                   legend::event(Happening::RiskFailed, 1), legend::event(Happening::Scratched, 1, 1),
                   legend::event(Happening::DroppedOut, 1, 3)}),
             QStringList{QStringLiteral("Martha’s risk fails: a scratch, out of the contest: 3rd place.")});
    QCOMPARE(told({legend::event(Happening::Played, 1, 0, 1), legend::event(Happening::Played, 1, 0, 2)}),
             QStringList{QStringLiteral("Martha plays 2 cards, for a total of 2.")});
    QCOMPARE(told({legend::event(Happening::Ready, 1), legend::event(Happening::Ranked, 2, 1, 3),
                   legend::event(Happening::Ranked, 0, 2, 0)}),
             (QStringList{QStringLiteral("Martha has chosen."),
                          QStringLiteral("The choices are revealed: Mark 3, Sandra 0.")}));
}

/// What is drawn is told as one number; a reveal is for everybody.
void TestLegendChapters::earlierEpisodesAreLeftOutFirst() {
    using legend::Happening;
    const auto match = game_.newMatch(four);
    const auto seen = match->seenAfter(0, engine::nobody);
    const auto deeds = [&](engine::Events events) {
        return legend::GameWords::deeds(game::positionOf(*match, seen),
                                        {game::PlayedMove<legend::Game>{seen, std::move(events)}});
    };
    const auto told = deeds({legend::event(Happening::FirstSeat, 1), legend::event(Happening::EpisodeBegins, 1, 2),
                             legend::event(Happening::Drew, 1, 0), legend::event(Happening::Drew, 1, 0)});
    QCOMPARE(told.size(), std::size_t{2});
    QCOMPARE(told[0].sentence, QStringLiteral("Martha is now the first player."));
    QCOMPARE(told[1].sentence, QStringLiteral("Martha draws 2 card(s): traveling ×2."));
    QVERIFY(told[0].weight < told[1].weight);
    // Who drew them sees it, too, which others are not told.
    QVERIFY(told[1].isOutcome);
    const auto shown = deeds({legend::event(Happening::Ranked, 2, 1, 3), legend::event(Happening::Ranked, 0, 2, 0)});
    QVERIFY(shown.back().isOutcome);
}

/// The picture before a sentence is that of what it tells.
void TestLegendChapters::deedsNameTheirPicture() {
    using legend::Happening;
    const auto match = game_.newMatch(four);
    const auto seen = match->seenAfter(0, engine::nobody);
    const game::Position at = game::positionOf(*match, seen);
    const auto lineOf = [&](const engine::Event& event) {
        return legend::GameWords::sentence(at.rules, at.seating, event);
    };
    const engine::Event risked = legend::event(Happening::Risked, 1, 2),
                        failed = legend::event(Happening::RiskFailed, 1);
    const engine::Event last = legend::event(Happening::Played, 2, 4, 2);
    const auto told = legend::GameWords::deeds(
        at, {game::PlayedMove<legend::Game>{seen,
                                            {risked, legend::event(Happening::Turned, 1, 6, 0), failed,
                                             legend::event(Happening::Scratched, 1, 1),
                                             legend::event(Happening::Played, 2, 0, 1), last}}});
    QCOMPARE(told.size(), std::size_t{2});
    QCOMPARE(told[0].line, lineOf(failed));
    QVERIFY2(told[0].isOutcome, "who ran the risk is not told of it");
    QCOMPARE(told[1].line, lineOf(last));
}

void TestLegendChapters::chaptersTellCardsAndWounds() {
    int wounds = 0, draws = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const auto match = game_.newMatch({"Sandra", "Martha"});
        const std::vector<std::size_t> begun = playThrough(*match, seed);
        for (std::size_t chapter = 0; chapter + 1 < begun.size(); ++chapter) {
            const std::size_t first = begun[chapter], end = begun[chapter + 1];
            const auto news = words_.chapterNews(*match, first, end, engine::nobody);
            for (engine::Seat seat = 0; seat < 2; ++seat) {
                QStringList told;
                for (const game::ChapterGain& gain : news.gains)
                    if (gain.seat == seat) told << gain.label;
                const engine::Scores before = match->seenScoresAfter(first, engine::nobody);
                const engine::Scores after = match->seenScoresAfter(end, engine::nobody);
                const auto bonus = static_cast<std::size_t>(legend::ScoreSource::NoWounds);
                const bool isLost = after.part[seat][bonus] < before.part[seat][bonus];
                QCOMPARE(told.contains(QStringLiteral("No-wound bonus lost: −5")), isLost);
                wounds += isLost;
                draws += static_cast<int>(told.filter(QStringLiteral("card(s) drawn")).size());
            }
        }
    }
    QVERIFY(wounds > 0);
    QVERIFY(draws > 0);
}

/// The hall and the list of sagas show the points of the table.
void TestLegendChapters::headCountsWhatTheOnlyPersonHolds() {
    for (const bool isAlone : {true, false}) {
        record::Seating seating{{"Sandra", "Martha"}, {"human", isAlone ? "easy" : "human"}};
        const auto match = game_.game().newMatch({.seats = 2}, seating, {});
        const record::Node tree = record::parseYaml(
            "step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {alliances: [alliance-fame3]}}",
            "position");
        const std::string file = "position";
        match->arrange(record::Cursor(tree, file));
        const record::SagaHead::Now now = record::progressOf(*match);
        QCOMPARE(now.unknown.has(0), !isAlone);
        const engine::Scores seen = match->seenScoresAfter(0, isAlone ? engine::Seat{0} : engine::nobody);
        QCOMPARE(now.points[0], seen.total[0]);
    }
}

/// What was taken openly is added up for everybody; alliance tokens are not.
void TestLegendChapters::onlyAlliancesAreHidden() {
    const auto match = game_.at(four, "step: great-rewards\nphase: pay\nto_move: Sandra\nseats:\n"
                                      "  Martha: {tokens: [fame3, treasure2, misfortune]}\n"
                                      "  Mark: {tokens: [fame4], alliances: [alliance-fame3, alliance-treasure1]}");
    const engine::Scores seen = match->seenScoresAfter(match->moves().size(), 0);
    const engine::Scores real = match->scores();
    QCOMPARE(seen.now[1], real.now[1]);
    QVERIFY(!seen.unknown.has(1));
    QCOMPARE(game::standingText(seen, 1), game::standingText(real, 1));
    QCOMPARE(seen.now[2], 4);
    QCOMPARE(real.now[2], 8);
    QCOMPARE(seen.hidden[2], 2);
    QCOMPARE(game::standingText(seen, 2),
             QStringLiteral("Now: 4 point(s) and 2 hidden piece(s). If the game ended now: 9 point(s) and 2 hidden "
                            "piece(s)."));
    QCOMPARE(game::pointsAndHidden(seen.now[2], seen.hidden[2]), QStringLiteral("4 + 2 hidden"));
}

/// In whole games, with change, auctions, and payments.
void TestLegendChapters::openPointsAreThoseOfTheTokens() {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto match =
            game_.newMatch({"Sandra", "Martha", "Mark"}, {.seats = 3, .first = 0, .options = {1, 0}, .seed = seed});
        playThrough(*match, seed);
        for (std::size_t moves = 0; moves < match->moves().size(); ++moves) {
            const engine::Scores seen = match->seenScoresAfter(moves, engine::nobody);
            const engine::Scores real = match->scoresAfter(moves);
            for (engine::Seat seat = 0; seat < 3; ++seat)
                for (const auto source :
                     {legend::ScoreSource::Fame, legend::ScoreSource::Treasure, legend::ScoreSource::Misfortune}) {
                    const auto at = static_cast<std::size_t>(source);
                    QCOMPARE(seen.part[seat][at], real.part[seat][at]);
                }
        }
    }
}

HEOROT_SUITE(TestLegendChapters)
#include "tst_legend_chapters.moc"
