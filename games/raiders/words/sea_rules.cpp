// SPDX-License-Identifier: GPL-3.0-or-later
// Sea Journeys and Sea Battles, Prophecies, territories and the tiles of a longship.
#include "words/piece_rules.h"

#include "words/say.h"

namespace heorot::raiders {

namespace {

QString perText(ProphecySpec::Per per) {
    using Per = ProphecySpec::Per;
    switch (per) {
    //: What a Prophecy counts, behind a number: "1 per Treasure"
    case Per::Treasure: return Say::tr("per Treasure");
    //: What a Prophecy counts, behind a number
    case Per::Art: return Say::tr("per Art");
    //: What a Prophecy counts, behind a number
    case Per::Armor: return Say::tr("per Armor");
    //: What a Prophecy counts, behind a number
    case Per::Tapestry: return Say::tr("per tapestry");
    //: What a Prophecy counts, behind a number
    case Per::FoodTerritory: return Say::tr("per Food territory");
    //: What a Prophecy counts, behind a number
    case Per::FavorTerritory: return Say::tr("per Favor territory");
    //: What a Prophecy counts, behind a number
    case Per::DiceTerritory: return Say::tr("per Dice territory");
    //: What a Prophecy counts, behind a number: Reavers of the clan
    case Per::RedReaver: return Say::tr("per Reaver of Tyr");
    //: What a Prophecy counts, behind a number: Reavers of the clan
    case Per::BlueReaver: return Say::tr("per Reaver of Odin");
    //: What a Prophecy counts, behind a number: Reavers of the clan
    case Per::YellowReaver: return Say::tr("per Reaver of Yggdrasil");
    //: What a Prophecy counts, behind a number
    case Per::FarmPawn: return Say::tr("per Farm pawn");
    //: What a Prophecy counts, behind a number
    case Per::WallPawn: return Say::tr("per Wall pawn");
    //: What a Prophecy counts, behind a number
    case Per::BastionPawn: return Say::tr("per Bastion pawn");
    //: What a Prophecy counts, behind a number
    case Per::Artifact: return Say::tr("per artifact");
    //: What a Prophecy counts, behind a number
    case Per::Battle: return Say::tr("per Sea Battle won");
    //: What a Prophecy counts, behind a number
    case Per::Prophecy: return Say::tr("per Prophecy");
    //: What a Prophecy counts, behind a number
    case Per::Upgrades: return Say::tr("per ship upgrade");
    }
    return {};
}

}

QString journeyRule(const Rules& rules, JourneyId journey) {
    const JourneySpec& spec = rules.journeys[journey];
    if (spec.isCalm()) return Say::tr("Nothing happens.");
    QStringList losses;
    if (spec.food > 0) losses << foodText(spec.food);
    if (spec.dice > 0) losses << diceText(spec.dice);
    if (spec.leader) losses << Say::tr("your Leader");
    if (spec.dieOfLeader) losses << Say::tr("a die of your Leader’s color");
    if (spec.goods) losses << Say::tr("an artifact or a ship upgrade");
    const QString pay = spec.payReaver ? Say::tr("a Reaver of your longship") : costText(spec.pay);
    QString rule =
        //: A Sea Journey: %1 what can be paid, %2 what is lost else
        Say::tr("Pay %1, or lose %2.").arg(pay, listed(losses));
    //: A Sea Journey: %1 what who pays gains
    if (spec.paid.glory > 0) rule = joined({rule, Say::tr("If you pay, you gain %1.").arg(bundleText(spec.paid))});
    return rule;
}

QString journeyPrice(const Rules& rules, JourneyId journey) {
    const JourneySpec& spec = rules.journeys[journey];
    //: What anybody can pay for a Sea Journey
    return spec.payReaver ? Say::tr("a Reaver of the longship") : costText(spec.pay);
}

QString journeyLosses(const Rules& rules, JourneyId journey) {
    const JourneySpec& spec = rules.journeys[journey];
    QStringList losses;
    if (spec.food > 0) losses << foodText(spec.food);
    if (spec.dice > 0) losses << diceText(spec.dice);
    //: What a Sea Journey takes from anybody
    if (spec.leader) losses << Say::tr("the Leader");
    //: What a Sea Journey takes from anybody
    if (spec.dieOfLeader) losses << Say::tr("a die of the Leader’s color");
    if (spec.goods) losses << Say::tr("an artifact or a ship upgrade");
    return listed(losses);
}

QString battleRule(const Rules& rules, BattleId battle) {
    const BattleSpec& spec = rules.battles[battle];
    //: A Sea Battle: %1 its defense, %2 dice that win it without combat, %3 the reward
    return Say::tr("Defense %1, or pay %2. Reward: %3.")
        .arg(numberText(spec.defense), costText(spec.combination), bundleText(spec.reward));
}

QString battleBrief(const Rules& rules, BattleId battle) {
    const BattleSpec& spec = rules.battles[battle];
    //: A Sea Battle in few words: %1 its defense, %2 dice that win it without combat, %3 the reward
    return Say::tr("defense %1, or %2: %3")
        .arg(numberText(spec.defense), costText(spec.combination), bundleText(spec.reward));
}

QString prophecyBrief(const Rules& rules, ProphecyId prophecy) {
    const ProphecySpec& spec = rules.prophecies[prophecy];
    //: A Prophecy in few words: %1 a number of glory, %2 what it counts, as "1 per artifact"
    return Say::tr("%1 %2", "prophecy").arg(numberText(spec.glory), perText(spec.per));
}

QString prophecyRule(const Rules& rules, ProphecyId prophecy) {
    using Per = ProphecySpec::Per;
    const ProphecySpec& spec = rules.prophecies[prophecy];
    const QString glory = gloryText(spec.glory);
    switch (spec.per) {
    case Per::Upgrades:
        //: A Prophecy: %1 glory, as "2 glory"; %2 what it counts, as "per ship upgrade"
        return Say::tr("At the end: %1 %2 on the longship, turned up or down.").arg(glory, perText(spec.per));
    case Per::Prophecy:
        //: A Prophecy: %1 glory, as "1 glory"; %2 what it counts, as "per Prophecy"
        return Say::tr("At the end: %1 %2 in the Glory pile, including this one.").arg(glory, perText(spec.per));
    default:
        //: A Prophecy: %1 glory, as "1 glory"; %2 what it counts, as "per artifact"
        return Say::tr("At the end: %1 %2, on the longship and in the Glory pile.").arg(glory, perText(spec.per));
    }
}

QString rewardText(const Rules& rules, TileId tile) {
    if (isUnknownTile(tile)) return Say::tr("unknown until it is turned");
    return bundleText(rules.territories[territoryOf(tile)].rewards[tile % rewardsPerTerritory]);
}

namespace {

/// "4 food; 2 favor and 1 card; 3 glory": semicolons, as a reward can hold a list itself.
QString rewardList(const QStringList& rewards) {
    QString text = rewards.value(0);
    for (qsizetype i = 1; i < rewards.size(); ++i)
        //: A list of rewards: %1 the list so far, %2 the next reward
        text = Say::tr("%1; %2", "rewards").arg(text, rewards[i]);
    return text;
}

}

QString territoryRule(const Rules& rules, Territory territory) {
    const TerritorySpec& spec = rules.territories[territory];
    QStringList backs;
    for (std::size_t i = 0; i < rewardsPerTerritory; ++i)
        if (spec.copies[i] > 0) backs << bundleText(spec.rewards[i]);
    return joined({//: A territory: %1 its defense, %2 its price in peace
                   Say::tr("By force: defense %1. Peacefully: %2.").arg(numberText(spec.defense), costText(spec.cost)),
                   //: A territory: %1 what can lie on the back, separated by semicolons
                   Say::tr("On the back is one of: %1.").arg(rewardList(backs))});
}

QString upgradeRule(const Rules& rules, Upgrade upgrade) {
    const UpgradeSpec& spec = rules.upgrades[static_cast<std::size_t>(upgrade)];
    QStringList signs;
    for (int i = 0; i < payIcons; ++i)
        if (spec.icons[static_cast<std::size_t>(i)]) signs << iconText(Color::Red, static_cast<Icon>(i + 1));
    //: An upgrade tile: %1 the signs it stands for, as "longship or hammer"
    return Say::tr("Once per round it pays like a die: %1. It is turned up again in Cleanup.")
        .arg(signs.join(QStringLiteral(" / ")));
}

}
