// SPDX-License-Identifier: GPL-3.0-or-later
// How the search works: it repeats itself, sees only what its seat may know, allocates nothing, stops when asked to.
#include "cli/allocations.h"
#include "sample_positions.h"
#include "suite/suite.h"

#include <QTest>

#include <functional>
#include <stop_token>

using namespace heorot;
using namespace heorot::test;
using samplegame::Phase;
using samplegame::Players;

namespace {

bool operator==(const ai::RootAction& one, const ai::RootAction& other) {
    return one.action == other.action && one.visits == other.visits && one.valueSum == other.valueSum;
}

bool isSame(const ai::SearchResult& one, const ai::SearchResult& other) {
    return one.action == other.action && one.iterations == other.iterations &&
           std::equal(one.actions.begin(), one.actions.end(), other.actions.begin(), other.actions.end(),
                      [](const auto& left, const auto& right) { return left == right; });
}

bool isLegal(const SampleState& state, engine::Action action) {
    return !validate(sampleRules(), state, action);
}

/// Asks to stop at an evaluation.
struct StoppingPlayers : Players {
    static inline std::stop_source source;
    static inline int left = 0;
    static ai::Estimates evaluate(const samplegame::Rules& rules, const SampleState& state) {
        if (--left == 0) source.request_stop();
        return Players::evaluate(rules, state);
    }
};

}

class TestSearch : public QObject {
    Q_OBJECT

  private slots:
    void sameViewAndSeedGiveTheSameResult();
    void threadsDoNotMatter();
    void worldsThatLookEqualGiveTheSameResult();
    void forcedDecisionIsNotSearched();
    void stoppedSearchIsLegal();
    void stopIsReadEvery256Iterations();
    void certainChoiceEndsTheSearch();
    void iterationsAllocateNothing();
    void rivalsSecretChoicesAreNotSearched();
    void everyIterationIsCounted();
};

void TestSearch::sameViewAndSeedGiveTheSameResult() {
    int different = 0;
    for (const SampleState& state : decisions(3, 2)) {
        const auto result = search(state, {.iterations = 80}, 5);
        QVERIFY(isSame(result, search(state, {.iterations = 80}, 5)));
        different += !isSame(result, search(state, {.iterations = 80}, 6));
    }
    QVERIFY(different > 0);
}

void TestSearch::threadsDoNotMatter() {
    int different = 0;
    for (const SampleState& state : decisions(2, 2)) {
        const auto alone = search(state, {.iterations = 203, .trees = 4, .threads = 1});
        QVERIFY(isSame(alone, search(state, {.iterations = 203, .trees = 4, .threads = 4})));
        QVERIFY(isSame(alone, search(state, {.iterations = 203, .trees = 4, .threads = 3})));
        different += !isSame(alone, search(state, {.iterations = 203, .trees = 3}));
    }
    QVERIFY(different > 0);
}

void TestSearch::worldsThatLookEqualGiveTheSameResult() {
    engine::Pcg generator(3);
    int different = 0;
    for (const SampleState& state : decisions(3, 3)) {
        const SampleState other = sample(sampleRules(), see(sampleRules(), state, toMove(state)), generator);
        different += !(other == state);
        QVERIFY(isSame(search(state, {.iterations = 60}), search(other, {.iterations = 60})));
    }
    QVERIFY(different > 0);
}

void TestSearch::forcedDecisionIsNotSearched() {
    const auto roll = search(lastRound(Phase::Roll, 3, 0, 0), {.iterations = 1000});
    QVERIFY(roll.action == engine::Action{samplegame::Roll});
    QCOMPARE(roll.iterations, 0);
    QVERIFY(roll.actions.empty());
    QVERIFY(search(lastRound(Phase::Reroll, 3, 1, 0), {.iterations = 10}).iterations > 0);
}

void TestSearch::stoppedSearchIsLegal() {
    std::stop_source source;
    source.request_stop();
    for (const SampleState& state : decisions(2, 3)) {
        const auto result = search(state, {.iterations = 1'000'000, .trees = 2, .stop = source.get_token()});
        QCOMPARE(result.iterations, 0);
        QVERIFY(isLegal(state, result.action));
    }
}

void TestSearch::stopIsReadEvery256Iterations() {
    StoppingPlayers::left = 300;
    const SampleState state = decisions(2, 1).front();
    const auto result =
        search<StoppingPlayers>(state, {.iterations = 100'000, .stop = StoppingPlayers::source.get_token()});
    QCOMPARE(result.iterations, 512);
    QVERIFY(result.action == search(state, {.iterations = 512}).action);
}

void TestSearch::certainChoiceEndsTheSearch() {
    const int iterations = 2000;
    const auto result = search(lastRound(Phase::Reroll, 3, 1, 1), {.iterations = iterations});
    QVERIFY(result.iterations < iterations);
    QVERIFY(static_cast<int>(result.actions[0].visits - result.actions[1].visits) > iterations - result.iterations);
}

void TestSearch::iterationsAllocateNothing() {
    const ai::SearchLimits limits;
    for (const int seats : {2, 4})
        for (const SampleState& state : decisions(seats, 1)) {
            const auto seen = see(sampleRules(), state, toMove(state));
            ai::SearchRun<SampleGame, Players> run(sampleRules(), seen, limits, 500, 1, 1);
            const std::uint64_t before = cli::allocations();
            run.run(false);
            QCOMPARE(cli::allocations(), before);
            QCOMPARE(run.iterations(), 500);
        }
    const std::uint64_t before = cli::allocations();
    ::operator delete(::operator new(1)); // the counter counts
    QVERIFY(cli::allocations() > before);
}

void TestSearch::rivalsSecretChoicesAreNotSearched() {
    const SampleState state = decisions(2, 1).front(); // seat 0 begins the bid
    const ai::SearchLimits limits;
    const auto seen = see(sampleRules(), state, 0);
    ai::SearchRun<SampleGame, Players> run(sampleRules(), seen, limits, 2000, 1, 1);
    run.run(false);
    const ai::SearchTree& tree = run.tree();
    int own = 0;
    int rivals = 0;
    const std::function<void(ai::SearchTree::Index)> walk = [&](ai::SearchTree::Index edge) {
        for (auto node = tree.edge(edge).node; node != ai::SearchTree::none; node = tree.node(node).sibling)
            for (auto at = tree.node(node).edge; at != ai::SearchTree::none; at = tree.edge(at).next) {
                const bool isOwn = (tree.node(node).key & 7) == 0;
                ++(isOwn ? own : rivals);
                const auto kind = tree.edge(at).action.kind;
                QVERIFY(isOwn || (kind != samplegame::Bid && kind != samplegame::BidDone));
                walk(at);
            }
    };
    walk(ai::SearchTree::start);
    QVERIFY(own > 0);
    QVERIFY(rivals > 0); // public choices are
}

void TestSearch::everyIterationIsCounted() {
    for (const SampleState& state : decisions(2, 1)) {
        const auto result = search(state, {.iterations = 101, .trees = 3});
        std::uint32_t visits = 0;
        for (const ai::RootAction& action : result.actions) {
            visits += action.visits;
            QVERIFY(action.mean() >= 0 && action.mean() <= 1);
            QVERIFY(isLegal(state, action.action));
        }
        QCOMPARE(result.iterations, 101);
        QCOMPARE(visits, 101u);
    }
}

HEOROT_SUITE(TestSearch)
#include "tst_search.moc"
