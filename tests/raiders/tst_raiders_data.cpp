// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped raiders.yaml loads and matches what is printed; corrections an owner of the box may make are accepted.
#include "raiders_fixture.h"
#include "suite/suite.h"

#include <numeric>

using namespace heorot;
using namespace heorot::raiders;
using heorot::test::AlteredRaiders;

namespace {

Confidence confidenceOf(const Confidences& confidences, const char* side) {
    const auto at = std::find_if(confidences.begin(), confidences.end(),
                                 [side](const data::Aspect& aspect) { return aspect.name == side; });
    return at->confidence;
}

}

class TestRaidersData : public QObject {
    Q_OBJECT

  private slots:
    void decksAreCompleteAndMatchPrint();
    void colorsAreBalanced();
    void confidencesAreRead();
    void cardsOfTheExamplesExist();
    void correctionsByAnOwnerAreAccepted();
    void missingFaceIsRefused();
    void raidMayCostOnlyFood();
};

void TestRaidersData::decksAreCompleteAndMatchPrint() {
    const auto rules = test::Raiders::loadRules();
    const auto total = [](const auto& specs) {
        return std::accumulate(specs.begin(), specs.end(), 0,
                               [](int sum, const auto& spec) { return sum + spec.copies; });
    };
    QCOMPARE(total(rules->reavers), 66);
    QCOMPARE(total(rules->artifacts), 28);
    QCOMPARE(total(rules->artifacts) + total(rules->villageCards), 62);
    QCOMPARE(total(rules->keeps), 76);
    QCOMPARE(total(rules->journeys), 24);
    QCOMPARE(total(rules->battles), 45);
    QCOMPARE(total(rules->prophecies), 34);
    QCOMPARE(total(rules->upgrades), 12);
    QCOMPARE(total(rules->pawns), 45);
    for (const TerritorySpec& territory : rules->territories)
        QCOMPARE(territory.copies[0] + territory.copies[1] + territory.copies[2], 6);
}

/// About forty dice of each color on all Reavers together, twenty-two cards of each clan.
void TestRaidersData::colorsAreBalanced() {
    const auto rules = test::Raiders::loadRules();
    Counts<colors> cards{};
    std::array<int, colors> dice{};
    for (const ReaverSpec& reaver : rules->reavers) {
        cards[static_cast<std::size_t>(reaver.clan)] =
            static_cast<std::uint8_t>(cards[static_cast<std::size_t>(reaver.clan)] + reaver.copies);
        for (std::size_t color = 0; color < colors; ++color) dice[color] += reaver.copies * reaver.gain[color];
    }
    QCOMPARE(cards, (Counts<colors>{22, 22, 22}));
    QCOMPARE(dice, (std::array<int, colors>{40, 41, 42}));
}

void TestRaidersData::confidencesAreRead() {
    const auto rules = test::Raiders::loadRules();
    QCOMPARE(confidenceOf(rules->reavers[0].confidences, "ability"), Confidence::Printed);
    QCOMPARE(confidenceOf(rules->reavers[0].confidences, "dice"), Confidence::Reconstructed);
    QCOMPARE(confidenceOf(rules->artifacts[2].confidences, "glory"), Confidence::Printed);
    QCOMPARE(confidenceOf(rules->artifacts[0].confidences, "glory"), Confidence::Reconstructed);
    QCOMPARE(confidenceOf(rules->battles[battleKinds - 1].confidences, "defense"), Confidence::Printed);
    QCOMPARE(rules->rounds.confidence, Confidence::Printed);
    QCOMPARE(rules->diceSpaces.confidence, Confidence::Reported);
    QCOMPARE(rules->combatConfidence, Confidence::Reconstructed);
}

/// Copies seen in the printed examples are a lower bound.
void TestRaidersData::cardsOfTheExamplesExist() {
    const auto rules = test::Raiders::loadRules();
    const std::map<std::string_view, int> seen{
        {"axe-chieftain", 2},   {"chosen", 2},      {"fanatic", 2},  {"mercenary", 1}, {"pillager", 2},
        {"flamebearer", 1},     {"hunter", 2},      {"robber", 1},   {"freeman", 2},   {"old-warrior", 2},
        {"spear-chieftain", 1}, {"saga-keeper", 1}, {"hiromenn", 1}, {"spakona", 2}};
    for (std::size_t i = 0; i < reaverKinds; ++i)
        if (const auto at = seen.find(reaverNames[i]); at != seen.end())
            QVERIFY(rules->reavers[i].copies >= at->second);
    for (const ProphecySpec& prophecy : rules->prophecies) QCOMPARE(int{prophecy.copies}, 2);
}

/// Corrections an owner of the box may make are accepted: copies within a deck, dice, costs, rewards, values.
void TestRaidersData::correctionsByAnOwnerAreAccepted() {
    AlteredRaiders altered;
    altered.replace("hunter: {clan: odin, copies: 4", "hunter: {clan: odin, copies: 3");
    altered.replace("freeman: {clan: odin, copies: 4", "freeman: {clan: odin, copies: 5");
    altered.replace("red: {sides: [clan, shield, chest,", "red: {sides: [clan, clan, chest,");
    altered.replace("sides: [0, 0, 1, 1, 1, 2]", "sides: [0, 1, 1, 1, 2, 2]");
    altered.replace("cost: {food: 2}", "cost: {food: 1, dice: 1}");
    const auto rules = test::Raiders::loadRules(altered.folder());
    QVERIFY(!rules->hasIcon[0][static_cast<std::size_t>(Icon::Shield)]);
    QVERIFY(rules->names.sides[0].find("helmet-2"));
    const test::Raiders game(altered.folder());
    engine::Setup setup;
    setup.seed = 5;
    const auto match = game.newMatch({"Sandra", "Ylva", "Hrolf"}, setup);
    engine::Pcg generator(3);
    engine::ActionList actions;
    while (!match->isOver()) {
        match->legalActions(actions);
        QVERIFY(!match->play(actions[generator.below(static_cast<std::uint32_t>(actions.size()))]));
    }
}

void TestRaidersData::missingFaceIsRefused() {
    AlteredRaiders altered;
    altered.replace("red: {sides: [clan, shield, chest,", "red: {sides: [clan, clan, chest,");
    const test::Raiders game(altered.folder());
    const auto match = game.at({"Sandra", "Ylva"}, "phase: decide\nlocation: sea\nto_move: Sandra\nactive: Sandra");
    QCOMPARE(match->refusalName(match->validate(*match->parse("rest red-shield"))), std::string("no-such-face"));
    QVERIFY(!match->validate(*match->parse("rest blue-shield")));
}

/// The cost of a location besides Food is data; without icons there is nothing to lay out.
void TestRaidersData::raidMayCostOnlyFood() {
    AlteredRaiders altered;
    altered.replace("cost: {food: 1, icons: [chest, chest]}", "cost: {food: 1}");
    const test::Raiders game(altered.folder());
    const auto match =
        game.at({"Sandra", "Ylva"}, "phase: decide\nlocation: villages\nto_move: Sandra\nactive: Sandra\n"
                                    "seats: {Sandra: {food: 3}}");
    engine::ActionList actions;
    match->legalActions(actions);
    QVERIFY(actions.size() > 0 && match->format(actions[0]) == "done");
    QVERIFY(!match->play(actions[0]));
    QCOMPARE(int{match->state().ships[0].food}, 2);
    QVERIFY(match->state().phase == Phase::Take);
}

HEOROT_SUITE(TestRaidersData)
#include "tst_raiders_data.moc"
