// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about territories: their odds, their price, and what may lie on the backs of their tiles.
#include "rules/costs.h"
#include "rules/odds.h"
#include "words/amounts.h"
#include "words/choice_facts.h"
#include "words/fact_tools.h"
#include "words/piece_rules.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// The rewards that the next tile may have, with how many of the unseen tiles have them.
QString rewardsFact(const Position& at, Territory territory) {
    const State dealt = dealtOut(at);
    Counts<rewardsPerTerritory> found{};
    int all = 0;
    const auto count = [&](TileId tile) {
        if (territoryOf(tile) != territory) return;
        ++found[tile % rewardsPerTerritory];
        ++all;
    };
    for (const TileId tile : dealt.territories[territory]) count(tile);
    for (const TileId tile : dealt.subdued) count(tile);
    QStringList rewards;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found[i] == 0) continue;
        const QString reward = rewardText(at.rules, tileOf(territory, static_cast<int>(i)));
        //: A reward in a list: %1 what it brings, %2 tiles that have it of %3
        const QString share = Say::tr("%1 (%2 of %3)").arg(reward, numberText(found[i]), numberText(all));
        rewards << (found[i] == all ? reward : share);
    }
    if (rewards.isEmpty()) return {};
    //: What the back of a territory tile may bring: %1 rewards, "2 favor (3 of 6)"; they are alternatives
    return Say::tr("Reward: %1.").arg(rewards.join(Say::tr(" or ", "between two rewards")));
}

/// What the tile brings to Prophecies of the seat to move.
QString prophecyGain(const Position& at, Territory territory) {
    const int points = pointsFor(at, [&](Ship& own) { ++own.tiles[tileOf(territory, 0)]; });
    //: Why a territory is good: %1 glory, "2 glory"
    return points > 0 ? Say::tr("Your Prophecies grow by %1.").arg(gloryText(points)) : QString();
}

QString gloryByRound(const Position& at) {
    const int left = cleanupsLeft(at);
    //: Why a territory is good: %n glory
    return left > 0 ? Say::tr("The tile brings %n glory by the end, 1 after every round.", nullptr, left) : QString();
}

Facts forced(const Position& at, Territory territory) {
    const State& state = at.state();
    const Ship& ship = moverShip(state);
    const int defense = at.rules.territories[territory].defense;
    const int dice = combatDiceOf(at.rules, ship);
    Facts facts;
    if (dice > 0)
        //: Of a territory: %1 how often, "7 times in 10"
        facts << Say::tr("With all your hammers, you win %1.")
                     .arg(winsText(chanceOf(at.rules, dice, defense, favorReckoned(ship)), favorReckoned(ship)));
    return facts << rewardsFact(at, territory) << prophecyGain(at, territory) << spentHammersFact(at)
                 << gloryByRound(at);
}

Facts peaceful(const Position& at, Territory territory) {
    const Cost& cost = at.rules.territories[territory].cost;
    Ship after = moverShip(at.state());
    after.food = static_cast<std::uint16_t>(after.food - cost.food);
    after.favor = static_cast<std::uint16_t>(after.favor - cost.favor);
    Facts facts{rewardsFact(at, territory), prophecyGain(at, territory), gloryByRound(at)};
    if (cost.dice > 0)
        //: What a cost leaves: %1 dice, "3 crew dice"
        facts << (after.diceCount > cost.dice ? Fact(Say::tr("You keep %1.").arg(diceText(after.diceCount - cost.dice)))
                                              : drawback(Say::tr("It takes the last of your dice.")));
    if (cost.food > 0)
        facts << noLongerPaidFor(at, after)
              << (after.food > 0 ? Fact(Say::tr("You keep %1.").arg(foodText(after.food)))
                                 : drawback(Say::tr("It takes all your food.")));
    if (cost.favor > 0)
        facts << (after.favor > 0 ? Fact(Say::tr("You keep %1.").arg(favorText(after.favor)))
                                  : drawback(Say::tr("It takes all your favor.")));
    return facts;
}

// Rewards.

const Bundle& rewardOf(const Rules& rules, TileId tile) {
    return rules.territories[territoryOf(tile)].rewards[tile % rewardsPerTerritory];
}

Facts rewarded(const Position& at, Action choice) {
    const Bundle& gain = rewardOf(at.rules, choice.a);
    bool bringsKeep = false;
    bool bringsReaver = false;
    bool bringsFavor = false;
    bool bringsDice = false;
    for (const TileId tile : at.state().rewards) {
        if (tile == choice.a) continue;
        const Bundle& other = rewardOf(at.rules, tile);
        bringsKeep = bringsKeep || other.keeps > 0;
        bringsReaver = bringsReaver || other.reavers > 0;
        bringsFavor = bringsFavor || other.favor > 0;
        bringsDice = bringsDice || other.freeDice > 0;
    }
    Facts facts;
    if (gain.favor > 0 && bringsKeep)
        facts << Say::tr(
            "Then you have its favor if the keep card to come is a Wall or a Tower: it rolls combat dice again.");
    if (gain.freeDice > 0 && bringsKeep && gain.keeps == 0)
        facts << Say::tr("Then you have its die if the keep card to come is a Wall or a Tower.");
    if (gain.keeps > 0 && bringsFavor)
        facts << drawback(
            Say::tr("If the keep card is a Wall or a Tower, you fight without the favor of the other tile."));
    if (gain.keeps > 0 && bringsDice && gain.freeDice == 0)
        facts << drawback(
            Say::tr("If the keep card is a Wall or a Tower, you fight without the dice of the other tile."));
    if (gain.reavers > 0) facts << Say::tr("Its Reaver brings dice before the other rewards come.");
    if (bringsReaver && gain.freeDice > 0)
        facts << drawback(Say::tr("You choose this die before you see those of the Reaver."));
    if (facts.isEmpty() && standsApart(at.rules, at.state(), choice))
        facts << Say::tr("It makes no difference when you take this reward.");
    return facts;
}

}

Facts tileFacts(const Position& at, Action choice) {
    switch (kindOf(choice)) {
    case Do::Force: return forced(at, choice.a);
    case Do::Peace: return peaceful(at, choice.a);
    case Do::Claim: return {rewardsFact(at, choice.a), prophecyGain(at, choice.a)};
    case Do::Reward: return rewarded(at, choice);
    default: return {};
    }
}

}
