// SPDX-License-Identifier: GPL-3.0-or-later
// What scenarios cannot express: the deal, duplicate icons, what is remembered.
#include "ai/play.h"
#include "legend_fixture.h"
#include "suite/suite.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::test;
using namespace heorot::legend;

class TestLegendPlay : public QObject {
    Q_OBJECT

  private slots:
    void everySeatIsDealtSeven_data();
    void everySeatIsDealtSeven();
    void startCardsAreKnownToAll();
    void theFirstSeatIsChosenOrDrawn();
    void equalIconsAreOneChoice();
    void everyKindOfActionHasNotation();
    void secretChoiceIsInvisibleToOthers();
    void squareTokensOfOthersAreMixed();
    void changeIsRareAndAlmostAlwaysPossible();

  private:
    static std::vector<std::string> names(int seats) {
        const std::vector<std::string> all{"Sandra", "Martha", "Mark", "Peter", "Ylva"};
        return {all.begin(), all.begin() + seats};
    }
    Legend legend_;
};

void TestLegendPlay::everySeatIsDealtSeven_data() {
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= maxSeats; ++seats) QTest::addRow("%d seats", seats) << seats;
}

void TestLegendPlay::everySeatIsDealtSeven() {
    QFETCH(int, seats);
    const auto match = legend_.newMatch(names(seats));
    const State& state = match->state();
    QCOMPARE(static_cast<int>(state.deck.size()), 100 - 7 * seats);
    QCOMPARE(state.alliances.size(), std::size_t{36});
    for (Seat seat = 0; seat < state.seats; ++seat) {
        QCOMPARE(handSize(state, seat), 7);
        QVERIFY(state.hands[seat][beowulfCard] >= 1);
        QVERIFY(state.hands[seat][activityCard(Symbol::Fighting, 2)] >= 1);
    }
}

void TestLegendPlay::startCardsAreKnownToAll() {
    const auto match = legend_.newMatch(names(3));
    int dealt = 0;
    int drawn = 0;
    for (const engine::Event& event : match->dealEvents()) {
        const engine::Event seen = see(match->rules(), event, nobody);
        dealt += kindOf(event) == Happening::Dealt && seen == event;
        drawn += kindOf(event) == Happening::Drew && seen.args[0] == unknownCard;
    }
    QCOMPARE(dealt, 6);
    QCOMPARE(drawn, 15);
    const auto seen = match->seen(nobody);
    for (Seat seat = 0; seat < 3; ++seat) {
        QCOMPARE(int{seen->hands[seat][beowulfCard]}, 1);
        QCOMPARE(int{seen->hands[seat][activityCard(Symbol::Fighting, 2)]}, 1);
        QCOMPARE(int{seen->hands[seat][unknownCard]}, 5);
    }
}

void TestLegendPlay::theFirstSeatIsChosenOrDrawn() {
    engine::Setup setup;
    setup.first = 2;
    QCOMPARE(int{legend_.newMatch(names(4), setup)->toMove()}, 2);
    setup.first = nobody;
    std::set<int> firsts;
    for (setup.seed = 1; setup.seed < 60; ++setup.seed) firsts.insert(legend_.newMatch(names(4), setup)->toMove());
    QCOMPARE(firsts, (std::set<int>{0, 1, 2, 3}));
}

/// An owner's board may have one icon twice.
void TestLegendPlay::equalIconsAreOneChoice() {
    AlteredLegend altered;
    altered.replace("      - {gain: alliance1, confidence: reconstructed}\n      - {gain: cards2,",
                    "      - {gain: treasure3, confidence: reconstructed}\n      - {gain: cards2,");
    altered.replace("split: [4, 10, 7, 3]", "split: [4, 9, 8, 3]");
    const Legend own(altered.folder());
    const auto match = own.at(names(3), "step: sea-hag-attacks\nphase: icons\n"
                                        "seats: {Sandra: {status: 1}, Martha: {status: 2}, Mark: {status: 3}}");
    engine::ActionList legal;
    match->legalActions(legal);
    QCOMPARE(legal.size(), std::size_t{2});
    QVERIFY(!match->play(take({GainKind::Treasure, 3})));
    QCOMPARE(int{match->state().takers[0]}, 0);
    QVERIFY(!match->play(take({GainKind::Treasure, 3})));
    QCOMPARE(int{match->state().takers[2]}, 1);
    QCOMPARE(match->refusalName(match->validate(take({GainKind::Treasure, 3}))), std::string("icon-taken"));
}

void TestLegendPlay::everyKindOfActionHasNotation() {
    const auto match = legend_.newMatch(names(2));
    const Rules& rules = match->rules();
    for (int kind = 1; kind <= kindsOfAction; ++kind) QVERIFY(!format(rules, make(static_cast<Do>(kind))).empty());
    for (const char* line : {"risk", "risk daring", "take fame5-or-heal", "take blessing", "take double-wound",
                             "give alliance-fame2", "heal scratches"}) {
        const auto action = parse(rules, line);
        QVERIFY2(action, line);
        QCOMPARE(format(rules, *action), std::string(line));
    }
    for (const char* line : {"risk fame", "take", "take fame", "take fame05", "take alliance", "pay", "pay card?",
                             "pay fame1", "heal fame", "pass now", "pick blessing hrunting"})
        QVERIFY2(!parse(rules, line), line);
}

void TestLegendPlay::secretChoiceIsInvisibleToOthers() {
    const auto match = legend_.at(names(2), "step: celebration\nphase: bid\nseats: {Sandra: {hand: [wit1, wit2]}}");
    const auto before = match->seen(1);
    QVERIFY(!match->play(*match->parse("bid wit1")));
    QVERIFY(match->seen(1) == before);
    QVERIFY(match->moves().back().revealedTo.empty());
    const Rules& rules = match->rules();
    for (const engine::Event& event : match->moves().back().events) {
        const engine::Event seen = see(rules, event, 1);
        QVERIFY(kindOf(seen) == Happening::Hidden);
        QVERIFY(seen.seat == nobody);
    }
    QCOMPARE(int{see(rules, before.viewer() == 1 ? match->state() : State{}, *match->parse("bid wit2"), 1).a},
             int{unknownCard});
}

/// Fame, treasure and misfortune look the same from behind, so a sampled world may swap them between other seats.
void TestLegendPlay::squareTokensOfOthersAreMixed() {
    const auto match = legend_.at(names(3), "seats: {Martha: {tokens: [fame5]}, Mark: {tokens: [misfortune]}}");
    engine::Pcg generator(7);
    int swapped = 0;
    for (int i = 0; i < 400; ++i) {
        const State world = sample(match->rules(), match->seen(0), generator);
        QCOMPARE(world.tokens[1][fameToken(5)] + world.tokens[2][fameToken(5)], 1);
        swapped += world.tokens[2][fameToken(5)];
    }
    QVERIFY(swapped > 140 && swapped < 260);
}

/// Where it happens most often: in advanced games of five (RULINGS.md O12).
void TestLegendPlay::changeIsRareAndAlmostAlwaysPossible() {
    constexpr int games = 60;
    int changed = 0;
    int booked = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        engine::Setup setup;
        setup.seed = seed;
        setup.options[static_cast<std::size_t>(GameOption::Advanced)] = 1;
        const auto match = legend_.newMatch(names(5), setup);
        engine::Pcg generator(seed, 99);
        engine::ActionList scratch;
        while (!match->isOver())
            match->play(ai::decide<Game, Players>(match->rules(), match->seen(match->toMove()), ai::Level::V1,
                                                  generator, scratch));
        bool isChanged = false;
        for (const auto& move : match->moves())
            for (const auto& event : move.events) {
                if (kindOf(event) != Happening::Changed) continue;
                isChanged = true;
                booked += event.args[0] == static_cast<int>(Change::Booked);
            }
        changed += isChanged;
    }
    QVERIFY2(changed >= 1 && changed <= games / 6, qPrintable(QString::number(changed)));
    QCOMPARE(booked, 0);
}

HEOROT_SUITE(TestLegendPlay)
#include "tst_legend_play.moc"
