// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of a risk equal an exhaustive count, using only what the seat may know.
#include "legend_fixture.h"
#include "suite/suite.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace heorot;
using namespace heorot::test;
using namespace heorot::legend;

namespace {

using Pool = std::array<int, activityKinds>;

/// Counts every order in which cards can come, one at a time: first from the cards unknown to the viewer, then, when
/// the deck is empty, from the discards.
class Enumeration {
  public:
    Enumeration(const Rules& rules, const engine::Seen<State>& seen, int cards) : rules_(rules), seen_(seen) {
        Pool unseen{};
        Pool discards{};
        for (Card card = 0; card < activityKinds; ++card) {
            discards[card] = seen->discards[card];
            unseen[card] = rules.cards[card].count - seen->discards[card] - seen->display[card] - seen->paid[card];
            for (Seat seat = 0; seat < seen->seats; ++seat)
                unseen[card] -= seen->hands[seat][card] + seen->rows[seat][card];
        }
        turn(unseen, discards, static_cast<int>(seen->deck.size()), cards, 0, 0, 1);
    }
    std::array<double, mostTurned + 1> matches{};
    std::array<double, 2 * mostTurned + 1> symbols{};

  private:
    void turn(Pool unseen, Pool discards, int deck, int cards, std::size_t matched, std::size_t shown, double chance) {
        Pool& from = deck > 0 ? unseen : discards;
        const int size = std::accumulate(from.begin(), from.end(), 0);
        if (cards == 0 || size == 0) {
            matches[matched] += chance;
            symbols[shown] += chance;
            return;
        }
        for (Card card = 0; card < activityKinds; ++card) {
            if (from[card] == 0) continue;
            const double share = chance * from[card] / size;
            const std::size_t worth = episodeOf(rules_, *seen_).worth[card];
            --from[card];
            turn(unseen, discards, deck - 1, cards - 1, matched + (worth > 0), shown + worth, share);
            ++from[card];
        }
    }

    const Rules& rules_;
    const engine::Seen<State>& seen_;
};

}

class TestLegendOdds : public QObject {
    Q_OBJECT

  private slots:
    void oddsMatchAnExhaustiveCount_data();
    void oddsMatchAnExhaustiveCount();
    void firstRiskOfTheGame();
    void knownCardsOfOthersAreNotInTheDeck();
    void hiddenCardsOfOthersMayBeInTheDeck();
    void oddsWithFewerCardsThanTheRiskNeeds();

  private:
    Legend legend_;
};

void TestLegendOdds::oddsMatchAnExhaustiveCount_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("cards");
    const char* const plain =
        "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {hand: [wit1, travelling2, beowulf]}}";
    const char* const discards =
        "step: into-the-mere\nphase: risk\ndiscards: [wit1, wit1, courage1, courage2, fighting2, beowulf, travelling1]";
    // Only two cards are left in the deck, so a third one comes from the discards.
    const char* const shuffled = "step: raid-on-friesland\nphase: in-turn\ndeck: [wit1, travelling1]\n"
                                 "seats: {Sandra: {row: [fighting2]}, Martha: {row: [travelling2, beowulf]}}";
    QTest::newRow("two cards") << plain << 2;
    QTest::newRow("five cards") << plain << 5;
    QTest::newRow("two cards, some discarded") << discards << 2;
    QTest::newRow("five cards, some discarded") << discards << 5;
    QTest::newRow("two cards, all of the deck") << shuffled << 2;
    QTest::newRow("five cards, with a shuffle between") << shuffled << 5;
}

void TestLegendOdds::oddsMatchAnExhaustiveCount() {
    QFETCH(QString, position);
    QFETCH(int, cards);
    const auto match = legend_.at({"Sandra", "Martha"}, position.toStdString());
    for (const Seat viewer : {Seat{0}, Seat{1}, nobody}) {
        const auto seen = match->seen(viewer);
        const RiskOdds odds = riskOdds(match->rules(), seen, cards);
        const Enumeration all(match->rules(), seen, cards);
        double sum = 0;
        double mean = 0;
        for (std::size_t i = 0; i < all.matches.size(); ++i) {
            QVERIFY(std::abs(odds.matches[i] - all.matches[i]) < 1e-12);
            sum += odds.matches[i];
        }
        for (std::size_t i = 0; i < all.symbols.size(); ++i) {
            QVERIFY(std::abs(odds.symbols[i] - all.symbols[i]) < 1e-12);
            mean += static_cast<double>(i) * all.symbols[i];
        }
        QVERIFY(std::abs(sum - 1) < 1e-12);
        QVERIFY(std::abs(odds.mean - mean) < 1e-12);
        QCOMPARE(odds.cards, cards);
    }
}

/// Of the 90 unseen cards, 36 with a wanted symbol and 5 jokers match.
void TestLegendOdds::firstRiskOfTheGame() {
    const auto match = legend_.at({"A", "B", "C", "D", "E"}, "step: sail-to-denmark\nphase: risk");
    const RiskOdds odds = riskOdds(match->rules(), match->seen(nobody), 2);
    QVERIFY(std::abs(odds.matches[0] - 49.0 * 48 / (90 * 89)) < 1e-12);
    QVERIFY(std::abs(odds.matches[2] - 41.0 * 40 / (90 * 89)) < 1e-12);
    QVERIFY(std::abs(odds.mean - 2 * (30 + 2 * 6 + 5) / 90.0) < 1e-12);
}

void TestLegendOdds::knownCardsOfOthersAreNotInTheDeck() {
    const std::string hand = "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {hand: []}, Martha: {hand: [beowulf, "
                             "beowulf], known: {beowulf: ";
    const auto chance = [&](const std::string& known) {
        const auto match = legend_.at({"Sandra", "Martha"}, hand + known + "}}}");
        return riskOdds(match->rules(), match->seen(0), 2).matches[0];
    };
    QVERIFY(std::abs(chance("2") - 54.0 * 53 / (98 * 97)) < 1e-12);
    QVERIFY(std::abs(chance("1") - 54.0 * 53 / (99 * 98)) < 1e-12);
}

void TestLegendOdds::hiddenCardsOfOthersMayBeInTheDeck() {
    const std::string hand = "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {hand: []}, Martha: {hand: [";
    const auto one = legend_.at({"Sandra", "Martha"}, hand + "travelling2]}}");
    const auto two = legend_.at({"Sandra", "Martha"}, hand + "wit1]}}");
    QCOMPARE(riskOdds(one->rules(), one->seen(0), 5).matches, riskOdds(two->rules(), two->seen(0), 5).matches);
}

void TestLegendOdds::oddsWithFewerCardsThanTheRiskNeeds() {
    const auto match = legend_.newMatch({"Sandra", "Martha"});
    State state = match->state();
    // All other cards are assumed to be in a hand.
    for (const Card card : state.deck) ++state.hands[1][card];
    state.deck.clear();
    state.deck.push(activityCard(Symbol::Wit, 1));
    --state.hands[1][activityCard(Symbol::Wit, 1)];
    state.episode = 1;
    const RiskOdds odds = riskOdds(match->rules(), see(match->rules(), state, 0), 2);
    QCOMPARE(odds.cards, 1);
    QVERIFY(std::abs(odds.matches[0] + odds.matches[1] - 1) < 1e-12);
    state.hands[1][activityCard(Symbol::Wit, 1)] += 1;
    state.deck.clear();
    const RiskOdds nothing = riskOdds(match->rules(), see(match->rules(), state, 0), 5);
    QCOMPARE(nothing.cards, 0);
    QCOMPARE(nothing.matches[0], 1.0);
}

HEOROT_SUITE(TestLegendOdds)
#include "tst_legend_odds.moc"
