// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/cards.h"

#include "words/say.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// How sure the numbers of a card are, where they are not printed; copies aside.
QString sureness(const Sureness& sure) {
    const auto holds = [&](Confidence confidence) {
        return std::any_of(sure.begin(), sure.end(), [&](const Aspect& aspect) {
            return aspect.confidence == confidence && aspect.name != "copies";
        });
    };
    if (holds(Confidence::Reconstructed))
        return Say::tr("Some of its numbers could not be read and are made to fit the others.");
    if (holds(Confidence::Inferred)) return Say::tr("Some of it is not printed but follows from print.");
    return {};
}

QString dieOfColour(std::uint8_t colour) {
    switch (colour) {
    case static_cast<int>(Colour::Red): return Say::tr("a red die");
    case static_cast<int>(Colour::Blue): return Say::tr("a blue die");
    case static_cast<int>(Colour::Yellow): return Say::tr("a yellow die");
    default: return Say::tr("any die");
    }
}

QString turnRule(std::uint8_t colour) {
    //: Ability of a Reaver: %1 a die, as "a red die" or "any die"
    return Say::tr("You may turn %1 to any face.").arg(dieOfColour(colour));
}

QString priceText(const Ability& ability) {
    return ability.dice > 0 ? diceText(ability.dice) : favorText(ability.favor);
}

QString dicePerColour(const Counts<colours>& counts) {
    QStringList parts;
    for (int colour = 0; colour < colours; ++colour)
        if (const int count = counts[static_cast<std::size_t>(colour)]; count > 0)
            parts << colouredDice(static_cast<Colour>(colour), count);
    return listed(parts);
}

QString worksText(const ArtifactSpec& spec) {
    //: Where an artifact works
    return spec.anywhere ? Say::tr("any location") : locationText(spec.location);
}

QString effectRule(const ArtifactSpec& spec) {
    using Effect = ArtifactSpec::Effect;
    const int amount = spec.amount;
    switch (spec.effect) {
    case Effect::DrawKeep: return Say::tr("Draw a keep spoils card.");
    case Effect::FireAbility: return Say::tr("Use the ability of a Reaver that you recruit now.");
    case Effect::TurnDie: return Say::tr("Turn another of your dice to any face.");
    case Effect::SwapProphecy: return Say::tr("Draw a Prophecy, then discard one.");
    case Effect::Relief: return Say::tr("Discard a terror.");
    case Effect::CombatDice: return Say::tr("Roll %n more combat dice; decide before the first roll.", nullptr, amount);
    //: %1 food, as "2 food"
    case Effect::Food: return Say::tr("Gain %1.", "an artifact").arg(foodText(amount));
    //: %1 favor, as "2 favor"
    case Effect::Favor: return Say::tr("Gain %1.", "an artifact").arg(favorText(amount));
    case Effect::RollDice: return Say::tr("Gain and roll %n dice of colors you choose.", nullptr, amount);
    case Effect::PromoteBonus: return Say::tr("Gain the Leader bonus of a Reaver that you recruit now.");
    case Effect::LevelThree: return Say::tr("When you subdue a tile of level 1 or 2, take one of level 3 instead.");
    case Effect::CancelJourney: return Say::tr("Discard the Sea Journey just revealed; it has no effect.");
    }
    return {};
}

QString setRule(const KeepSpec& spec) {
    QStringList steps;
    for (const int glory : spec.set) steps << numberText(glory);
    //: A set of cards: %1 the glory of 1, 2, ... cards, as "2, 4, 9, 16"
    return Say::tr("Kept for the end. So many of it are worth in glory: %1; more begin a new set.")
        .arg(steps.join(QStringLiteral(", ")));
}

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

QString abilityBrief(const Rules& rules, ReaverId reaver) {
    const Ability& ability = rules.reavers[reaver].ability;
    switch (ability.kind) {
    case Ability::Kind::Gain: return ability.now.die != none ? dieText(ability.now.die) : bundleText(ability.now);
    //: An ability in few words: %1 cards drawn, of which one is kept
    case Ability::Kind::Draw: return Say::tr("keep 1 of %1").arg(drawnText(ability.deck, ability.count));
    //: An ability in few words: %1 a die, as "a red die"
    case Ability::Kind::Turn: return Say::tr("turn %1").arg(dieOfColour(ability.colour));
    case Ability::Kind::Buy:
        //: An ability in few words: %1 what is paid, %2 what is gained
        return Say::tr("%1 for %2").arg(priceText(ability), bundleText(ability.then));
    }
    return {};
}

QString abilityRule(const Rules& rules, ReaverId reaver) {
    const Ability& ability = rules.reavers[reaver].ability;
    switch (ability.kind) {
    //: Ability of a Reaver: %1 what is gained
    case Ability::Kind::Gain: return Say::tr("Gain %1.").arg(bundleText(ability.now));
    //: Ability of a Reaver: %1 cards
    case Ability::Kind::Draw: return Say::tr("Draw %1 and keep one.").arg(drawnText(ability.deck, ability.count));
    case Ability::Kind::Turn: return turnRule(ability.colour);
    case Ability::Kind::Buy:
        return sentences({ability.now.food > 0 ? Say::tr("Gain %1.").arg(bundleText(ability.now)) : QString(),
                          //: Ability of a Reaver: %1 dice or favor, %2 what is gained
                          Say::tr("You may discard %1 to gain %2.").arg(priceText(ability), bundleText(ability.then))});
    }
    return {};
}

QString reaverRule(const Rules& rules, ReaverId reaver) {
    const ReaverSpec& spec = rules.reavers[reaver];
    return sentences({//: %1 a clan
                      Say::tr("Clan of %1.").arg(clanText(spec.clan)),
                      //: %1 dice that are rolled, %2 dice of Rally
                      Say::tr("Recruited, it brings %1, rolled; Rally brings %2 on any face.")
                          .arg(dicePerColour(spec.gain), dicePerColour(spec.rally)),
                      //: %1 the bonus of the clan
                      Say::tr("As Leader it brings %1.").arg(promotionText(rules, spec.clan)),
                      //: %1 a sentence
                      Say::tr("Ability: %1").arg(abilityRule(rules, reaver)), sureness(spec.sure)});
}

QString artifactPlace(const Rules& rules, ArtifactId artifact) {
    return worksText(rules.artifacts[artifact]);
}

QString storedSign(const Rules& rules, ArtifactId artifact) {
    const ArtifactSpec& spec = rules.artifacts[artifact];
    return spec.anyDie ? Say::tr("any die") : iconText(spec.colour, spec.icon);
}

QString artifactBrief(const Rules& rules, ArtifactId artifact) {
    const ArtifactSpec& spec = rules.artifacts[artifact];
    using Effect = ArtifactSpec::Effect;
    switch (spec.effect) {
    case Effect::DrawKeep: return drawnText(Deck::Keeps, spec.amount);
    //: Effect of an artifact in few words
    case Effect::FireAbility: return Say::tr("use an ability");
    //: Effect of an artifact in few words
    case Effect::TurnDie: return Say::tr("turn a die");
    //: Effect of an artifact in few words
    case Effect::SwapProphecy: return Say::tr("swap a Prophecy");
    //: Effect of an artifact in few words: %1 as "1 terror"
    case Effect::Relief: return Say::tr("%1 less").arg(terrorText(spec.amount));
    //: Effect of an artifact in few words
    case Effect::CombatDice: return Say::tr("%n combat dice", nullptr, spec.amount);
    case Effect::Food: return foodText(spec.amount);
    case Effect::Favor: return favorText(spec.amount);
    //: Effect of an artifact in few words: dice that are rolled
    case Effect::RollDice: return Say::tr("%n dice rolled", nullptr, spec.amount);
    //: Effect of an artifact in few words
    case Effect::PromoteBonus: return Say::tr("a Leader bonus");
    //: Effect of an artifact in few words
    case Effect::LevelThree: return Say::tr("level 3 instead");
    //: Effect of an artifact in few words
    case Effect::CancelJourney: return Say::tr("no journey");
    }
    return {};
}

QString artifactRule(const Rules& rules, ArtifactId artifact) {
    const ArtifactSpec& spec = rules.artifacts[artifact];
    return sentences(
        {//: An artifact: %1 where it works, %2 the sign of the die it stores, or "any die"
         Say::tr("%1: discard the die stored on it (%2).").arg(worksText(spec), storedSign(rules, artifact)),
         effectRule(spec), Say::tr("Once in each activation, even when you rest."),
         //: %1 glory, as "2 glory"
         Say::tr("At the end it is worth %1.").arg(gloryText(spec.glory)), sureness(spec.sure)});
}

namespace {

QString villageRule(const Rules& rules, VillageId card) {
    const VillageSpec& spec = rules.villageCard(card);
    switch (spec.kind) {
    case VillageSpec::Kind::Tile:
        //: %1 an upgrade tile, %2 what is gained instead
        return Say::tr("Take the tile (%1), or gain %2.").arg(upgradeText(spec.upgrade), bundleText(spec.other));
    case VillageSpec::Kind::Pillage:
        //: %1 and %2 what is gained
        return Say::tr("Gain %1. If you pillage it, gain %2 besides; nothing is fought.")
            .arg(bundleText(spec.gain), bundleText(spec.pillage));
    case VillageSpec::Kind::Choice:
        //: %1 and %2 what is gained
        return Say::tr("Gain %1, or gain %2.").arg(bundleText(spec.gain), bundleText(spec.other));
    case VillageSpec::Kind::Runes:
        //: %1 what is gained
        return Say::tr("Discard a terror and choose another seat that gains terror, or gain %1.")
            .arg(bundleText(spec.other));
    }
    return {};
}

QString keepRule(const Rules& rules, KeepId card) {
    const KeepSpec& spec = rules.keeps[card];
    if (!spec.set.empty()) return setRule(spec);
    if (isSetCard(card))
        //: A tapestry: %1 the glory of one of each kind, %2 the glory of any other
        return Say::tr("Kept for the end. One of each of the three tapestries is worth %1, any other %2.")
            .arg(gloryText(rules.tapestrySet.value), gloryText(rules.tapestrySingle.value));
    //: %1 what is gained, %2 a number, %3 what is gained by combat
    return Say::tr("Gain %1. You may then fight against a defense of %2 for %3.")
        .arg(bundleText(spec.gain), numberText(spec.defense), bundleText(spec.pillage));
}

}

QString spoilEffect(const Rules& rules, SpoilId spoil) {
    if (isKeep(spoil)) return keepRule(rules, keepOf(spoil));
    return isArtifact(spoil) ? artifactRule(rules, spoil) : villageRule(rules, spoil);
}

QString spoilRule(const Rules& rules, SpoilId spoil) {
    const QString effect = spoilEffect(rules, spoil);
    if (isKeep(spoil)) return sentences({effect, sureness(rules.keeps[keepOf(spoil)].sure)});
    return isArtifact(spoil) ? effect : sentences({effect, sureness(rules.villageCard(spoil).sure)});
}

QString spoilBrief(const Rules& rules, SpoilId spoil) {
    if (isKeep(spoil)) {
        const KeepSpec& spec = rules.keeps[keepOf(spoil)];
        //: A card that scores in a set at the end, in few words
        if (isSetCard(keepOf(spoil))) return Say::tr("a set");
        //: A keep card in few words: %1 what is gained, %2 the defense of its combat
        return Say::tr("%1; defense %2").arg(bundleText(spec.gain), numberText(spec.defense));
    }
    if (isArtifact(spoil)) return artifactPlace(rules, spoil);
    const VillageSpec& spec = rules.villageCard(spoil);
    //: A card in few words: %1 and %2 two gains of which one is chosen
    const auto either = [](const QString& one, const QString& other) { return Say::tr("%1 or %2").arg(one, other); };
    switch (spec.kind) {
    case VillageSpec::Kind::Tile: return either(upgradeText(spec.upgrade), bundleText(spec.other));
    case VillageSpec::Kind::Pillage: return bundleText(spec.gain);
    case VillageSpec::Kind::Choice: return either(bundleText(spec.gain), bundleText(spec.other));
    //: A card in few words: %1 terror is given to another seat, or %2 is gained
    case VillageSpec::Kind::Runes: return Say::tr("give terror, or %1").arg(bundleText(spec.other));
    }
    return {};
}

QString journeyRule(const Rules& rules, JourneyId journey) {
    const JourneySpec& spec = rules.journeys[journey];
    if (spec.isCalm()) return Say::tr("Nothing happens.");
    QStringList losses;
    if (spec.food > 0) losses << foodText(spec.food);
    if (spec.dice > 0) losses << diceText(spec.dice);
    if (spec.leader) losses << Say::tr("your Leader");
    if (spec.dieOfLeader) losses << Say::tr("a die of your Leader's color");
    if (spec.goods) losses << Say::tr("an artifact or a ship upgrade");
    const QString pay = spec.payReaver ? Say::tr("a Reaver of your longship") : costText(spec.pay);
    QString rule =
        //: A Sea Journey: %1 what can be paid, %2 what is lost else
        Say::tr("Pay %1, or lose %2.").arg(pay, listed(losses));
    //: A Sea Journey: %1 what who pays gains
    if (spec.paid.glory > 0) rule = sentences({rule, Say::tr("Who pays gains %1.").arg(bundleText(spec.paid))});
    return sentences({rule, sureness(spec.sure)});
}

QString battleEffect(const Rules& rules, BattleId battle) {
    const BattleSpec& spec = rules.battles[battle];
    //: A Sea Battle: %1 its defense, %2 dice that win it without combat, %3 the reward
    return Say::tr("Defense %1, or pay %2. Reward: %3.")
        .arg(numberText(spec.defense), costText(spec.combination), bundleText(spec.reward));
}

QString battleRule(const Rules& rules, BattleId battle) {
    return sentences({battleEffect(rules, battle), sureness(rules.battles[battle].sure)});
}

QString prophecyBrief(const Rules& rules, ProphecyId prophecy) {
    const ProphecySpec& spec = rules.prophecies[prophecy];
    //: A Prophecy in few words: %1 a number of glory, %2 what it counts, as "1 per artifact"
    return Say::tr("%1 %2", "prophecy").arg(numberText(spec.glory), perText(spec.per));
}

QString prophecyRule(const Rules& rules, ProphecyId prophecy) {
    const ProphecySpec& spec = rules.prophecies[prophecy];
    //: A Prophecy: %1 glory, as "1 glory"; %2 what it counts, as "per artifact"
    return Say::tr("At the end: %1 %2, on the longship and in the Glory pile.")
        .arg(gloryText(spec.glory), perText(spec.per));
}

QString rewardText(const Rules& rules, TileId tile) {
    if (isUnknownTile(tile)) return Say::tr("unknown until it is turned");
    return bundleText(rules.territories[territoryOf(tile)].rewards[tile % rewardsPerTerritory]);
}

QString territoryEffect(const Rules& rules, Territory territory) {
    const TerritorySpec& spec = rules.territories[territory];
    QStringList backs;
    for (std::size_t i = 0; i < rewardsPerTerritory; ++i)
        if (spec.copies[i] > 0) backs << bundleText(spec.rewards[i]);
    return sentences({//: A territory: %1 its defense, %2 its price in peace
                      Say::tr("By force: defense %1. In peace: %2.").arg(numberText(spec.defense), costText(spec.cost)),
                      //: A territory: %1 what can lie on the back, separated by semicolons
                      Say::tr("On the back is one of: %1.").arg(backs.join(QStringLiteral("; ")))});
}

QString territoryRule(const Rules& rules, Territory territory) {
    return sentences({territoryEffect(rules, territory), sureness(rules.territories[territory].sure)});
}

QString upgradeRule(const Rules& rules, Upgrade upgrade) {
    const UpgradeSpec& spec = rules.upgrades[static_cast<std::size_t>(upgrade)];
    QStringList signs;
    for (int i = 0; i < payIcons; ++i)
        if (spec.icons[static_cast<std::size_t>(i)]) signs << iconText(Colour::Red, static_cast<Icon>(i + 1));
    //: An upgrade tile: %1 the signs it stands for, as "longship or hammer"
    return Say::tr("Once a round it pays as a die: %1. It is turned up again in Cleanup.")
        .arg(signs.join(QStringLiteral(" / ")));
}

QString pawnRule(const Rules& rules, Pawn pawn) {
    const PawnSpec& spec = rules.pawns[static_cast<std::size_t>(pawn)];
    //: A pawn: %1, %2, %3 glory of each, %4 glory for the most
    return Say::
        tr("At the end each is worth %1 glory if you have 1 to 3, %2 if 4 or 5, %3 if more. Who has the most gains %4.")
            .arg(numberText(spec.each[0]), numberText(spec.each[1]), numberText(spec.each[2]), gloryText(spec.most));
}

QString promotionText(const Rules& rules, Colour clan) {
    const ClanSpec& spec = rules.clans[static_cast<std::size_t>(clan)];
    return spec.drawsSpoils ? Say::tr("a village or keep spoils card") : bundleText(spec.promote);
}

QString clanRule(const Rules& rules, Colour clan) {
    //: %1 a clan, %2 a sign of dice, %3 a bonus
    return Say::tr("Clan of %1. As Leader, its Reavers make each die that shows the %2 count as shield, chest, "
                   "longship or hammer, and bring %3.")
        .arg(clanText(clan), iconText(clan, Icon::Clan), promotionText(rules, clan));
}

namespace {

QString bonusRule(const LocationSpec& spec, int seats) {
    QStringList parts;
    const auto add = [&](std::size_t distance) { parts << numberText(spec.bonus[distance]); };
    add(0);
    if (seats == 2)
        add(3);
    else
        for (std::size_t distance = 1; distance < static_cast<std::size_t>(seats); ++distance) add(distance);
    return parts.join(QStringLiteral(", "));
}

}

QString locationRule(const Rules& rules, Location location, int seats) {
    const LocationSpec& spec = rules.at(location);
    const QString bonus = bonusRule(spec, seats);
    //: %1 what an action costs
    const QString cost = Say::tr("Cost: %1.").arg(costText(spec.cost));
    switch (location) {
    case Location::Recruit:
        return sentences({Say::tr("Everyone takes two Reavers, from a stack or from the deck."),
                          //: %1 a bonus, as "2 favor"
                          Say::tr("Whose ship is here gains %1.").arg(bundleText(spec.active))});
    case Location::Trade:
        return sentences(
            {Say::tr("Rewards: %1, %2, %3 of those lying here, or %4; repeats are allowed.")
                 .arg(favorText(rules.trade.favor), foodText(rules.trade.food), diceText(rules.trade.dice),
                      drawnText(Deck::Prophecies, rules.trade.prophecies)),
             //: %1 numbers in the order of play, as "3, 2, 1, 1"
             Say::tr("Number of rewards, from the seat whose ship is here: %1. That seat is the next Start Player.")
                 .arg(bonus)});
    case Location::Sea:
        return sentences({cost, Say::tr("Everyone faces a Sea Journey, then fights a Sea Battle."),
                          Say::tr("Whose ship is here gains %1.").arg(bundleText(spec.active))});
    case Location::Villages:
    case Location::Keeps:
        return sentences({cost, Say::tr("Everyone takes two cards, from a stack or from the deck, and resolves them."),
                          //: %1 numbers in the order of play, as "2, 1, 0, 0"
                          Say::tr("Further cards from the deck, from the seat whose ship is here: %1.").arg(bonus)});
    case Location::Subdue:
        return sentences({Say::tr("Everyone attempts to take tiles, by combat or by paying what the tile asks."),
                          //: %1 numbers in the order of play, as "3, 2, 1, 1"
                          Say::tr("Number of attempts, from the seat whose ship is here: %1.").arg(bonus)});
    }
    return {};
}

QString dieRule(Die die) {
    switch (iconOf(die)) {
    //: %1 a clan
    case Icon::Clan:
        return Say::tr("It counts as shield, chest, longship or hammer if your Leader is of the clan of %1.")
            .arg(clanText(colourOf(die)));
    case Icon::Hammer: return Say::tr("It pays a hammer, or rolls one combat die.");
    case Icon::DoubleHammer: return Say::tr("It pays one hammer, or rolls two combat dice.");
    //: %1 a sign, as "chest"
    default: return Say::tr("It pays where this sign is asked for: %1.").arg(iconText(colourOf(die), iconOf(die)));
    }
}

QString combatRule() {
    return Say::tr("Discard dice with hammers: one combat die for each hammer, with 0 to 2 successes. Reach the "
                   "defense to win. For a "
                   "favor, any of them may be rolled again.");
}

QString restRule(const Rules& rules) {
    //: %1 food, as "2 food"
    return Say::tr("Instead of acting, take %1, or a die of any color on any face.")
        .arg(foodText(rules.restFood.value));
}

QString terrorRule(const Rules& rules) {
    QStringList losses;
    for (const int loss : rules.terror) losses << numberText(loss);
    //: %1 numbers, %2 a number
    return Say::tr("At the end, 1 to 6 terror cost in glory: %1; each one more costs %2.")
        .arg(losses.join(QStringLiteral(", ")), numberText(rules.terrorMore));
}

}
