// SPDX-License-Identifier: GPL-3.0-or-later
// What computer players of The Movie think of actions, and how well they play.
#include "games/player_checks.h"
#include "movie_fixture.h"
#include "suite/suite.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <vector>

using namespace heorot;
using namespace heorot::test;
using ai::Level;
using movie::Do;
using movie::Players;

Q_DECLARE_METATYPE(heorot::ai::Style)

class TestMoviePlayers : public QObject {
    Q_OBJECT

  private slots:
    void priorIsTheStandingAfterTheAction_data();
    void priorIsTheStandingAfterTheAction();
    void drawLooksAsGoodAsTheBestTileInHand();
    void termsAddUp_data() { seatNumbers(); }
    void termsAddUp();
    void noLevelChoosesFarBelowTheBest_data();
    void noLevelChoosesFarBelowTheBest();
    void stylesDiffer_data();
    void stylesDiffer();
    void playIsAsRecorded();
    void searchBeatsV1();

  private:
    static void seatNumbers();
    std::vector<Decision<movie::Game>> decisions(int seats, int games, int every) const {
        return decisionsOf<movie::Game, Players>(*rules_, seats, games, every);
    }
    /// Calls `visit(state, legal actions, their priors)` for the decisions of some random games.
    template <class Visit>
    void eachDecision(int seats, Visit visit) const;

    const std::shared_ptr<const movie::Rules> rules_ = Movie::loadRules();
};

template <class Visit>
void TestMoviePlayers::eachDecision(int seats, Visit visit) const {
    engine::ActionList legal;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        engine::Setup setup;
        setup.seats = seats;
        engine::Generators generators(seed);
        engine::GeneratorChance chance(generators);
        engine::Pcg choices(seed, 3);
        for (movie::State state = newGame(*rules_, setup, chance, nullptr); !isOver(state);) {
            legalActions(*rules_, state, legal);
            std::vector<float> priors(legal.size());
            Players::prior(*rules_, state, legal.view(), priors);
            visit(state, legal, priors);
            apply(*rules_, state, legal[choices.below(static_cast<std::uint32_t>(legal.size()))], chance, nullptr);
        }
    }
}

void TestMoviePlayers::priorIsTheStandingAfterTheAction_data() {
    QTest::addColumn<int>("seats");
    QTest::newRow("2 seats") << 2;
    QTest::newRow("3 seats") << 3;
    QTest::newRow("4 seats") << 4;
}

/// Exactly, for actions that end what they begin. Of two seats, the prior leaves out the lead before.
void TestMoviePlayers::priorIsTheStandingAfterTheAction() {
    QFETCH(int, seats);
    std::map<Do, int> compared;
    eachDecision(seats, [&](const movie::State& state, const engine::ActionList& legal, const auto& priors) {
        const double before = seats > 2 ? 0 : ai::lead(Players::estimate(*rules_, state), seats, state.mover);
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const Do kind = movie::kindOf(legal[i]);
            if (kind == Do::Draw || kind == Do::Counsel || kind == Do::Move || kind == Do::Swap || kind == Do::With ||
                kind == Do::Refill)
                continue;
            movie::State after = state;
            engine::Generators generators(1);
            engine::GeneratorChance chance(generators);
            apply(*rules_, after, legal[i], chance, nullptr);
            if (after.act != state.act || isOver(after)) continue;
            const double lead = ai::lead(Players::estimate(*rules_, after), seats, state.mover);
            QVERIFY2(std::abs(lead - before - static_cast<double>(priors[i])) < 0.01,
                     format(*rules_, legal[i]).c_str());
            ++compared[kind];
        }
    });
    for (const Do kind : {Do::Place, Do::Play, Do::Replace, Do::Cash, Do::Remove, Do::Decline})
        QVERIFY(compared[kind] > 0);
}

void TestMoviePlayers::drawLooksAsGoodAsTheBestTileInHand() {
    int compared = 0;
    eachDecision(2, [&](const movie::State& state, const engine::ActionList& legal, const auto& priors) {
        for (std::size_t i = 0; i < legal.size(); ++i) {
            if (legal[i] != movie::draw()) continue;
            movie::State drawn = state; // as if the draw had brought nothing
            drawn.phase = movie::Phase::Play;
            engine::ActionList tiles;
            legalActions(*rules_, drawn, tiles);
            std::vector<float> values(tiles.size());
            Players::prior(*rules_, drawn, tiles.view(), values);
            float best = std::numeric_limits<float>::lowest();
            for (std::size_t j = 0; j < tiles.size(); ++j)
                if (const Do kind = movie::kindOf(tiles[j]); kind == Do::Play || kind == Do::Cash)
                    best = std::max(best, values[j]);
            if (best == std::numeric_limits<float>::lowest()) continue;
            QCOMPARE(priors[i], best);
            ++compared;
        }
    });
    QVERIFY(compared > 0);
}

void TestMoviePlayers::seatNumbers() {
    QTest::addColumn<int>("seats");
    QTest::newRow("2 seats") << 2;
    QTest::newRow("4 seats") << 4;
}

void TestMoviePlayers::termsAddUp() {
    QFETCH(int, seats);
    const auto found = decisions(seats, 2, 3);
    QVERIFY(found.size() > 30);
    const std::string why = test::termsAddUp<movie::Game, Players>(*rules_, found);
    QVERIFY2(why.empty(), why.c_str());
}

void TestMoviePlayers::noLevelChoosesFarBelowTheBest_data() {
    QTest::addColumn<QString>("level");
    for (const char* level : {"easy", "medium", "hard", "master"}) QTest::newRow(level) << QString::fromLatin1(level);
}

/// A prior is twice the own gain at once less the gain of the best other seat. What a search gives up at once it must
/// win back: never more than a good figure in an act. Easy looks less at what others gain, which the prior counts.
void TestMoviePlayers::noLevelChoosesFarBelowTheBest() {
    QFETCH(QString, level);
    const ai::Opponent opponent = *ai::opponentOf(level.toStdString());
    float largest = 0;
    for (const auto& decision : decisions(3, 2, 2)) {
        engine::ActionList legal;
        legalActions(*rules_, decision.state, legal);
        std::vector<float> values(legal.size());
        Players::prior(*rules_, decision.state, legal.view(), values);
        const engine::Action chosen =
            adviceAt<movie::Game, Players>(*rules_, decision.state, opponent, 100).actions.front().action;
        const auto at = std::find(legal.begin(), legal.end(), chosen) - legal.begin();
        const float best = *std::max_element(values.begin(), values.end());
        largest = std::max(largest, best - values[static_cast<std::size_t>(at)]);
    }
    QVERIFY2(largest < (opponent.level == Level::Easy ? 60 : 40), qPrintable(QString::number(largest)));
}

void TestMoviePlayers::stylesDiffer_data() {
    QTest::addColumn<ai::Style>("style");
    for (std::size_t i = 1; i < ai::styleNames.size(); ++i)
        QTest::newRow(ai::styleNames[i].data()) << static_cast<ai::Style>(i);
}

void TestMoviePlayers::stylesDiffer() {
    QFETCH(ai::Style, style);
    const double more = moreTaste<movie::Game, Players>(*rules_, decisions(2, 4, 2), style, 100);
    QVERIFY2(more > 0.005, qPrintable(QString::number(more)));
}

/// A change of play must state the new number.
void TestMoviePlayers::playIsAsRecorded() {
    const std::string signature = signatureOf<movie::Game, Players>(*rules_, decisions(3, 2, 4), Level::Medium, 100);
    QCOMPARE(QString::fromStdString(signature), QStringLiteral("5b39bad374e922ea"));
}

void TestMoviePlayers::searchBeatsV1() {
    ai::LeagueSpec spec;
    spec.entries = {Level::Medium, Level::V1};
    spec.deals = 25;
    const auto result = ai::League<movie::Game, Players>(*rules_, spec).run();
    QCOMPARE(result.illegalMoves, 0);
    QVERIFY(result.entries[0].winShare() > 0.5);
}

HEOROT_SUITE(TestMoviePlayers)
#include "tst_movie_players.moc"
