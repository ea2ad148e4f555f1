// SPDX-License-Identifier: GPL-3.0-or-later
// What a ship did in one line, and why a choice of Raiders of Midgard is good.
#include "raiders_fixture.h"
#include "suite/suite.h"

#include "words/actions.h"
#include "words/captions.h"
#include "words/piece_rules.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersDeeds : public QObject {
    Q_OBJECT

  private slots:
    void shipIsOneDeedWithItsResults();
    void causesNameTheirPlayer();
    void actionsHaveTheirOwnResults();
    void artifactsAndAbilitiesAreTold();
    void journeyIsAnnounced();
    void attemptsHaveTheirOwnResults();
    void fightIsAnOutcome();
    void severalShipsAreListed();

  private:
    test::Raiders game_;
    game::ErasedWords<raiders::Game, raiders::GameWords> words_;
};

void TestRaidersDeeds::shipIsOneDeedWithItsResults() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto seen = match->seenAfter(0, 1);
    const auto mover = seen->mover;
    const QString name = QString::fromStdString(match->seating().names[mover]);
    const auto told = [&](engine::Events events) {
        QStringList sentences;
        for (const game::Deed& deed : raiders::GameWords::deeds(
                 game::positionOf(*match, seen), {game::PlayedMove<raiders::Game>{seen, std::move(events)}}))
            sentences << deed.sentence;
        return sentences;
    };
    const auto sea = static_cast<int>(raiders::Location::Sea), keeps = static_cast<int>(raiders::Location::Keeps);
    // A ship that follows, then one of the player's own; no totals.
    QCOMPARE(
        told({raiders::event(Happening::Food, mover, -4, 1), raiders::event(Happening::Acted, mover, sea),
              raiders::event(Happening::CombatEnded, mover, 1, 3, 0), raiders::event(Happening::BattleLost, mover, 0),
              raiders::event(Happening::Chose, mover, keeps), raiders::event(Happening::Acted, mover, keeps),
              raiders::event(Happening::CombatEnded, mover, 3, 3, 1), raiders::event(Happening::Glory, mover, 3, 9),
              raiders::event(Happening::RoundEnds, engine::nobody, 1), raiders::event(Happening::Glory, mover, 2, 11)}),
        (QStringList{
            QStringLiteral("%1 doesn’t win the Sea Battle “%2”: 1 success(es) against a defense of 3, −4 food.")
                .arg(name, raiders::battleText(0)),
            QStringLiteral("%1 raids keeps: 1 combat(s) won, +3 glory.").arg(name)}));
}

namespace {

constexpr int brisingamen = 3, freeman = 10, scout = 13;

std::vector<game::Deed> deedsOf(const test::Raiders::Match& match, engine::Events events) {
    const auto seen = match.seenAfter(0, 1);
    return raiders::GameWords::deeds(game::positionOf(match, seen),
                                     {game::PlayedMove<raiders::Game>{seen, std::move(events)}});
}

}

/// What rallying brings is not that of a promotion, and a Reaver that is recruited next has nothing of either.
void TestRaidersDeeds::actionsHaveTheirOwnResults() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto mover = match->toMove();
    const auto red = static_cast<int>(raiders::dieOf(raiders::Color::Red, raiders::Icon::Chest));
    const auto deeds = deedsOf(
        *match, {raiders::event(Happening::Acted, mover, static_cast<int>(raiders::Location::Recruit)),
                 raiders::event(Happening::Recruited, mover, freeman), raiders::event(Happening::DieRolled, mover, red),
                 raiders::event(Happening::DieRolled, mover, red), raiders::event(Happening::Promoted, mover, freeman),
                 raiders::event(Happening::Food, mover, 3, 5), raiders::event(Happening::Recruited, mover, scout),
                 raiders::event(Happening::DieRolled, mover, red), raiders::event(Happening::Rallied, mover, scout)});
    QCOMPARE(deeds.size(), std::size_t{1});
    const QString name = QString::fromStdString(match->seating().names[mover]);
    QCOMPARE(deeds[0].sentence,
             QStringLiteral("%1 recruits a Freeman (+2 crew dice), promotes a Freeman to Leader (+3 food), recruits a "
                            "Scout (+1 crew dice), rallies a Scout.")
                 .arg(name));
}

/// An artifact and an ability are told with what they brought, and what was done before them goes on after them.
void TestRaidersDeeds::artifactsAndAbilitiesAreTold() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto seat = match->toMove();
    const auto keeps = static_cast<int>(raiders::Location::Keeps);
    const auto at = [&](raiders::Phase phase, raiders::Stage stage, engine::Events events) {
        raiders::State changed = *match->seenAfter(0, 1);
        changed.phase = phase;
        changed.stage = stage;
        return game::PlayedMove<raiders::Game>{engine::Seen<raiders::State>::masked(changed, 1), std::move(events)};
    };
    using raiders::Phase;
    using raiders::Stage;
    const std::vector<game::PlayedMove<raiders::Game>> moves{
        at(Phase::Choose, Stage::Choose,
           {raiders::event(Happening::Chose, seat, keeps), raiders::event(Happening::Fired, seat, freeman, keeps)}),
        at(Phase::Ability, Stage::Fire,
           {raiders::event(Happening::Favor, seat, -1, 1), raiders::event(Happening::Glory, seat, 2, 2),
            raiders::event(Happening::Fired, seat, scout, keeps)}),
        at(Phase::Ability, Stage::Fire, {raiders::event(Happening::Declined, seat, scout)}),
        at(Phase::Decide, Stage::Decide,
           {raiders::event(Happening::ArtifactUsed, seat, brisingamen, 0),
            raiders::event(Happening::Favor, seat, 1, 2)}),
        at(Phase::Decide, Stage::Decide,
           {raiders::event(Happening::Food, seat, -2, 0), raiders::event(Happening::Acted, seat, keeps)}),
        at(Phase::Arms, Stage::Close, {raiders::event(Happening::ArtifactUsed, seat, brisingamen, 0)}),
        at(Phase::Arms, Stage::Close,
           {raiders::event(Happening::CombatEnded, seat, 3, 3, 1), raiders::event(Happening::Glory, seat, 3, 5)})};
    const QString name = QString::fromStdString(match->seating().names[seat]);
    const auto seen = match->seenAfter(0, 1);
    const auto position = game::positionOf(*match, seen);
    const QString ability = QStringLiteral("%1 triggers the Freeman’s ability: +2 glory, −1 favor.").arg(name);
    QStringList told;
    for (const game::Deed& deed : raiders::GameWords::deeds(position, moves)) told << deed.sentence;
    QCOMPARE(told, (QStringList{ability,
                                QStringLiteral("%1 uses Brisingamen (+1 favor), raids keeps (1 combat(s) won, +3 "
                                               "glory, −2 food).")
                                    .arg(name),
                                QStringLiteral("%1 uses Brisingamen.").arg(name)}));
    const QString title = raiders::GameWords::groupTitle(position, moves, seat);
    QVERIFY2(title.contains(QStringLiteral("raids keeps (1 combat(s) won, +3 glory, −2 food)")) &&
                 title.contains(QStringLiteral("(+2 glory, −1 favor)")),
             qPrintable(title));
}

/// A journey that is revealed is named with what it asks, also to who sails.
void TestRaidersDeeds::journeyIsAnnounced() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto seat = match->toMove();
    const QString name = QString::fromStdString(match->seating().names[seat]);
    const auto roughSeas = raiders::event(Happening::JourneyRevealed, seat, 3);
    const auto revealed = deedsOf(*match, {roughSeas});
    QCOMPARE(revealed.size(), std::size_t{1});
    QVERIFY(revealed[0].isOutcome);
    QCOMPARE(revealed[0].sentence,
             QStringLiteral("%1 reveals the Sea Journey “Rough Seas” and must pay 1 longship(s) or lose the Leader.")
                 .arg(name));
    const auto red = static_cast<int>(raiders::dieOf(raiders::Color::Red, raiders::Icon::Longship));
    const auto paid = deedsOf(*match, {roughSeas, raiders::event(Happening::Paid, seat, red),
                                       raiders::event(Happening::JourneyPaid, seat, 3)});
    QCOMPARE(paid.size(), std::size_t{1});
    QCOMPARE(paid[0].sentence, QStringLiteral("%1 pays for “Rough Seas” and sails on: −1 crew dice.").arg(name));
}

/// Territories that were subdued are told together, an attempt in vain with what it cost.
void TestRaidersDeeds::attemptsHaveTheirOwnResults() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto seat = match->toMove();
    raiders::State state = *match->seenAfter(0, 1);
    state.phase = raiders::Phase::Attempt;
    state.stage = raiders::Stage::Attempt;
    const auto move = [&](engine::Events events) {
        return game::PlayedMove<raiders::Game>{engine::Seen<raiders::State>::masked(state, 1), std::move(events)};
    };
    const auto seen = match->seenAfter(0, 1);
    const auto deeds = raiders::GameWords::deeds(
        game::positionOf(*match, seen),
        {move({raiders::event(Happening::Food, seat, -2, 4), raiders::event(Happening::Attempted, seat, 0, 0),
               raiders::event(Happening::Subdued, seat, 0)}),
         move({raiders::event(Happening::Food, seat, -1, 3), raiders::event(Happening::Attempted, seat, 1, 0),
               raiders::event(Happening::Subdued, seat, 1)}),
         move({raiders::event(Happening::Attempted, seat, 2, 1), raiders::event(Happening::CombatEnded, seat, 1, 4, 0),
               raiders::event(Happening::NotSubdued, seat, 2)})});
    const QString name = QString::fromStdString(match->seating().names[seat]);
    QCOMPARE(deeds.size(), std::size_t{2});
    QCOMPARE(
        deeds[0].sentence,
        QStringLiteral("%1 subdues %2, %3: −3 food.").arg(name, raiders::territoryText(0), raiders::territoryText(1)));
    QCOMPARE(deeds[1].sentence, QStringLiteral("%1 doesn’t subdue %2: 1 success(es) against a defense of 4.")
                                    .arg(name, raiders::territoryText(2)));
}

/// Who has fought is told how it ended.
void TestRaidersDeeds::fightIsAnOutcome() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto mover = match->toMove();
    const auto ended = raiders::event(Happening::CombatEnded, mover, 2, 2, 1);
    const auto fought = deedsOf(*match, {ended});
    QCOMPARE(fought.size(), std::size_t{1});
    QVERIFY(fought[0].isOutcome);
    QCOMPARE(fought[0].sentence, raiders::GameWords::sentence(match->rules(), match->seating(), ended));
    const auto rested = deedsOf(*match, {raiders::event(Happening::Rested, mover)});
    QVERIFY(!rested.at(0).isOutcome);
}

void TestRaidersDeeds::severalShipsAreListed() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    raiders::State state = *match->seenAfter(0, 0);
    const auto other = static_cast<engine::Seat>(1 - state.mover);
    for (const auto location : {raiders::Location::Sea, raiders::Location::Keeps})
        state.chosen[static_cast<std::size_t>(location)] = other;
    const QString status = raiders::seatStatus({match->rules(), state, match->seating()}, other);
    QVERIFY2(status.startsWith(QStringLiteral("Ships: ")) && status.contains(u','), qPrintable(status));
}

void TestRaidersDeeds::causesNameTheirPlayer() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    QCOMPARE(words_.cause(*match, 0, 1, {0, 0, true, false}), QStringLiteral("Anna can expect glory at once."));
}

HEOROT_SUITE(TestRaidersDeeds)
#include "tst_raiders_deeds.moc"
