// SPDX-License-Identifier: GPL-3.0-or-later
// Each check of the reader refuses an altered legend.yaml with its line; corrections an owner of the box may make are
// accepted.
#include "legend_fixture.h"
#include "suite/suite.h"

using namespace heorot;
using namespace heorot::legend;
using heorot::test::AlteredLegend;

class TestLegendBadData : public QObject {
    Q_OBJECT

  private slots:
    void badDataIsRefused_data();
    void badDataIsRefused();
    void missingKindsOfEpisodesAreRefused();
    void correctionsByAnOwnerAreAccepted();
    void jokerWithOneSymbolPaysOnce();
};

void TestLegendBadData::badDataIsRefused_data() {
    const test::BadDataRows row;
    row("another game", "game: legend", "game: movie",
        "legend.yaml:4: game: this file belongs to the game 'movie', not to 'legend'");
    row("no game", "game: legend\n", "", "legend.yaml:6: 'game' is missing here");
    row("something of its own", "game: legend\n", "game: legend\nhorses: 3\n",
        "legend.yaml:5: horses: this key is not allowed here");
    row("no confidence", "{single: 15, double: 3, confidence: reported}", "{single: 15, double: 3}",
        "legend.yaml:8: cards.travelling: 'confidence' is missing here");
    row("unknown confidence", "confidence: reported}", "confidence: sure}",
        "legend.yaml:8: cards.travelling.confidence: 'sure' is not 'printed', 'reported', 'inferred', or "
        "'reconstructed'");
    row("source that is no text", "source: \"rulebook, Set-up\"", "source: [rulebook]",
        "legend.yaml:29: start.source: this must be text");
    row("a symbol missing", "  wit: {single", "  ale: {single", "legend.yaml:8: cards: 'wit' is missing here");
    row("no single card", "travelling: {single: 15", "travelling: {single: 0",
        "legend.yaml:8: cards.travelling.single: '0' is not a whole number from 1 to 100");
    row("a double joker", "beowulf: {single: 10, double: 0", "beowulf: {single: 9, double: 1",
        "legend.yaml:13: cards.beowulf.double: '1' is not 0, the only number allowed here");
    row("99 activity cards", "travelling: {single: 15", "travelling: {single: 14",
        "legend.yaml:8: cards: there must be 100 activity cards, not 99");
    row("card with more", "travelling: {single: 15", "travelling: {triple: 1, single: 15",
        "legend.yaml:8: cards.travelling.triple: this key is not allowed here");
    row("a special card missing", "  hrunting: {", "  naegling: {",
        "legend.yaml:17: specials: 'hrunting' is missing here");
    row("special number too low", "hrunting: {number: 2", "hrunting: {number: 1",
        "legend.yaml:18: specials.hrunting.number: '1' is not a whole number from 2 to 5");
    row("special number too high", "hrunting: {number: 2", "hrunting: {number: 6",
        "legend.yaml:18: specials.hrunting.number: '6' is not a whole number from 2 to 5");
    row("two symbols on a special card", "shows: {fighting: 3}", "shows: {fighting: 2, courage: 1}",
        "legend.yaml:18: specials.hrunting.shows: a special card must show one symbol");
    row("unknown symbol on a special card", "shows: {fighting: 3}", "shows: {sword: 3}",
        "legend.yaml:18: specials.hrunting.shows.sword: this is not a symbol");
    row("no symbol on a special card", "shows: {fighting: 3}", "shows: {fighting: 0}",
        "legend.yaml:18: specials.hrunting.shows.fighting: '0' is not a whole number from 1 to 5");
    row("a second card with Beowulf symbols", "shows: {fighting: 3}", "shows: {beowulf: 3}",
        "legend.yaml:18: specials.hrunting.shows: Hides of Land must be the only special card with Beowulf symbols");
    row("Hides of Land without Beowulf symbols", "shows: {beowulf: 3}", "shows: {wit: 3}",
        "legend.yaml:17: specials.hides-of-land.shows: Hides of Land must be the only special card with Beowulf "
        "symbols");
    row("symbols on a card with a text", "  blessing: {number: 2,", "  blessing: {number: 2, shows: {wit: 1},",
        "legend.yaml:22: specials.blessing.shows: this key is not allowed here");
    row("confidence of a part missing", "confidence: {name: printed, number: inferred, content: printed}",
        "confidence: {name: printed, content: printed}",
        "legend.yaml:22: specials.blessing.confidence: 'number' is missing here");
    row("confidence of something else", "confidence: {name: printed, number: inferred, content: printed}",
        "confidence: {name: printed, number: inferred, content: printed, colour: printed}",
        "legend.yaml:22: specials.blessing.confidence.colour: this key is not allowed here");
    row("special number beyond its icon", "hrunting: {number: 2", "hrunting: {number: 3",
        "legend.yaml:120: steps[10].icons[0]: with the number 3, this card is not in play for the same numbers of "
        "players as the icon");
    row("special number below its icon", "golden-torque: {number: 4", "golden-torque: {number: 3",
        "legend.yaml:102: steps[7].icons[3]: with the number 3, this card is not in play for the same numbers of "
        "players as the icon");
    row("icon of the advanced game only", "hrunting: {number: 2, shows: {fighting: 3},",
        "hrunting: {number: 2, shows: {fighting: 3}, advanced-only: true,",
        "legend.yaml:120: steps[10].icons[0]: this card is in play only in the advanced game");
    row("prize of the base game", "shows: {courage: 4}, advanced-only: true,", "shows: {courage: 4},",
        "legend.yaml:200: steps[31]: a prize must be in play only in the advanced game, with any number of players");
    row("prize that is an icon too", "prize: iron-shield", "prize: hrunting",
        "legend.yaml:200: steps[31]: a prize must be in play only in the advanced game, with any number of players");
    row("special card won in two places",
        "      - {gain: treasure3, confidence: reconstructed}\n      - {gain: scratch, confidence: reconstructed}\n    "
        "  - {gain: alliance1",
        "      - {gain: hrunting, confidence: reconstructed}\n      - {gain: scratch, confidence: reconstructed}\n     "
        " - {gain: alliance1",
        "legend.yaml:18: specials.hrunting: each special card must be won in exactly one place, not in 2");
    row("special card won nowhere", "{gain: hrunting, confidence", "{gain: treasure1, confidence",
        "legend.yaml:18: specials.hrunting: each special card must be won in exactly one place, not in 0");
    row("start card that is none", "start: {cards: {beowulf: 1, fighting2: 1}",
        "start: {cards: {beowulf: 1, hrunting: 1}",
        "legend.yaml:29: start.cards.hrunting: this is not an activity card");
    row("too few start cards", "start: {cards: {beowulf: 1, fighting2: 1}", "start: {cards: {beowulf: 1, fighting2: 2}",
        "legend.yaml:29: start.cards.fighting2: there are too few of this card for five players");
    row("too many start cards drawn", "draw: 5,", "draw: 10,",
        "legend.yaml:29: start.draw: '10' is not a whole number from 1 to 9");
    row("fame of six values", "split: [2, 12, 5, 5, 9, 1, 2]", "split: [5, 9, 5, 5, 10, 2]",
        "legend.yaml:33: tokens.fame.split: there must be 7 values, not 6");
    row("35 fame tokens", "split: [2, 12, 5, 5, 9, 1, 2]", "split: [5, 8, 5, 5, 9, 1, 2]",
        "legend.yaml:33: tokens.fame.split: there must be 36 of these tokens, not 35");
    row("25 treasure tokens", "split: [4, 10, 7, 3]", "split: [4, 11, 7, 3]",
        "legend.yaml:34: tokens.treasure.split: there must be 24 of these tokens, not 25");
    row("37 alliance tokens", "alliance-fame: {split: [6, 6, 6]", "alliance-fame: {split: [6, 7, 6]",
        "legend.yaml:33: tokens: there must be 36 alliance tokens, not 37");
    row("four misfortunes", "misfortune: {split: [3]", "misfortune: {split: [4]",
        "legend.yaml:37: tokens.misfortune.split: there must be 3 of these tokens, not 4");
    row("a token below zero", "alliance-fame: {split: [6, 6, 6]", "alliance-fame: {split: [-1, 13, 6]",
        "legend.yaml:35: tokens.alliance-fame.split[0]: '-1' is not a whole number from 0 to 36");
    row("fame 5 for fewer than five buyers", "split: [2, 12, 5, 5, 9, 1, 2]", "split: [5, 9, 5, 5, 8, 2, 2]",
        "legend.yaml:33: tokens: fame5 can be won 9 times, but there are only 8");
    row("fame 4 for fewer than its icons", "split: [2, 12, 5, 5, 9, 1, 2]", "split: [5, 9, 5, 4, 9, 2, 2]",
        "legend.yaml:33: tokens: fame4 can be won 5 times, but there are only 4");
    row("treasure 3 for fewer than five buyers", "split: [4, 10, 7, 3]", "split: [4, 11, 6, 3]",
        "legend.yaml:33: tokens: treasure3 can be won 7 times, but there are only 6");
    row("more misfortune icons than tokens", "{gain: scratch, confidence: printed}",
        "{gain: misfortune, confidence: printed}",
        "legend.yaml:33: tokens: misfortune can be won 4 times, but there are only 3");
    row("icon of fame 2 before change is made",
        "      - {gain: treasure3, confidence: reconstructed}\n      - {gain: scratch, confidence: reconstructed}\n    "
        "  - {gain: alliance1",
        "      - {gain: fame2, confidence: reconstructed}\n      - {gain: scratch, confidence: reconstructed}\n      - "
        "{gain: alliance1",
        "legend.yaml:109: steps[8].icons[0]: Selection may already have taken the last of these, and no change is made "
        "at this step");
    row("icon of treasure 2",
        "      - {gain: treasure3, confidence: reconstructed}\n      - {gain: scratch, confidence: reconstructed}\n    "
        "  - {gain: alliance1",
        "      - {gain: treasure2, confidence: reconstructed}\n      - {gain: scratch, confidence: reconstructed}\n    "
        "  - {gain: alliance1",
        "legend.yaml:109: steps[8].icons[0]: Selection may already have taken the last of these, and no change is made "
        "at this step");
    row("no scratches", "scratch: {count: 12", "scratch: {count: 0",
        "legend.yaml:39: tiles.scratch.count: '0' is not a whole number from 1 to 99");
    row("scratches for four seats", "scratch: {count: 12", "scratch: {count: 9",
        "legend.yaml:39: tiles: there are too few scratches for five players");
    row("fewer wounds than icons", "  wound: {count: 10", "  wound: {count: 3",
        "legend.yaml:39: tiles: there are fewer wounds than icons that give one");
    row("two double wounds", "double-wound: {count: 1", "double-wound: {count: 2",
        "legend.yaml:39: tiles: there must be exactly one tile with two wounds");
    row("double wound on no icon", "{gain: double-wound,", "{gain: wound,",
        "legend.yaml:39: tiles: the double wound must be on exactly one icon");
    row("double wound on two icons", "{gain: wound, confidence: reconstructed}",
        "{gain: double-wound, confidence: reconstructed}",
        "legend.yaml:39: tiles: the double wound must be on exactly one icon");
    row("healing before the death", "{gain: fame6, confidence", "{gain: fame6-or-heal, confidence",
        "legend.yaml:131: steps[12].icons[0]: wounds can be healed only at the death");
    row("scratches healed by an icon", "{gain: fame6, confidence", "{gain: healing, confidence",
        "legend.yaml:131: steps[12].icons[0].gain: an icon can’t heal scratches");
    row("risk without cards", "risk: {cards: 2", "risk: {cards: 0",
        "legend.yaml:44: risk.cards: '0' is not a whole number from 1 to 10");
    row("Daring with fewer cards than a risk", "daring: 5,", "daring: 1,",
        "legend.yaml:44: risk.daring: '1' is not a whole number from 2 to 10");
    row("Daring with too many cards", "daring: 5,", "daring: 11,",
        "legend.yaml:44: risk.daring: '11' is not a whole number from 2 to 10");
    row("Recovery without cards", "recovery: {cards: 2", "recovery: {cards: 0",
        "legend.yaml:46: recovery.cards: '0' is not a whole number from 1 to 9");
    row("Recovery without picks", "picks: 2", "picks: 0",
        "legend.yaml:46: recovery.picks: '0' is not a whole number from 1 to 9");
    row("four options of Selection", "  - {gain: cards2, confidence: printed}\n  - {gain: healing",
        "  - {gain: healing", "legend.yaml:49: selection: Selection must offer five options");
    row("an option twice", "  - {gain: fame2, confidence: printed}", "  - {gain: treasure2, confidence: printed}",
        "legend.yaml:51: selection[2].gain: this option is listed twice");
    row("a special card as an option", "  - {gain: fame2, confidence: printed}",
        "  - {gain: hrunting, confidence: printed}",
        "legend.yaml:51: selection[2].gain: Selection can give only fame, treasure, alliances, cards, or healing");
    row("something unknown to gain", "  - {gain: fame2, confidence: printed}",
        "  - {gain: glory2, confidence: printed}",
        "legend.yaml:51: selection[2].gain: 'glory2' is not something that can be gained");
    row("fame 8", "{gain: fame6, confidence", "{gain: fame8, confidence",
        "legend.yaml:131: steps[12].icons[0].gain: fame tokens must have values from 1 to 7");
    row("treasure 5", "{gain: treasure4, confidence", "{gain: treasure5, confidence",
        "legend.yaml:145: steps[15].icons[2].gain: treasure tokens must have values from 1 to 4");
    row("fame 9 or healing", "{gain: fame5-or-heal", "{gain: fame9-or-heal",
        "legend.yaml:225: steps[35].icons[1].gain: fame tokens must have values from 1 to 7");
    row("draws without the double wound", "  double-wound: {cards: 0, confidence: inferred}\n", "",
        "legend.yaml:56: draws: 'double-wound' is missing here");
    row("too many cards for a wound", "wound: {cards: 2", "wound: {cards: 10",
        "legend.yaml:56: draws.wound.cards: '10' is not a whole number from 0 to 9");
    row("one scratch makes a wound", "per-wound: 3", "per-wound: 1",
        "legend.yaml:59: scratches.per-wound: '1' is not a whole number from 2 to 9");
    row("change of fame 3", "change: {fame: 2", "change: {fame: 3",
        "legend.yaml:61: change.fame: '3' is not 2, the only number allowed here");
    row("change from nowhere", "from: dragon-battle", "from: the-end",
        "legend.yaml:61: change.from: 'the-end' is not 'king-hygelacs-court', 'sail-to-denmark', "
        "'king-hrothgars-hall', 'final-preparations', ...");
    row("misfortune that helps", "misfortune: {points: -2", "misfortune: {points: 2",
        "legend.yaml:63: scoring.misfortune.points: '2' is not a whole number from -20 to -1");
    row("a bonus below zero", "no-wounds: {points: 5", "no-wounds: {points: -5",
        "legend.yaml:64: scoring.no-wounds.points: '-5' is not a whole number from 1 to 20");
    row("wounds from none on", "many-wounds: {from: 3", "many-wounds: {from: 0",
        "legend.yaml:65: scoring.many-wounds.from: '0' is not a whole number from 2 to 10");
    row("wounds that help", "from: 3, points: -5", "from: 3, points: 5",
        "legend.yaml:65: scoring.many-wounds.points: '5' is not a whole number from -20 to -1");
    row("more symbols than a card shows", "shows: {fighting: 3}", "shows: {fighting: 9}",
        "legend.yaml:18: specials.hrunting.shows.fighting: '9' is not a whole number from 1 to 5");
    row("no start card", "cards: {beowulf: 1, fighting2: 1}", "cards: {}",
        "legend.yaml:29: start.cards: each player must begin with at least one card");
    row("no start card drawn", "draw: 5,", "draw: 0,",
        "legend.yaml:29: start.draw: '0' is not a whole number from 1 to 9");
    row("nine cards of an option", "  - {gain: cards2, confidence: printed}", "  - {gain: cards9, confidence: printed}",
        "legend.yaml:52: selection[3].gain: at most 5 cards can be gained at once");
    row("nine cards of an icon", "{gain: fame6, confidence", "{gain: cards9, confidence",
        "legend.yaml:131: steps[12].icons[0].gain: at most 5 cards can be gained at once");
    row("six cards of an auction", "prize: cards4", "prize: cards6",
        "legend.yaml:188: steps[28].prize: at most 5 cards can be gained at once");
    row("nine alliance tokens", "get: alliance1", "get: alliance9",
        "legend.yaml:186: steps[26].get: at most 3 alliance tokens can be gained at once");
    row("misfortune that costs nothing", "misfortune: {points: -2", "misfortune: {points: 0",
        "legend.yaml:63: scoring.misfortune.points: '0' is not a whole number from -20 to -1");
    row("one wound that is many", "many-wounds: {from: 3", "many-wounds: {from: 1",
        "legend.yaml:65: scoring.many-wounds.from: '1' is not a whole number from 2 to 10");
    row("wounds that cost all", "from: 3, points: -5", "from: 3, points: -99",
        "legend.yaml:65: scoring.many-wounds.points: '-99' is not a whole number from -20 to -1");
    row("35 steps", "  - {step: rest-at-heorot, kind: recovery, confidence: reconstructed}\n", "",
        "legend.yaml:70: steps: the board must have 36 steps, not 35");
    row("a step of another name", "step: rest-at-heorot", "step: rest-at-home",
        "legend.yaml:94: steps[6].step: 'rest-at-home' is not 'king-hygelacs-court', 'sail-to-denmark', "
        "'king-hrothgars-hall', 'final-preparations', ...");
    row("a step twice", "step: rest-at-heorot", "step: homeward-rest",
        "legend.yaml:137: steps[13].step: this step is listed twice");
    row("unknown kind of step", "step: rest-at-heorot, kind: recovery", "step: rest-at-heorot, kind: rest",
        "legend.yaml:94: steps[6].kind: 'rest' is not 'opportunity', 'risk', 'selection', 'recovery', 'simultaneous', "
        "'in-turn', 'auction', 'ranking', ...");
    row("step with more", "step: rest-at-heorot, kind: recovery", "step: rest-at-heorot, cards: 2, kind: recovery",
        "legend.yaml:94: steps[6].cards: this key is not allowed here");
    row("risk of one symbol", "symbols: [travelling, friendship]", "symbols: [travelling]",
        "legend.yaml:71: steps[1].symbols: this episode must ask for two symbols");
    row("risk of one symbol twice", "symbols: [travelling, friendship]", "symbols: [travelling, travelling]",
        "legend.yaml:71: steps[1].symbols: this episode must ask for two symbols");
    row("risk of jokers", "symbols: [travelling, friendship]", "symbols: [travelling, beowulf]",
        "legend.yaml:71: steps[1].symbols[1]: 'beowulf' is not 'travelling', 'friendship', 'wit', 'courage', or "
        "'fighting'");
    row("contest in turn of one symbol", "symbols: [courage, fighting]\n    icons:", "symbols: [courage]\n    icons:",
        "legend.yaml:85: steps[4].symbols: this episode must ask for two symbols");
    row("secret contest of three symbols", "symbols: [friendship, wit]", "symbols: [friendship, wit, courage]",
        "legend.yaml:97: steps[7].symbols: this episode must ask for one or two symbols");
    row("four icons", "      - {gain: scratch, confidence: printed}\n", "",
        "legend.yaml:87: steps[4].icons: this kind of episode must have five icons");
    row("icon with more", "{gain: scratch, confidence: printed}", "{gain: scratch, slot: 5, confidence: printed}",
        "legend.yaml:91: steps[4].icons[4].slot: this key is not allowed here");
    row("opportunity for two things", "give: {cards: 2}", "give: {cards: 2, fame-tokens: 2}",
        "legend.yaml:70: steps[0].give: an opportunity must ask for cards, symbols, or fame tokens");
    row("opportunity for something else", "give: {cards: 2}", "give: {horses: 2}",
        "legend.yaml:70: steps[0].give.horses: an opportunity must ask for cards, symbols, or fame tokens");
    row("opportunity for no card", "give: {cards: 2}", "give: {cards: 0}",
        "legend.yaml:70: steps[0].give.cards: '0' is not a whole number from 1 to 5");
    row("opportunity for three of a kind", "give: {symbols: {fighting: 2}}", "give: {symbols: {fighting: 3}}",
        "legend.yaml:93: steps[5].give.symbols.fighting: '3' is not a whole number from 1 to 2");
    row("opportunity for two of several kinds", "give: {symbols: {fighting: 2}}",
        "give: {symbols: {fighting: 2, wit: 1}}",
        "legend.yaml:93: steps[5].give.symbols.fighting: '2' is not 1, the only number allowed here");
    row("opportunity for jokers", "give: {symbols: {fighting: 2}}", "give: {symbols: {beowulf: 2}}",
        "legend.yaml:93: steps[5].give.symbols.beowulf: this symbol can’t be asked for");
    row("opportunity for no symbol", "give: {symbols: {fighting: 2}}", "give: {symbols: {}}",
        "legend.yaml:93: steps[5].give.symbols: an opportunity must ask for a symbol");
    row("opportunity for one fame token", "give: {fame-tokens: 2}", "give: {fame-tokens: 1}",
        "legend.yaml:201: steps[32].give.fame-tokens: '1' is not 2, the only number allowed here");
    row("cards for healing", "get: treasure3", "get: healing",
        "legend.yaml:93: steps[5].get: fame tokens can be given only for healing, and cards only for other things");
    row("tokens for cards", "get: healing", "get: cards2",
        "legend.yaml:201: steps[32].get: fame tokens can be given only for healing, and cards only for other things");
    row("a special card for cards", "get: treasure3", "get: scratch",
        "legend.yaml:93: steps[5].get: an opportunity can give only fame, treasure, alliances, cards, or healing");
    row("prize of a wound", "prize: fame3", "prize: wound",
        "legend.yaml:149: steps[16].prize: a treasure auction must have a prize");
    row("four opportunities", "kind: opportunity, give: {cards: 2}, get: cards2", "kind: recovery",
        "legend.yaml:70: steps: the board must have five opportunities");
    row("four auctions", "kind: auction, prize: fame3", "kind: recovery",
        "legend.yaml:70: steps: the board must have six treasure episodes, and the last must be a ranking");
    row("no ranking", "kind: ranking", "kind: death",
        "legend.yaml:70: steps: the board must have six treasure episodes, and the last must be a ranking");
    row("two deaths", "  - step: king-hygelac\n    kind: simultaneous\n    symbols: [wit]\n",
        "  - step: king-hygelac\n    kind: death\n", "legend.yaml:70: steps: the board must have exactly one death");
    row("the death before the end",
        "kind: ranking\n    icons:\n      - {gain: fame5, confidence: reconstructed}\n      - {gain: fame2, "
        "confidence: reconstructed}\n      - {gain: fame4, confidence: reconstructed}\n      - {gain: fame3, "
        "confidence: reconstructed}\n      - {gain: fame1, confidence: reconstructed}\n    confidence: printed\n  "
        "- "
        "step: death-of-beowulf\n    kind: death",
        "kind: death\n    icons:\n      - {gain: fame5, confidence: reconstructed}\n      - {gain: fame2, confidence: "
        "reconstructed}\n      - {gain: fame4, confidence: reconstructed}\n      - {gain: fame3, confidence: "
        "reconstructed}\n      - {gain: fame1, confidence: reconstructed}\n    confidence: printed\n  - step: "
        "death-of-beowulf\n    kind: ranking",
        "legend.yaml:221: steps[35]: the last step must be the death");
    row("a step behind the death", "  - step: death-of-beowulf\n    kind: death",
        "  - {step: rest-at-heorot, kind: recovery, confidence: printed}\n  - step: death-of-beowulf\n    kind: death",
        "legend.yaml:70: steps: the board must have 36 steps, not 37");
}

void TestLegendBadData::badDataIsRefused() {
    test::badDataIsRefused<test::Legend>();
}

/// The rulebook says how Selection and Recovery are played, so the board must have such episodes; their number is not
/// printed.
void TestLegendBadData::missingKindsOfEpisodesAreRefused() {
    AlteredLegend altered;
    for (int i = 0; i < 3; ++i) altered.replace("kind: recovery", "kind: selection");
    QCOMPARE(test::refusal([&] { test::Legend::loadRules(altered.folder()); }),
             QStringLiteral("legend.yaml:70: steps: at least one step must be of kind 'recovery'"));
}

/// Corrections an owner of the box may make are accepted: splits, symbols, icons, prizes, the order of episodes.
void TestLegendBadData::correctionsByAnOwnerAreAccepted() {
    AlteredLegend altered;
    altered.replace("travelling: {single: 15, double: 3", "travelling: {single: 14, double: 4");
    altered.replace("split: [4, 10, 7, 3]", "split: [5, 9, 7, 3]");
    altered.replace("symbols: [travelling, friendship]", "symbols: [travelling, courage]");
    altered.replace("prize: cards4", "prize: cards3");
    altered.replace("  - {step: rest-at-heorot, kind: recovery", "  - {step: homeward-rest, kind: selection");
    altered.replace("  - {step: homeward-rest, kind: recovery", "  - {step: rest-at-heorot, kind: recovery");
    altered.replace("double-wound: {cards: 0", "double-wound: {cards: 2");
    const auto rules = test::Legend::loadRules(altered.folder());
    QCOMPARE(int{rules->cards[activityCard(Symbol::Travelling, 2)].count}, 4);
    QCOMPARE(int{rules->tokens[treasureToken(1)].count}, 5);
    QVERIFY(rules->episodes[1].asksFor(Symbol::Courage));
    QVERIFY(rules->episodes[6].kind == EpisodeKind::Selection);
    QCOMPARE(rules->doubleWoundCards, 2);
}

/// Hides of Land with one symbol does not complete a payment it began.
void TestLegendBadData::jokerWithOneSymbolPaysOnce() {
    AlteredLegend altered;
    altered.replace("shows: {beowulf: 3}", "shows: {beowulf: 1}");
    const test::Legend game(altered.folder());
    const auto match = game.at({"Sandra", "Martha"}, "step: great-rewards\nphase: pay\nto_move: Sandra\n"
                                                     "seats: {Sandra: {hand: [hides-of-land, fighting1, wit1]}}");
    QVERIFY(!match->play(*match->parse("pay fighting1")));
    QVERIFY(!match->validate(*match->parse("pay hides-of-land")));
    const auto short1 = game.at({"Sandra", "Martha"}, "step: great-rewards\nphase: pay\nto_move: Sandra\n"
                                                      "seats: {Sandra: {hand: [hides-of-land, wit1]}}");
    QCOMPARE(short1->refusalName(short1->validate(*short1->parse("pay hides-of-land"))),
             std::string("cannot-complete"));
    const auto board =
        game.at({"Sandra", "Martha"}, "step: peace-returns\nphase: pay\nto_move: Sandra\n"
                                      "seats: {Sandra: {hand: [hides-of-land, wit1, courage1, fighting1]}}");
    QCOMPARE(board->refusalName(board->validate(*board->parse("pay wit1"))), std::string("cannot-complete"));
}

HEOROT_SUITE(TestLegendBadData)
#include "tst_legend_bad_data.moc"
