// SPDX-License-Identifier: GPL-3.0-or-later
// Each check of figures, dice, locations, pawns and Terror refuses an altered raiders.yaml with its line.
#include "raiders_fixture.h"
#include "suite/suite.h"

class TestRaidersBadTable : public QObject {
    Q_OBJECT

  private slots:
    void badDataIsRefused_data();
    void badDataIsRefused() { heorot::test::badDataIsRefused<heorot::test::Raiders>(); }
};

void TestRaidersBadTable::badDataIsRefused_data() {
    const heorot::test::BadDataRows row;
    row("another game", "game: raiders", "game: legend",
        "raiders.yaml:4: game: this file belongs to the game 'legend', not to 'raiders'");
    row("no game", "game: raiders\n", "", "raiders.yaml:5: 'game' is missing here");
    row("something of its own", "game: raiders\n", "game: raiders\nhorses: 3\n",
        "raiders.yaml:5: horses: this key is not allowed here");
    row("rounds of 0", "rounds: {value: 6", "rounds: {value: 0",
        "raiders.yaml:6: rounds.value: '0' is not a whole number from 1 to 6");
    row("rounds of 7", "rounds: {value: 6", "rounds: {value: 7",
        "raiders.yaml:6: rounds.value: '7' is not a whole number from 1 to 6");
    row("actions-per-round of 3", "actions-per-round: {value: 4", "actions-per-round: {value: 3",
        "raiders.yaml:7: actions-per-round.value: '3' is not 4, the only number allowed here");
    row("actions-per-round of 5", "actions-per-round: {value: 4", "actions-per-round: {value: 5",
        "raiders.yaml:7: actions-per-round.value: '5' is not 4, the only number allowed here");
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
        "raiders.yaml:20: rest-dice.value: '0' is not 1, the only number allowed here");
    row("rest-dice of 2", "rest-dice: {value: 1", "rest-dice: {value: 2",
        "raiders.yaml:20: rest-dice.value: '2' is not 1, the only number allowed here");
    row("tapestry-set of -1", "tapestry-set: {value: 15", "tapestry-set: {value: -1",
        "raiders.yaml:21: tapestry-set.value: '-1' is not a whole number from 0 to 100");
    row("tapestry-set of 101", "tapestry-set: {value: 15", "tapestry-set: {value: 101",
        "raiders.yaml:21: tapestry-set.value: '101' is not a whole number from 0 to 100");
    row("tapestry-single of -1", "tapestry-single: {value: 2", "tapestry-single: {value: -1",
        "raiders.yaml:22: tapestry-single.value: '-1' is not a whole number from 0 to 100");
    row("tapestry-single of 101", "tapestry-single: {value: 2", "tapestry-single: {value: 101",
        "raiders.yaml:22: tapestry-single.value: '101' is not a whole number from 0 to 100");
    row("a figure without confidence", "rounds: {value: 6, confidence: printed,", "rounds: {value: 6,",
        "raiders.yaml:6: rounds: 'confidence' is missing here");
    row("unknown confidence", "rounds: {value: 6, confidence: printed", "rounds: {value: 6, confidence: sure",
        "raiders.yaml:6: rounds.confidence: 'sure' is not 'printed', 'reported', 'inferred', or 'reconstructed'");
    row("a source that is no text", "source: \"rulebook, Playing a Round\"", "source: [rulebook]",
        "raiders.yaml:6: rounds.source: this must be text");
    row("a figure with more", "rounds: {value: 6,", "rounds: {value: 6, most: 7,",
        "raiders.yaml:6: rounds.most: this key is not allowed here");
    row("three numbers of Food", "values: [4, 5, 6, 7]", "values: [4, 5, 6]",
        "raiders.yaml:15: start-food.values: exactly 4 numbers are needed here");
    row("too much Food", "values: [4, 5, 6, 7]", "values: [4, 5, 6, 21]",
        "raiders.yaml:15: start-food.values[3]: '21' is not a whole number from 0 to 20");
    row("a display too many", "reaver-stacks: {values: [2, 3, 4]", "reaver-stacks: {values: [2, 3, 5]",
        "raiders.yaml:26: displays.reaver-stacks.values[2]: '5' is not a whole number from 1 to 4");
    row("no display", "village-stacks: {values: [2, 3, 4]", "village-stacks: {values: [0, 3, 4]",
        "raiders.yaml:27: displays.village-stacks.values[0]: '0' is not a whole number from 1 to 4");
    row("a display of two numbers", "keep-stacks: {values: [2, 3, 4]", "keep-stacks: {values: [2, 3]",
        "raiders.yaml:28: displays.keep-stacks.values: exactly 3 numbers are needed here");
    row("five battles", "battle-cards: {values: [2, 3, 4]", "battle-cards: {values: [2, 3, 5]",
        "raiders.yaml:29: displays.battle-cards.values[2]: '5' is not a whole number from 1 to 4");
    row("four prophecies", "prophecy-cards: {values: [3, 3, 3]", "prophecy-cards: {values: [3, 3, 4]",
        "raiders.yaml:30: displays.prophecy-cards.values[2]: '4' is not a whole number from 1 to 3");
    row("a display missing",
        "  keep-stacks:", "  keep-piles:", "raiders.yaml:26: displays: 'keep-stacks' is missing here");
    row("a die of five sides", "red: {sides: [clan, shield, chest, longship, hammer, double-hammer]",
        "red: {sides: [clan, shield, chest, longship, hammer]",
        "raiders.yaml:34: dice.red.sides: a die must have six sides");
    row("an unknown side", "red: {sides: [clan,", "red: {sides: [helmet,",
        "raiders.yaml:34: dice.red.sides[0]: 'helmet' is not 'clan', 'shield', 'chest', 'longship', 'hammer', or "
        "'double-hammer'");
    row("a color missing", "  blue: {sides", "  green: {sides", "raiders.yaml:34: dice: 'blue' is missing here");
    row("a combat die of five sides", "sides: [0, 0, 1, 1, 1, 2]", "sides: [0, 0, 1, 1, 2]",
        "raiders.yaml:37: dice.combat.sides: exactly 6 numbers are needed here");
    row("three successes", "sides: [0, 0, 1, 1, 1, 2]", "sides: [0, 0, 1, 1, 1, 3]",
        "raiders.yaml:37: dice.combat.sides[5]: '3' is not a whole number from 0 to 2");
    row("a clan missing", "  odin: {promote", "  thor: {promote", "raiders.yaml:41: clans: 'odin' is missing here");
    row("a clan with more", "{promote: {food: 4}", "{promote: {glory: 4}",
        "raiders.yaml:42: clans.odin.promote.glory: this key is not allowed here");
    row("two cards of Tyr", "{promote: {spoils: 1}", "{promote: {spoils: 2}",
        "raiders.yaml:41: clans.tyr.promote.spoils: '2' is not 1, the only number allowed here");
    row("a side of a confidence missing", "{promote: {favor: 2}, confidence: {colour: reported, promote: printed}}",
        "{promote: {favor: 2}, confidence: {colour: reported}}",
        "raiders.yaml:43: clans.yggdrasil.confidence: 'promote' is missing here");
    row("a side of a confidence too many", "{promote: {favor: 2}, confidence: {",
        "{promote: {favor: 2}, confidence: {size: printed, ",
        "raiders.yaml:43: clans.yggdrasil.confidence.size: this key is not allowed here");
    row("a location missing", "  sea: {cost", "  ocean: {cost", "raiders.yaml:47: locations: 'sea' is missing here");
    row("a location that costs Favor", "sea: {cost: {food: 4}", "sea: {cost: {favor: 4}",
        "raiders.yaml:49: locations.sea: a location can cost only Food and icons");
    row("a location that costs any dice", "sea: {cost: {food: 4}", "sea: {cost: {dice: 2}",
        "raiders.yaml:49: locations.sea: a location can cost only Food and icons");
    row("three cards", "recruit: {cards: 2", "recruit: {cards: 3",
        "raiders.yaml:47: locations.recruit.cards: '3' is not a whole number from 1 to 2");
    row("three bonuses", "trade: {bonus: [3, 2, 1, 1]", "trade: {bonus: [3, 2, 1]",
        "raiders.yaml:48: locations.trade.bonus: exactly 4 numbers are needed here");
    row("a bonus of four", "trade: {bonus: [3, 2, 1, 1]", "trade: {bonus: [4, 2, 1, 1]",
        "raiders.yaml:48: locations.trade.bonus[0]: '4' is not a whole number from 1 to 3");
    row("Trade without Favor", "favor: 2, food: 3, dice: 2, prophecies: 1", "food: 3, dice: 2, prophecies: 1",
        "raiders.yaml:48: locations.trade: 'favor' is missing here");
    row("three trade dice a reward", "favor: 2, food: 3, dice: 2, prophecies: 1",
        "favor: 2, food: 3, dice: 3, prophecies: 1",
        "raiders.yaml:48: locations.trade.dice: '3' is not 2, the only number allowed here");
    row("two prophecies a reward", "dice: 2, prophecies: 1", "dice: 2, prophecies: 2",
        "raiders.yaml:48: locations.trade.prophecies: '2' is not 1, the only number allowed here");
    row("Favor elsewhere", "recruit: {cards: 2, ", "recruit: {favor: 2, cards: 2, ",
        "raiders.yaml:47: locations.recruit.favor: this key is not allowed here");
    row("an unknown icon of a cost", "icons: [chest, chest]", "icons: [chest, raven]",
        "raiders.yaml:50: locations.villages.cost.icons[1]: 'raven' is not 'shield', 'chest', 'longship', or 'hammer'");
    row("two bands of pawns", "each: [1, 2, 3]", "each: [1, 2]",
        "raiders.yaml:178: pawns.farm-pawn.each: exactly 3 numbers are needed here");
    row("a pawn missing", "  wall-pawn: {each", "  gate-pawn: {each",
        "raiders.yaml:178: pawns: 'wall-pawn' is missing here");
    row("61 pawns", "most: 4, copies: 15", "most: 4, copies: 61",
        "raiders.yaml:179: pawns.wall-pawn.copies: '61' is not a whole number from 1 to 60");
    row("five numbers of Terror", "loss: [1, 3, 6, 10, 15, 21]", "loss: [1, 3, 6, 10, 15]",
        "raiders.yaml:183: terror.loss: exactly 6 numbers are needed here");
    row("Terror that brings Glory", "loss: [1, 3, 6, 10, 15, 21]", "loss: [-1, 3, 6, 10, 15, 21]",
        "raiders.yaml:183: terror.loss[0]: '-1' is not a whole number from 0 to 100");
    row("six like sides", "red: {sides: [clan, shield, chest, longship, hammer, double-hammer]",
        "red: {sides: [clan, clan, clan, clan, clan, clan]",
        "raiders.yaml:34: dice.red.sides: a die must not have six equal sides");
    row("a combat die without successes", "sides: [0, 0, 1, 1, 1, 2]", "sides: [0, 0, 0, 0, 0, 0]",
        "raiders.yaml:37: dice.combat.sides: a combat die must have at least one success");
    row("a promotion for nothing", "{promote: {food: 4}", "{promote: {}",
        "raiders.yaml:42: clans.odin.promote: at least one gain is required");
    row("Recruit without cards", "recruit: {cards: 2, ", "recruit: {",
        "raiders.yaml:47: locations.recruit: 'cards' is missing here");
    row("Recruit without the active seat's gain", "active: {favor: 2}, ", "",
        "raiders.yaml:47: locations.recruit: 'active' is missing here");
    row("a location that brings nothing", "active: {favor: 2}", "active: {}",
        "raiders.yaml:47: locations.recruit.active: at least one gain is required");
    row("a location that brings a Reaver", "active: {favor: 2}", "active: {reavers: 1}",
        "raiders.yaml:47: locations.recruit.active.reavers: only Sea Battles and territories can bring spoils cards "
        "and Reavers");
    row("Recruit with a price", "recruit: {cards: 2, ", "recruit: {cost: {food: 1}, cards: 2, ",
        "raiders.yaml:47: locations.recruit.cost: this key is not allowed here");
    row("Trade for nothing", "trade: {bonus: [3, 2, 1, 1]", "trade: {bonus: [3, 2, 0, 1]",
        "raiders.yaml:48: locations.trade.bonus[2]: '0' is not a whole number from 1 to 3");
    row("a sea without a price", "sea: {cost: {food: 4}, ", "sea: {",
        "raiders.yaml:49: locations.sea: 'cost' is missing here");
    row("a sea that costs nothing", "sea: {cost: {food: 4}", "sea: {cost: {}",
        "raiders.yaml:49: locations.sea.cost: at least one price is required");
    row("a sea without the active seat's gain", "active: {glory: 2}, ", "",
        "raiders.yaml:49: locations.sea: 'active' is missing here");
    row("villages without a price", "cost: {food: 1, icons: [chest, chest]}, ", "",
        "raiders.yaml:50: locations.villages: 'cost' is missing here");
    row("villages that cost nothing", "cost: {food: 1, icons: [chest, chest]}", "cost: {}",
        "raiders.yaml:50: locations.villages.cost: at least one price is required");
    row("villages for no icon", "icons: [chest, chest]", "icons: []",
        "raiders.yaml:50: locations.villages.cost.icons: at least one icon is required");
    row("villages for more icons than dice", "icons: [chest, chest]",
        "icons: [" + QByteArray("chest, ").repeated(10) + "chest]",
        "raiders.yaml:50: locations.villages.cost.icons: a ship has room for 10 dice, so it can’t pay 11 icons");
    row("villages without cards", "cards: 2, bonus: [2, 1, 0, 0]", "bonus: [2, 1, 0, 0]",
        "raiders.yaml:50: locations.villages: 'cards' is missing here");
    row("villages without a bonus", "cards: 2, bonus: [2, 1, 0, 0]", "cards: 2",
        "raiders.yaml:50: locations.villages: 'bonus' is missing here");
    row("villages with a gain of the active seat", "cards: 2, bonus: [2, 1, 0, 0]",
        "cards: 2, active: {food: 1}, bonus: [2, 1, 0, 0]",
        "raiders.yaml:50: locations.villages.active: this key is not allowed here");
    row("keeps without a price", "cost: {food: 2, icons: [shield, shield]}, ", "",
        "raiders.yaml:51: locations.keeps: 'cost' is missing here");
    row("keeps for no icon", "icons: [shield, shield]", "icons: []",
        "raiders.yaml:51: locations.keeps.cost.icons: at least one icon is required");
    row("no attempt of the first", "subdue: {bonus: [3, 2, 1, 1]", "subdue: {bonus: [0, 2, 1, 1]",
        "raiders.yaml:52: locations.subdue.bonus[0]: '0' is not a whole number from 1 to 3");
    row("no attempt of the second", "subdue: {bonus: [3, 2, 1, 1]", "subdue: {bonus: [3, 0, 1, 1]",
        "raiders.yaml:52: locations.subdue.bonus[1]: '0' is not a whole number from 1 to 3");
    row("no attempt of the third", "subdue: {bonus: [3, 2, 1, 1]", "subdue: {bonus: [3, 2, 0, 1]",
        "raiders.yaml:52: locations.subdue.bonus[2]: '0' is not a whole number from 1 to 3");
    row("no attempt of the fourth", "subdue: {bonus: [3, 2, 1, 1]", "subdue: {bonus: [3, 2, 1, 0]",
        "raiders.yaml:52: locations.subdue.bonus[3]: '0' is not a whole number from 1 to 3");
    row("pawns of which more count less", "each: [1, 2, 3]", "each: [1, 2, 1]",
        "raiders.yaml:178: pawns.farm-pawn.each[2]: 1 can’t follow 2; more of a kind must count for more");
    row("Terror that does not rise", "loss: [1, 3, 6, 10, 15, 21]", "loss: [1, 3, 3, 10, 15, 21]",
        "raiders.yaml:183: terror.loss[2]: 3 can’t follow 3; more of a kind must count for more");
    row("further Terror for nothing", "more: 6", "more: 0",
        "raiders.yaml:183: terror.more: '0' is not a whole number from 1 to 100");
}

HEOROT_SUITE(TestRaidersBadTable)
#include "tst_raiders_bad_table.moc"
