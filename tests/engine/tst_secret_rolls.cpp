// SPDX-License-Identifier: GPL-3.0-or-later
// Undo after an outcome of chance that no one has seen: the smallest match with such an outcome.
#include "engine/match.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot::engine;

namespace {

enum Kind : std::uint8_t { TakeLargeDie, RollSecretly };

struct Cup {
    int sides = 6;
    int sum = 0;
    bool operator==(const Cup&) const = default;
};

/// One seat; a larger die can be taken, and dice rolled under a cup.
class CupMatch final : public Match {
  public:
    CupMatch() : Match(Setup{}, SeatSet::all(2)) { begin({}); }

    const Cup& cup() const { return cups_.back(); }
    Seat toMove() const override { return 0; }
    bool isOver() const override { return false; }
    void legalActions(ActionList& out) const override {
        out.clear();
        out.push({TakeLargeDie});
        out.push({RollSecretly});
    }
    Violation validate(Action action) const override {
        return {static_cast<std::uint16_t>(action.kind > RollSecretly)};
    }
    Scores scores() const override { return {}; }
    SeatSet reveals(Action) const override { return {}; }
    bool isSecret(Action) const override { return false; }
    bool usesSecrets() const override { return false; }
    bool holdsSecrets(Seat) const override { return false; }

  protected:
    void newStates(Chance&, Events&) override { cups_.assign(1, {}); }
    void applyAction(Action action, Chance& chance, Events&) override {
        Cup next = cups_.back();
        if (action.kind == TakeLargeDie) next.sides = 100;
        if (action.kind == RollSecretly) next.sum += 1 + chance.roll(0, next.sides);
        cups_.push_back(next);
    }
    void keepStates(std::size_t moves) override { cups_.resize(moves + 1); }

  private:
    std::vector<Cup> cups_;
};

}

class TestSecretRolls : public QObject {
    Q_OBJECT
  private slots:
    void withdrawKeepsOutcomes() {
        CupMatch match;
        match.play({TakeLargeDie});
        match.playScripted({RollSecretly}, Outcomes{{0, false, {2}}});
        QVERIFY(match.withdraw(0));
        QCOMPARE(match.cup().sides, 6);
        QCOMPARE(match.cup().sum, 3);
    }

    void withdrawIsRefusedIfOutcomesNoLongerFit() {
        CupMatch match;
        match.play({TakeLargeDie});
        match.playScripted({RollSecretly}, Outcomes{{0, false, {2}}});
        match.playScripted({RollSecretly}, Outcomes{{0, false, {80}}});
        const Cup before = match.cup();
        QVERIFY(!match.withdraw(0));
        QVERIFY(match.cup() == before);
        QCOMPARE(match.moves().size(), std::size_t{3});
        QVERIFY(match.undone().empty());
    }

    void refusedWithdrawDoesNotChangeChance() {
        CupMatch plain, tried;
        for (CupMatch* match : {&plain, &tried}) {
            match->play({TakeLargeDie});
            match->playScripted({RollSecretly}, Outcomes{{0, false, {80}}});
        }
        QVERIFY(!tried.withdraw(0));
        plain.play({RollSecretly});
        tried.play({RollSecretly});
        QCOMPARE(tried.cup().sum, plain.cup().sum);
    }
};

HEOROT_SUITE(TestSecretRolls)
#include "tst_secret_rolls.moc"
