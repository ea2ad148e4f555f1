// SPDX-License-Identifier: GPL-3.0-or-later
// raiders.yaml: the shipped one loads and holds what print says; each check of the reader refuses an altered one with
// its line.
#include "../record/refusal.h"
#include "altered_data.h"

#include <numeric>

using namespace heorot;
using namespace heorot::raiders;
using heorot::test::AlteredData;

namespace {

std::shared_ptr<const Rules> loadShipped() {
    record::DataSource data(test::raidersData);
    return loadRules(data);
}

Confidence confidenceOf(const Sureness& sure, const char* side) {
    const auto at =
        std::find_if(sure.begin(), sure.end(), [side](const Aspect& aspect) { return aspect.name == side; });
    return at->confidence;
}

}

class TestRaidersData : public QObject {
    Q_OBJECT

  private slots:
    void decksAreCompleteAndOfPrint();
    void coloursComeOutEven();
    void confidencesAreKept();
    void seenCardsAreThere();
    void badDataIsRefused_data();
    void badDataIsRefused();
    void ownDataMayDiffer();
    void aFaceThatDiceLackIsRefused();
};

void TestRaidersData::decksAreCompleteAndOfPrint() {
    const auto rules = loadShipped();
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

/// Forty dice or so of each colour on all Reavers together, twenty-two cards of each clan.
void TestRaidersData::coloursComeOutEven() {
    const auto rules = loadShipped();
    Counts<colours> cards{};
    std::array<int, colours> dice{};
    for (const ReaverSpec& reaver : rules->reavers) {
        cards[static_cast<std::size_t>(reaver.clan)] =
            static_cast<std::uint8_t>(cards[static_cast<std::size_t>(reaver.clan)] + reaver.copies);
        for (std::size_t colour = 0; colour < colours; ++colour) dice[colour] += reaver.copies * reaver.gain[colour];
    }
    QCOMPARE(cards, (Counts<colours>{22, 22, 22}));
    QCOMPARE(dice, (std::array<int, colours>{40, 41, 42}));
}

void TestRaidersData::confidencesAreKept() {
    const auto rules = loadShipped();
    QCOMPARE(confidenceOf(rules->reavers[0].sure, "ability"), Confidence::Printed);
    QCOMPARE(confidenceOf(rules->reavers[0].sure, "dice"), Confidence::Reconstructed);
    QCOMPARE(confidenceOf(rules->artifacts[2].sure, "glory"), Confidence::Printed);
    QCOMPARE(confidenceOf(rules->artifacts[0].sure, "glory"), Confidence::Reconstructed);
    QCOMPARE(confidenceOf(rules->battles[battleKinds - 1].sure, "defense"), Confidence::Printed);
    QCOMPARE(rules->rounds.confidence, Confidence::Printed);
    QCOMPARE(rules->diceSpaces.confidence, Confidence::Reported);
    QCOMPARE(rules->combatConfidence, Confidence::Reconstructed);
}

/// Copies seen in the printed examples are a lower bound.
void TestRaidersData::seenCardsAreThere() {
    const auto rules = loadShipped();
    const std::map<std::string_view, int> seen{
        {"axe-chieftain", 2},   {"chosen", 2},      {"fanatic", 2},  {"mercenary", 1}, {"pillager", 2},
        {"flamebearer", 1},     {"hunter", 2},      {"robber", 1},   {"freeman", 2},   {"old-warrior", 2},
        {"spear-chieftain", 1}, {"saga-keeper", 1}, {"hiromenn", 1}, {"spakona", 2}};
    for (std::size_t i = 0; i < reaverKinds; ++i)
        if (const auto at = seen.find(reaverNames[i]); at != seen.end())
            QVERIFY(rules->reavers[i].copies >= at->second);
    for (const ProphecySpec& prophecy : rules->prophecies) QCOMPARE(int{prophecy.copies}, 2);
}

void TestRaidersData::badDataIsRefused_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& from, const QByteArray& to, const char* expected) {
        QTest::newRow(name) << from << to << QString::fromUtf8(expected);
    };
    row("another game", "game: raiders", "game: legend",
        "raiders.yaml:4: game: this file is for the game 'legend', not for 'raiders'");
    row("no game", "game: raiders\n", "", "raiders.yaml:5: missing 'game'");
    row("something of its own", "game: raiders\n", "game: raiders\nhorses: 3\n",
        "raiders.yaml:5: horses: nothing of this name belongs here");
    row("rounds of 0", "rounds: {value: 6", "rounds: {value: 0",
        "raiders.yaml:6: rounds.value: '0' is not a whole number from 1 to 6");
    row("rounds of 7", "rounds: {value: 6", "rounds: {value: 7",
        "raiders.yaml:6: rounds.value: '7' is not a whole number from 1 to 6");
    row("actions-per-round of 3", "actions-per-round: {value: 4", "actions-per-round: {value: 3",
        "raiders.yaml:7: actions-per-round.value: '3' is not a whole number from 4 to 4");
    row("actions-per-round of 5", "actions-per-round: {value: 4", "actions-per-round: {value: 5",
        "raiders.yaml:7: actions-per-round.value: '5' is not a whole number from 4 to 4");
    row("dice-spaces of 0", "dice-spaces: {value: 10", "dice-spaces: {value: 0",
        "raiders.yaml:8: dice-spaces.value: '0' is not a whole number from 1 to 18");
    row("dice-spaces of 19", "dice-spaces: {value: 10", "dice-spaces: {value: 19",
        "raiders.yaml:8: dice-spaces.value: '19' is not a whole number from 1 to 18");
    row("artifact-spaces of 0", "artifact-spaces: {value: 4", "artifact-spaces: {value: 0",
        "raiders.yaml:9: artifact-spaces.value: '0' is not a whole number from 1 to 4");
    row("artifact-spaces of 5", "artifact-spaces: {value: 4", "artifact-spaces: {value: 5",
        "raiders.yaml:9: artifact-spaces.value: '5' is not a whole number from 1 to 4");
    row("reavers-per-slot of 0", "reavers-per-slot: {value: 3", "reavers-per-slot: {value: 0",
        "raiders.yaml:10: reavers-per-slot.value: '0' is not a whole number from 1 to 3");
    row("reavers-per-slot of 4", "reavers-per-slot: {value: 3", "reavers-per-slot: {value: 4",
        "raiders.yaml:10: reavers-per-slot.value: '4' is not a whole number from 1 to 3");
    row("upgrade-spaces of 0", "upgrade-spaces: {value: 3", "upgrade-spaces: {value: 0",
        "raiders.yaml:11: upgrade-spaces.value: '0' is not a whole number from 1 to 9");
    row("upgrade-spaces of 10", "upgrade-spaces: {value: 3", "upgrade-spaces: {value: 10",
        "raiders.yaml:11: upgrade-spaces.value: '10' is not a whole number from 1 to 9");
    row("start-favor of -1", "start-favor: {value: 1", "start-favor: {value: -1",
        "raiders.yaml:12: start-favor.value: '-1' is not a whole number from 0 to 20");
    row("start-favor of 21", "start-favor: {value: 1", "start-favor: {value: 21",
        "raiders.yaml:12: start-favor.value: '21' is not a whole number from 0 to 20");
    row("start-reavers of -1", "start-reavers: {value: 2", "start-reavers: {value: -1",
        "raiders.yaml:13: start-reavers.value: '-1' is not a whole number from 0 to 2");
    row("start-reavers of 3", "start-reavers: {value: 2", "start-reavers: {value: 3",
        "raiders.yaml:13: start-reavers.value: '3' is not a whole number from 0 to 2");
    row("crew-dice of 5", "crew-dice: {value: 20", "crew-dice: {value: 5",
        "raiders.yaml:16: crew-dice.value: '5' is not a whole number from 6 to 60");
    row("crew-dice of 61", "crew-dice: {value: 20", "crew-dice: {value: 61",
        "raiders.yaml:16: crew-dice.value: '61' is not a whole number from 6 to 60");
    row("trade-dice of -1", "trade-dice: {value: 2", "trade-dice: {value: -1",
        "raiders.yaml:17: trade-dice.value: '-1' is not a whole number from 0 to 2");
    row("trade-dice of 3", "trade-dice: {value: 2", "trade-dice: {value: 3",
        "raiders.yaml:17: trade-dice.value: '3' is not a whole number from 0 to 2");
    row("territory-glory of -1", "territory-glory: {value: 1", "territory-glory: {value: -1",
        "raiders.yaml:18: territory-glory.value: '-1' is not a whole number from 0 to 9");
    row("territory-glory of 10", "territory-glory: {value: 1", "territory-glory: {value: 10",
        "raiders.yaml:18: territory-glory.value: '10' is not a whole number from 0 to 9");
    row("rest-food of 0", "rest-food: {value: 2", "rest-food: {value: 0",
        "raiders.yaml:19: rest-food.value: '0' is not a whole number from 1 to 9");
    row("rest-food of 10", "rest-food: {value: 2", "rest-food: {value: 10",
        "raiders.yaml:19: rest-food.value: '10' is not a whole number from 1 to 9");
    row("rest-dice of 0", "rest-dice: {value: 1", "rest-dice: {value: 0",
        "raiders.yaml:20: rest-dice.value: '0' is not a whole number from 1 to 1");
    row("rest-dice of 2", "rest-dice: {value: 1", "rest-dice: {value: 2",
        "raiders.yaml:20: rest-dice.value: '2' is not a whole number from 1 to 1");
    row("tapestry-set of -1", "tapestry-set: {value: 15", "tapestry-set: {value: -1",
        "raiders.yaml:21: tapestry-set.value: '-1' is not a whole number from 0 to 100");
    row("tapestry-set of 101", "tapestry-set: {value: 15", "tapestry-set: {value: 101",
        "raiders.yaml:21: tapestry-set.value: '101' is not a whole number from 0 to 100");
    row("tapestry-single of -1", "tapestry-single: {value: 2", "tapestry-single: {value: -1",
        "raiders.yaml:22: tapestry-single.value: '-1' is not a whole number from 0 to 100");
    row("tapestry-single of 101", "tapestry-single: {value: 2", "tapestry-single: {value: 101",
        "raiders.yaml:22: tapestry-single.value: '101' is not a whole number from 0 to 100");
    row("a figure without confidence", "rounds: {value: 6, confidence: printed,", "rounds: {value: 6,",
        "raiders.yaml:6: rounds: missing 'confidence'");
    row("unknown confidence", "rounds: {value: 6, confidence: printed", "rounds: {value: 6, confidence: sure",
        "raiders.yaml:6: rounds.confidence: 'sure' is not 'printed', 'reported', 'inferred' or 'reconstructed'");
    row("a source that is no text", "source: \"rulebook, Playing a Round\"", "source: [rulebook]",
        "raiders.yaml:6: rounds.source: this must be a text");
    row("a figure with more", "rounds: {value: 6,", "rounds: {value: 6, most: 7,",
        "raiders.yaml:6: rounds.most: nothing of this name belongs here");
    row("three numbers of Food", "values: [4, 5, 6, 7]", "values: [4, 5, 6]",
        "raiders.yaml:15: start-food.values: there must be 4 numbers");
    row("too much Food", "values: [4, 5, 6, 7]", "values: [4, 5, 6, 21]",
        "raiders.yaml:15: start-food.values[3]: '21' is not a whole number from 0 to 20");
    row("a display too many", "reaver-stacks: {values: [2, 3, 4]", "reaver-stacks: {values: [2, 3, 5]",
        "raiders.yaml:26: displays.reaver-stacks.values[2]: '5' is not a whole number from 1 to 4");
    row("no display", "village-stacks: {values: [2, 3, 4]", "village-stacks: {values: [0, 3, 4]",
        "raiders.yaml:27: displays.village-stacks.values[0]: '0' is not a whole number from 1 to 4");
    row("a display of two numbers", "keep-stacks: {values: [2, 3, 4]", "keep-stacks: {values: [2, 3]",
        "raiders.yaml:28: displays.keep-stacks.values: there must be 3 numbers");
    row("five battles", "battle-cards: {values: [2, 3, 4]", "battle-cards: {values: [2, 3, 5]",
        "raiders.yaml:29: displays.battle-cards.values[2]: '5' is not a whole number from 1 to 4");
    row("four prophecies", "prophecy-cards: {values: [3, 3, 3]", "prophecy-cards: {values: [3, 3, 4]",
        "raiders.yaml:30: displays.prophecy-cards.values[2]: '4' is not a whole number from 1 to 3");
    row("a display missing", "  keep-stacks:", "  keep-piles:", "raiders.yaml:26: displays: missing 'keep-stacks'");
    row("a die of five sides", "red: {sides: [clan, shield, chest, longship, hammer, double-hammer]",
        "red: {sides: [clan, shield, chest, longship, hammer]", "raiders.yaml:34: dice.red.sides: a die has six sides");
    row("an unknown side", "red: {sides: [clan,", "red: {sides: [helmet,",
        "raiders.yaml:34: dice.red.sides[0]: 'helmet' is not 'clan', 'shield', 'chest', 'longship', 'hammer' or "
        "'double-hammer'");
    row("a colour missing", "  blue: {sides", "  green: {sides", "raiders.yaml:34: dice: missing 'blue'");
    row("a combat die of five sides", "sides: [0, 0, 1, 1, 1, 2]", "sides: [0, 0, 1, 1, 2]",
        "raiders.yaml:37: dice.combat.sides: there must be 6 numbers");
    row("three successes", "sides: [0, 0, 1, 1, 1, 2]", "sides: [0, 0, 1, 1, 1, 3]",
        "raiders.yaml:37: dice.combat.sides[5]: '3' is not a whole number from 0 to 2");
    row("a clan missing", "  odin: {promote", "  thor: {promote", "raiders.yaml:41: clans: missing 'odin'");
    row("a clan with more", "{promote: {food: 4}", "{promote: {glory: 4}",
        "raiders.yaml:42: clans.odin.promote.glory: nothing of this name belongs here");
    row("two cards of Tyr", "{promote: {spoils: 1}", "{promote: {spoils: 2}",
        "raiders.yaml:41: clans.tyr.promote.spoils: '2' is not a whole number from 1 to 1");
    row("a side of a confidence missing", "{promote: {favor: 2}, confidence: {colour: reported, promote: printed}}",
        "{promote: {favor: 2}, confidence: {colour: reported}}",
        "raiders.yaml:43: clans.yggdrasil.confidence: missing 'promote'");
    row("a side of a confidence too many", "{promote: {favor: 2}, confidence: {",
        "{promote: {favor: 2}, confidence: {size: printed, ",
        "raiders.yaml:43: clans.yggdrasil.confidence.size: nothing of this name belongs here");
    row("a location missing", "  sea: {cost", "  ocean: {cost", "raiders.yaml:47: locations: missing 'sea'");
    row("a location that costs Favor", "sea: {cost: {food: 4}", "sea: {cost: {favor: 4}",
        "raiders.yaml:49: locations.sea: a location costs Food and icons");
    row("a location that costs any dice", "sea: {cost: {food: 4}", "sea: {cost: {dice: 2}",
        "raiders.yaml:49: locations.sea: a location costs Food and icons");
    row("three cards", "recruit: {cards: 2", "recruit: {cards: 3",
        "raiders.yaml:47: locations.recruit.cards: '3' is not a whole number from 1 to 2");
    row("three bonuses", "trade: {bonus: [3, 2, 1, 1]", "trade: {bonus: [3, 2, 1]",
        "raiders.yaml:48: locations.trade.bonus: there must be 4 numbers");
    row("a bonus of four", "trade: {bonus: [3, 2, 1, 1]", "trade: {bonus: [4, 2, 1, 1]",
        "raiders.yaml:48: locations.trade.bonus[0]: '4' is not a whole number from 0 to 3");
    row("Trade without Favor", "favor: 2, food: 3, dice: 2, prophecies: 1", "food: 3, dice: 2, prophecies: 1",
        "raiders.yaml:48: locations.trade: missing 'favor'");
    row("three trade dice a reward", "favor: 2, food: 3, dice: 2, prophecies: 1",
        "favor: 2, food: 3, dice: 3, prophecies: 1",
        "raiders.yaml:48: locations.trade.dice: '3' is not a whole number from 2 to 2");
    row("two prophecies a reward", "dice: 2, prophecies: 1", "dice: 2, prophecies: 2",
        "raiders.yaml:48: locations.trade.prophecies: '2' is not a whole number from 1 to 1");
    row("Favor elsewhere", "recruit: {cards: 2, ", "recruit: {favor: 2, cards: 2, ",
        "raiders.yaml:47: locations.recruit.favor: nothing of this name belongs here");
    row("an unknown icon of a cost", "icons: [chest, chest]", "icons: [chest, raven]",
        "raiders.yaml:50: locations.villages.cost.icons[1]: 'raven' is not 'shield', 'chest', 'longship' or 'hammer'");
    row("a Reaver missing", "  hunter: {clan", "  archer: {clan", "raiders.yaml:56: reavers: missing 'hunter'");
    row("67 Reavers", "hunter: {clan: odin, copies: 4", "hunter: {clan: odin, copies: 5",
        "raiders.yaml:56: reavers: there are 66 Reavers, not 67");
    row("no copy", "hunter: {clan: odin, copies: 4", "hunter: {clan: odin, copies: 0",
        "raiders.yaml:62: reavers.hunter.copies: '0' is not a whole number from 1 to 20");
    row("21 copies", "hunter: {clan: odin, copies: 4", "hunter: {clan: odin, copies: 21",
        "raiders.yaml:62: reavers.hunter.copies: '21' is not a whole number from 1 to 20");
    row("an unknown clan", "hunter: {clan: odin", "hunter: {clan: thor",
        "raiders.yaml:62: reavers.hunter.clan: 'thor' is not 'tyr', 'odin' or 'yggdrasil'");
    row("an unknown colour", "gain: [blue, yellow], rally: [blue], ability: {now: {food: 1}",
        "gain: [blue, green], rally: [blue], ability: {now: {food: 1}",
        "raiders.yaml:62: reavers.hunter.gain[1]: 'green' is not 'red', 'blue' or 'yellow'");
    row("three dice gained", "gain: [blue, yellow], rally: [blue], ability: {now: {food: 1}",
        "gain: [blue, yellow, red], rally: [blue], ability: {now: {food: 1}",
        "raiders.yaml:62: reavers.hunter: a Reaver brings at most two dice each way");
    row("three dice of a Rally", "rally: [blue, red]", "rally: [blue, red, red]",
        "raiders.yaml:67: reavers.old-warrior: a Reaver brings at most two dice each way");
    row("an ability that draws and turns", "ability: {draw: villages, count: 2}",
        "ability: {draw: villages, count: 2, turn: red}",
        "raiders.yaml:56: reavers.axe-chieftain.ability: an ability draws, turns or discards, one of them");
    row("three cards drawn", "ability: {draw: villages, count: 2}", "ability: {draw: villages, count: 3}",
        "raiders.yaml:56: reavers.axe-chieftain.ability.count: '3' is not a whole number from 2 to 2");
    row("prophecies drawn and kept", "ability: {draw: villages, count: 2}", "ability: {draw: prophecies, count: 2}",
        "raiders.yaml:56: reavers.axe-chieftain.ability.draw: 'prophecies' is not 'villages' or 'keeps'");
    row("a die of no colour turned", "ability: {turn: red}", "ability: {turn: green}",
        "raiders.yaml:57: reavers.chosen.ability.turn: 'green' is not 'red', 'blue', 'yellow' or 'any'");
    row("dice and Favor discarded", "discard: {favor: 1}", "discard: {favor: 1, dice: 1}",
        "raiders.yaml:72: reavers.seeress.ability.discard: dice or Favor is discarded, one of them");
    row("nothing discarded", "discard: {favor: 1}", "discard: {}",
        "raiders.yaml:72: reavers.seeress.ability.discard: dice or Favor is discarded, one of them");
    row("three dice discarded", "discard: {dice: 2}", "discard: {dice: 3}",
        "raiders.yaml:61: reavers.flamebearer.ability.discard.dice: '3' is not a whole number from 1 to 2");
    row("a discard for nothing", "discard: {favor: 1}, then: {glory: 2}", "discard: {favor: 1}",
        "raiders.yaml:72: reavers.seeress.ability: missing 'then'");
    row("no such die", "now: {die: red-helmet}", "now: {die: red-raven}",
        "raiders.yaml:59: reavers.mercenary.ability.now.die: 'red-raven' is no die: write colour and icon, as in "
        "red-helmet");
    row("no such pawn", "then: {pawn: farm-pawn}", "then: {pawn: barn-pawn}",
        "raiders.yaml:60: reavers.pillager.ability.then.pawn: 'barn-pawn' is not 'farm-pawn', 'wall-pawn' or "
        "'bastion-pawn'");
    row("a bundle with more", "now: {glory: 2}", "now: {gold: 2}",
        "raiders.yaml:70: reavers.saga-keeper.ability.now.gold: nothing of this name belongs here");
    row("a bundle of nothing", "now: {glory: 2}", "now: {glory: 0}",
        "raiders.yaml:70: reavers.saga-keeper.ability.now.glory: '0' is not a whole number from 1 to 50");
    row("an artifact that turns two dice", "effect: turn-die, amount: 1", "effect: turn-die, amount: 2",
        "raiders.yaml:79: artifacts.bodn.amount: this effect happens once");
    row("an unknown location of an artifact", "andvarinaut: {location: keeps", "andvarinaut: {location: castle",
        "raiders.yaml:77: artifacts.andvarinaut.location: 'castle' is not 'recruit', 'trade', 'sea', 'villages', "
        "'keeps', 'subdue' or 'any'");
    row("an unknown icon stored", "stores: raven, effect: food", "stores: crow, effect: food",
        "raiders.yaml:84: artifacts.eldrihmnir.stores: 'crow' is not 'any', 'shield', 'chest', 'longship', 'hammer', "
        "'double-hammer', 'helmet', 'raven' or 'tree'");
    row("an unknown effect", "effect: keep-card", "effect: draw-keep",
        "raiders.yaml:77: artifacts.andvarinaut.effect: 'draw-keep' is not 'keep-card', 'specialize-ability', "
        "'turn-die', 'swap-prophecy', 'discard-terror', 'combat-dice', 'food', 'favor', 'roll-dice', 'promote-bonus', "
        "'level-three' or 'cancel-journey'");
    row("an effect of five", "effect: combat-dice, amount: 2", "effect: combat-dice, amount: 5",
        "raiders.yaml:82: artifacts.dainsleif.amount: '5' is not a whole number from 1 to 4");
    row("an artifact worth 21", "glory: 4, copies: 2, confidence: {effect: printed, glory: printed",
        "glory: 21, copies: 2, confidence: {effect: printed, glory: printed",
        "raiders.yaml:79: artifacts.bodn.glory: '21' is not a whole number from 0 to 20");
    row("an artifact missing", "  bodn: {", "  boden: {", "raiders.yaml:77: artifacts: missing 'bodn'");
    row("63 village cards", "farm: {gain: {food: 3}, pillage: {food: 1, pawn: farm-pawn, terror: 1}, copies: 8",
        "farm: {gain: {food: 3}, pillage: {food: 1, pawn: farm-pawn, terror: 1}, copies: 9",
        "raiders.yaml:95: villages: there are 62 Village Spoils, artifacts among them, not 63");
    row("an artifact too many", "effect: turn-die, amount: 1, glory: 4, copies: 2",
        "effect: turn-die, amount: 1, glory: 4, copies: 3",
        "raiders.yaml:95: villages: there are 62 Village Spoils, artifacts among them, not 63");
    row("a village card of two kinds", "{runes: 1, other", "{runes: 1, choice: {glory: 1}, other",
        "raiders.yaml:103: villages.runic-carvings: a card has one of 'upgrade', 'pillage', 'choice' and 'runes'");
    row("a village card of no kind", "{runes: 1, other", "{other",
        "raiders.yaml:103: villages.runic-carvings: a card has one of 'upgrade', 'pillage', 'choice' and 'runes'");
    row("an unknown tile", "upgrade: upgrade-shield, other", "upgrade: upgrade-sail, other",
        "raiders.yaml:95: villages.card-upgrade-shield.upgrade: 'upgrade-sail' is not 'upgrade-shield', "
        "'upgrade-chest' or 'upgrade-longship-hammer'");
    row("a choice of one", "choice: {roll: [red, yellow]}, other: {glory: 5, terror: 1}",
        "choice: {roll: [red, yellow]}", "raiders.yaml:100: villages.bundle-of-swords: missing 'other'");
    row("a pillage without gain", "village-wall: {gain: {favor: 2}, ", "village-wall: {",
        "raiders.yaml:99: villages.village-wall: missing 'gain'");
    row("runes that discard nothing", "runes: 1", "runes: 0",
        "raiders.yaml:103: villages.runic-carvings.runes: '0' is not a whole number from 1 to 9");
    row("a set card without a set", "treasure: {set: [2, 4, 9, 16], ", "treasure: {",
        "raiders.yaml:107: keeps.treasure: 'set' tells the glory of 1, 2, ... cards");
    row("a set of no number", "set: [3, 6, 10]", "set: [3, 6, many]",
        "raiders.yaml:108: keeps.art.set[2]: 'many' is not a whole number from 0 to 100");
    row("a Keep Wall without defense", "defense: 2, pillage: {favor: 1", "pillage: {favor: 1",
        "raiders.yaml:113: keeps.keep-wall: missing 'defense'");
    row("a defense of ten", "defense: 3, pillage: {glory: 3, pawn: bastion-pawn}",
        "defense: 10, pillage: {glory: 3, pawn: bastion-pawn}",
        "raiders.yaml:114: keeps.tower-blue-yellow.defense: '10' is not a whole number from 1 to 9");
    row("77 keep cards", "armor: {set: [1, 2, 6, 12, 20, 30], copies: 18",
        "armor: {set: [1, 2, 6, 12, 20, 30], copies: 19", "raiders.yaml:107: keeps: there are 76 Keep Spoils, not 77");
    row("two choices of loss", "lose: {food: 2, dice: 1}", "lose: {food: 2, dice: 1, goods: 1}",
        "raiders.yaml:122: journeys.kraken.lose: one thing at most is chosen to be lost");
    row("two dice lost", "lose: {food: 2, dice: 1}", "lose: {food: 2, dice: 2}",
        "raiders.yaml:122: journeys.kraken.lose.dice: '2' is not a whole number from 1 to 1");
    row("two Reavers paid", "pay-reaver: 1", "pay-reaver: 2",
        "raiders.yaml:121: journeys.famine.pay-reaver: '2' is not a whole number from 1 to 1");
    row("a loss with more", "lose: {leader: 1}", "lose: {ship: 1}",
        "raiders.yaml:123: journeys.rough-seas.lose.ship: nothing of this name belongs here");
    row("25 journeys", "all-is-calm: {copies: 4", "all-is-calm: {copies: 5",
        "raiders.yaml:120: journeys: there are 24 Sea Journeys, not 25");
    row("a battle without defense", "transport: {defense: 2, ", "transport: {",
        "raiders.yaml:129: battles.transport: missing 'defense'");
    row("46 battles", "combination: [longship, chest], reward: {glory: 8, food: 2}, copies: 8",
        "combination: [longship, chest], reward: {glory: 8, food: 2}, copies: 9",
        "raiders.yaml:129: battles: there are 45 Sea Battles, not 46");
    row("a combination of clan icons", "combination: [longship, chest]", "combination: [longship, helmet]",
        "raiders.yaml:129: battles.transport.combination[1]: 'helmet' is not 'shield', 'chest', 'longship' or "
        "'hammer'");
    row("an unknown count", "per: armor", "per: armour",
        "raiders.yaml:140: prophecies.stolen-armor.per: 'armour' is not 'treasure', 'art', 'armor', 'tapestry', "
        "'food-territory', 'favor-territory', 'dice-territory', 'red-reaver', 'blue-reaver', 'yellow-reaver', "
        "'farm-pawn', 'wall-pawn', ...");
    row("a prophecy of nothing", "juggernaut: {glory: 1", "juggernaut: {glory: 0",
        "raiders.yaml:150: prophecies.juggernaut.glory: '0' is not a whole number from 1 to 9");
    row("35 prophecies", "juggernaut: {glory: 1, per: wall-pawn, copies: 2",
        "juggernaut: {glory: 1, per: wall-pawn, copies: 3",
        "raiders.yaml:140: prophecies: there are 34 Prophecies, not 35");
    row("a level that is not the defense", "food-2: {defense: 2", "food-2: {defense: 3",
        "raiders.yaml:161: territories.food-2.defense: the level is the defense");
    row("a territory without rewards", "rewards: [{copies: 3, gain: {free-dice: 1}}, {copies: 3, gain: {glory: 2}}]",
        "rewards: []", "raiders.yaml:160: territories.food-1.rewards: one to three rewards");
    row("four rewards", "rewards: [{copies: 2, gain: {food: 4}}, ",
        "rewards: [{copies: 1, gain: {food: 4}}, {copies: 1, gain: {food: 4}}, ",
        "raiders.yaml:167: territories.dice-2.rewards: one to three rewards");
    row("seven tiles of a kind", "rewards: [{copies: 3, gain: {free-dice: 1}}",
        "rewards: [{copies: 4, gain: {free-dice: 1}}",
        "raiders.yaml:160: territories.food-1.rewards: there are 6 tiles of each kind, not 7");
    row("a reward without its number", "rewards: [{copies: 3, gain: {free-dice: 1}}",
        "rewards: [{gain: {free-dice: 1}}", "raiders.yaml:160: territories.food-1.rewards[0]: missing 'copies'");
    row("a cost of six dice", "cost: {dice: 3}", "cost: {dice: 6}",
        "raiders.yaml:168: territories.dice-3.cost.dice: '6' is not a whole number from 1 to 5");
    row("thirteen upgrades", "upgrade-chest: {icons: [chest], copies: 4", "upgrade-chest: {icons: [chest], copies: 5",
        "raiders.yaml:172: upgrades: there are 12 Ship Upgrades, not 13");
    row("an upgrade of a clan", "upgrade-chest: {icons: [chest]", "upgrade-chest: {icons: [tree]",
        "raiders.yaml:173: upgrades.upgrade-chest.icons[0]: 'tree' is not 'shield', 'chest', 'longship' or 'hammer'");
    row("two bands of pawns", "each: [1, 2, 3]", "each: [1, 2]",
        "raiders.yaml:178: pawns.farm-pawn.each: there must be 3 numbers");
    row("a pawn missing", "  wall-pawn: {each", "  gate-pawn: {each", "raiders.yaml:178: pawns: missing 'wall-pawn'");
    row("61 pawns", "most: 4, copies: 15", "most: 4, copies: 61",
        "raiders.yaml:179: pawns.wall-pawn.copies: '61' is not a whole number from 1 to 60");
    row("five numbers of Terror", "loss: [1, 3, 6, 10, 15, 21]", "loss: [1, 3, 6, 10, 15]",
        "raiders.yaml:183: terror.loss: there must be 6 numbers");
    row("Terror that brings Glory", "loss: [1, 3, 6, 10, 15, 21]", "loss: [-1, 3, 6, 10, 15, 21]",
        "raiders.yaml:183: terror.loss[0]: '-1' is not a whole number from 0 to 100");
}

void TestRaidersData::badDataIsRefused() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, expected);
    AlteredData altered;
    altered.replace(from, to);
    record::DataSource data(test::raidersData, altered.folder());
    QCOMPARE(test::refusal([&] { loadRules(data); }), expected);
}

/// What an owner of the box may correct is not refused: copies within a deck, dice, costs, rewards, values.
void TestRaidersData::ownDataMayDiffer() {
    AlteredData altered;
    altered.replace("hunter: {clan: odin, copies: 4", "hunter: {clan: odin, copies: 3");
    altered.replace("freeman: {clan: odin, copies: 4", "freeman: {clan: odin, copies: 5");
    altered.replace("red: {sides: [clan, shield, chest,", "red: {sides: [clan, clan, chest,");
    altered.replace("sides: [0, 0, 1, 1, 1, 2]", "sides: [0, 1, 1, 1, 2, 2]");
    altered.replace("cost: {food: 2}", "cost: {food: 1, dice: 1}");
    record::DataSource data(test::raidersData, altered.folder());
    const auto rules = loadRules(data);
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

void TestRaidersData::aFaceThatDiceLackIsRefused() {
    AlteredData altered;
    altered.replace("red: {sides: [clan, shield, chest,", "red: {sides: [clan, clan, chest,");
    const test::Raiders game(altered.folder());
    const auto match = game.at({"Sandra", "Ylva"}, "phase: decide\nlocation: sea\nto_move: Sandra\nactive: Sandra");
    QCOMPARE(match->refusalName(match->validate(*match->parse("rest red-shield"))), std::string("no-such-face"));
    QVERIFY(!match->validate(*match->parse("rest blue-shield")));
}

QTEST_APPLESS_MAIN(TestRaidersData)
#include "tst_raiders_data.moc"
