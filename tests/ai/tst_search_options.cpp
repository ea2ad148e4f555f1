// SPDX-License-Identifier: GPL-3.0-or-later
// What a caller can ask of a search, and what a game may add to it: reasons, taste, beliefs; and the words for
// opponents.
#include "sample_positions.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;
using samplegame::Phase;
using samplegame::Players;

namespace {

/// Splits the evaluation: prizes and everything else.
struct ExplainingPlayers : Players {
    static constexpr std::size_t terms = 2;
    static void explain(const samplegame::Rules& rules, const SampleState& state, ai::Terms& values) {
        const ai::Estimates all = evaluate(rules, state);
        for (std::size_t seat = 0; seat < state.seats; ++seat) {
            values[seat][0] = state.players[seat].prizes;
            values[seat][1] = all[seat] - state.players[seat].prizes;
        }
    }
};

/// Counts leads from the position searched.
struct LevelingPlayers : ExplainingPlayers {
    static ai::SearchTuning tuning(int seats) {
        ai::SearchTuning tuning = Players::tuning(seats);
        tuning.leveled = 1;
        tuning.chanceScale = 3;
        tuning.winShare = 0;
        return tuning;
    }
};

/// Likes the actions with the largest argument.
struct TastefulPlayers : Players {
    static double taste(const samplegame::Rules&, const SampleState&, engine::Action action, ai::Style) {
        return action.a / 255.0;
    }
};

/// Counts the worlds it is asked to redraw.
struct BelievingPlayers : Players {
    static inline int asked = 0;
    static void redraw(const samplegame::Rules&, SampleState&, engine::Seat, engine::Pcg&) { ++asked; }
};

const ai::RootAction* find(const ai::SearchResult& result, engine::Action action) {
    const auto at = std::find_if(result.actions.begin(), result.actions.end(),
                                 [&](const auto& candidate) { return candidate.action == action; });
    return at == result.actions.end() ? nullptr : &*at;
}

}

class TestSearchOptions : public QObject {
    Q_OBJECT

  private slots:
    void termsAreThoseOfTheActions();
    void searchIsTheSameWithAndWithoutTerms();
    void chancesCountTheWholeLead();
    void levelsMayIgnoreTerms();
    void includedActionIsTried();
    void tasteDecidesOnlyBetweenNearlyEqualActions();
    void slackNeverChoosesClearlyWorse();
    void rivalsCanCountLess();
    void seerKnowsTheWorld();
    void worldsAreRedrawn();
    void timeEndsASearch();
    void adviceBeginsWithTheChoice();
    void wordsOfOpponents_data();
    void wordsOfOpponents();
};

/// Each action has the terms of the iterations that tried it, and a prize that is paid for is among them.
void TestSearchOptions::termsAreThoseOfTheActions() {
    const SampleState state = lastRound(Phase::Pay, 5, 5, 1);
    const auto result = search<ExplainingPlayers>(state, {.iterations = 200, .explained = true});
    QCOMPARE(result.terms.size(), result.actions.size());
    for (std::size_t i = 0; i < result.terms.size(); ++i) {
        QVERIFY(result.terms[i].action == result.actions[i].action);
        QCOMPARE(result.terms[i].count, result.actions[i].visits);
    }
    QCOMPARE(QString::fromStdString(format(sampleRules(), result.action)), QStringLiteral("pay shield"));
    const ai::AdvisedAction paid = ai::adviceFrom(result).actions.front();
    QVERIFY(paid.later[0][0] > 0);
    QCOMPARE(paid.later[1][0], 0.0);
}

void TestSearchOptions::searchIsTheSameWithAndWithoutTerms() {
    for (const SampleState& state : decisions(3, 1)) {
        const auto plain = search<ExplainingPlayers>(state, {.iterations = 100, .trees = 2});
        const auto explained = search<ExplainingPlayers>(state, {.iterations = 100, .trees = 2, .explained = true});
        QVERIFY(plain.action == explained.action);
        QVERIFY(plain.terms.empty());
        QCOMPARE(explained.iterations, plain.iterations);
    }
}

/// Values may count from the position searched; a chance is that of a seat far ahead.
void TestSearchOptions::chancesCountTheWholeLead() {
    SampleState state = decisions(2, 1).front();
    const auto chances = [&] {
        return ai::adviceFrom(search<LevelingPlayers>(state, {.iterations = 200, .explained = true})).actions;
    };
    const double even = chances().front().chance;
    const double value = chances().front().value;
    state.players[0].prizes += 9;
    QVERIFY(chances().front().chance > even + 0.1);
    QVERIFY(std::abs(chances().front().value - value) < 0.1);
}

void TestSearchOptions::levelsMayIgnoreTerms() {
    enum class Part { Prizes, Rest };
    const SampleState state = lastRound(Phase::Pay, 5, 5, 1);
    const ai::SearchLimits blind{.iterations = 200, .unseen = ai::TermSet(Part::Prizes)};
    QCOMPARE(QString::fromStdString(format(sampleRules(), search<LevelingPlayers>(state, {.iterations = 200}).action)),
             QStringLiteral("pay shield"));
    QVERIFY(format(sampleRules(), search<LevelingPlayers>(state, blind).action) != "pay shield");
    ai::Terms terms{};
    ExplainingPlayers::explain(sampleRules(), state, terms);
    const auto points =
        ai::evaluateWithout<SampleGame, ExplainingPlayers>(sampleRules(), state, ai::TermSet(Part::Prizes));
    for (std::size_t seat = 0; seat < state.seats; ++seat) QCOMPARE(points[seat], terms[seat][1]);
}

void TestSearchOptions::includedActionIsTried() {
    int missed = 0;
    for (const SampleState& state : decisions(3, 2)) {
        engine::ActionList legal;
        legalActions(sampleRules(), state, legal);
        for (const engine::Action action : legal) {
            if (!isCanonical(sampleRules(), state, action)) continue;
            const auto* usual = find(search(state, {.iterations = 3}), action);
            missed += usual == nullptr;
            const auto result = search(state, {.iterations = 80, .included = action});
            const auto* included = find(result, action);
            QVERIFY(included);
            QVERIFY(included->visits * 10 >= static_cast<std::uint32_t>(result.iterations));
        }
    }
    QVERIFY(missed > 0);
}

void TestSearchOptions::tasteDecidesOnlyBetweenNearlyEqualActions() {
    int changed = 0;
    for (const SampleState& state : decisions(2, 4)) {
        const auto plain = search<TastefulPlayers>(state, {.iterations = 200});
        const auto bold = search<TastefulPlayers>(state, {.iterations = 200, .style = ai::Style::Bold});
        const auto* chosen = find(bold, bold.action);
        QVERIFY(chosen);
        QVERIFY(chosen->mean() >= bold.actions.front().mean() - 0.02);
        const double weight = TastefulPlayers::tuning(2).taste;
        const auto worth = [&](const ai::RootAction& action) {
            return weight * action.action.a / 255 - std::max(0., bold.actions.front().mean() - action.mean());
        };
        for (const ai::RootAction& other : bold.actions)
            if (other.visits * 4 >= bold.actions.front().visits) QVERIFY(worth(*chosen) >= worth(other));
        changed += bold.action != plain.action;
    }
    QVERIFY(changed > 0);
}

void TestSearchOptions::slackNeverChoosesClearlyWorse() {
    int changed = 0;
    for (const SampleState& state : decisions(2, 4)) {
        const auto result = search(state, {.iterations = 100, .slack = 0.05});
        const auto* chosen = find(result, result.action);
        QVERIFY(chosen && chosen->mean() >= result.actions.front().mean() - 0.05);
        changed += result.action != result.actions.front().action;
    }
    QVERIFY(changed > 0);
}

/// With rivals that do not count, what they gain changes no value.
void TestSearchOptions::rivalsCanCountLess() {
    ai::Estimates before{3, 4, 0, 0, 0};
    SampleState state = lastRound(Phase::Pay, 5, 5, 0);
    const ai::SearchTuning tuning = Players::tuning(2);
    const auto rewards = [&](double rivals) {
        return ai::rewardsOf<SampleGame, Players>(sampleRules(), state, tuning, rivals, before)[0];
    };
    const double alone = rewards(0);
    const double among = rewards(1);
    state.players[1].prizes += 3;
    QCOMPARE(rewards(0), alone);
    QVERIFY(rewards(1) < among);
}

void TestSearchOptions::seerKnowsTheWorld() {
    engine::Pcg generator(3);
    int different = 0;
    for (const SampleState& state : decisions(3, 3)) {
        const auto seen = see(sampleRules(), state, toMove(state));
        const SampleState other = sample(sampleRules(), seen, generator);
        const ai::SearchLimits limits{.iterations = 60};
        const auto real = ai::Search<SampleGame, Players>(sampleRules(), limits, 1, &state).run(seen);
        const auto imagined = ai::Search<SampleGame, Players>(sampleRules(), limits, 1, &other).run(seen);
        different += real.actions.size() != imagined.actions.size() ||
                     !std::equal(real.actions.begin(), real.actions.end(), imagined.actions.begin(),
                                 [](const auto& one, const auto& two) { return one.valueSum == two.valueSum; });
    }
    QVERIFY(different > 0);
}

void TestSearchOptions::worldsAreRedrawn() {
    BelievingPlayers::asked = 0;
    const auto result = search<BelievingPlayers>(decisions(2, 1).front(), {.iterations = 50});
    QVERIFY(BelievingPlayers::asked >= result.iterations);
    QVERIFY(result.iterations > 0);
}

void TestSearchOptions::timeEndsASearch() {
    const ai::SearchLimits limits{.iterations = 400'000, .trees = 100, .time = std::chrono::milliseconds(1)};
    const auto result = search(decisions(2, 1).front(), limits);
    QVERIFY(result.iterations > 0);
    QVERIFY(result.iterations < limits.iterations);
}

void TestSearchOptions::adviceBeginsWithTheChoice() {
    for (const SampleState& state : decisions(2, 2)) {
        engine::Pcg generator(1);
        const ai::AdviceSpec spec{.opponent = ai::Level::Medium, .iterations = 60};
        const auto seen = see(sampleRules(), state, toMove(state));
        const ai::Advice advice = ai::advise<SampleGame, Players>(sampleRules(), seen, spec, generator, {});
        engine::Pcg same(1);
        ai::SearchLimits limits{.iterations = 60};
        const auto result = ai::Search<SampleGame, Players>(sampleRules(), limits, same.next()).run(seen);
        QVERIFY(advice.actions.front().action == result.action);
        double shares = 0;
        for (const ai::AdvisedAction& action : advice.actions) shares += action.share;
        QVERIFY(std::abs(shares - 1) < 1e-9);
    }
}

void TestSearchOptions::wordsOfOpponents_data() {
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isKnown");
    for (const char* word : {"random", "v1", "easy", "medium-careful", "hard-bold", "master-scheming", "seer"})
        QTest::newRow(word) << QString::fromLatin1(word) << true;
    for (const char* word : {"", "human", "hard-", "hard-plain", "hard-Bold", "-bold", "v1-bold", "random-patient",
                             "seer-bold", "hard-bold-bold"})
        QTest::addRow("'%s'", word) << QString::fromLatin1(word) << false;
}

void TestSearchOptions::wordsOfOpponents() {
    QFETCH(QString, word);
    QFETCH(bool, isKnown);
    const auto opponent = ai::opponentOf(word.toStdString());
    QCOMPARE(opponent.has_value(), isKnown);
    if (isKnown) QCOMPARE(QString::fromStdString(ai::wordOf(*opponent)), word);
}

HEOROT_SUITE(TestSearchOptions)
#include "tst_search_options.moc"
