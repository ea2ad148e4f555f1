// SPDX-License-Identifier: GPL-3.0-or-later
// What hints say for a choice: true of the board, and said of every choice of which it is true.
#include "games/fact_texts.h"
#include "movie_fixture.h"
#include "suite/suite.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestMovieFacts : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void factsAreThoseOfTheBoard_data();
    void factsAreThoseOfTheBoard();
    void sumsAreThoseOfTheRules();

  private:
    Movie movie_;
    game::ErasedWords<movie::Game, movie::GameWords> words_;
};

void TestMovieFacts::factsAreThoseOfTheBoard_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QStringList>("facts");
    const auto row = [](const char* name, const char* position, const char* choice, const QStringList& facts) {
        QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(choice) << facts;
    };

    row("a boon",
        "phase: play\nseats: {Sandra: {hand: [I+5, I-2]}}\n"
        "board: {a1: thane Sandra, c3: longship Ylva}",
        "play I+5 c1", {QStringLiteral("For you: Thane a1 (×3) +15."), QStringLiteral("− For Ylva: Longship c3 +5.")});
    row("a tile kept for its power",
        "phase: play\nseats: {Sandra: {hand: [I+5, I-2, I+0statue]}}\nboard: {a1: thane Sandra}", "play I+5 a2",
        {QStringLiteral("For you: Thane a1 (×3) +15."), QStringLiteral("You keep a Golden Statue in hand.")});
    row("a power without use",
        "phase: play\nseats: {Sandra: {hand: [I+0statue]}}\nboard: {a1: thane Sandra, b2: I-2, b3: I+5}",
        "play I+0statue c3", {QStringLiteral("− Its power can do nothing for you now.")});
    row("a Horn doubles it", "phase: play\nseats: {Sandra: {hand: [I+5]}}\nboard: {a1: longship Sandra, b1: I+0horn}",
        "play I+5 a3", {QStringLiteral("For you: Longship a1 (×2) +10.")});
    row("nobody sees it", "phase: play\nseats: {Sandra: {hand: [I-2]}}\nboard: {a1: thane Sandra}", "play I-2 b2",
        {QStringLiteral("− No figure sees it there.")});
    row("a Treachery turns it",
        "phase: play\nseats: {Sandra: {hand: [I+5]}}\nboard: {a1: thane Sandra, c2: II+0treachery}", "play I+5 c1",
        {QStringLiteral("− A Treachery tile sees it there, so it will count for nothing.")});
    row("a figure", "to_move: Sandra\nboard: {a1: I+5, b3: I-2}", "place thane a3",
        {QStringLiteral("It sees −2 in its row and +5 in its column, times 3: +9."),
         QStringLiteral("Ylva could put Beowulf there for +12."),
         QStringLiteral("It sees 6 open space(s): room for your boons, and for other players’ perils."),
         QStringLiteral("You keep your stronger figures for better spaces.")});
    row("the strongest figure left", "to_move: Sandra\nseats: {Sandra: {figures: {longship: 1}}, Ylva: {figures: {}}}",
        "place longship a1",
        {QStringLiteral("It sees 8 open space(s): room for your boons, and for other players’ perils."),
         QStringLiteral("It comes back to you when the act is scored.")});
    row("no boon in hand", "to_move: Sandra\nseats: {Sandra: {hand: [I-2], figures: {castle: 1}}, Ylva: {figures: {}}}",
        "place castle a1", {QStringLiteral("− It sees 8 open space(s), and you hold no boon for them.")});
    row("a space filled for oneself",
        "phase: play\nseats: {Sandra: {hand: [I+5]}}\nboard: {a1: beowulf Sandra, b1: thane Ylva}", "play I+5 a2",
        {QStringLiteral("For you: Beowulf a1 (×4) +20."),
         QStringLiteral("It fills a2, where each point of a peril would cost you 4.")});
    row("a space filled for a rival",
        "phase: play\nseats: {Sandra: {hand: [I-2]}}\nboard: {a1: thane Sandra, b5: beowulf Ylva}", "play I-2 b4",
        {QStringLiteral("For Ylva: Beowulf b5 (×4) −8."),
         QStringLiteral("− It fills b4, where each point of a peril would cost Ylva 4.")});
    row("a draw", "seats: {Sandra: {hand: [I-2]}}\nboard: {a1: thane Ylva}", "draw",
        {QStringLiteral("You could then play a −2 peril on b1: 0 for you, −6 for Ylva."),
         QStringLiteral("You keep your figures for better spaces.")});
    row("a removal", "phase: play\nseats: {Sandra: {hand: [I+3valor]}}\nboard: {a1: thane Sandra, b1: I-3temptation}",
        "play I+3valor c3",
        {QStringLiteral("It can remove the tile on b1: +9 for you."), QStringLiteral("− No figure sees it there.")});
    row("a swap", "phase: play\nseats: {Sandra: {hand: [I+0statue]}}\nboard: {a1: thane Sandra, b1: I-2, e5: I+5}",
        "play I+0statue c3", {QStringLiteral("It can swap the tiles on b1 and e5: +21 for you.")});
    row("a move", "phase: play\nseats: {Sandra: {hand: [I+0counsel]}}\nboard: {a1: thane Sandra, b2: I+5}",
        "counsel I+0counsel a1", {QStringLiteral("Its best move is to b1: +15 for you.")});
}

void TestMovieFacts::factsAreThoseOfTheBoard() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    const auto match = movie_.at({"Sandra", "Ylva"}, position.toStdString());
    const auto action = match->parse(choice.toStdString());
    QVERIFY(action && !match->validate(*action));
    QTEST(test::textsOf(words_.facts(*match, *action)), "facts");
}

/// The numbers of all figures that are named make the change of the points on the board.
void TestMovieFacts::sumsAreThoseOfTheRules() {
    static const QRegularExpression factor(QStringLiteral("\\(×\\d+\\)"));
    static const QRegularExpression number(QStringLiteral("([+−])(\\d+)"));
    int told = 0;
    const auto match = movie_.at({"Sandra", "Ylva"}, "to_move: Sandra");
    engine::Pcg generator(7);
    while (!match->isOver()) {
        engine::ActionList legal;
        match->legalActions(legal);
        const engine::Action choice = legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
        const QString own = words_.facts(*match, choice).value(0).text;
        const auto after = match->foreseenScores(choice);
        if (own.startsWith(QStringLiteral("For you: ")) && after) {
            QString line = own;
            int sum = 0;
            for (const auto& found : number.globalMatch(line.remove(factor)))
                sum += (found.captured(1) == u'+' ? 1 : -1) * found.captured(2).toInt();
            const engine::Seat mover = match->toMove();
            const engine::Scores before = match->seenScoresAfter(match->moves().size(), mover);
            QCOMPARE(sum, after->total.at(mover) - before.total.at(mover));
            ++told;
        }
        QVERIFY(!match->play(choice));
    }
    QVERIFY(told > 3);
}

HEOROT_SUITE(TestMovieFacts)
#include "tst_movie_facts.moc"
