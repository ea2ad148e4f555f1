// SPDX-License-Identifier: GPL-3.0-or-later
// Why a figure scores: what it sees in row and column, what Gorges hide, what Treachery reverses, Horns.
#include "movie_fixture.h"
#include "rules/score.h"
#include "rules/spaces.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::movie;
using heorot::test::AlteredMovie;

namespace {

QString namesOf(const FigureScore::Spaces& spaces) {
    QStringList names;
    for (const Space space : spaces) names << QString::fromStdString(spaceName(space));
    return names.join(QLatin1Char(' '));
}

/// The board of an example with its last figure, gray's Thane on e5.
State example(const test::Movie& game, const std::string& scenario) {
    const auto match = game.atScenario(scenario);
    State state = match->state();
    const Board& board = boardOf(match->rules(), state);
    putPiece(board, state, board.number[spaceOf("e5")], cellOf(1, Figure::Thane));
    return state;
}

}

class TestMovieScore : public QObject {
    Q_OBJECT

  private slots:
    void figureIsExplained_data();
    void figureIsExplained();
    void explanationAndPointsAgree_data();
    void explanationAndPointsAgree();
    void tableOfTheDesignIsScored();
    void previewOfTheDesignIsScored();
    void holeEndsALine();

  private:
    test::Movie game_;
};

void TestMovieScore::figureIsExplained_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("space");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("hidden");
    QTest::addColumn<QString>("turned");
    QTest::addColumn<QString>("numbers"); // row sum, column sum, diamonds, Horns, points
    const auto row = [](const char* name, const char* scenario, const char* space, const char* seenInRow,
                        const char* column, const char* hidden, const char* turned, const char* numbers) {
        QTest::newRow(name) << QString::fromLatin1(scenario) << QString::fromLatin1(space)
                            << QString::fromLatin1(seenInRow) << QString::fromLatin1(column)
                            << QString::fromLatin1(hidden) << QString::fromLatin1(turned)
                            << QString::fromLatin1(numbers);
    };
    const char* const printed = "scoring/full-act-example";
    row("A longship", printed, "a1", "c1 d1 e1", "a3 a4 a5", "", "", "-1 -1 1 0 -2");
    row("B longship", printed, "b1", "c1 d1 e1", "b2 b3 b5", "", "", "-1 12 1 0 11");
    row("C Beowulf behind the Gorge", printed, "a2", "b2", "a3 a4 a5", "d2 e2", "", "6 -1 4 0 20");
    row("D Thane", printed, "d3", "a3 b3 c3 e3", "d1 d2 d4 d5", "", "", "2 7 3 0 27");
    row("E longship", printed, "b4", "a4 d4 e4", "b2 b3 b5", "", "", "-4 12 1 0 8");
    row("F castle below the Gorge", printed, "c4", "a4 d4 e4", "c3 c5", "c1", "", "-4 -6 2 0 -20");
    row("G Thane with the Horn", printed, "e5", "a5 b5 c5 d5", "e1 e2 e3 e4", "", "", "7 2 3 1 36");
    const char* const treachery = "scoring/full-act-horn-becomes-treachery";
    row("C, Treachery beyond the Gorge", treachery, "a2", "b2", "a3 a4 a5", "d2 e2", "", "6 -1 4 0 20");
    row("D, boons turned in both lines", treachery, "d3", "a3 b3 c3 e3", "d1 d2 d4 d5", "", "d2 e3", "1 2 3 0 9");
    row("F, a boon turned by a Treachery it does not see", treachery, "c4", "a4 d4 e4", "c3 c5", "c1", "e4",
        "-6 -6 2 0 -24");
    row("G, no Horn any more", treachery, "e5", "a5 b5 c5 d5", "e1 e2 e3 e4", "", "e3 e4", "7 -1 3 0 18");
    row("A, a second Horn", "scoring/full-act-second-horn", "a1", "c1 d1 e1", "a3 a4 a5", "", "", "0 -1 1 1 -2");
}

void TestMovieScore::figureIsExplained() {
    QFETCH(QString, scenario);
    QFETCH(QString, space);
    QFETCH(QString, row);
    QFETCH(QString, column);
    QFETCH(QString, hidden);
    QFETCH(QString, turned);
    QFETCH(QString, numbers);
    const State state = example(game_, scenario.toStdString());
    const auto match = game_.atScenario(scenario.toStdString());
    const FigureScore score = explainFigure(match->rules(), state, spaceOf(space.toStdString()));
    QCOMPARE(namesOf(score.row), row);
    QCOMPARE(namesOf(score.column), column);
    QCOMPARE(namesOf(score.hidden), hidden);
    QCOMPARE(namesOf(score.turned), turned);
    QCOMPARE(QStringLiteral("%1 %2 %3 %4 %5")
                 .arg(score.rowSum)
                 .arg(score.columnSum)
                 .arg(score.diamonds)
                 .arg(score.horns)
                 .arg(score.points()),
             numbers);
}

void TestMovieScore::explanationAndPointsAgree_data() {
    QTest::addColumn<QString>("scenario");
    for (const char* name : {"scoring/full-act-example", "scoring/full-act-horn-becomes-treachery",
                             "scoring/full-act-peril-becomes-treachery", "scoring/full-act-second-horn"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestMovieScore::explanationAndPointsAgree() {
    QFETCH(QString, scenario);
    const State state = example(game_, scenario.toStdString());
    const auto match = game_.atScenario(scenario.toStdString());
    const Rules& rules = match->rules();
    const Board& board = boardOf(rules, state);
    PerSeat<int> sums{};
    for (std::uint8_t n = 0; n < board.spaces; ++n) {
        if (!isFigure(state.cells[n])) continue;
        const FigureScore score = explainFigure(rules, state, board.place[n]);
        const Points points = pointsAt(rules, state, n, turnedTiles(rules, state));
        QCOMPARE(score.rowSum + score.columnSum, points.sum);
        QCOMPARE(score.diamonds + score.horns, points.diamonds);
        sums[score.seat] += score.points();
    }
    QCOMPARE(sums, pointsOnBoard(rules, state));
}

/// Sandra, Ylva, Hrolf. The numbers are from the notes to the design of the table.
void TestMovieScore::tableOfTheDesignIsScored() {
    const auto match = game_.atScenario("positions/table-picture");
    QCOMPARE(pointsOnBoard(match->rules(), match->state()), (PerSeat<int>{27, 0, 29, 0}));
    for (engine::Seat seat = 0; seat < 3; ++seat) QCOMPARE(points(match->rules(), match->state(), seat), 50);
}

void TestMovieScore::previewOfTheDesignIsScored() {
    const auto match = game_.atScenario("positions/table-picture");
    QVERIFY(!match->play(*match->parse("play I+5 d4")));
    QCOMPARE(pointsOnBoard(match->rules(), match->state()), (PerSeat<int>{42, 10, 34, 0}));
}

/// None of our boards has a hole inside a line, but an owner's may.
void TestMovieScore::holeEndsALine() {
    AlteredMovie data;
    data.replace(R"(mask: ["..........", "..........", "..........", "..........", ".........."])",
                 R"(mask: ["...#.......", "...........", "...........", "...........", ".......####"])");
    const test::Movie altered(data.folder());
    engine::Setup setup;
    setup.options[static_cast<std::size_t>(GameOption::ActThreeBoard)] = 1;
    const auto match = altered.at({"Sandra", "Ylva"},
                                  "act: III\n"
                                  "board: {b1: III+5, c1: thane Sandra, e1: III+6, f1: III+0horn, c4: III-1}\n",
                                  setup);
    const FigureScore score = explainFigure(match->rules(), match->state(), spaceOf("c1"));
    QCOMPARE(namesOf(score.row), QStringLiteral("b1"));
    QCOMPARE(namesOf(score.column), QStringLiteral("c4"));
    QCOMPARE(namesOf(score.hidden), QString());
    QCOMPARE(score.points(), 4 * 3);
    QCOMPARE(pointsOnBoard(match->rules(), match->state()), (PerSeat<int>{12, 0, 0, 0}));
}

HEOROT_SUITE(TestMovieScore)
#include "tst_movie_score.moc"
