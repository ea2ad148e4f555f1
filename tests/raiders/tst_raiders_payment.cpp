// SPDX-License-Identifier: GPL-3.0-or-later
// Payment: any piece that can be laid out leads to the full cost, whatever was laid out before; checked against all
// ways to pay.
#include "raiders_fixture.h"
#include "rules/steps/steps.h"
#include "suite/suite.h"

#include <QTest>

#include <numeric>

using namespace heorot;
using namespace heorot::raiders;

namespace {

/// Whether dice and upgrades, each on one icon of the cost, cover it; tries all combinations.
bool covers(const Rules& rules, const Ship& ship, Counts<payIcons> icons, const std::vector<Payer>& payers,
            std::size_t from = 0) {
    if (icons == Counts<payIcons>{}) return true;
    if (from == payers.size()) return false;
    if (covers(rules, ship, icons, payers, from + 1)) return true;
    for (std::size_t icon = 0; icon < payIcons; ++icon)
        if (icons[icon] > 0 && (iconsOf(rules, ship, payers[from]) >> icon & 1) != 0) {
            --icons[icon];
            if (covers(rules, ship, icons, payers, from + 1)) return true;
            ++icons[icon];
        }
    return false;
}

std::vector<Payer> payersOf(const Ship& ship) {
    std::vector<Payer> payers;
    for (Payer payer = 0; payer < payerKinds; ++payer)
        payers.insert(payers.end(), static_cast<std::size_t>(heldOf(ship, payer)), payer);
    return payers;
}

}

class TestRaidersPayment : public QObject {
    Q_OBJECT

  private slots:
    void payableCostsAreFound();
    void everyStepLeadsToTheFullCost();
    void cheapestIsOfferedFirst_data();
    void cheapestIsOfferedFirst();

  private:
    std::shared_ptr<const Rules> rules_ = test::Raiders::loadRules();
    /// Some dice, upgrades and perhaps a Leader.
    Ship ship(engine::Pcg& generator) const {
        Ship ship;
        for (std::uint32_t i = generator.below(7); i > 0; --i) {
            ++ship.dice[generator.below(dieKinds)];
            ++ship.diceCount;
        }
        for (auto& count : ship.up) count = static_cast<std::uint8_t>(generator.below(4) == 0);
        if (generator.below(2) == 0) ship.leader = static_cast<ReaverId>(generator.below(reaverKinds));
        return ship;
    }
};

void TestRaidersPayment::payableCostsAreFound() {
    engine::Pcg generator(7);
    int found = 0;
    for (int i = 0; i < 4000; ++i) {
        const Ship own = ship(generator);
        const Cost& cost = rules_->battles[generator.below(battleKinds)].combination;
        const bool expected = covers(*rules_, own, cost.icons, payersOf(own));
        QCOMPARE(canPay(*rules_, own, cost), expected);
        found += expected;
    }
    QVERIFY(found > 200);
}

void TestRaidersPayment::everyStepLeadsToTheFullCost() {
    engine::Pcg generator(9);
    for (int i = 0; i < 4000; ++i) {
        State state;
        state.seats = 2;
        state.phase = Phase::Fight;
        state.stage = Stage::Fight;
        state.location = Location::Sea;
        state.battle = static_cast<BattleId>(generator.below(battleKinds));
        state.ships[0] = ship(generator);
        const Cost& cost = *costDue(*rules_, state);
        if (!canPay(*rules_, state.ships[0], cost)) continue;
        engine::ActionList actions;
        engine::Generators generators;
        engine::GeneratorChance chance(generators);
        const int asked = std::accumulate(cost.icons.begin(), cost.icons.end(), 0);
        for (int laid = 0; laid < asked; ++laid) {
            legalActions(*rules_, state, actions);
            std::vector<Action> pays;
            for (const Action action : actions)
                if (kindOf(action) == Do::Pay) pays.push_back(action);
            QVERIFY2(!pays.empty(), "a cost that was begun cannot be paid");
            apply(*rules_, state, pays[generator.below(static_cast<std::uint32_t>(pays.size()))], chance, nullptr);
        }
        QVERIFY(!validate(*rules_, state, done()));
    }
}

void TestRaidersPayment::cheapestIsOfferedFirst_data() {
    QTest::addColumn<QString>("ship");
    QTest::addColumn<QString>("payer");
    QTest::newRow("an upgrade before dice") << "dice: {red-shield: 2}, upgrades: {upgrade-shield: 1}"
                                            << "upgrade-shield";
    QTest::newRow("a plain die before a clan icon") << "dice: {red-helmet: 1, blue-shield: 1}, leader: [chosen]"
                                                    << "blue-shield";
    QTest::newRow("a clan icon where nothing else pays") << "dice: {red-helmet: 2}, leader: [chosen]"
                                                         << "red-helmet";
    QTest::newRow("nothing") << "dice: {red-chest: 2}"
                             << "";
}

void TestRaidersPayment::cheapestIsOfferedFirst() {
    QFETCH(QString, ship);
    QFETCH(QString, payer);
    const test::Raiders game;
    const std::string position = "phase: decide\nlocation: keeps\nto_move: Sandra\nactive: Sandra\nseats: {Sandra: {" +
                                 ship.toStdString() + "}}";
    const auto match = game.at({"Sandra", "Ylva"}, position);
    const Payer found = cheapestPayer(match->rules(), match->state());
    QCOMPARE(found == none ? QString() : QString::fromStdString(payerName(found)), payer);
}

HEOROT_SUITE(TestRaidersPayment)
#include "tst_raiders_payment.moc"
