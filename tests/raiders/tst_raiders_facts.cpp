// SPDX-License-Identifier: GPL-3.0-or-later
// What a hint says of a choice is told where it is true, and nowhere else.
#include "games/fact_texts.h"
#include "raiders_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersFacts : public QObject {
    Q_OBJECT

  private slots:
    void factsAreToldWhereTheyAreTrue_data();
    void factsAreToldWhereTheyAreTrue();
    void choicesAreNamedWithVerbs_data();
    void choicesAreNamedWithVerbs();
    void everyChoiceOfARandomGameHasSoundFacts();
    void factsDependOnlyOnWhatIsSeen();

  private:
    QString factsOf(const record::AnyMatch& match, engine::Action choice) const {
        return test::textsOf(words_.facts(match, choice)).join(u'\n');
    }

    test::Raiders game_;
    game::ErasedWords<raiders::Game, raiders::GameWords> words_;
};

void TestRaidersFacts::factsAreToldWhereTheyAreTrue_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("fact");
    QTest::addColumn<bool>("isTold");
    const auto row = [](const char* name, const QString& position, const char* choice, const char* fact, bool isTold) {
        QTest::newRow(name) << position << QString::fromUtf8(choice) << QString::fromUtf8(fact) << isTold;
    };
    const auto at = [](const char* phase, const char* anna, const char* more = "") {
        return QStringLiteral("{%1, to_move: Anna, active: Anna, %3 seats: {Anna: {%2}}}")
            .arg(QLatin1String(phase), QLatin1String(anna), QLatin1String(more));
    };

    const char* const choose = "phase: choose, recruits: []";
    const char* const keepsShown = "displays: {keeps: {1: [art, armor], 2: [keep-wall, treasure]}},";
    row("sets of a stack", at(choose, "food: 5, dice: {red-shield: 2}, pile: {keeps: {art: 2, armor: 4}}", keepsShown),
        "choose keeps", "Stack 1: Your sets and Prophecies grow by 12 glory: Art (2 to 3), Armor (4 to 5)", true);
    row("no raid that can't be paid for", at(choose, "food: 5, pile: {keeps: {art: 2, armor: 4}}", keepsShown),
        "choose keeps", "grow by", false);
    row("what is missing for a raid", at(choose, "food: 5, dice: {red-chest: 1}"), "choose villages",
        "− You can’t pay for it yet and may have to rest: you lack 1 chest(s).", true);
    row("nothing is missing", at(choose, "food: 5, dice: {red-chest: 2}"), "choose villages", "you lack", false);
    row("a battle won by dice",
        at(choose, "food: 5, dice: {red-longship: 1, red-chest: 1}", "displays: {battles: {1: transport}},"),
        "choose sea", "the dice that win “Transport” without combat", true);
    row("a battle fought", at(choose, "food: 5, dice: {red-hammer: 3}", "displays: {battles: {1: transport}},"),
        "choose sea", "you win “Transport” almost always with up to 1 favor: ", true);
    row("who begins", at(choose, "food: 5"), "choose trade", "Ben will begin the next round.", true);

    const char* const place = "phase: place, stage: close, location: recruit, chosen: {recruit: Anna}";
    const auto placed = [&](const char* anna) { return at(place, anna, "recruits: [chosen],"); };
    row("dice of Rally", placed("food: 1"), "rally chosen", "on the faces you choose.", true);
    row("the Leader leaves", placed("leader: [mercenary]"), "promote chosen", "− Your Leader, the Mercenary, leaves",
        true);
    row("no Leader leaves", placed("food: 1"), "promote chosen", "leaves", false);
    row("ravens lose their Leader", placed("leader: [hunter], dice: {blue-raven: 2}"), "promote chosen",
        "− Each raven then stands for no sign; you have 2.", true);
    row("helmets keep theirs", placed("leader: [mercenary], dice: {red-helmet: 2}"), "promote chosen", "sign", false);
    row("rounds of an ability", placed("food: 1"), "specialize chosen keeps", "to Raid Keeps: at most 6 time(s) more",
        true);
    row("no space for dice", placed("dice: {red-chest: 10}"), "rally chosen", "− You have no free space for dice.",
        true);
    row("space for dice", placed("dice: {red-chest: 1}"), "rally chosen", "space", false);
    row("faces that pay", placed("food: 1, dice: {red-chest: 1}"), "rally chosen",
        "you can then pay for Raid Villages.", true);
    row("faces that don't pay", placed("food: 0, dice: {red-chest: 1}"), "rally chosen", "you can then pay for", false);

    const char* const trade =
        "phase: trade, stage: trade, location: trade, recruits: [], left: 2, chosen: {trade: Anna}";
    row("an own Prophecy counts",
        at(trade, "pile: {tiles: {food-1-a: 2}}", "displays: {prophecies: {1: feast-of-the-gods}},"),
        "trade prophecy 1", "worth 2 glory to you so far", true);
    row("a Prophecy that another counts",
        at(trade, "pile: {tiles: {food-1-a: 2}, secrets: [world-shaman]}",
           "displays: {prophecies: {1: feast-of-the-gods}},"),
        "trade prophecy 1", "), and 1 glory more by Prophecies that you have.", true);
    row("a Prophecy that counts nothing", at(trade, "food: 1", "displays: {prophecies: {1: feast-of-the-gods}},"),
        "trade prophecy 1", "worth nothing to you so far", true);
    row("food that pays", at(trade, "food: 2"), "trade food", "You can then pay for Battle at Sea.", true);
    row("food that was there", at(trade, "food: 4"), "trade food", "You can then pay for Battle at Sea.", false);

    row("why a Prophecy that is given up counts",
        at("phase: renounce, stage: close, location: trade, recruits: [], renouncing: true, chosen: {trade: Anna}",
           "pile: {tiles: {food-1-a: 2}, secrets: [feast-of-the-gods, juggernaut]}"),
        "renounce feast-of-the-gods", "It is worth 2 glory to you so far (1 per Food territory).", true);
    row("why a Prophecy at Trade counts",
        at(choose, "pile: {tiles: {food-1-a: 2}}", "displays: {prophecies: {1: feast-of-the-gods}},"), "choose trade",
        "worth 2 glory to you so far (1 per Food territory).", true);
    const char* const rolled =
        "phase: combat, stage: fight, location: sea, chosen: {sea: Anna}, battle: [knarr], battle-place: 1, recruits: "
        "[], bout: {active: true, rolled: true, defense: 3, dice-0: 2, dice-1: 1}";
    row("two dice for one favor", at(rolled, "favor: 1, dice: {}"), "again 0", "Mark 1 more dice: one favor rolls",
        true);

    const char* const ability =
        "phase: ability, stage: fire, location: keeps, ability: old-warrior, firing: 1, recruits: [], "
        "chosen: {keeps: Anna}";
    const char* const crew = "leader: [freeman], crew: {keeps: [old-warrior]}, food: 6, dice: {blue-shield: 2, "
                             "yellow-shield: 2, blue-hammer: 1}";
    row("a raven is no better hammer", at(ability, crew), "turn blue-hammer raven", "It changes nothing in combat",
        true);
    row("a spare shield", at(ability, crew), "turn blue-shield double-hammer", "It brings 2 more combat dice.", true);
    row("a spare shield leaves enough", at(ability, crew), "turn blue-shield double-hammer",
        "You can still pay for Raid Keeps then.", true);
    row("a shield that is needed", at(ability, "crew: {keeps: [old-warrior]}, food: 6, dice: {blue-shield: 2}"),
        "turn blue-shield hammer", "You can then no longer pay for Raid Keeps", true);

    const char* const attempt =
        "phase: attempt, stage: attempt, location: subdue, recruits: [], left: 2, chosen: {subdue: Anna}";
    row("backs of tiles", at(attempt, "food: 9"), "peace food-3", "(3 of 6) or ", true);
    row("backs that are known",
        at(attempt, "food: 9, pile: {tiles: {food-3-a: 3}}", "territories: {food-3: [food-3-b, food-3-b, food-3-b]},"),
        "peace food-3", " or ", false);
    row("odds of force", at(attempt, "dice: {red-hammer: 2}"), "force food-1",
        "you win almost always with up to 1 favor.", true);
    row("hammers are spent", at(attempt, "dice: {red-hammer: 2}"), "force food-1",
        "− Hammers you lay out are gone even if you lose.", true);
    row("an upgrade is not spent", at(attempt, "dice: {}, upgrades: {upgrade-longship-hammer: 1}"), "force food-1",
        "Hammers you lay out", false);
    row("the last dice", at(attempt, "dice: {red-hammer: 2}"), "peace dice-2", "It takes the last of your dice.", true);
    row("dice are left", at(attempt, "dice: {red-hammer: 3}"), "peace dice-2", "You keep 1 crew dice.", true);

    const char* const reward = "phase: reward, stage: rewards, location: subdue, recruits: [], chosen: {subdue: Anna}";
    row("favor before a keep card", at(reward, "food: 1", "rewards: [dice-1-a, food-3-a],"), "reward dice-1-a",
        "if the keep card to come is a Wall or a Tower", true);
    row("no keep card to come", at(reward, "food: 1", "rewards: [dice-1-a, favor-1-a],"), "reward dice-1-a",
        "It makes no difference when you take this reward.", true);

    const char* const knarr = "phase: fight, stage: fight, location: sea, chosen: {sea: Anna}, battle: [knarr], "
                              "battle-place: 1, recruits: []";
    row("a hopeless fight", at(knarr, "favor: 0, dice: {red-hammer: 1}"), "fight", "You can’t win this combat.", true);
    row("a fair fight", at(knarr, "favor: 0, dice: {red-hammer: 6}"), "fight", "You win this combat 9 time(s) in 10.",
        true);
    row("a sure fight", at(knarr, "favor: 0, dice: {red-hammer: 10}"), "fight", "You win this combat almost always.",
        true);
    row("no fight", at(knarr, "favor: 0, dice: {red-hammer: 1}"), "yield", "You win", false);
    row("the prize of a fight", at(knarr, "favor: 0, dice: {red-hammer: 1}"), "fight", "A win brings 11 glory", true);

    const char* const sea =
        "phase: journey, stage: journey, location: sea, chosen: {sea: Anna}, journey: [rough-seas], recruits: []";
    row("a Leader is lost", at(sea, "leader: [scout], dice: {red-longship: 1}"), "suffer", "Your Leader leaves.", true);
    row("no Leader to lose", at(sea, "dice: {red-longship: 1}"), "suffer", "It costs you nothing", true);

    const char* const spoil =
        "phase: spoil, stage: close, location: villages, chosen: {villages: Anna}, spoil: [farm], recruits: []";
    row("a pawn and its terror", at(spoil, "terror: 1"), "accept", "Farm pawn +4, terror −2", true);
    row("the first terror", at(spoil, "terror: 0"), "accept", "Farm pawn +4, terror −1", true);

    const char* const arms =
        "phase: arms, stage: attempt, location: subdue, territory: food-2, left: 1, recruits: [], bout: {active: "
        "true, defense: 2}, chosen: {subdue: Anna}";
    row("one hammer more", at(arms, "dice: {red-double-hammer: 1}"), "pay red-double-hammer",
        "With it, you roll 2 dice and win 8 time(s) in 10 with up to 1 favor.", true);
    row("all hammers", at(arms, "dice: {red-hammer: 2}"), "pay red-hammer",
        "With all your hammers, you win 8 time(s) in 10 with up to 1 favor.", true);
    row("the last hammer", at(arms, "dice: {red-hammer: 1}"), "pay red-hammer", "With all your hammers", false);
}

void TestRaidersFacts::factsAreToldWhereTheyAreTrue() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    QFETCH(QString, fact);
    QFETCH(bool, isTold);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    const auto action = match->parse(choice.toStdString());
    QVERIFY2(action && !match->validate(*action), qPrintable(choice));
    const QString facts = factsOf(*match, *action);
    QVERIFY2(facts.contains(fact) == isTold, qPrintable(facts));
}

void TestRaidersFacts::choicesAreNamedWithVerbs_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("name");
    QTest::newRow("the Reaver at hand")
        << "{phase: place, stage: close, location: recruit, chosen: {recruit: Anna}, to_move: Anna, active: Anna, "
           "recruits: [chosen]}"
        << "promote chosen"
        << "promote the Chosen to Leader: a village or keep spoils card";
    QTest::newRow("a turned die")
        << "{phase: ability, stage: fire, location: keeps, ability: old-warrior, firing: 1, recruits: [], chosen: "
           "{keeps: Anna}, to_move: Anna, active: Anna, seats: {Anna: {crew: {keeps: [old-warrior]}, dice: "
           "{blue-hammer: 1}}}}"
        << "turn blue-hammer raven"
        << "turn a blue hammer to the raven";
    QTest::newRow("a Prophecy")
        << "{phase: trade, stage: trade, location: trade, recruits: [], left: 2, chosen: {trade: Anna}, to_move: Anna, "
           "active: Anna, displays: {prophecies: {2: feast-of-the-gods}}}"
        << "trade prophecy 2"
        << "take the Prophecy “Feast of the Gods” (place 2)";
    QTest::newRow("a reward")
        << "{phase: reward, stage: rewards, location: subdue, recruits: [], chosen: {subdue: Anna}, to_move: Anna, "
           "active: Anna, rewards: [dice-1-a, favor-1-a]}"
        << "reward dice-1-a"
        << "take the reward of Dice territory I: 1 favor";
}

void TestRaidersFacts::choicesAreNamedWithVerbs() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    const auto action = match->parse(choice.toStdString());
    QVERIFY(action);
    QTEST(words_.action(*match, *action), "name");
}

void TestRaidersFacts::everyChoiceOfARandomGameHasSoundFacts() {
    engine::Setup setup;
    setup.seed = 5;
    const auto match = game_.newMatch({"Anna", "Ben", "Cleo"}, setup);
    engine::Pcg generator(5, 1);
    while (!match->isOver()) {
        engine::ActionList legal;
        match->legalActions(legal);
        for (const engine::Action choice : legal)
            for (const auto& [fact, isDrawback] : words_.facts(*match, choice)) {
                QVERIFY2(fact.endsWith(u'.') || fact.endsWith(u')'), qPrintable(fact));
                QVERIFY2(fact.front().isUpper() && !fact.contains(QStringLiteral("%")), qPrintable(fact));
            }
        QVERIFY(!match->play(legal[generator.below(static_cast<std::uint32_t>(legal.size()))]));
    }
}

/// Two games that differ only in the order of a deck have the same facts.
void TestRaidersFacts::factsDependOnlyOnWhatIsSeen() {
    const QString position = QStringLiteral(
        "{phase: take, stage: take, to_move: Anna, active: Anna, location: keeps, recruits: [], chosen: {keeps: Anna}, "
        "displays: {keeps: {1: [art, armor]}}, decks: {keeps: [%1]}}");
    const auto one = game_.at({"Anna", "Ben"}, position.arg(QStringLiteral("treasure, keep-wall")).toStdString());
    const auto other = game_.at({"Anna", "Ben"}, position.arg(QStringLiteral("keep-wall, treasure")).toStdString());
    const auto action = one->parse("take deck");
    QVERIFY(action);
    QVERIFY(!factsOf(*one, *action).isEmpty());
    QCOMPARE(factsOf(*one, *action), factsOf(*other, *action));
}

HEOROT_SUITE(TestRaidersFacts)
#include "tst_raiders_facts.moc"
