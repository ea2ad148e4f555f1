// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of Raiders of Midgard fit what can be done.
#include "raiders_fixture.h"
#include "suite/suite.h"

#include "words/actions.h"
#include "words/captions.h"
#include "words/piece_rules.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;

Q_DECLARE_METATYPE(heorot::engine::Event)

class TestRaidersWords : public QObject {
    Q_OBJECT

  private slots:
    void everyCardHasANameAndARule();
    void everyActionOfRandomGamesHasAText();
    void everyRefusalIsASentence();
    void promptsNameTheDecision_data();
    void promptsNameTheDecision();
    void promptsOfferExactlyTheLegalChoices();
    void panelsSayRestOnlyWhileItIsLegal();
    void everyFiringReaverHasAResult();
    void combatSentencesStateSuccessesAndNeed();
    void eventsHaveSentences_data();
    void eventsHaveSentences();
    void followersAreNamedInThePrompt();
    void textTableFitsTheTerminal();

  private:
    /// Plays at random and calls `check` in each position.
    template <class Check>
    void play(int seats, std::uint64_t seed, const Check& check) const {
        std::vector<std::string> names{"Anna", "Ben", "Cleo", "Dora"};
        names.resize(static_cast<std::size_t>(seats));
        engine::Setup setup;
        setup.seed = seed;
        const auto match = game_.newMatch(names, setup);
        engine::Pcg generator(seed, 1);
        while (!match->isOver()) {
            engine::ActionList legal;
            match->legalActions(legal);
            check(*match, legal);
            QVERIFY(!match->play(legal[generator.below(static_cast<std::uint32_t>(legal.size()))]));
        }
    }

    test::Raiders game_;
    game::ErasedWords<raiders::Game, raiders::GameWords> words_;
};

void TestRaidersWords::everyCardHasANameAndARule() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const Rules& rules = match->rules();
    QSet<QString> names;
    const auto check = [&](const QString& name, const QString& rule) {
        QVERIFY(!name.isEmpty());
        QVERIFY2(rule.endsWith(u'.'), qPrintable(name + QStringLiteral(": ") + rule));
        QVERIFY2(!names.contains(name), qPrintable(name));
        names << name;
    };
    for (ReaverId i = 0; i < reaverKinds; ++i) check(reaverText(i), reaverRule(rules, i));
    for (VillageId i = 0; i < villageKinds; ++i) check(villageText(i), spoilRule(rules, i, 1));
    for (KeepId i = 0; i < keepKinds; ++i) check(keepText(i), spoilRule(rules, spoilOfKeep(i), 1));
    for (JourneyId i = 0; i < journeyKinds; ++i) check(journeyText(i), journeyRule(rules, i));
    for (BattleId i = 0; i < battleKinds; ++i) check(battleText(i), battleRule(rules, i));
    for (ProphecyId i = 0; i < prophecyKinds; ++i) check(prophecyText(i), prophecyRule(rules, i));
    for (Territory i = 0; i < territoryKinds; ++i) check(territoryText(i), territoryRule(rules, i));
    for (int i = 0; i < upgradeKinds; ++i)
        check(upgradeText(static_cast<Upgrade>(i)), upgradeRule(rules, static_cast<Upgrade>(i)));
    for (int i = 0; i < pawnKinds; ++i) check(pawnText(static_cast<Pawn>(i)), pawnRule(rules, static_cast<Pawn>(i)));
    for (Die i = 0; i < dieKinds; ++i) check(dieText(i), dieRule(i));
    for (int i = 0; i < locations; ++i)
        check(locationText(static_cast<Location>(i)), locationRule(rules, static_cast<Location>(i), 4));
}

void TestRaidersWords::everyActionOfRandomGamesHasAText() {
    QSet<int> kinds;
    for (const int seats : {2, 3, 4})
        play(seats, 7, [&](const test::Raiders::Match& match, const engine::ActionList& legal) {
            QSet<QString> said;
            for (const Action action : legal) {
                const QString text = words_.action(match, action);
                QVERIFY2(!text.isEmpty() && !text.contains(u'%'), match.format(action).c_str());
                QVERIFY2(!said.contains(text), qPrintable(text));
                said << text;
                kinds << action.kind;
                QVERIFY(!buttonText({match.rules(), match.state(), match.seating()}, action).isEmpty());
            }
            QVERIFY(!words_.prompt(match, match.toMove()).isEmpty());
            if (!match.moves().empty())
                for (const engine::Event& event : match.moves().back().events) {
                    const QString sentence = words_.sentence(match, event);
                    // New cards and dice of a round are visible on the table.
                    if (kindOf(event) == Happening::Displayed || kindOf(event) == Happening::TradeDie) continue;
                    QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), match.format(event).c_str());
                }
        });
    QVERIFY(kinds.size() >= 28);
}

void TestRaidersWords::everyRefusalIsASentence() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    for (int why = 1; why < refusals; ++why) {
        const QString text = words_.refusal(*match, refuse(static_cast<Refusal>(why), 1));
        QVERIFY2(text.endsWith(u'.'), qPrintable(QString::number(why) + u' ' + text));
    }
}

void TestRaidersWords::promptsNameTheDecision_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("prompt");
    QTest::newRow("choose") << "{phase: choose, stage: choose, to_move: Anna, recruits: []}"
                            << "Anna’s turn: send a longship to a location.";
    QTest::newRow("trade")
        << "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: trade, recruits: []}"
        << "Trade with Villages: Anna may choose 3 rewards, or rest. Then: Ben.";
    QTest::newRow("second of two at Trade")
        << "{phase: decide, stage: decide, to_move: Ben, active: Anna, location: trade, recruits: []}"
        << "Trade with Villages: Ben may choose 1 reward, or rest.";
    const auto raid = [](const char* dice) {
        return QStringLiteral("{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, "
                              "chosen: {villages: Anna}, recruits: [], seats: {Anna: {food: 1, dice: %1}}}")
            .arg(QLatin1String(dice));
    };
    QTest::newRow("raid") << raid("{red-chest: 1, blue-chest: 1}")
                          << "Raid Villages: Anna may pay 1 food, 2 chest(s) to act, or rest. Then: Ben.";
    QTest::newRow("raid without a chest")
        << raid("{red-chest: 1, red-hammer: 1}")
        << "Raid Villages: Anna can only rest (still needs 1 chest(s) to act). Then: Ben.";
    QTest::newRow("raid after an artifact")
        << "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, chosen: {villages: Anna}, "
           "recruits: [], seats: {Anna: {food: 0, dice: {red-chest: 2}, artifacts: [eldrihmnir], stored: {1: "
           "blue-raven}}}}"
        << "Raid Villages: Anna can only rest, or use an artifact first (still needs 1 food to act). Then: Ben.";
    QTest::newRow("raid with an artifact of another location")
        << "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, chosen: {villages: Anna}, "
           "recruits: [], seats: {Anna: {food: 0, dice: {red-chest: 2}, artifacts: [draupnir], stored: {1: "
           "red-shield}}}}"
        << "Raid Villages: Anna can only rest (still needs 1 food to act). Then: Ben.";
    QTest::newRow("attempts after an artifact")
        << "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: subdue, chosen: {subdue: Anna}, "
           "recruits: [], seats: {Anna: {food: 0, favor: 0, dice: {}, artifacts: [ljosalfar-harp], stored: {1: "
           "yellow-tree}}}}"
        << "Subdue Territories: Anna has neither hammers nor what a tile asks for, and can only rest, or use an "
           "artifact first. "
           "Then: Ben.";
    QTest::newRow("a journey that an artifact passes")
        << "{phase: journey, to_move: Anna, active: Anna, location: sea, chosen: {sea: Anna}, journey: "
           "[spoiled-rations], recruits: [], seats: {Anna: {food: 2, dice: {}, artifacts: [skidbladnir], stored: {1: "
           "red-longship}}}}"
        << "Spoiled Rations: Anna must suffer it, or use an artifact first. Pay 1 chest(s), or lose 2 food.";
    QTest::newRow("an ability that an artifact pays for")
        << "{phase: ability, to_move: Anna, active: Anna, location: keeps, chosen: {keeps: Anna}, ability: spakona, "
           "recruits: [], seats: {Anna: {favor: 0, dice: {}, artifacts: [ljosalfar-harp], stored: {1: yellow-tree}}}}"
        << "Spakona: Anna must go without the ability, or use an artifact first. You may discard 2 favor to gain 1 "
           "Prophecy(ies).";
    QTest::newRow("the next Reaver")
        << "{phase: recruit, to_move: Anna, active: Anna, location: recruit, chosen: {recruit: Anna}, recruits: [], "
           "taken: [hunter, scout]}"
        << "Anna must choose the Reaver to recruit next, roll its dice, and decide how to use it.";
    QTest::newRow("dice to roll") << "{phase: gain, stage: decide, to_move: Anna, active: Anna, location: trade, "
                                     "chosen: {trade: Anna}, recruits: "
                                     "[], grants: [roll-any, roll-any]}"
                                  << "Anna must choose the color(s) of 2 dice to roll.";
    const auto fight = [](const char* dice) {
        return QStringLiteral("{phase: fight, to_move: Anna, active: Anna, location: sea, chosen: {sea: Anna}, "
                              "battle: [knarr], battle-place: 1, recruits: [], seats: {Anna: {dice: %1}}}")
            .arg(QLatin1String(dice));
    };
    QTest::newRow("fight or pay") << fight("{red-longship: 1, blue-chest: 1, red-shield: 1, red-hammer: 1}")
                                  << "Knarr: Anna must pay its dice, fight, or give up.";
    QTest::newRow("pay") << fight("{red-longship: 1, blue-chest: 1, red-shield: 1}")
                         << "Knarr: Anna must pay its dice or give up.";
    QTest::newRow("fight") << fight("{red-longship: 1, blue-chest: 1, red-hammer: 1}")
                           << "Knarr: Anna must fight or give up (still needs 1 shield(s) to pay). 1 combat dice "
                              "can’t win this.";
    QTest::newRow("give up") << fight("{red-longship: 1}")
                             << "Knarr: Anna can only give up (still needs 1 shield(s), 1 chest(s) to pay).";
    const auto combat = [](const char* bout) {
        return QStringLiteral(
                   "{phase: %1, stage: fight, to_move: Anna, active: Anna, location: sea, chosen: {sea: "
                   "Anna}, battle: [knarr], battle-place: 1, recruits: [], seats: {Anna: {favor: 1, dice: {}}}}")
            .arg(QLatin1String(bout));
    };
    QTest::newRow("nothing more to lay out")
        << combat("arms, paid: {dice: {red-hammer: 1}}, bout: {active: true, defense: 2}")
        << "Knarr, defense 2: Anna may roll. Combat dice: 1.";
    QTest::newRow("dice marked to be rolled again")
        << combat("combat, bout: {active: true, rolled: true, defense: 2, dice-0: 2, again-0: 1}")
        << "Knarr: Anna has rolled. Successes: 0, needed: 2. Marked to roll again for a favor: 1 die (dice). Undo "
           "takes "
           "a mark back.";
    QTest::newRow("nothing for a tile")
        << "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: subdue, chosen: {subdue: Anna}, "
           "recruits: [], seats: {Anna: {food: 0, favor: 0, dice: {}}}}"
        << "Subdue Territories: Anna has neither hammers nor what a tile asks for, and can only rest. Then: Ben.";
    QTest::newRow("follow")
        << "{phase: decide, stage: decide, to_move: Ben, active: Anna, location: villages, recruits: [], seats: {Ben: "
           "{food: 1, dice: {red-chest: 2}}}}"
        << "Raid Villages: Ben may pay 1 food, 2 chest(s) to follow Anna, or rest.";
}

void TestRaidersWords::promptsNameTheDecision() {
    QFETCH(QString, position);
    QFETCH(QString, prompt);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    QString said = words_.prompt(*match, match->toMove());
    // The test uses the source texts.
    said.replace(QStringLiteral("reward(s)"),
                 prompt.contains(QStringLiteral("rewards")) ? QStringLiteral("rewards") : QStringLiteral("reward"));
    QCOMPARE(said, prompt);
}

/// Prompts offer exactly what is possible.
void TestRaidersWords::promptsOfferExactlyTheLegalChoices() {
    const QRegularExpression stillNeeds(QStringLiteral("[Ss]till (needs |missing: )"));
    QSet<QString> seen;
    for (const int seats : {2, 3, 4})
        for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u, 6u})
            play(seats, seed, [&](const test::Raiders::Match& match, const engine::ActionList& legal) {
                const Phase phase = match.state().phase;
                const auto holds = [&](std::initializer_list<Do> kinds) {
                    return std::any_of(legal.begin(), legal.end(), [&](const Action action) {
                        return std::find(kinds.begin(), kinds.end(), kindOf(action)) != kinds.end();
                    });
                };
                const QString prompt = words_.prompt(match, match.toMove());
                const auto fits = [&](const char* word, std::initializer_list<Do> kinds) {
                    const bool isOffered = prompt.contains(QLatin1String(word));
                    if (isOffered == holds(kinds)) seen << QLatin1String(word) + QString::number(isOffered);
                    return isOffered == holds(kinds);
                };
                if (phase == Phase::Decide && match.state().location != Location::Trade) {
                    QVERIFY2(fits(" rest", {Do::Rest}), qPrintable(prompt));
                    if (match.state().location == Location::Subdue)
                        QVERIFY2(fits("attempt up to", {Do::Force, Do::Peace}), qPrintable(prompt));
                    else if (match.state().location != Location::Recruit)
                        QVERIFY2(prompt.contains(stillNeeds) != holds({Do::Done}) ||
                                     prompt.contains(QRegularExpression(QStringLiteral(" may pay .* to (act|follow)"))),
                                 qPrintable(prompt));
                }
                if (phase == Phase::Fight) {
                    QVERIFY2(fits(" fight", {Do::Fight}), qPrintable(prompt));
                    QVERIFY2(fits("give up", {Do::Yield}), qPrintable(prompt));
                    QVERIFY2(fits("pay its dice", {Do::Done}) || fits("pay with", {Do::Done}) || holds({Do::Pay}),
                             qPrintable(prompt));
                }
                if (phase == Phase::Arms && holds({Do::Done}))
                    QVERIFY2(fits("lay out more", {Do::Pay, Do::Use}), qPrintable(prompt));
                if (phase == Phase::Attempt) QVERIFY2(fits("may attempt", {Do::Force, Do::Peace}), qPrintable(prompt));
                if (phase == Phase::Journey) QVERIFY2(fits("suffer it", {Do::Suffer}), qPrintable(prompt));
            });
    for (const char* word : {" rest0", " rest1", "attempt up to1", " fight0", " fight1", "give up0", "give up1",
                             "lay out more0", "lay out more1"})
        QVERIFY2(seen.contains(QLatin1String(word)), word);
}

void TestRaidersWords::panelsSayRestOnlyWhileItIsLegal() {
    int paying = 0;
    for (const int seats : {2, 3, 4})
        play(seats, 5, [&](const test::Raiders::Match& match, const engine::ActionList& legal) {
            const bool rests =
                std::any_of(legal.begin(), legal.end(), [](Action action) { return kindOf(action) == Do::Rest; });
            const QString status = seatStatus({match.rules(), match.state(), match.seating()}, match.toMove());
            QVERIFY2(status.contains(QStringLiteral("rests")) == rests, qPrintable(status));
            paying += status == QStringLiteral("Pays");
        });
    QVERIFY(paying > 0);
}

/// Its gain, why it gains nothing, or the question about it.
void TestRaidersWords::everyFiringReaverHasAResult() {
    int idle = 0;
    for (const int seats : {2, 3, 4})
        play(seats, 3, [&](const test::Raiders::Match& match, const engine::ActionList&) {
            if (match.moves().empty()) return;
            const engine::Events& events = match.moves().back().events;
            for (std::size_t i = 0; i < events.size(); ++i) {
                idle += kindOf(events[i]) == Happening::Idle;
                if (kindOf(events[i]) != Happening::Fired) continue;
                if (i + 1 < events.size())
                    QVERIFY2(kindOf(events[i + 1]) != Happening::Fired, match.format(events[i]).c_str());
                else
                    QVERIFY2(match.state().phase == Phase::Ability, match.format(events[i]).c_str());
            }
        });
    QVERIFY(idle > 0);
}

void TestRaidersWords::combatSentencesStateSuccessesAndNeed() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto said = [&](const engine::Event& event) { return words_.sentence(*match, event); };
    QCOMPARE(said(raiders::event(Happening::CombatEnded, 0, 5, 3, 1)),
             QStringLiteral("Anna wins the combat with 5 success(es) against a defense of 3."));
    QCOMPARE(said(raiders::event(Happening::CombatEnded, 0, 1, 3, 0)),
             QStringLiteral("Anna loses the combat with 1 success(es) against a defense of 3."));
}

void TestRaidersWords::eventsHaveSentences_data() {
    QTest::addColumn<engine::Event>("event");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const engine::Event& event, const char* sentence) {
        QTest::newRow(name) << event << QString::fromUtf8(sentence);
    };
    using raiders::event;
    const auto lack = [](Lack why) { return static_cast<int>(why); };
    const auto indexIn = [](const auto& names, std::string_view name) {
        return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
    };
    const auto reaver = [&](std::string_view name) { return indexIn(reaverNames, name); };
    const auto artifact = [&](std::string_view name) { return indexIn(artifactNames, name); };
    const Die chest = dieOf(Color::Red, Icon::Chest);
    row("the artifact that left", event(Happening::DieReturned, 0, chest, artifact("draupnir")),
        "Anna takes back a red chest die from the artifact Draupnir.");
    row("food paid", event(Happening::Food, 0, -2, 3), "Anna pays 2 food and has 3 left.");
    row("food lost", event(Happening::FoodLost, 0, 2, 3), "Anna loses 2 food and has 3 left.");
    row("favor paid", event(Happening::Favor, 0, -1, 0), "Anna pays 1 favor and has 0 left.");
    row("terror gained", event(Happening::Terror, 0, 1, 2), "Anna gains 1 terror and now has 2.");
    row("terror discarded", event(Happening::Terror, 0, -1, 1), "Anna discards 1 terror and has 1 left.");
    row("the marker", event(Happening::TookMarker, 1, 3), "Ben takes the Start Player marker and leads round 3.");
    row("the marker of the last round", event(Happening::TookMarker, 1, 0), "Ben takes the Start Player marker.");
    row("no favor", event(Happening::Idle, 1, reaver("spakona"), lack(Lack::Favor)),
        "Ben lacks the favor for the Spakona’s ability.");
    row("no die", event(Happening::Idle, 1, reaver("chosen"), lack(Lack::Dice)),
        "Ben lacks the dice for the Chosen’s ability.");
    row("no pawn", event(Happening::Idle, 1, reaver("pillager"), lack(Lack::Pawns)),
        "No pawn is left for the Pillager’s ability, so Ben gains nothing.");
    row("no card", event(Happening::Idle, 1, reaver("fanatic"), lack(Lack::Cards)),
        "No card is left for the Fanatic’s ability, so Ben gains nothing.");
    row("taken", event(Happening::ReaverTaken, 0, reaver("hunter"), 1), "Anna takes a Hunter.");
    row("drawn", event(Happening::ReaverTaken, 0, reaver("hunter"), fromDeck), "Anna draws a Hunter from the deck.");
    row("recruited", event(Happening::Recruited, 0, reaver("hunter")), "Anna recruits a Hunter.");
}

void TestRaidersWords::eventsHaveSentences() {
    QFETCH(engine::Event, event);
    QTEST(words_.sentence(*game_.newMatch({"Anna", "Ben"}), event), "sentence");
}

void TestRaidersWords::followersAreNamedInThePrompt() {
    const auto match =
        game_.at({"Anna", "Ben", "Cleo", "Dora"},
                 "{phase: decide, stage: decide, to_move: Cleo, active: Ben, location: keeps, recruits: []}");
    QVERIFY(words_.prompt(*match, 0).endsWith(QStringLiteral("Then: Dora, Anna.")));
}

void TestRaidersWords::textTableFitsTheTerminal() {
    play(4, 11, [&](const test::Raiders::Match& match, const engine::ActionList&) {
        if (match.moves().size() % 40 != 0) return;
        for (const QString& line : words_.table(match, match.toMove()).split(u'\n'))
            QVERIFY2(line.size() <= 100, qPrintable(line));
    });
}

HEOROT_SUITE(TestRaidersWords)
#include "tst_raiders_words.moc"
