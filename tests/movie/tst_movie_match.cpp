// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on a running match that scenarios cannot express: a random first player, and how far undo goes.
#include "movie_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestMovieMatch : public QObject {
    Q_OBJECT

  private slots:
    void firstSeatCanBeRandom();
    void undoStopsAtDraw();
    void undoTakesBackAFigure();
    void undoTakesBackTheTileButNotTheDraw();
    void undoGoesThroughTheStepsOfGoodCounsel();
    void undoStopsAtRefill();
    void sampledHandKeepsAChosenGoodCounsel();
    void everySwapIsSearchedOnce();
    void swapStartingAtTheHighestTileIsSearched();

  private:
    static std::vector<std::string> canonical(const Movie::Match& match);
    /// The Golden Statue on b3 must swap two of a1, c2 and e5.
    std::unique_ptr<Movie::Match> atSwap() const {
        return movie_.at({"Sandra", "Ylva"}, "phase: swap\nat: b3\n"
                                             "board: {a1: I+6, c2: I-1, b3: I+0statue, e5: I-6, d4: thane Sandra}\n");
    }
    void play(Movie::Match& match, const char* line) { QVERIFY2(!match.play(*match.parse(line)), line); }

    Movie movie_;
};

void TestMovieMatch::firstSeatCanBeRandom() {
    std::set<engine::Seat> began;
    engine::Setup setup;
    setup.first = engine::nobody;
    for (setup.seed = 1; setup.seed <= 40; ++setup.seed) {
        const auto match = movie_.newMatch({"Sandra", "Ylva", "Hrolf"}, setup);
        QCOMPARE(match->state().starter, match->toMove());
        QCOMPARE(match->deal().front(), (engine::Outcome{movie::acts, false, {match->toMove()}}));
        began.insert(match->toMove());
    }
    QCOMPARE(began, (std::set<engine::Seat>{0, 1, 2}));
}

void TestMovieMatch::undoStopsAtDraw() {
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    play(*match, "draw");
    QVERIFY(!match->undoPoint(0));
}

void TestMovieMatch::undoTakesBackAFigure() {
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    play(*match, "place beowulf c3");
    QCOMPARE(match->undoPoint(0), std::optional<std::size_t>(0));
    play(*match, "place beowulf c4");
    QVERIFY(!match->undoPoint(0));
    QCOMPARE(match->undoPoint(1), std::optional<std::size_t>(1));
}

void TestMovieMatch::undoTakesBackTheTileButNotTheDraw() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "pools: {I: [I+6, ...]}\nseats: {Sandra: {hand: [I+5, I-6]}}\n");
    play(*match, "draw");
    play(*match, "play I+6 c3");
    QCOMPARE(match->undoPoint(0), std::optional<std::size_t>(1));
    QCOMPARE(match->turnStart(0), std::optional<std::size_t>(1));
    match->goBackTo(1);
    QCOMPARE(match->state().phase, movie::Phase::Play);
    play(*match, "play I-6 c3");
}

void TestMovieMatch::undoGoesThroughTheStepsOfGoodCounsel() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "phase: play\nboard: {c3: thane Sandra}\n"
                                                     "seats: {Sandra: {hand: [I+5, I-6, I+0counsel]}}\n");
    play(*match, "counsel I+0counsel c3");
    QCOMPARE(match->undoPoint(0), std::optional<std::size_t>(0));
    play(*match, "move c4");
    QCOMPARE(match->undoPoint(0), std::optional<std::size_t>(1));
    QCOMPARE(match->turnStart(0), std::optional<std::size_t>(0));
}

void TestMovieMatch::undoStopsAtRefill() {
    const auto match = movie_.at({"Sandra", "Ylva"},
                                 "act: II\nphase: refill\nseats: {Sandra: {hand: []}, Ylva: {hand: [I+4, I-4]}}\n");
    play(*match, "refill");
    QVERIFY(!match->undoPoint(0));
    const auto other = movie_.at({"Sandra", "Ylva"},
                                 "act: II\nphase: refill\nseats: {Sandra: {hand: []}, Ylva: {hand: [I+4, I-4]}}\n");
    play(*other, "decline");
    QCOMPARE(other->undoPoint(0), std::optional<std::size_t>(0));
}

/// In every sampled world, the shown tile is in the hand.
void TestMovieMatch::sampledHandKeepsAChosenGoodCounsel() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "phase: play\nboard: {c3: thane Sandra}\n"
                                                     "seats: {Sandra: {hand: [I+5, I-6, I+0counsel]}}\n");
    play(*match, "counsel I+0counsel c3");
    engine::Pcg generator(7, 1);
    for (int i = 0; i < 50; ++i) {
        const auto world = movie::sample(match->rules(), match->seen(1), generator);
        QVERIFY(world.hands[0].contains(world.counsel));
        QCOMPARE(world.hands[0].size(), std::size_t{3});
    }
}

std::vector<std::string> TestMovieMatch::canonical(const Movie::Match& match) {
    engine::ActionList actions;
    match.legalActions(actions);
    std::vector<std::string> lines;
    for (const engine::Action action : actions)
        if (movie::isCanonical(match.rules(), match.state(), action)) lines.push_back(match.format(action));
    return lines;
}

void TestMovieMatch::everySwapIsSearchedOnce() {
    const auto match = atSwap();
    QCOMPARE(canonical(*match), (std::vector<std::string>{"swap a1", "swap c2", "decline"}));
    play(*match, "swap a1");
    QCOMPARE(canonical(*match), (std::vector<std::string>{"with c2", "with e5"}));
    match->goBackTo(0);
    play(*match, "swap c2");
    QCOMPARE(canonical(*match), (std::vector<std::string>{"with e5"}));
}

void TestMovieMatch::swapStartingAtTheHighestTileIsSearched() {
    const auto match = atSwap();
    play(*match, "swap e5");
    QCOMPARE(canonical(*match), (std::vector<std::string>{"with a1", "with c2"}));
}

HEOROT_SUITE(TestMovieMatch)
#include "tst_movie_match.moc"
