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
        (QStringList{QStringLiteral("%1 doesn’t win the Sea Battle “%2”: −4 food.").arg(name, raiders::battleText(0)),
                     QStringLiteral("%1 raids keeps: 1 combat(s) won, +3 glory.").arg(name)}));
}

void TestRaidersDeeds::causesNameTheirPlayer() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    QCOMPARE(words_.cause(*match, 0, 1, {0, 0, true, false}), QStringLiteral("Anna can expect glory at once."));
}

HEOROT_SUITE(TestRaidersDeeds)
#include "tst_raiders_deeds.moc"
