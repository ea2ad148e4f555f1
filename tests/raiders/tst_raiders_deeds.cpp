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

std::vector<game::Deed> deedsOf(const test::Raiders::Match& match, engine::Events events) {
    const auto seen = match.seenAfter(0, 1);
    return raiders::GameWords::deeds(game::positionOf(match, seen),
                                     {game::PlayedMove<raiders::Game>{seen, std::move(events)}});
}

}

/// What rallying brings is not that of a promotion.
void TestRaidersDeeds::actionsHaveTheirOwnResults() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto mover = match->toMove();
    const auto deeds =
        deedsOf(*match, {raiders::event(Happening::Rallied, mover, 3), raiders::event(Happening::DieGained, mover, 0),
                         raiders::event(Happening::DieGained, mover, 0), raiders::event(Happening::Promoted, mover, 3),
                         raiders::event(Happening::Favor, mover, 2, 5)});
    QCOMPARE(deeds.size(), std::size_t{2});
    const QString rallied =
        raiders::GameWords::sentence(match->rules(), match->seating(), raiders::event(Happening::Rallied, mover, 3));
    QVERIFY(deeds[0].sentence.startsWith(rallied.chopped(1)));
    QVERIFY(deeds[0].sentence.contains(QStringLiteral("+2 ")));
    QVERIFY(!deeds[0].sentence.contains(QStringLiteral("favor")));
    QVERIFY(deeds[1].sentence.endsWith(QStringLiteral(": +2 favor.")));
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
