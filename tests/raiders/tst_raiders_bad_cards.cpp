// SPDX-License-Identifier: GPL-3.0-or-later
// Each check of cards, tiles and artifacts refuses an altered raiders.yaml with its line.
#include "raiders_fixture.h"
#include "suite/suite.h"

class TestRaidersBadCards : public QObject {
    Q_OBJECT

  private slots:
    void badDataIsRefused_data();
    void badDataIsRefused() { heorot::test::badDataIsRefused<heorot::test::Raiders>(); }
};

void TestRaidersBadCards::badDataIsRefused_data() {
    const heorot::test::BadDataRows row;
    row("a Reaver missing", "  hunter: {clan", "  archer: {clan", "raiders.yaml:56: reavers: 'hunter' is missing here");
    row("67 Reavers", "hunter: {clan: odin, copies: 4", "hunter: {clan: odin, copies: 5",
        "raiders.yaml:56: reavers: there must be 66 Reavers, not 67");
    row("no copy", "hunter: {clan: odin, copies: 4", "hunter: {clan: odin, copies: 0",
        "raiders.yaml:62: reavers.hunter.copies: '0' is not a whole number from 1 to 20");
    row("21 copies", "hunter: {clan: odin, copies: 4", "hunter: {clan: odin, copies: 21",
        "raiders.yaml:62: reavers.hunter.copies: '21' is not a whole number from 1 to 20");
    row("an unknown clan", "hunter: {clan: odin", "hunter: {clan: thor",
        "raiders.yaml:62: reavers.hunter.clan: 'thor' is not 'tyr', 'odin', or 'yggdrasil'");
    row("an unknown color", "gain: [blue, yellow], rally: [blue], ability: {now: {food: 1}",
        "gain: [blue, green], rally: [blue], ability: {now: {food: 1}",
        "raiders.yaml:62: reavers.hunter.gain[1]: 'green' is not 'red', 'blue', or 'yellow'");
    row("three dice gained", "gain: [blue, yellow], rally: [blue], ability: {now: {food: 1}",
        "gain: [blue, yellow, red], rally: [blue], ability: {now: {food: 1}",
        "raiders.yaml:62: reavers.hunter.gain: there must be 1 to 2 dice here, not 3");
    row("three dice of a Rally", "rally: [blue, red]", "rally: [blue, red, red]",
        "raiders.yaml:67: reavers.old-warrior.rally: there must be 1 to 2 dice here, not 3");
    row("an ability that draws and turns", "ability: {draw: villages, count: 2}",
        "ability: {draw: villages, count: 2, turn: red}",
        "raiders.yaml:56: reavers.axe-chieftain.ability: an ability can do only one of these: draw, turn, or discard");
    row("three cards drawn", "ability: {draw: villages, count: 2}", "ability: {draw: villages, count: 3}",
        "raiders.yaml:56: reavers.axe-chieftain.ability.count: '3' is not 2, the only number allowed here");
    row("prophecies drawn and kept", "ability: {draw: villages, count: 2}", "ability: {draw: prophecies, count: 2}",
        "raiders.yaml:56: reavers.axe-chieftain.ability.draw: 'prophecies' is not 'villages' or 'keeps'");
    row("a die of no color turned", "ability: {turn: red}", "ability: {turn: green}",
        "raiders.yaml:57: reavers.chosen.ability.turn: 'green' is not 'red', 'blue', 'yellow', or 'any'");
    row("dice and Favor discarded", "discard: {favor: 1}", "discard: {favor: 1, dice: 1}",
        "raiders.yaml:72: reavers.seeress.ability.discard: an ability must discard either dice or Favor");
    row("nothing discarded", "discard: {favor: 1}", "discard: {}",
        "raiders.yaml:72: reavers.seeress.ability.discard: an ability must discard either dice or Favor");
    row("three dice discarded", "discard: {dice: 2}", "discard: {dice: 3}",
        "raiders.yaml:61: reavers.flamebearer.ability.discard.dice: '3' is not a whole number from 1 to 2");
    row("a discard for nothing", "discard: {favor: 1}, then: {glory: 2}", "discard: {favor: 1}",
        "raiders.yaml:72: reavers.seeress.ability: 'then' is missing here");
    row("no such die", "now: {die: red-helmet}", "now: {die: red-raven}",
        "raiders.yaml:59: reavers.mercenary.ability.now.die: 'red-raven' is not a die; write a color and an icon, as "
        "in red-helmet");
    row("no such pawn", "then: {pawn: farm-pawn}", "then: {pawn: barn-pawn}",
        "raiders.yaml:60: reavers.pillager.ability.then.pawn: 'barn-pawn' is not 'farm-pawn', 'wall-pawn', or "
        "'bastion-pawn'");
    row("a bundle with more", "now: {glory: 2}", "now: {gold: 2}",
        "raiders.yaml:70: reavers.saga-keeper.ability.now.gold: this key is not allowed here");
    row("a bundle of nothing", "now: {glory: 2}", "now: {glory: 0}",
        "raiders.yaml:70: reavers.saga-keeper.ability.now.glory: '0' is not a whole number from 1 to 50");
    row("an artifact that turns two dice", "effect: turn-die, amount: 1", "effect: turn-die, amount: 2",
        "raiders.yaml:79: artifacts.bodn.amount: this effect can happen only once");
    row("an unknown location of an artifact", "andvarinaut: {location: keeps", "andvarinaut: {location: castle",
        "raiders.yaml:77: artifacts.andvarinaut.location: 'castle' is not 'recruit', 'trade', 'sea', 'villages', "
        "'keeps', 'subdue', or 'any'");
    row("an unknown icon stored", "stores: raven, effect: food", "stores: crow, effect: food",
        "raiders.yaml:84: artifacts.eldrihmnir.stores: 'crow' is not 'any', 'shield', 'chest', 'longship', 'hammer', "
        "'double-hammer', 'helmet', 'raven', or 'tree'");
    row("an unknown effect", "effect: keep-card", "effect: draw-keep",
        "raiders.yaml:77: artifacts.andvarinaut.effect: 'draw-keep' is not 'keep-card', 'specialize-ability', "
        "'turn-die', 'swap-prophecy', 'discard-terror', 'combat-dice', ...");
    row("an effect of five", "effect: combat-dice, amount: 2", "effect: combat-dice, amount: 5",
        "raiders.yaml:82: artifacts.dainsleif.amount: '5' is not a whole number from 1 to 4");
    row("an artifact worth 21", "glory: 4, copies: 2, confidence: {effect: printed, glory: printed",
        "glory: 21, copies: 2, confidence: {effect: printed, glory: printed",
        "raiders.yaml:79: artifacts.bodn.glory: '21' is not a whole number from 0 to 20");
    row("an artifact missing", "  bodn: {", "  boden: {", "raiders.yaml:77: artifacts: 'bodn' is missing here");
    row("63 village cards", "farm: {gain: {food: 3}, pillage: {food: 1, pawn: farm-pawn, terror: 1}, copies: 8",
        "farm: {gain: {food: 3}, pillage: {food: 1, pawn: farm-pawn, terror: 1}, copies: 9",
        "raiders.yaml:95: villages: there must be 62 Village Spoils, including artifacts, not 63");
    row("an artifact too many", "effect: turn-die, amount: 1, glory: 4, copies: 2",
        "effect: turn-die, amount: 1, glory: 4, copies: 3",
        "raiders.yaml:95: villages: there must be 62 Village Spoils, including artifacts, not 63");
    row("a village card of two kinds", "{runes: 1, other", "{runes: 1, choice: {glory: 1}, other",
        "raiders.yaml:103: villages.runic-carvings: a card must have exactly one of “upgrade”, “pillage”, “choice”, "
        "and “runes”");
    row("a village card of no kind", "{runes: 1, other", "{other",
        "raiders.yaml:103: villages.runic-carvings: a card must have exactly one of “upgrade”, “pillage”, “choice”, "
        "and “runes”");
    row("an unknown tile", "upgrade: upgrade-shield, other", "upgrade: upgrade-sail, other",
        "raiders.yaml:95: villages.card-upgrade-shield.upgrade: 'upgrade-sail' is not 'upgrade-shield', "
        "'upgrade-chest', or 'upgrade-longship-hammer'");
    row("a choice of one", "choice: {roll: [red, yellow]}, other: {glory: 5, terror: 1}",
        "choice: {roll: [red, yellow]}", "raiders.yaml:100: villages.bundle-of-swords: 'other' is missing here");
    row("a pillage without gain", "village-wall: {gain: {favor: 2}, ", "village-wall: {",
        "raiders.yaml:99: villages.village-wall: 'gain' is missing here");
    row("runes that discard nothing", "runes: 1", "runes: 0",
        "raiders.yaml:103: villages.runic-carvings.runes: '0' is not a whole number from 1 to 9");
    row("a set card without a set", "treasure: {set: [2, 4, 9, 16], ", "treasure: {",
        "raiders.yaml:107: keeps.treasure: 'set' is missing here");
    row("a set of no number", "set: [3, 6, 10]", "set: [3, 6, many]",
        "raiders.yaml:108: keeps.art.set[2]: 'many' is not a whole number from 1 to 100");
    row("a Keep Wall without defense", "defense: 2, pillage: {favor: 1", "pillage: {favor: 1",
        "raiders.yaml:113: keeps.keep-wall: 'defense' is missing here");
    row("a defense of ten", "defense: 3, pillage: {glory: 3, pawn: bastion-pawn}",
        "defense: 10, pillage: {glory: 3, pawn: bastion-pawn}",
        "raiders.yaml:114: keeps.tower-blue-yellow.defense: '10' is not a whole number from 1 to 9");
    row("77 keep cards", "armor: {set: [1, 2, 6, 12, 20, 30], copies: 18",
        "armor: {set: [1, 2, 6, 12, 20, 30], copies: 19",
        "raiders.yaml:107: keeps: there must be 76 Keep Spoils, not 77");
    row("two choices of loss", "lose: {food: 2, dice: 1}", "lose: {food: 2, dice: 1, goods: 1}",
        "raiders.yaml:122: journeys.kraken.lose: at most one loss can be chosen");
    row("two dice lost", "lose: {food: 2, dice: 1}", "lose: {food: 2, dice: 2}",
        "raiders.yaml:122: journeys.kraken.lose.dice: '2' is not 1, the only number allowed here");
    row("two Reavers paid", "pay-reaver: 1", "pay-reaver: 2",
        "raiders.yaml:121: journeys.famine.pay-reaver: '2' is not 1, the only number allowed here");
    row("a loss with more", "lose: {leader: 1}", "lose: {ship: 1}",
        "raiders.yaml:123: journeys.rough-seas.lose.ship: this key is not allowed here");
    row("25 journeys", "all-is-calm: {copies: 4", "all-is-calm: {copies: 5",
        "raiders.yaml:120: journeys: there must be 24 Sea Journeys, not 25");
    row("a battle without defense", "transport: {defense: 2, ", "transport: {",
        "raiders.yaml:129: battles.transport: 'defense' is missing here");
    row("46 battles", "combination: [longship, chest], reward: {glory: 8, food: 2}, copies: 8",
        "combination: [longship, chest], reward: {glory: 8, food: 2}, copies: 9",
        "raiders.yaml:129: battles: there must be 45 Sea Battles, not 46");
    row("a combination of clan icons", "combination: [longship, chest]", "combination: [longship, helmet]",
        "raiders.yaml:129: battles.transport.combination[1]: 'helmet' is not 'shield', 'chest', 'longship', or "
        "'hammer'");
    row("an unknown count", "per: armor", "per: armour",
        "raiders.yaml:140: prophecies.stolen-armor.per: 'armour' is not 'treasure', 'art', 'armor', 'tapestry', "
        "'food-territory', 'favor-territory', 'dice-territory', ...");
    row("a prophecy of nothing", "juggernaut: {glory: 1", "juggernaut: {glory: 0",
        "raiders.yaml:150: prophecies.juggernaut.glory: '0' is not a whole number from 1 to 9");
    row("35 prophecies", "juggernaut: {glory: 1, per: wall-pawn, copies: 2",
        "juggernaut: {glory: 1, per: wall-pawn, copies: 3",
        "raiders.yaml:140: prophecies: there must be 34 Prophecies, not 35");
    row("a level that is not the defense", "food-2: {defense: 2", "food-2: {defense: 3",
        "raiders.yaml:161: territories.food-2.defense: the defense must equal the level");
    row("a territory without rewards", "rewards: [{copies: 3, gain: {free-dice: 1}}, {copies: 3, gain: {glory: 2}}]",
        "rewards: []", "raiders.yaml:160: territories.food-1.rewards: a territory must have one to three rewards");
    row("four rewards", "rewards: [{copies: 2, gain: {food: 4}}, ",
        "rewards: [{copies: 1, gain: {food: 4}}, {copies: 1, gain: {food: 4}}, ",
        "raiders.yaml:167: territories.dice-2.rewards: a territory must have one to three rewards");
    row("seven tiles of a kind", "rewards: [{copies: 3, gain: {free-dice: 1}}",
        "rewards: [{copies: 4, gain: {free-dice: 1}}",
        "raiders.yaml:160: territories.food-1.rewards: there must be 6 tiles of each kind, not 7");
    row("a reward without its number", "rewards: [{copies: 3, gain: {free-dice: 1}}",
        "rewards: [{gain: {free-dice: 1}}",
        "raiders.yaml:160: territories.food-1.rewards[0]: 'copies' is missing here");
    row("a cost of six dice", "cost: {dice: 3}", "cost: {dice: 6}",
        "raiders.yaml:168: territories.dice-3.cost.dice: '6' is not a whole number from 1 to 5");
    row("thirteen upgrades", "upgrade-chest: {icons: [chest], copies: 4", "upgrade-chest: {icons: [chest], copies: 5",
        "raiders.yaml:172: upgrades: there must be 12 Ship Upgrades, not 13");
    row("an upgrade of a clan", "upgrade-chest: {icons: [chest]", "upgrade-chest: {icons: [tree]",
        "raiders.yaml:173: upgrades.upgrade-chest.icons[0]: 'tree' is not 'shield', 'chest', 'longship', or 'hammer'");
    row("no die gained", "gain: [blue, yellow], rally: [blue], ability: {now: {food: 1}",
        "gain: [], rally: [blue], ability: {now: {food: 1}",
        "raiders.yaml:62: reavers.hunter.gain: there must be 1 to 2 dice here, not 0");
    row("a Rally of no die", "rally: [blue, red]", "rally: []",
        "raiders.yaml:67: reavers.old-warrior.rally: there must be 1 to 2 dice here, not 0");
    row("no ability", "ability: {now: {glory: 2}}", "ability: {}",
        "raiders.yaml:70: reavers.saga-keeper.ability: an ability must gain, draw, turn, or discard something");
    row("an ability without effect", "ability: {now: {glory: 2}}", "ability: {now: {}}",
        "raiders.yaml:70: reavers.saga-keeper.ability.now: at least one gain is required");
    row("a discard without effect", "then: {glory: 2}", "then: {}",
        "raiders.yaml:72: reavers.seeress.ability.then: at least one gain is required");
    row("an ability that recruits", "ability: {now: {glory: 2}}", "ability: {now: {reavers: 1}}",
        "raiders.yaml:70: reavers.saga-keeper.ability.now.reavers: only Sea Battles and territories can bring spoils "
        "cards and Reavers");
    row("two keep cards of an artifact", "effect: keep-card, amount: 1", "effect: keep-card, amount: 2",
        "raiders.yaml:77: artifacts.andvarinaut.amount: this effect can happen only once");
    row("another tile than the card's", "upgrade: upgrade-shield, other", "upgrade: upgrade-chest, other",
        "raiders.yaml:95: villages.card-upgrade-shield.upgrade: this card must bring 'upgrade-shield'");
    row("a Farm that is not pillaged", "{gain: {food: 3}, pillage: {food: 1, pawn: farm-pawn, terror: 1}",
        "{choice: {food: 3}, other: {food: 4}", "raiders.yaml:98: villages.farm: 'pillage' is missing here");
    row("village cards that bring further ones", "farm: {gain: {food: 3}", "farm: {gain: {villages: 2}",
        "raiders.yaml:98: villages.farm.gain.villages: only Sea Battles and territories can bring spoils cards and "
        "Reavers");
    row("a pillage for nothing", "pillage: {food: 1, pawn: farm-pawn, terror: 1}", "pillage: {}",
        "raiders.yaml:98: villages.farm.pillage: at least one gain is required");
    row("no die rolled", "choice: {roll: [red, yellow]}", "choice: {roll: []}",
        "raiders.yaml:100: villages.bundle-of-swords.choice.roll: there must be 1 to 4 dice here, not 0");
    row("256 dice rolled", "choice: {roll: [red, yellow]}",
        "choice: {roll: [" + QByteArray("red, ").repeated(255) + "red]}",
        "raiders.yaml:100: villages.bundle-of-swords.choice.roll: there must be 1 to 4 dice here, not 256");
    row("a set of no card", "set: [3, 6, 10]", "set: []",
        "raiders.yaml:108: keeps.art.set: a set must have 1 to 12 cards, as many as there are, not 0");
    row("a set of more cards than there are", "set: [3, 6, 10]", "set: [" + QByteArray("3, ").repeated(12) + "3]",
        "raiders.yaml:108: keeps.art.set: a set must have 1 to 12 cards, as many as there are, not 13");
    row("a set that does not rise", "set: [3, 6, 10]", "set: [3, 6, 6]",
        "raiders.yaml:108: keeps.art.set[2]: 6 can’t follow 6; more of a kind must count for more");
    row("a set of a tapestry", "tapestry-dearg: {copies", "tapestry-dearg: {set: [1, 2], copies",
        "raiders.yaml:110: keeps.tapestry-dearg.set: this key is not allowed here");
    row("keep cards that bring further ones", "keep-wall: {gain: {favor: 2}", "keep-wall: {gain: {keeps: 2}",
        "raiders.yaml:113: keeps.keep-wall.gain.keeps: only Sea Battles and territories can bring spoils cards and "
        "Reavers");
    row("a journey that cannot be paid", "draugr-ambush: {pay: [shield], ", "draugr-ambush: {",
        "raiders.yaml:120: journeys.draugr-ambush: 'pay' is missing here");
    row("a journey paid with nothing", "draugr-ambush: {pay: [shield]", "draugr-ambush: {pay: []",
        "raiders.yaml:120: journeys.draugr-ambush.pay: at least one icon is required");
    row("a journey without a loss", "pay: [shield], lose: {goods: 1}", "pay: [shield]",
        "raiders.yaml:120: journeys.draugr-ambush: 'lose' is missing here");
    row("a loss of nothing", "lose: {goods: 1}", "lose: {}",
        "raiders.yaml:120: journeys.draugr-ambush.lose: at least one loss is required");
    row("a Famine that takes no Reaver", "pay-reaver: 1, ", "",
        "raiders.yaml:121: journeys.famine: 'pay-reaver' is missing here");
    row("a Kraken without reward", "paid: {glory: 3}, ", "",
        "raiders.yaml:122: journeys.kraken: 'paid' is missing here");
    row("a calm that costs", "all-is-calm: {copies", "all-is-calm: {pay: [chest], copies",
        "raiders.yaml:126: journeys.all-is-calm.pay: this key is not allowed here");
    row("a battle without combination", "combination: [longship, chest]", "combination: []",
        "raiders.yaml:129: battles.transport.combination: at least one icon is required");
    row("a combination of 256 icons", "combination: [longship, chest]",
        "combination: [" + QByteArray("chest, ").repeated(255) + "chest]",
        "raiders.yaml:129: battles.transport.combination: a ship has room for 10 dice, so it can’t pay 256 icons");
    row("a battle without reward", "reward: {glory: 8, food: 2}", "reward: {}",
        "raiders.yaml:129: battles.transport.reward: at least one gain is required");
    row("a territory that costs nothing", "cost: {food: 2}", "cost: {}",
        "raiders.yaml:160: territories.food-1.cost: at least one price is required");
    row("a territory for dice and icons", "cost: {dice: 3}", "cost: {dice: 3, icons: [chest]}",
        "raiders.yaml:168: territories.dice-3.cost.icons: a cost can ask for any dice or for icons, but not for both");
    row("a tile without reward", "gain: {free-dice: 1}", "gain: {}",
        "raiders.yaml:160: territories.food-1.rewards[0].gain: at least one gain is required");
    row("an upgrade without icon", "upgrade-chest: {icons: [chest]", "upgrade-chest: {icons: []",
        "raiders.yaml:173: upgrades.upgrade-chest.icons: at least one icon is required");
    row("an upgrade of one icon twice", "upgrade-chest: {icons: [chest]", "upgrade-chest: {icons: [chest, chest]",
        "raiders.yaml:173: upgrades.upgrade-chest.icons: an icon is listed twice, but a tile counts as only one of its "
        "icons");
}

HEOROT_SUITE(TestRaidersBadCards)
#include "tst_raiders_bad_cards.moc"
