// SPDX-License-Identifier: GPL-3.0-or-later
// Undo in The Legend: actions that reveal nothing can be undone; turned or drawn cards cannot.
#include "legend_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestLegendMatch : public QObject {
    Q_OBJECT

  private slots:
    void secretChoiceCanBeUndone();
    void oneCardOfAChoiceCanBeWithdrawn();
    void riskCannotBeUndone();
    void lastSecretChoiceRevealsAll();
    void passingRevealsTheOpenCards();
    void paymentCanBeUndoneUntilACardIsDrawn();
    void seatsAreAskedWhateverTheyHold();

  private:
    static void play(Legend::Match& match, const std::string& line) {
        const auto action = match.parse(line);
        QVERIFY2(action && !match.play(*action), line.c_str());
    }
    static engine::SeatSet shown(const Legend::Match& match, const std::string& line) {
        return match.reveals(*match.parse(line));
    }
    Legend legend_;
    const engine::SeatSet both_ = engine::SeatSet::all(2);
};

void TestLegendMatch::secretChoiceCanBeUndone() {
    const auto match =
        legend_.at({"Sandra", "Martha"}, "step: celebration\nphase: bid\nseats: {Sandra: {hand: [wit1, wit2]}}");
    play(*match, "bid wit1");
    play(*match, "bid wit2");
    play(*match, "done");
    QCOMPARE(match->undoPoint(0).value_or(99), std::size_t{2});
    QVERIFY(!match->undoPoint(1));
}

void TestLegendMatch::oneCardOfAChoiceCanBeWithdrawn() {
    const auto match =
        legend_.at({"Sandra", "Martha"}, "step: celebration\nphase: bid\nseats: {Sandra: {hand: [wit1, wit2]}}");
    play(*match, "bid wit1");
    play(*match, "bid wit2");
    QVERIFY(match->withdraw(0));
    QCOMPARE(match->moves().size(), std::size_t{1});
    QCOMPARE(match->format(match->moves().back().action), std::string("bid wit2"));
}

void TestLegendMatch::riskCannotBeUndone() {
    const auto match = legend_.at({"Sandra", "Martha"}, "step: sail-to-denmark\nphase: risk");
    QVERIFY(shown(*match, "risk") == both_);
    QVERIFY(shown(*match, "pass").empty());
    play(*match, "risk");
    QVERIFY(!match->undoPoint(0));
}

void TestLegendMatch::lastSecretChoiceRevealsAll() {
    const auto match = legend_.at({"Sandra", "Martha"}, "step: celebration\nphase: bid");
    QVERIFY(shown(*match, "done").empty());
    play(*match, "done");
    QVERIFY(shown(*match, "done") == both_);
}

void TestLegendMatch::passingRevealsTheOpenCards() {
    const auto match = legend_.at({"Sandra", "Martha"}, "step: great-rewards\nto_move: Martha");
    QVERIFY(shown(*match, "pass") == both_);
}

void TestLegendMatch::paymentCanBeUndoneUntilACardIsDrawn() {
    const auto match = legend_.at({"Sandra", "Martha"}, "seats: {Sandra: {hand: [wit1, wit2, courage1]}}");
    QVERIFY(shown(*match, "pay wit1") == engine::SeatSet::of(1));
    play(*match, "pay wit1");
    QCOMPARE(match->undoPoint(0).value_or(99), std::size_t{0});
    QVERIFY(shown(*match, "pay wit2") == both_);
    play(*match, "pay wit2");
    QVERIFY(!match->undoPoint(0));
}

/// A seat without a payment, a matching card or a treasure still gets its turn, so that no other player learns what it
/// holds.
void TestLegendMatch::seatsAreAskedWhateverTheyHold() {
    engine::Setup advanced;
    advanced.options[0] = 1;
    const std::pair<const char*, const char*> cases[] = {
        {"step: great-rewards\nto_move: Sandra\nseats: {Martha: {hand: []}}", "pass"},
        {"step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {Martha: {hand: []}, Mark: {hand: []}}",
         "out"},
        {"step: present-gifts\nphase: auction\nto_move: Sandra\nseats: {Martha: {tokens: []}}", "out"},
        {"step: break-ranks\nphase: give\nto_move: Sandra\nseats: {Sandra: {wounds: 1}, Martha: {wounds: 1}}", "pass"},
    };
    for (const auto& [position, line] : cases) {
        const auto match = legend_.at({"Sandra", "Martha", "Mark"}, position, advanced);
        play(*match, line);
        QCOMPARE(int{match->toMove()}, 1);
    }
}

HEOROT_SUITE(TestLegendMatch)
#include "tst_legend_match.moc"
