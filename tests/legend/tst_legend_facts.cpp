// SPDX-License-Identifier: GPL-3.0-or-later
// What a hint says of a choice is true, is said where it is true only, and leaks nothing.
#include "games/fact_texts.h"
#include "legend_fixture.h"
#include "rules/odds.h"
#include "suite/suite.h"
#include "words/odds_words.h"

#include <QLocale>
#include <QTest>

#include <cmath>

using namespace heorot;
using namespace heorot::test;

namespace {

const std::vector<std::string> atTwo{"Sandra", "Mark"};
const std::vector<std::string> atFour{"Sandra", "Martha", "Mark", "Peter"};

std::string grendel(const std::string& seats) {
    return "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {" + seats + "}";
}
std::string hall(const std::string& seats, const std::string& first = "Sandra") {
    return "step: king-hrothgars-hall\nphase: bid\nfirst: " + first + "\nto_move: Sandra\nseats: {" + seats + "}";
}
void addRow(const char* name, const std::string& position, const char* choice, const char* text) {
    QTest::newRow(name) << QString::fromStdString(position) << QString::fromUtf8(choice) << QString::fromUtf8(text);
}

}

class TestLegendFacts : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void factsAreTold_data();
    void factsAreTold();
    void factsThatDoNotHoldAreNotTold_data();
    void factsThatDoNotHoldAreNotTold();
    void advancedGameTellsOfTreasure_data();
    void advancedGameTellsOfTreasure();
    void everyChoiceOfAGameIsTold();
    void factsLeakNothing();
    void chanceToHoldIsExact();
    void chancesAreNamed();

  private:
    QStringList factsOf(const QString& position, const QString& choice, const std::vector<std::string>& seats,
                        bool advanced = false) {
        engine::Setup setup;
        setup.options[static_cast<std::size_t>(legend::GameOption::Advanced)] = advanced;
        const auto match = game_.at(seats, position.toStdString(), setup);
        const auto action = match->parse(choice.toStdString());
        return action && !match->validate(*action) ? test::textsOf(words_.facts(*match, *action))
                                                   : QStringList{QStringLiteral("not legal")};
    }

    Legend game_;
    game::ErasedWords<legend::Game, legend::GameWords> words_;
};

void TestLegendFacts::factsAreTold_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("fact");
    const auto row = addRow;
    // A contest in turn
    const std::string behind = grendel("Sandra: {hand: [courage1, fighting2, beowulf, wit1], row: [courage1]}, "
                                       "Mark: {row: [courage2]}");
    row("a card is enough", behind, "play courage1",
        "It brings you to 2; Mark then needs 1 more symbol(s) to stay in.");
    row("the rival needs more", behind, "play fighting2",
        "It brings you to 3; Mark then needs 1 more symbol(s) to stay in.");
    row("a smaller card would do", behind, "play fighting2", "− A card with fewer symbols would be enough to stay in.");
    row("no symbols left here", grendel("Sandra: {hand: [fighting2]}, Mark: {row: [courage2]}"), "play fighting2",
        "− It leaves you no other card that counts here.");
    row("symbols left here", behind, "play fighting2", "You keep 2 more symbol(s) that count here.");
    row("not needed soon", behind, "play courage1", "You won’t need it again before Sea Hag Attacks.");
    row("a card that could pay", behind, "play fighting2", "− It could also pay at Great Rewards.");
    row("a joker", behind, "play beowulf", "− It would also count at every later major.");
    row("left for the next contest", behind, "play beowulf", "It leaves you 1 symbol(s) for Celebration.");
    row("risk that is enough", behind, "risk",
        "A card matches two times in three; that is enough and costs no card from your hand.");
    row("a failed risk", behind, "risk",
        "− It fails one time in three: then you take a scratch and are out in 2nd place.");
    row("what a failed risk leaves", behind, "risk", "− In 2nd place you may be left with a wound and 2 card(s).");
    row("dropping out", behind, "out", "− In 2nd place you may be left with a wound and 2 card(s).");
    row("ties after dropping out", behind, "out", "You become the first player and win ties at Celebration.");
    const std::string far = grendel("Sandra: {hand: [courage1], row: [courage1], scratches: 2}, "
                                    "Mark: {row: [courage2, fighting1]}");
    row("a card on the way", far, "play courage1", "− You can’t reach 3 with it.");
    row("a risk with cards", far, "risk",
        "A card matches two times in three; with cards from your hand you then reach 3.");
    row("a wound", far, "risk", "− It fails one time in three: then you take a wound and are out in 2nd place.");
    row("the first wound", far, "risk", "− The wound costs you the 5 point(s) for having none at the end.");
    row("too few cards", far, "out", "All your cards together reach only 2 of 3.");
    row("no card that counts", grendel("Sandra: {hand: [wit1]}, Mark: {row: [courage2]}"), "out",
        "You have no card that counts here.");
    row("the whole play", grendel("Sandra: {hand: [courage1, fighting2]}, Mark: {row: [courage2, courage1]}"),
        "play courage1", "Courage + double fighting: enough to stay in, with a total of 3.");
    row("what is at stake", behind, "play courage1",
        "1st place chooses first from 5 fame, a wound and 2 card(s); the last gets what is left. The wound costs "
        "you "
        "the 5 point(s) for having none at the end.");
    // A secret choice
    const std::string chosen = hall("Sandra: {hand: [friendship2, friendship1, beowulf, courage1, courage1], chosen: "
                                    "{friendship2: 1}}, Mark: {hand: [hrunting, giants-sword]}");
    row("a total that can't be beaten", chosen, "bid friendship1",
        "You then show 3, which nobody can beat. Together: friendship + double friendship.");
    row("more is not needed", chosen, "bid friendship1", "− What you have chosen can’t be beaten already.");
    row("the same third symbol", chosen, "bid friendship1", "You won’t need it again before Celebration.");
    row("a joker is kept", chosen, "done", "It leaves you 3 symbol(s) for Grendel’s Attack.");
    row("a joker is chosen", chosen, "bid beowulf", "It leaves you 2 symbol(s) for Grendel’s Attack.");
    row("ties", chosen, "done", "You win ties.");
    row("a bluff", chosen, "bid courage1",
        "− It doesn’t count here and comes back to your hand, but everyone will have seen it.");
    row("nothing left", hall("Sandra: {hand: [friendship2, wit1], chosen: {friendship2: 1}}"), "done",
        "No other card of yours counts here.");
    row("a rival's known cards", hall("Sandra: {hand: [friendship1, wit1]}, Mark: {hand: [golden-torque]}"),
        "bid friendship1", "− You then show 1; Mark is known to hold 3.");
    // Opportunities
    const std::string swap =
        "step: king-hygelacs-court\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: [travelling1, "
        "wit1, courage1, fighting2]}}";
    row("wit is needed late", swap, "pay wit1", "You won’t need it again before Celebration.");
    row("courage is needed soon", swap, "pay courage1", "You won’t need it again before Grendel’s Attack.");
    row("travelling is needed last", swap, "pay travelling1", "You won’t need it again before Hunt for the Sea Hag.");
    const std::string price = "step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: [fighting2, "
                              "fighting1, fighting1, hrunting]}}";
    row("what is bought", price, "pay fighting2", "It buys 3 treasure.");
    row("the only card for the rest", price, "pay fighting1", "− You then have to give a fighting card as well.");
    row("what both cards leave",
        "step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: [fighting2, beowulf, beowulf, wit1, "
        "friendship1]}}",
        "pay beowulf", "It leaves you 2 symbol(s) for Celebration.");
    row("a choice among the rest of five",
        "step: peace-returns\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: [travelling1, friendship1, wit1, "
        "courage1, fighting1, beowulf]}}",
        "pay travelling1", "It is part of the price of 5 fame.");
    row("several cards for the rest",
        "step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: [fighting1, fighting1, beowulf]}}",
        "pay fighting1", "It is part of the price of 3 treasure.");
    row("a double pays alone", price, "pay fighting2", "It pays the whole price.");
    row("more than the price", price, "pay hrunting", "− It shows 3 symbols, of which the price takes only 2.");
    row("cards that are kept",
        "step: many-friendships\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: "
        "[beowulf, beowulf]}}",
        "pass", "Every card that you could give counts at Dragon’s Wrath.");
    // A risk of its own
    const std::string sail = "step: sail-to-denmark\nphase: risk\nto_move: Sandra\nseats: {Sandra: {hand: [wit1], "
                             "scratches: 2, wounds: 1}}";
    row("what a risk brings", sail, "risk", "A card matches seven times in ten, and you keep all that match.");
    row("what it may cost", sail, "risk", "− It fails three times in ten: then you take a wound.");
    row("a wound without cost", sail, "risk", "− This wound costs no points yet, but with 3 you lose points.");
    row("no risk before a wound", sail, "pass", "One more scratch would become a wound.");
    // Icons and options
    const std::string icons =
        "step: grendels-attack\nphase: icons\nto_move: Sandra\nseats: {Sandra: {status: 1, wounds: 2, "
        "scratches: 1}, Mark: {status: 2}}";
    row("fame", icons, "take fame5", "It is worth 5 point(s).");
    row("a third wound", icons, "take wound", "− The wound costs you 15 point(s).");
    row("what is left", icons, "take fame5", "Mark is left with a wound and 2 card(s).");
    const std::string options =
        "step: final-preparations\nphase: select\nto_move: Sandra\nseats: {Sandra: {scratches: 1}}";
    row("treasure in the base game", options, "take treasure2", "It is worth 2 point(s).");
    row("alliances", options, "take alliance1", "It is worth about 2.0 on average.");
    row("scratches", options, "take healing", "It gives back 1 scratch(es).");
    const std::string open =
        "step: homeward-rest\nphase: recover\nto_move: Sandra\ndisplay: [friendship2, fighting1]\nseats: "
        "{Sandra: {hand: [fighting2, wit1]}}";
    row("a card for many contests", open, "pick fighting1",
        "It counts at 4 major(s) to come, first at Raid on Friesland.");
    row("with the hand", open, "pick fighting1", "With it you have 3 symbol(s) for Raid on Friesland.");
    row("a symbol that is missing", open, "pick friendship2", "No card in your hand has friendship.");
    row("a double", open, "pick friendship2", "It shows two symbols.");
    // Healing
    const std::string ranks =
        "step: break-ranks\nphase: give\nto_move: Sandra\nseats: {Sandra: {wounds: 3, tokens: [fame1, "
        "fame2, fame5]}}";
    row("a third wound is healed", ranks, "give fame1", "As things stand, healing one wound brings 15 point(s).");
    row("the lowest token", ranks, "give fame1", "It is your lowest fame token.");
    row("a dearer token", ranks, "give fame5", "− It costs you 5 point(s).");
    row("tokens are kept", ranks, "pass", "You keep at least 3 point(s).");
    // Cards with a text
    const std::string failed =
        "step: sail-to-denmark\nphase: failed\nto_move: Sandra\nseats: {Sandra: {hand: [resolve], "
        "scratches: 1}}";
    row("a scratch is taken", failed, "accept", "− After this scratch, 1 more make(s) a wound.");
    row("a card is kept", failed, "accept", "You keep Beowulf’s Resolve.");
    row("a risk is undone", failed, "resolve", "You take no scratch, and may decide again.");
}

void TestLegendFacts::factsAreTold() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    QFETCH(QString, fact);
    const QStringList facts = factsOf(position, choice, atTwo);
    QVERIFY2(facts.contains(fact), qPrintable(facts.join(u'\n')));
}

void TestLegendFacts::factsThatDoNotHoldAreNotTold_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("part");
    const auto row = addRow;
    const std::string treachery = "step: swedish-treachery\nphase: in-turn\nto_move: Sandra\nseats: {Sandra: {hand: "
                                  "[friendship1, friendship1, courage1, hrunting], row: [wit1, courage1]}, Mark: {row: "
                                  "[courage2, courage1, wit1]}}";
    row("cards that could not be spent here", treachery, "out", "You keep");
    row("nothing to spare", treachery, "risk", "costs no card");
    row("a card that leaves too little", treachery, "play courage1", "brings you");
    row("the same card elsewhere", treachery, "play courage1", "Beowulf Becomes King");
    const std::string behind = grendel("Sandra: {hand: [fighting2], row: [courage1]}, Mark: {row: [courage2, wit1]}");
    row("no smaller card", behind, "play fighting2", "fewer symbols");
    row("no further card", behind, "play fighting2", "You keep");
    row("harmless icons", "step: beowulf-becomes-king\nphase: bid\nto_move: Sandra\nseats: {Sandra: {hand: [wit1]}}",
        "done", "be left with");
    row("no ties as the last", hall("Sandra: {hand: [friendship1]}", "Mark"), "done", "ties");
    row("no wound by the first scratch", "step: sail-to-denmark\nphase: risk\nto_move: Sandra", "risk", "take a wound");
    row("a symbol in the hand",
        "step: homeward-rest\nphase: recover\nto_move: Sandra\ndisplay: [friendship2]\nseats: "
        "{Sandra: {hand: [friendship1]}}",
        "pick friendship2", "No card in your hand");
    row("a price with a second card",
        "step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: "
        "[fighting1, fighting1]}}",
        "pay fighting1", "whole price");
}

void TestLegendFacts::factsThatDoNotHoldAreNotTold() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    QFETCH(QString, part);
    const QString facts = factsOf(position, choice, atTwo).join(u'\n') + u'\n';
    QVERIFY2(facts.size() > 1 && !facts.contains(part) && !facts.startsWith(QStringLiteral("not legal")),
             qPrintable(facts));
}

void TestLegendFacts::advancedGameTellsOfTreasure_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("fact");
    const auto gifts =
        QStringLiteral("step: present-gifts\nphase: auction\nto_move: Sandra\nseats: {Sandra: {tokens: [treasure2, "
                       "treasure4]}, Mark: {shown: [treasure4]}}");
    QTest::newRow("what a bid costs") << gifts << "show treasure4"
                                      << "If it wins, you pay 4 treasure for 3 fame.";
    QTest::newRow("what is left") << gifts << "show treasure4"
                                  << "It leaves you 2 treasure for Strong Alliances.";
    QTest::newRow("dropping out") << gifts << "out"
                                  << "Mark then pays 4 treasure for 3 fame.";
    const auto poor =
        QStringLiteral("step: present-gifts\nphase: auction\nto_move: Sandra\nseats: {Sandra: {tokens: [treasure2]}, "
                       "Mark: {shown: [treasure4]}}");
    QTest::newRow("too little") << poor << "show treasure2"
                                << "− You can’t reach 4 with it.";
    QTest::newRow("all of it") << poor << "out"
                               << "All your treasure together is only 2 of 4.";
    QTest::newRow("no points") << "step: final-preparations\nphase: select\nto_move: Sandra"
                               << "take treasure2"
                               << "Treasure is worth no points, but it counts at Present Gifts.";
}

void TestLegendFacts::advancedGameTellsOfTreasure() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    QFETCH(QString, fact);
    const QStringList facts = factsOf(position, choice, atTwo, true);
    QVERIFY2(facts.contains(fact), qPrintable(facts.join(u'\n')));
}

/// Facts are whole sentences, and no place of one stays unfilled. Only giving up what is free has none.
void TestLegendFacts::everyChoiceOfAGameIsTold() {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        engine::Setup setup;
        setup.seed = seed;
        setup.options[static_cast<std::size_t>(legend::GameOption::Advanced)] = seed % 2;
        const auto match = game_.newMatch(seed > 2 ? atTwo : atFour, setup);
        for (std::size_t move = 0; move < 600 && !match->isOver(); ++move) {
            engine::ActionList legal;
            match->legalActions(legal);
            for (const engine::Action action : legal) {
                const game::Facts facts = words_.facts(*match, action);
                const QString text = words_.action(*match, action);
                if (legal.size() > 1 && legend::kindOf(action) != legend::Do::Pass)
                    QVERIFY2(!facts.isEmpty(), qPrintable(text));
                for (const auto& [fact, isDrawback] : facts)
                    QVERIFY2(fact.endsWith(u'.') && !fact.contains(u'%') && !fact.contains(QStringLiteral("  ")),
                             qPrintable(text + QStringLiteral(": ") + fact));
            }
            QVERIFY(!match->play(legal[move * 7 % legal.size()]));
        }
    }
}

/// The same facts follow from every state that the mover cannot tell from the real one.
void TestLegendFacts::factsLeakNothing() {
    const auto match = game_.newMatch(atFour);
    engine::Pcg generator(1);
    for (int move = 0; move < 120 && !match->isOver(); ++move) {
        engine::ActionList legal;
        match->legalActions(legal);
        const auto seen = match->seen(match->toMove());
        const legend::State world = sample(match->rules(), seen, generator);
        const auto seenAgain = see(match->rules(), world, match->toMove());
        for (const engine::Action action : legal)
            QCOMPARE(game::cleared(legend::GameWords::facts(game::positionOf(*match, seenAgain), action)),
                     words_.facts(*match, action));
        QVERIFY(!match->play(legal[static_cast<std::size_t>(move) % legal.size()]));
    }
}

void TestLegendFacts::chanceToHoldIsExact() {
    const auto match = game_.at(atTwo, hall("Sandra: {hand: []}, Mark: {hand: [golden-torque]}"));
    const auto known = match->seen(0);
    QCOMPARE(legend::chanceToHold(match->rules(), known, 1, 3), 1.);
    QCOMPARE(legend::chanceToHold(match->rules(), known, 1, 4), 0.);
    // One unknown card of all 100: 15 with one friendship, 3 with two, 10 Beowulf.
    legend::State state = *known;
    state.hands[1] = {};
    state.hands[1][legend::unknownCard] = 1;
    for (auto& cards : state.known) cards = {};
    state.discards = {};
    state.hands[0] = {};
    const auto seen = engine::Seen<legend::State>::masked(state, 0);
    QVERIFY(std::abs(legend::chanceToHold(match->rules(), seen, 1, 1) - .28) < 1e-9);
    QVERIFY(std::abs(legend::chanceToHold(match->rules(), seen, 1, 2) - .03) < 1e-9);
}

void TestLegendFacts::chancesAreNamed() {
    QCOMPARE(legend::timesIn(.34), QStringLiteral("one time in three"));
    QCOMPARE(legend::timesIn(.305), QStringLiteral("three times in ten"));
    QCOMPARE(legend::timesIn(.66), QStringLiteral("two times in three"));
    QCOMPARE(legend::timesIn(.001), QStringLiteral("hardly ever"));
    QCOMPARE(legend::timesIn(.52), QStringLiteral("half the time"));
}

HEOROT_SUITE(TestLegendFacts)
#include "tst_legend_facts.moc"
