// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/sample_rates.h"
#include "engine/chance.h"
#include "suite/suite.h"

#include <QTest>

#include <functional>
#include <map>
#include <numeric>

using namespace heorot::engine;
using Bytes = std::vector<std::uint8_t>;
using Ask = std::function<void(Chance&)>;
Q_DECLARE_METATYPE(Outcome)
Q_DECLARE_METATYPE(Ask)

namespace {

constexpr Source deck = 0;
constexpr Source die = 1;

double chiSquared(const std::vector<int>& counts) {
    const double expected = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

Bytes shuffled(Chance& chance, Bytes pieces) {
    chance.shuffle(deck, pieces);
    return pieces;
}

}

class TestChance : public QObject {
    Q_OBJECT
  private slots:
    void drawsThePublishedNumbersOfPcg32() {
        // These seeds are mixed into 42 and 54, the seeds of O'Neill's pcg32-demo; this is its first round.
        Pcg generator(0x3b0ef8d59dc12ee3ULL, 0x8149b698128cbe1cULL);
        for (const std::uint32_t number :
             {0xa15c02b7u, 0x7b47f409u, 0xba1d3330u, 0x83d2f293u, 0xbfa4784bu, 0xcbed606eu})
            QCOMPARE(generator.next(), number);
    }

    void copiesRepeatAndStreamsDiffer() {
        Pcg generator(1, 2);
        Pcg copy = generator;
        Pcg other(1, 3);
        QCOMPARE(generator.next(), copy.next());
        QVERIFY(generator == copy);
        QVERIFY(copy.next() != other.next());
    }

    void drawsBelowABoundWithoutBias_data() {
        QTest::addColumn<quint32>("bound");
        QTest::addColumn<quint32>("modulus");
        QTest::addColumn<quint32>("divisor");
        QTest::newRow("a die") << 6u << 6u << 1u;
        QTest::newRow("a deck") << 52u << 52u << 1u;
        // Without rejection, a third of the values would be twice as frequent: those of one remainder, or one range.
        QTest::newRow("a huge bound, by remainder") << (3u << 30) << 3u << 1u;
        QTest::newRow("a huge bound, by range") << (3u << 30) << 3u << (1u << 30);
    }
    void drawsBelowABoundWithoutBias() {
        QFETCH(quint32, bound);
        QFETCH(quint32, modulus);
        QFETCH(quint32, divisor);
        Pcg generator(5);
        std::vector<int> counts(modulus);
        for (int i = 0; i < 60'000; ++i) {
            const std::uint32_t value = generator.below(bound);
            QVERIFY(value < bound);
            ++counts[value / divisor % modulus];
        }
        QVERIFY(chiSquared(counts) < heorot::conformance::chiSquaredLimit(static_cast<int>(modulus) - 1));
    }

    void boundOfOneGivesZero() {
        Pcg generator(5);
        for (int i = 0; i < 100; ++i) QCOMPARE(generator.below(1), 0u);
    }

    void shufflesIntoEveryOrderEquallyOften() {
        Generators generators(3);
        GeneratorChance chance(generators);
        std::map<Bytes, int> found;
        for (int i = 0; i < 24'000; ++i) ++found[shuffled(chance, {1, 2, 3, 4})];
        std::vector<int> counts;
        for (const auto& [order, count] : found) counts.push_back(count);
        QCOMPARE(counts.size(), std::size_t{24});
        QVERIFY(chiSquared(counts) < heorot::conformance::chiSquaredLimit(23));
    }

    void rollDoesNotChangeTheNextShuffle() {
        Generators plain(8), rolled(8);
        GeneratorChance one(plain), two(rolled);
        QVERIFY(!(plain.deal == plain.dice));
        two.roll(die, 6);
        QVERIFY(plain != rolled);
        QCOMPARE(shuffled(one, {1, 2, 3, 4, 5, 6, 7, 8}), shuffled(two, {1, 2, 3, 4, 5, 6, 7, 8}));
    }

    void scriptedOutcomesComeFirst() {
        Generators generators(8);
        GeneratorChance after(generators);
        const Outcomes script{{deck, true, {3, 1, 2}}, {die, false, {5}}};
        ScriptedChance chance(script, after);
        QCOMPARE(chance.left(), std::size_t{2});
        QCOMPARE(shuffled(chance, {1, 2, 3}), (Bytes{3, 1, 2}));
        QCOMPARE(chance.roll(die, 6), 5);
        QCOMPARE(chance.left(), std::size_t{0});
    }

    void scriptAdvancesTheGenerator() {
        Generators scripted(8), free(8);
        GeneratorChance after(scripted), plain(free);
        const Outcomes script{{deck, true, {3, 1, 2}}, {die, false, {5}}};
        ScriptedChance chance(script, after);
        shuffled(chance, {1, 2, 3});
        chance.roll(die, 6);
        shuffled(plain, {1, 2, 3});
        plain.roll(die, 6);
        QVERIFY(scripted == free);
        QCOMPARE(chance.roll(die, 200), plain.roll(die, 200));
        QCOMPARE(shuffled(chance, {1, 2, 3, 4, 5, 6}), shuffled(plain, {1, 2, 3, 4, 5, 6}));
    }

    void unfittingScriptIsRefused_data() {
        QTest::addColumn<Outcome>("written");
        QTest::addColumn<Ask>("ask");
        const Ask shuffle = [](Chance& chance) { shuffled(chance, {1, 1, 2}); };
        const Ask roll = [](Chance& chance) { chance.roll(die, 6); };
        QTest::newRow("another deck") << Outcome{2, true, {1, 1, 2}} << shuffle;
        QTest::newRow("a roll for a shuffle") << Outcome{deck, false, {1}} << shuffle;
        QTest::newRow("too few pieces") << Outcome{deck, true, {1, 2}} << shuffle;
        QTest::newRow("too many pieces") << Outcome{deck, true, {1, 1, 2, 2}} << shuffle;
        QTest::newRow("the wrong twin") << Outcome{deck, true, {1, 2, 2}} << shuffle;
        QTest::newRow("another die") << Outcome{2, false, {1}} << roll;
        QTest::newRow("a shuffle for a roll") << Outcome{die, true, {1}} << roll;
        QTest::newRow("beyond the last face") << Outcome{die, false, {6}} << roll;
        QTest::newRow("two rolls in one") << Outcome{die, false, {1, 1}} << roll;
        QTest::newRow("no roll") << Outcome{die, false, {}} << roll;
    }
    void unfittingScriptIsRefused() {
        QFETCH(Outcome, written);
        QFETCH(Ask, ask);
        Generators generators(8);
        GeneratorChance after(generators);
        const Outcomes script{written};
        ScriptedChance chance(script, after);
        QVERIFY_THROWS_EXCEPTION(ChanceMismatch, ask(chance));
    }

    void recordsEveryOutcome() {
        Generators generators(8), same(8);
        GeneratorChance inner(generators), plain(same);
        Outcomes record;
        RecordingChance chance(inner, record);
        const Bytes order = shuffled(chance, {1, 2, 3, 4});
        const int value = chance.roll(die, 6);
        QCOMPARE(order, shuffled(plain, {1, 2, 3, 4}));
        QCOMPARE(value, plain.roll(die, 6));
        QVERIFY((record == Outcomes{{deck, true, order}, {die, false, {static_cast<std::uint8_t>(value)}}}));
    }

    void recordCanBeReplayedAsAScript() {
        Generators first(8), second(9);
        GeneratorChance inner(first), after(second);
        Outcomes record;
        RecordingChance recording(inner, record);
        const Bytes order = shuffled(recording, {1, 2, 3, 4, 5});
        const int value = recording.roll(die, 100);
        ScriptedChance scripted(record, after);
        QCOMPARE(shuffled(scripted, {1, 2, 3, 4, 5}), order);
        QCOMPARE(scripted.roll(die, 100), value);
    }
};

HEOROT_SUITE(TestChance)
#include "tst_chance.moc"
