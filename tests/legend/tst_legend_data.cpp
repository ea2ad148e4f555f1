// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped legend.yaml loads and matches what is printed; each check of the reader refuses an altered one with its
// line.
#include "legend_fixture.h"
#include "suite/suite.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace heorot;
using namespace heorot::legend;

namespace {

int countOf(const Rules& rules, EpisodeKind kind) {
    return static_cast<int>(std::count_if(rules.episodes.begin(), rules.episodes.end(),
                                          [=](const Episode& episode) { return episode.kind == kind; }));
}

}

class TestLegendData : public QObject {
    Q_OBJECT

  private slots:
    void cardsMatchTheReports();
    void tokensMatchPrint();
    void episodesHaveTheirKinds();
    void printedIconsExist();
    void opportunitiesMatchPrint();
    void specialsDependOnTheNumberOfSeats();
    void confidencesAreRead();
    void worthDependsOnTheEpisode();
};

/// 17 doubles, 5 of them fighting, and 117 symbols on 100 cards.
void TestLegendData::cardsMatchTheReports() {
    const auto rules = test::Legend::loadRules();
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

void TestLegendData::tokensMatchPrint() {
    const auto rules = test::Legend::loadRules();
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

void TestLegendData::episodesHaveTheirKinds() {
    const auto rules = test::Legend::loadRules();
    QCOMPARE(countOf(*rules, EpisodeKind::Opportunity), 5);
    QCOMPARE(countOf(*rules, EpisodeKind::Auction), 5);
    QCOMPARE(countOf(*rules, EpisodeKind::Ranking), 1);
    QCOMPARE(countOf(*rules, EpisodeKind::Death), 1);
    QCOMPARE(countOf(*rules, EpisodeKind::Simultaneous), 6);
    QCOMPARE(countOf(*rules, EpisodeKind::InTurn), 6);
    QCOMPARE(countOf(*rules, EpisodeKind::Risk), 6);
    QCOMPARE(countOf(*rules, EpisodeKind::Selection), 3);
    QCOMPARE(countOf(*rules, EpisodeKind::Recovery), 3);
    QVERIFY(rules->episodes[0].kind == EpisodeKind::Opportunity);
    QVERIFY(rules->episodes[1].kind == EpisodeKind::Risk);
    QVERIFY(rules->episodes[35].kind == EpisodeKind::Death);
    for (std::size_t i = 0; i < episodeCount; ++i) QCOMPARE(std::size_t{rules->placeOf[rules->episodes[i].name]}, i);
}

void TestLegendData::printedIconsExist() {
    const auto rules = test::Legend::loadRules();
    const Episode& hall = rules->episodes[2];
    const std::array<Gain, 4> first{
        {{GainKind::Special, blessing}, {GainKind::Treasure, 1}, {GainKind::Alliance, 2}, {GainKind::Cards, 2}}};
    for (std::size_t slot = 0; slot < first.size(); ++slot) QVERIFY(hall.icons[slot].gain == first[slot]);
    const Episode& grendel = rules->episodes[4];
    for (const Gain gain : {Gain{GainKind::Fame, 5}, Gain{GainKind::Wound, 0}, Gain{GainKind::Special, daring},
                            Gain{GainKind::Alliance, 1}})
        QCOMPARE(std::count_if(grendel.icons.begin(), grendel.icons.begin() + 4,
                               [&](const Offer& offer) { return offer.gain == gain; }),
                 1);
    QVERIFY(grendel.icons[4].gain == (Gain{GainKind::Scratch, 0}));
    const auto& death = rules->episodes[35].icons;
    QVERIFY(std::any_of(death.begin(), death.end(), [](const Offer& offer) {
        return offer.gain == Gain{GainKind::FameOrHeal, 5};
    }));
}

void TestLegendData::opportunitiesMatchPrint() {
    const auto rules = test::Legend::loadRules();
    std::vector<const Episode*> episodes;
    for (const Episode& episode : rules->episodes)
        if (episode.kind == EpisodeKind::Opportunity) episodes.push_back(&episode);
    QCOMPARE(int{episodes[0]->price.cards}, 2);
    QVERIFY(episodes[0]->offer.gain == (Gain{GainKind::Cards, 2}));
    QCOMPARE(int{episodes[1]->price.symbols[static_cast<std::size_t>(Symbol::Fighting)]}, 2);
    QVERIFY(episodes[1]->offer.gain == (Gain{GainKind::Treasure, 3}));
    QCOMPARE(int{episodes[2]->price.total}, 5);
    for (const int count : episodes[2]->price.symbols) QCOMPARE(count, 1);
    QVERIFY(episodes[2]->offer.gain == (Gain{GainKind::Fame, 5}));
    QCOMPARE(int{episodes[3]->price.symbols[static_cast<std::size_t>(Symbol::Friendship)]}, 2);
    QVERIFY(episodes[3]->offer.gain == (Gain{GainKind::Alliance, 1}));
    QCOMPARE(int{episodes[4]->price.fameTokens}, 2);
}

void TestLegendData::specialsDependOnTheNumberOfSeats() {
    const auto rules = test::Legend::loadRules();
    const auto inPlay = [&](int seats) {
        return std::count_if(rules->cards.begin() + activityKinds, rules->cards.end(),
                             [=](const CardKind& card) { return card.number <= seats && !card.advancedOnly; });
    };
    QCOMPARE(inPlay(2), 4);
    QCOMPARE(inPlay(3), 6);
    QCOMPARE(inPlay(4), 8);
    QCOMPARE(inPlay(5), 9);
}

void TestLegendData::confidencesAreRead() {
    const auto rules = test::Legend::loadRules();
    QVERIFY(rules->cards[blessing].nameConfidence == Confidence::Printed);
    QVERIFY(rules->cards[blessing].numberConfidence == Confidence::Inferred);
    QVERIFY(rules->cards[goldenTorque].confidence == Confidence::Reconstructed);
    QVERIFY(rules->cards[hrunting].confidence == Confidence::Reported);
    QVERIFY(rules->tokens[misfortuneToken].confidence == Confidence::Printed);
    QVERIFY(rules->episodes[2].icons[0].confidence == Confidence::Printed);
    QVERIFY(rules->episodes[2].icons[4].confidence == Confidence::Reconstructed);
    // The icons of Grendel's Attack are printed, the order of the first four is not.
    for (std::size_t slot = 0; slot < 4; ++slot)
        QVERIFY(rules->episodes[4].icons[slot].confidence == Confidence::Reconstructed);
    QVERIFY(rules->episodes[4].icons[4].confidence == Confidence::Printed);
    QVERIFY(rules->cards[ironShield].numberConfidence == Confidence::Reported);
    QVERIFY(rules->episodes[1].kindConfidence == Confidence::Reported);
    QVERIFY(rules->episodes[1].confidence == Confidence::Inferred);
}

void TestLegendData::worthDependsOnTheEpisode() {
    const auto rules = test::Legend::loadRules();
    const Episode& hall = rules->episodes[2];
    QCOMPARE(int{hall.worth[activityCard(Symbol::Friendship, 2)]}, 2);
    QCOMPARE(int{hall.worth[activityCard(Symbol::Wit, 2)]}, 0);
    QCOMPARE(int{hall.worth[beowulfCard]}, 1);
    QCOMPARE(int{hall.worth[hidesOfLand]}, 3);
    QCOMPARE(int{hall.worth[goldenTorque]}, 3);
    QCOMPARE(int{hall.worth[unknownCard]}, 0);
    QCOMPARE(int{rules->episodes[35].worth[giantsSword]}, 4);
    QCOMPARE(int{rules->episodes[35].worth[warriorsRest]}, 0);
}

HEOROT_SUITE(TestLegendData)
#include "tst_legend_data.moc"
