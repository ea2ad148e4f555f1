// SPDX-License-Identifier: GPL-3.0-or-later
// The Legend's texts fit what can be done and leak nothing.
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

const std::vector<std::string> four{"Sandra", "Martha", "Mark", "Peter"};

}

class TestLegendWords : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void promptsNameTheDecision_data();
    void promptsNameTheDecision();
    void riskNamesWhatItCosts();
    void everyEventHasASentence();
    void everyRefusalHasASentence();
    void everyChoiceHasAText();
    void hiddenEventsHaveNoSentence();
    void drawnCardsStayHidden();
    void chancesAreRoundedHonestly_data();
    void chancesAreRoundedHonestly();
    void thingsAreFoundByTheirNames_data();
    void thingsAreFoundByTheirNames();
    void cardAndEpisodeOfOneNameAreTranslatedApart();
    void textTableFitsTheTerminal();
    void chancesAddUpToAHundred();
    void closedIconsAreNotOffered();
    void textTableNamesEachCardOnce();
    void textTableShowsAuctionTreasure();
    void doubleWoundIsNamed();
    void eventsStateTheirNumbers();
    void startedPaymentIsNamedFirst();

  private:
    Legend game_;
    game::ErasedWords<legend::Game, legend::GameWords> words_;
};

void TestLegendWords::promptsNameTheDecision_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("prompt");
    QTest::newRow("exchange") << "to_move: Sandra"
                              << "Sandra may give 2 card(s) for 2 card(s).";
    QTest::newRow("risk") << "step: sail-to-denmark\nphase: risk"
                          << "Sandra may run a risk for traveling or friendship.";
    QTest::newRow("selection") << "step: final-preparations\nphase: select"
                               << "Sandra may take one of the five options, or decline.";
    QTest::newRow("secret choice") << "step: king-hrothgars-hall\nphase: bid"
                                   << "Sandra may pick cards in secret; friendship will count.";
    QTest::newRow("opening") << "step: grendels-attack\nphase: in-turn"
                             << "Sandra opens: play a card, run a risk, or drop out.";
    QTest::newRow("a risk beside a card")
        << "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: "
           "{Sandra: {row: [courage1]}, Mark: {row: [courage1]}}"
        << "Sandra’s 1 is enough, but Sandra must still play a card, run a risk, or drop out.";
    QTest::newRow("a risk on the way") << "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {Mark: "
                                          "{row: [courage2]}}"
                                       << "Sandra has 0 of 2: play cards, run a risk, or drop out?";
    QTest::newRow("no risk after a risk") << "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nrisked: true\n"
                                             "added: 1\nseats: {Sandra: {row: [courage1]}, Mark: {row: [courage2]}}"
                                          << "Sandra has 1 of 2: continue or drop out?";
    const auto unfit = [](const char* more) {
        return QStringLiteral("step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {Sandra: {hand: "
                              "[friendship1]%1}, Mark: {row: [courage2]}}")
            .arg(QLatin1String(more));
    };
    QTest::newRow("no card fits") << unfit("") << "Sandra has 0 of 2: run a risk or drop out?";
    QTest::newRow("no card fits, nor a risk") << unfit(", row: [courage1]") + QStringLiteral("\nrisked: true\nadded: 1")
                                              << "Sandra has 1 of 2 and nothing to add, and must drop out.";
    QTest::newRow("enough, but no card fits")
        << unfit(", row: [courage2]") << "Sandra’s 2 is enough, but Sandra must still run a risk or drop out.";
    QTest::newRow("opening without a card that fits")
        << "step: grendels-attack\nphase: in-turn\nto_move: Sandra\nseats: {Sandra: {hand: [friendship1]}}"
        << "Sandra opens: run a risk or drop out.";
    QTest::newRow("auction") << "step: present-gifts\nphase: auction\nto_move: Sandra\nseats: {Sandra: {tokens: "
                                "[treasure2]}}"
                             << "Sandra opens: show a treasure token or drop out.";
    QTest::newRow("no treasure") << "step: present-gifts\nphase: auction\nto_move: Sandra\nseats: {Sandra: {tokens: "
                                    "[fame2]}}"
                                 << "Sandra has no treasure left to show and must drop out.";
    QTest::newRow("too little treasure")
        << "step: present-gifts\nphase: auction\nto_move: Sandra\nseats: {Sandra: {tokens: [treasure2]}, Mark: "
           "{shown: [treasure4]}}"
        << "Sandra has only 2 of 4 treasure and must drop out.";
    QTest::newRow("a price that cannot be paid")
        << "step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: [wit1, courage2]}}"
        << "Sandra can’t pay for 3 treasure. Missing: 2 × fighting.";
    QTest::newRow("a price that can be paid")
        << "step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: [fighting1, beowulf]}}"
        << "Sandra may give cards for 3 treasure.";
    QTest::newRow("nothing to heal")
        << "step: break-ranks\nphase: give\nto_move: Sandra\nseats: {Sandra: {tokens: [fame1, fame2]}}"
        << "Sandra has nothing to heal and can only decline.";
}

void TestLegendWords::promptsNameTheDecision() {
    QFETCH(QString, position);
    QFETCH(QString, prompt);
    engine::Setup setup;
    setup.options[static_cast<std::size_t>(legend::GameOption::Advanced)] = 1;
    const auto match = game_.at(four, position.toStdString(), setup);
    QCOMPARE(words_.prompt(*match, 0), prompt);
}

/// To the only person at the table.
void TestLegendWords::riskNamesWhatItCosts() {
    const auto promptWith = [&](const char* scratches) {
        const auto match = game_.at({"Sandra", "Mark"}, std::string("step: sail-to-denmark\nphase: risk\nto_move: "
                                                                    "Sandra\nseats: {Sandra: {scratches: ") +
                                                            scratches + "}}");
        record::Seating seating = match->seating();
        seating.players = {"human", "easy"};
        const auto seen = match->seen(0);
        return legend::GameWords::prompt({match->rules(), seen, seating, match->setup()});
    };
    QVERIFY2(promptWith("1").endsWith(QStringLiteral("you take a scratch.")), qPrintable(promptWith("1")));
    QVERIFY2(promptWith("2").endsWith(QStringLiteral("your scratches become a wound.")), qPrintable(promptWith("2")));
}

void TestLegendWords::everyEventHasASentence() {
    const auto match = game_.newMatch(four);
    for (int kind = 2; kind < legend::happenings; ++kind) {
        const auto event = legend::event(static_cast<legend::Happening>(kind), 1, 1, 1, 2);
        const QString sentence = words_.sentence(*match, event);
        // The following event tells the effect of these icons.
        if (legend::kindOf(event) == legend::Happening::TookIcon) continue;
        QVERIFY2(!sentence.isEmpty(), qPrintable(QString::number(kind)));
        QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
    }
}

void TestLegendWords::everyRefusalHasASentence() {
    const auto match = game_.newMatch(four);
    for (int code = 1; code < legend::refusals; ++code) {
        const auto violation = legend::refuse(static_cast<legend::Refusal>(code), 1, 1);
        const QString sentence = words_.refusal(*match, violation);
        QVERIFY2(!sentence.isEmpty() && !sentence.contains(u'%'), qPrintable(QString::number(code)));
    }
}

void TestLegendWords::everyChoiceHasAText() {
    const auto match = game_.newMatch(four);
    for (int kind = 1; kind <= legend::kindsOfAction; ++kind) {
        const QString text = words_.action(*match, legend::make(static_cast<legend::Do>(kind), 1, 1));
        QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(QString::number(kind)));
    }
}

void TestLegendWords::hiddenEventsHaveNoSentence() {
    const auto match = game_.newMatch(four);
    QCOMPARE(words_.sentence(*match, legend::event(legend::Happening::Hidden, legend::nobody)), QString());
}

void TestLegendWords::drawnCardsStayHidden() {
    const auto match = game_.newMatch(four);
    const auto drawn = legend::event(legend::Happening::Drew, 0, legend::hrunting);
    QCOMPARE(words_.sentence(*match, legend::see(match->rules(), drawn, 0)), QStringLiteral("Sandra draws Hrunting."));
    QCOMPARE(words_.sentence(*match, legend::see(match->rules(), drawn, 1)), QStringLiteral("Sandra draws a card."));
}

void TestLegendWords::chancesAreRoundedHonestly_data() {
    QTest::addColumn<double>("chance");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0. << "0%";
    QTest::newRow("hardly") << .004 << QStringLiteral("<%1%").arg(QChar(0x2009) + QStringLiteral("1"));
    QTest::newRow("half") << .5 << "50%";
    QTest::newRow("nearly sure") << .999 << "99%";
    QTest::newRow("sure") << 1. << "100%";
}

void TestLegendWords::chancesAreRoundedHonestly() {
    QFETCH(double, chance);
    QFETCH(QString, text);
    QCOMPARE(legend::percent(chance), text);
}

void TestLegendWords::thingsAreFoundByTheirNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("begin");
    QTest::newRow("card") << "Giants' Sword"
                          << "Giants’ Sword: Shows 4 symbol(s): fighting.";
    QTest::newRow("short card") << "daring"
                                << "Beowulf’s Daring: The next risk";
    QTest::newRow("notation") << "fighting2"
                              << "double fighting: Shows 2 symbol(s)";
    QTest::newRow("step") << "break-ranks"
                          << "Break Ranks?: Each player may exchange once";
    QTest::newRow("token") << "misfortune"
                           << "misfortune: A misfortune costs 2 point(s)";
    QTest::newRow("twins in the hand") << "double fighting ×2"
                                       << "double fighting: ";
    QTest::newRow("node of the road") << "Step 33: Break Ranks?"
                                      << "Break Ranks?: ";
    QTest::newRow("closed icon") << "1 fame, closed"
                                 << "1 fame: Take a fame token";
    QTest::newRow("wound") << "wound"
                           << "Wound: A wound is serious.";
    QTest::newRow("pile") << "Draw pile"
                          << "Draw pile: 72. ";
    QTest::newRow("options of a selection") << "Final Preparations"
                                            << "Final Preparations: Each player takes one of the options, or declines. "
                                               "The options: 2 fame, 2 treasure, 1 alliance(s), "
                                               "2 card(s), and";
    QTest::newRow("nothing") << "dinner"
                             << "";
}

void TestLegendWords::thingsAreFoundByTheirNames() {
    QFETCH(QString, name);
    QFETCH(QString, begin);
    const auto match = game_.newMatch(four);
    const QString text = words_.explanation(*match, name);
    QVERIFY2(begin.isEmpty() ? text.isEmpty() : text.startsWith(begin), qPrintable(text));
}

/// In French an episode has an article, a card none.
void TestLegendWords::cardAndEpisodeOfOneNameAreTranslatedApart() {
    QCOMPARE(legend::cardName(legend::ironShield), QStringLiteral("All-Iron Shield"));
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(QStringLiteral("fr")));
    const auto episode = std::find(legend::episodeNames.begin(), legend::episodeNames.end(), "all-iron-shield");
    QCOMPARE(legend::episodeName(static_cast<int>(episode - legend::episodeNames.begin())),
             QStringLiteral("Le bouclier tout en fer"));
    QCOMPARE(legend::cardName(legend::ironShield), QStringLiteral("Bouclier tout en fer"));
}

void TestLegendWords::textTableFitsTheTerminal() {
    engine::Setup setup;
    setup.seed = 5;
    const auto match = game_.newMatch({"Sandra", "Martha", "Mark", "Peter", "Wealhtheow"}, setup);
    for (int move = 0; move < 400 && !match->isOver(); ++move) {
        engine::ActionList list;
        match->legalActions(list);
        QVERIFY(!match->play(list[static_cast<std::size_t>(move) % list.size()]));
        for (const QString& line : words_.table(*match, match->toMove()).split(u'\n'))
            QVERIFY2(line.size() <= 100, qPrintable(line));
    }
}

void TestLegendWords::chancesAddUpToAHundred() {
    const std::array chances{.345, .4825, .1725};
    const std::vector<int> parts = legend::hundredths(chances);
    QCOMPARE(parts, (std::vector<int>{35, 48, 17}));
    const std::array halves{.335, .335, .33};
    QCOMPARE(legend::hundredths(halves), (std::vector<int>{34, 33, 33}));
}

void TestLegendWords::closedIconsAreNotOffered() {
    const auto two = game_.newMatch({"Sandra", "Mark"});
    const auto five = game_.newMatch({"Sandra", "Martha", "Mark", "Peter", "Wealhtheow"});
    const legend::Episode& episode = five->rules().episode(2);
    const QString closed = legend::gainName(episode.icons[4].gain, five->rules());
    const QString name = legend::episodeName(episode);
    QVERIFY(words_.explanation(*five, name).contains(closed));
    QVERIFY2(!words_.explanation(*two, name).contains(closed), qPrintable(words_.explanation(*two, name)));
}

void TestLegendWords::textTableNamesEachCardOnce() {
    const auto match = game_.at(four, "step: king-hrothgars-hall\nphase: bid\nto_move: Sandra\nseats:\n"
                                      "  Sandra: {hand: [hrunting, wit1], chosen: {hrunting: 1}}");
    QCOMPARE(words_.table(*match, 0).count(QStringLiteral("Hrunting")), 1);
}

void TestLegendWords::textTableShowsAuctionTreasure() {
    engine::Setup setup;
    setup.options[static_cast<std::size_t>(legend::GameOption::Advanced)] = 1;
    const auto match = game_.at(four,
                                "step: present-gifts\nphase: auction\nto_move: Sandra\nseats: {Mark: {shown: "
                                "[treasure4, alliance-treasure1]}}",
                                setup);
    const QString table = words_.table(*match, 0);
    QVERIFY2(table.contains(QStringLiteral("Shown:\n      4 treasure, alliance (1 treasure)")), qPrintable(table));
}

/// Two tiles with one wound each differ from the one tile with two.
void TestLegendWords::doubleWoundIsNamed() {
    const auto match = game_.at(four, "step: sail-to-denmark\nphase: risk\nto_move: Sandra\ndouble-wound: Mark\n"
                                      "seats: {Sandra: {wounds: 2}, Mark: {wounds: 0}}");
    const QString table = words_.table(*match, 0);
    QVERIFY2(table.contains(QStringLiteral("2 wound(s)")), qPrintable(table));
    QVERIFY2(table.contains(QStringLiteral("the double wound")), qPrintable(table));
    QCOMPARE(table.count(QStringLiteral("2 wound(s)")), 1);
    QVERIFY(legend::panelWords(QStringLiteral("Mark"), 1, 0, 0, true).contains(QStringLiteral("double wound")));
}

/// The totals of a contest add up, and change is reported with where it goes.
void TestLegendWords::eventsStateTheirNumbers() {
    const auto match = game_.newMatch(four);
    using legend::Happening;
    const auto said = [&](Happening kind, int a, int b) {
        return words_.sentence(*match, legend::event(kind, 0, a, b));
    };
    QCOMPARE(said(Happening::Reached, 4, 0), QStringLiteral("Sandra now has a total of 4."));
    QCOMPARE(said(Happening::Changed, static_cast<int>(legend::Change::Made), 2),
             QStringLiteral("No fame token worth 2 is left, so change is made for Sandra."));
    QCOMPARE(
        said(Happening::Changed, static_cast<int>(legend::Change::Booked), 2),
        QStringLiteral("No fame token worth 2 is left and no change can be made, so 2 point(s) are noted for Sandra."));
}

/// A started price is named as the first step, not as an answered question.
void TestLegendWords::startedPaymentIsNamedFirst() {
    const auto match = game_.at(four, "step: break-ranks\nphase: give\nto_move: Sandra\nseats: {Sandra: {wounds: 1, "
                                      "tokens: [fame1, fame2]}}");
    const auto why = [&](const char* line) { return words_.refusal(*match, match->validate(*match->parse(line))); };
    QCOMPARE(why("heal wound"), QStringLiteral("First decide whether to give fame tokens."));
    QVERIFY(!match->play(*match->parse("give fame1")));
    QCOMPARE(why("heal wound"), QStringLiteral("First give the rest of the fame tokens."));
    const auto pays = game_.at(four, "step: great-rewards\nphase: pay\nto_move: Sandra\nseats: {Sandra: {hand: "
                                     "[fighting1, fighting1]}}");
    QVERIFY(!pays->play(*pays->parse("pay fighting1")));
    QCOMPARE(words_.refusal(*pays, pays->validate(*pays->parse("risk"))),
             QStringLiteral("First give the rest of the price."));
}

HEOROT_SUITE(TestLegendWords)
#include "tst_legend_words.moc"
