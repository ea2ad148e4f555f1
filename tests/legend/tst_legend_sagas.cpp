// SPDX-License-Identifier: GPL-3.0-or-later
// Stored finished games of The Legend, one for each way to play and to end, replay to their stored result.
// `write_legend_sagas` rewrites them.
#include "games/saga_suite.h"
#include "legend_fixture.h"
#include "rules/score.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestLegendSagas final : public SagaSuite {
    Q_OBJECT

  public:
    explicit TestLegendSagas(const Legend& tested) : SagaSuite(Legend::sagas(), tested.game()), tested_(tested) {}

  private slots:
    void everyKindOfEndingIsStored();
    void forcedRefusalIsJoinedAfterLoading_data();
    void forcedRefusalIsJoinedAfterLoading();

  private:
    const Legend& tested_;
};

/// Seats and options of the stored games, and how they ended.
void TestLegendSagas::everyKindOfEndingIsStored() {
    std::set<std::string> found;
    for (const auto& file : files()) {
        const auto saga = load(file);
        const engine::Scores scores = saga.match->scores();
        const auto& options = saga.match->setup().options;
        const std::string game = options[0] ? "advanced" : "base";
        found.insert(game + ", " + std::to_string(scores.seats) + " seats");
        if (options[1]) found.insert("hard, " + std::to_string(scores.seats) + " seats");
        const auto seats = static_cast<std::size_t>(scores.seats);
        found.insert(std::count(scores.place.begin(), scores.place.begin() + scores.seats, 1) > 1 ? "shared win"
                                                                                                  : "win");
        for (std::size_t seat = 0; seat < seats; ++seat) {
            if (scores.total[seat] < 0) found.insert("below zero");
            if (scores.part[seat][static_cast<std::size_t>(legend::ScoreSource::Fallen)] != 0) found.insert("fallen");
        }
        for (const auto& move : saga.match->moves())
            for (const auto& event : move.events)
                for (const auto kind : {legend::Happening::Blessed, legend::Happening::Refused,
                                        legend::Happening::Resolved, legend::Happening::Rested})
                    if (legend::kindOf(event) == kind) found.insert("text " + std::to_string(static_cast<int>(kind)));
    }
    const std::set<std::string> wanted{
        "base, 2 seats",     "base, 3 seats",     "base, 4 seats", "base, 5 seats", "advanced, 2 seats",
        "advanced, 3 seats", "advanced, 5 seats", "hard, 2 seats", "hard, 5 seats", "win",
        "shared win",        "below zero",        "fallen"};
    for (const auto& way : wanted) QVERIFY2(found.contains(way), way.c_str());
    QCOMPARE(std::count_if(found.begin(), found.end(), [](const std::string& way) { return way.starts_with("text"); }),
             4);
}

void TestLegendSagas::forcedRefusalIsJoinedAfterLoading_data() {
    QTest::addColumn<bool>("alone");
    QTest::newRow("one person") << true;
    QTest::newRow("two persons, who press it") << false;
}

/// A forced refusal is played automatically right after a decision of an only person; the saga does not record that.
void TestLegendSagas::forcedRefusalIsJoinedAfterLoading() {
    QFETCH(bool, alone);
    const record::Seating seating{{"Anna", "Ben"}, {"human", alone ? "easy" : "human"}};
    int found = 0;
    for (std::uint64_t seed = 1; found == 0 && seed <= 200; ++seed) {
        const auto match = tested_.game().newMatch({.seats = 2, .first = 0, .options = {}, .seed = seed}, seating, {});
        std::vector<bool> along;
        while (!match->isOver()) {
            const auto refusal = match->mereRefusal();
            const bool isSameSeat = !match->moves().empty() && match->moves().back().seat == match->toMove();
            along.push_back(alone && refusal && isSameSeat && match->toMove() == 0);
            found += refusal && isSameSeat && match->toMove() == 0 ? 1 : 0;
            QVERIFY(!match->play(refusal ? *refusal : tested_.game().think(*match, ai::Level::Random, seed)));
        }
        const auto saga = read(record::writeSaga(game(), *match), "a.saga");
        QCOMPARE(saga.match->moves().size(), along.size());
        for (std::size_t move = 0; move < along.size(); ++move)
            QCOMPARE(saga.match->moves()[move].joinsPrevious, bool{along[move]});
    }
    QVERIFY(found > 0);
}

HEOROT_SUITE_FUNCTION {
    const Legend tested;
    TestLegendSagas suite(tested);
    return QTest::qExec(&suite, argc, argv);
}

#include "tst_legend_sagas.moc"
