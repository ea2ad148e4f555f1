// SPDX-License-Identifier: GPL-3.0-or-later
// legend.yaml: the shipped one loads and holds what print says; each check of the reader refuses an altered one with
// its line.
#include "legend.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace heorot;
using namespace heorot::legend;

namespace {

std::shared_ptr<const Rules> loadShipped() {
    record::DataSource data(test::legendData);
    return loadRules(data);
}

int countOf(const Rules& rules, Episode episode) {
    return static_cast<int>(std::count_if(rules.steps.begin(), rules.steps.end(),
                                          [=](const Step& step) { return step.episode == episode; }));
}

}

class TestLegendData : public QObject {
    Q_OBJECT

  private slots:
    void cardsAreAsReported();
    void tokensAreAsPrinted();
    void stepsAreOfTheirKinds();
    void printedIconsAreThere();
    void opportunitiesAreAsPrinted();
    void specialsByNumberOfSeats();
    void confidencesAreKept();
    void worthIsByTheStep();
};

/// 17 doubles, 5 of them fighting, and 117 symbols on 100 cards.
void TestLegendData::cardsAreAsReported() {
    const auto rules = loadShipped();
    int cards = 0;
    int shown = 0;
    int doubles = 0;
    for (Card card = 0; card < activityKinds; ++card) {
        cards += rules->cards[card].count;
        shown += rules->cards[card].count * rules->cards[card].symbols;
        if (rules->cards[card].symbols == 2) doubles += rules->cards[card].count;
    }
    QCOMPARE(cards, 100);
    QCOMPARE(shown, 117);
    QCOMPARE(doubles, 17);
    QCOMPARE(int{rules->cards[activityCard(Symbol::Fighting, 2)].count}, 5);
    QCOMPARE(int{rules->cards[beowulfCard].count}, 10);
}

void TestLegendData::tokensAreAsPrinted() {
    const auto rules = loadShipped();
    const auto sum = [&](Token first, int kinds) {
        return std::accumulate(rules->tokens.begin() + first, rules->tokens.begin() + first + kinds, 0,
                               [](int all, const TokenKind& kind) { return all + kind.count; });
    };
    QCOMPARE(sum(fameToken(1), fameValues), 36);
    QCOMPARE(sum(treasureToken(1), treasureValues), 24);
    QCOMPARE(sum(misfortuneToken, 1), 3);
    QCOMPARE(sum(firstAlliance, 2 * allianceValues), 36);
    QCOMPARE(int{rules->tiles[0].count}, 12);
    QCOMPARE(int{rules->tiles[1].count}, 10);
    QCOMPARE(int{rules->tiles[2].count}, 1);
}

void TestLegendData::stepsAreOfTheirKinds() {
    const auto rules = loadShipped();
    QCOMPARE(countOf(*rules, Episode::Opportunity), 5);
    QCOMPARE(countOf(*rules, Episode::Auction), 5);
    QCOMPARE(countOf(*rules, Episode::Ranking), 1);
    QCOMPARE(countOf(*rules, Episode::Death), 1);
    QCOMPARE(countOf(*rules, Episode::Simultaneous), 6);
    QCOMPARE(countOf(*rules, Episode::InTurn), 6);
    QCOMPARE(countOf(*rules, Episode::Risk), 6);
    QCOMPARE(countOf(*rules, Episode::Selection), 3);
    QCOMPARE(countOf(*rules, Episode::Recovery), 3);
    QVERIFY(rules->steps[0].episode == Episode::Opportunity);
    QVERIFY(rules->steps[1].episode == Episode::Risk);
    QVERIFY(rules->steps[35].episode == Episode::Death);
    for (std::size_t i = 0; i < stepCount; ++i) QCOMPARE(std::size_t{rules->placeOf[rules->steps[i].name]}, i);
}

void TestLegendData::printedIconsAreThere() {
    const auto rules = loadShipped();
    const Step& hall = rules->steps[2];
    const std::array<Gain, 4> first{
        {{GainKind::Special, blessing}, {GainKind::Treasure, 1}, {GainKind::Alliance, 2}, {GainKind::Cards, 2}}};
    for (std::size_t slot = 0; slot < first.size(); ++slot) QVERIFY(hall.icons[slot].gain == first[slot]);
    const Step& grendel = rules->steps[4];
    for (const Gain gain : {Gain{GainKind::Fame, 5}, Gain{GainKind::Wound, 0}, Gain{GainKind::Special, daring},
                            Gain{GainKind::Alliance, 1}})
        QCOMPARE(std::count_if(grendel.icons.begin(), grendel.icons.begin() + 4,
                               [&](const Offer& offer) { return offer.gain == gain; }),
                 1);
    QVERIFY(grendel.icons[4].gain == (Gain{GainKind::Scratch, 0}));
    const auto& death = rules->steps[35].icons;
    QVERIFY(std::any_of(death.begin(), death.end(), [](const Offer& offer) {
        return offer.gain == Gain{GainKind::FameOrHeal, 5};
    }));
}

void TestLegendData::opportunitiesAreAsPrinted() {
    const auto rules = loadShipped();
    std::vector<const Step*> steps;
    for (const Step& step : rules->steps)
        if (step.episode == Episode::Opportunity) steps.push_back(&step);
    QCOMPARE(int{steps[0]->price.cards}, 2);
    QVERIFY(steps[0]->offer.gain == (Gain{GainKind::Cards, 2}));
    QCOMPARE(int{steps[1]->price.symbols[static_cast<std::size_t>(Symbol::Fighting)]}, 2);
    QVERIFY(steps[1]->offer.gain == (Gain{GainKind::Treasure, 3}));
    QCOMPARE(int{steps[2]->price.total}, 5);
    for (const int count : steps[2]->price.symbols) QCOMPARE(count, 1);
    QVERIFY(steps[2]->offer.gain == (Gain{GainKind::Fame, 5}));
    QCOMPARE(int{steps[3]->price.symbols[static_cast<std::size_t>(Symbol::Friendship)]}, 2);
    QVERIFY(steps[3]->offer.gain == (Gain{GainKind::Alliance, 1}));
    QCOMPARE(int{steps[4]->price.fameTokens}, 2);
}

void TestLegendData::specialsByNumberOfSeats() {
    const auto rules = loadShipped();
    const auto inPlay = [&](int seats) {
        return std::count_if(rules->cards.begin() + activityKinds, rules->cards.end(),
                             [=](const CardKind& card) { return card.number <= seats && !card.advancedOnly; });
    };
    QCOMPARE(inPlay(2), 4);
    QCOMPARE(inPlay(3), 6);
    QCOMPARE(inPlay(4), 8);
    QCOMPARE(inPlay(5), 9);
}

void TestLegendData::confidencesAreKept() {
    const auto rules = loadShipped();
    QVERIFY(rules->cards[blessing].nameConfidence == Confidence::Printed);
    QVERIFY(rules->cards[blessing].numberConfidence == Confidence::Inferred);
    QVERIFY(rules->cards[goldenTorque].confidence == Confidence::Reconstructed);
    QVERIFY(rules->cards[hrunting].confidence == Confidence::Reported);
    QVERIFY(rules->tokens[misfortuneToken].confidence == Confidence::Printed);
    QVERIFY(rules->steps[2].icons[0].confidence == Confidence::Printed);
    QVERIFY(rules->steps[2].icons[4].confidence == Confidence::Reconstructed);
    // Which icons Grendel's Attack has is printed, the order of the first four is not.
    for (std::size_t slot = 0; slot < 4; ++slot)
        QVERIFY(rules->steps[4].icons[slot].confidence == Confidence::Reconstructed);
    QVERIFY(rules->steps[4].icons[4].confidence == Confidence::Printed);
    QVERIFY(rules->cards[ironShield].numberConfidence == Confidence::Reported);
    QVERIFY(rules->steps[1].episodeConfidence == Confidence::Reported);
    QVERIFY(rules->steps[1].confidence == Confidence::Inferred);
}

void TestLegendData::worthIsByTheStep() {
    const auto rules = loadShipped();
    const Step& hall = rules->steps[2];
    QCOMPARE(int{hall.worth[activityCard(Symbol::Friendship, 2)]}, 2);
    QCOMPARE(int{hall.worth[activityCard(Symbol::Wit, 2)]}, 0);
    QCOMPARE(int{hall.worth[beowulfCard]}, 1);
    QCOMPARE(int{hall.worth[hidesOfLand]}, 3);
    QCOMPARE(int{hall.worth[goldenTorque]}, 3);
    QCOMPARE(int{hall.worth[unknownCard]}, 0);
    QCOMPARE(int{rules->steps[35].worth[giantsSword]}, 4);
    QCOMPARE(int{rules->steps[35].worth[warriorsRest]}, 0);
}

QTEST_APPLESS_MAIN(TestLegendData)
#include "tst_legend_data.moc"
