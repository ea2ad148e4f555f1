// SPDX-License-Identifier: GPL-3.0-or-later
// What The Legend's texts say before a choice and after it: what is given up, what follows, and why.
#include "game/standing.h"
#include "language/translations.h"
#include "legend_fixture.h"
#include "suite/suite.h"
#include "words/captions.h"
#include "words/names.h"

#include <QLocale>
#include <QTest>

#include <algorithm>
#include <array>

using namespace heorot;
using namespace heorot::test;

namespace {

const std::vector<std::string> fourPlayers{"Sandra", "Martha", "Mark", "Peter"};

}

class TestLegendChoiceWords final : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void causesNameWhatChanges();
    void lastIconIsNoChoice();
    void decliningSaysWhatFollows();
    void whatIsGivenUpIsNamed_data();
    void whatIsGivenUpIsNamed();

  private:
    Legend game_;
    game::ErasedWords<legend::Game, legend::GameWords> words_;
};

void TestLegendChoiceWords::causesNameWhatChanges() {
    const auto last =
        game_.at(fourPlayers, "step: death-of-beowulf\nphase: icons\nfirst: Martha\nto_move: Sandra\n"
                              "takers: {1: Peter, 3: Martha}\nseats:\n"
                              "  Martha: {hand: [], row: [wit1, travelling2, beowulf, beowulf], total: 5, status: 2}\n"
                              "  Mark: {hand: [], row: [], total: 0, status: 4}\n"
                              "  Sandra: {hand: [], row: [wit1, courage1, courage1], total: 3, status: 3}\n"
                              "  Peter: {hand: [], row: [fighting2, giants-sword, friendship1], total: 7, status: 1}");
    QCOMPARE(words_.cause(*last, 0, 0, {4, 0, true, true}),
             QStringLiteral("It leaves you better cards for what is to come."));
    const auto contest =
        game_.at(fourPlayers, "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {Sandra: "
                              "{hand: [fighting2]}, Peter: {status: 4}}");
    const QString wounds = words_.cause(*contest, 0, 0, {3, 0, true, false});
    QVERIFY2(wounds.startsWith(QStringLiteral("Sandra is in less danger of scratches and wounds. At stake: ")) &&
                 wounds.contains(QStringLiteral("a wound")) &&
                 wounds.endsWith(QStringLiteral("; whoever drops out next takes 3rd place.")),
             qPrintable(wounds));
}

/// Nobody is asked for the only icon that is left; whoever has a card to play before it is.
void TestLegendChoiceWords::lastIconIsNoChoice() {
    const auto iconFor = [&](const std::string& hand) {
        return game_.at({"Sandra", "Mark"}, "step: grendels-attack\nphase: icons\nto_move: Sandra\ntakers: {1: Mark}\n"
                                            "seats: {Sandra: {hand: [" +
                                                hand + "], scratches: 1, status: 2}, Mark: {status: 1}}");
    };
    QVERIFY(iconFor("wit1")->mereRefusal());
    QVERIFY(!iconFor("warriors-rest")->mereRefusal());
    const auto first = game_.at({"Sandra", "Mark"}, "step: grendels-attack\nphase: icons\nto_move: Sandra\nseats: "
                                                    "{Sandra: {status: 1}, Mark: {status: 2}}");
    QVERIFY(!first->mereRefusal());
}

/// What a tip of a button says beyond its label.
void TestLegendChoiceWords::decliningSaysWhatFollows() {
    for (const char* position : {"step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: [fighting1, "
                                 "fighting1]}}",
                                 "step: final-preparations\nphase: select\nto_move: Sandra"}) {
        const auto match = game_.at(fourPlayers, position);
        const auto pass = match->parse("pass");
        QVERIFY(pass && !match->validate(*pass));
        QVERIFY2(!words_.facts(*match, *pass).isEmpty(), position);
    }
}

void TestLegendChoiceWords::whatIsGivenUpIsNamed_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("given");
    QTest::newRow("played cards")
        << "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {Sandra: {hand: "
           "[fighting2], row: [courage1]}, Mark: {row: [courage2, wit1]}}"
        << "out"
        << "You settle for 2nd place and lose a courage card. 1 choose(s) before you: 5 fame, a "
           "wound and 2 card(s).";
    QTest::newRow("equal cards")
        << "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {Sandra: {hand: "
           "[fighting2], row: [courage1, courage1]}, Mark: {row: [courage2, "
           "courage2]}}"
        << "out"
        << "You settle for 2nd place and lose courage ×2. 1 choose(s) before you: 5 fame, a wound and 2 card(s).";
    QTest::newRow("a first card") << "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {Sandra: {hand: "
                                     "[fighting2]}}"
                                  << "out"
                                  << "You settle for 2nd place. 1 choose(s) before you: 5 fame, a wound and 2 card(s).";
    QTest::newRow("cards in secret") << "step: king-hrothgars-hall\nphase: bid\nto_move: Sandra\nseats: {Sandra: "
                                        "{hand: [friendship2, fighting1]}}"
                                     << "done"
                                     << "You compete without a card, though these would count: a double friendship "
                                        "card.";
}

void TestLegendChoiceWords::whatIsGivenUpIsNamed() {
    QFETCH(QString, position);
    QFETCH(QString, action);
    const auto match = game_.at({"Sandra", "Mark"}, position.toStdString());
    const auto given = match->parse(action.toStdString());
    QVERIFY(given && match->forgoes(*given));
    QTEST(words_.forgone(*match, *given), "given");
}

HEOROT_SUITE(TestLegendChoiceWords)
#include "tst_legend_choice_words.moc"
