// SPDX-License-Identifier: GPL-3.0-or-later
// Every choice in words: whole for lists, short for buttons.
#include "words/actions.h"
#include "words/chances.h"
#include "words/choices.h"
#include "words/dice_room.h"
#include "words/forms.h"
#include "words/text_context.h"

#include "words/say.h"

#include "rules/odds.h"

#include <numeric>

namespace heorot::raiders {

namespace {

/// The two cards of a stack, or the battle of a place.
QString lyingAt(const TextContext& at, int place) {
    const auto index = static_cast<std::size_t>(place - 1);
    QStringList cards;
    if (at.state.phase == Phase::Battle) return battleText(at.state.battles[index]);
    switch (at.state.location) {
    case Location::Recruit:
        for (const ReaverId reaver : at.state.reaverStacks[index]) cards << aReaver(reaver);
        break;
    case Location::Villages:
        for (const VillageId card : at.state.villageStacks[index]) cards << aSpoil(card);
        break;
    case Location::Keeps:
        for (const KeepId card : at.state.keepStacks[index]) cards << aSpoil(spoilOfKeep(card));
        break;
    default: break;
    }
    return listed(cards);
}

QString takeText(const TextContext& at, int place) {
    if (at.state.phase == Phase::Battle) {
        if (place == fromDeck) return Say::tr("fight the top Sea Battle of the deck, unseen");
        //: A choice: %1 a Sea Battle, %2 the number of its place
        return Say::tr("fight “%1” (place %2)").arg(lyingAt(at, place), numberText(place));
    }
    //: A choice: %n cards
    if (place == fromDeck)
        return Say::tr("draw %n card(s) from the deck, unseen", nullptr, at.rules.at(at.state.location).cards);
    //: A choice: %1 the two cards of a stack, %2 its number
    return Say::tr("take %1 (stack %2)").arg(lyingAt(at, place), numberText(place));
}

QString tradeText(const TextContext& at, Ware ware, int what) {
    const TradeSpec& trade = at.rules.trade;
    switch (ware) {
    //: A choice at Trade: %1 as "2 favor", "3 food" or "a red chest die"
    case Ware::Favor: return Say::tr("take %1", "a reward").arg(favorText(trade.favor));
    case Ware::Food: return Say::tr("take %1", "a reward").arg(foodText(trade.food));
    case Ware::Dice: {
        const bool bringsSecond =
            !at.state.secondDie && std::accumulate(at.state.tradeDice.begin(), at.state.tradeDice.end(), 0) > 1;
        const QString die = aDie(static_cast<Die>(what));
        //: A choice at Trade: %1 a die that lies there, as "a red chest die"; the same reward brings a second one
        const QString both = Say::tr("take %1, then a second die");
        return bringsSecond ? language::Phrase(both).arg(die) : Say::tr("take %1", "a reward").arg(die);
    }
    case Ware::Prophecy: {
        if (what == fromDeck) return Say::tr("draw a Prophecy from the deck");
        const ProphecyId card = at.state.prophecies[static_cast<std::size_t>(what - 1)];
        //: A choice at Trade: %1 a Prophecy that lies there, %2 the number of its place
        return Say::tr("take the Prophecy “%1” (place %2)").arg(prophecyText(card), numberText(what));
    }
    }
    return {};
}

QString doneText(const TextContext& at) {
    switch (at.state.phase) {
    //: A choice: the cost of the location is laid out
    case Phase::Decide: return Say::tr("pay and act");
    //: A choice
    case Phase::Journey: return Say::tr("pay for the journey");
    //: A choice: the dice of a Sea Battle are laid out
    case Phase::Fight: return Say::tr("win with these dice, without combat");
    //: A choice: the price of a territory is laid out
    case Phase::Tribute: return Say::tr("pay the tribute");
    //: A choice: %n combat dice
    case Phase::Arms: return Say::tr("roll %n combat dice", nullptr, diceLaidOut(at.rules, at.state));
    //: A choice: the combat is not rolled again
    case Phase::Combat: return Say::tr("let the roll stand");
    //: A choice: what was chosen is enough
    default: return Say::tr("done");
    }
}

QString acceptText(const TextContext& at) {
    //: A choice: %1 what is gained
    if (at.state.phase == Phase::Ability && at.state.ability != none)
        return Say::tr("use the ability: %1").arg(abilityBrief(at.rules, at.state.ability));
    //: A choice: a Farm or a Wall is pillaged
    return Say::tr("pillage it");
}

QString declineText(const TextContext& at) {
    switch (at.state.phase) {
    //: A choice: an ability is not used
    case Phase::Ability: return Say::tr("don’t use the ability");
    //: A choice: a Farm, a Wall or a Tower is not pillaged
    case Phase::Spoil: return Say::tr("leave it alone");
    //: A choice: Laevateinn is not used
    case Phase::Claim: return Say::tr("keep the tile subdued");
    default: return Say::tr("decline");
    }
}

QString optionText(const TextContext& at, Option option) {
    const SpoilId spoil = at.state.spoil;
    const bool isVillage = spoil != none && !isKeep(spoil) && !isArtifact(spoil);
    switch (option) {
    case Option::Village: return Say::tr("draw a village spoils card");
    case Option::Keep: return Say::tr("draw a keep spoils card");
    case Option::Tile:
        if (!isVillage) break;
        //: A choice: %1 an upgrade tile
        return Say::tr("take the tile: %1").arg(upgradeText(at.rules.villageCard(spoil).upgrade));
    case Option::Dice:
        if (!isVillage) break;
        //: A choice: %1 what is gained
        return Say::tr("gain %1", "a choice").arg(bundleText(at.rules.villageCard(spoil).gain));
    case Option::Glory:
        if (!isVillage) break;
        //: A choice: %1 what is gained
        return Say::tr("gain %1", "a choice").arg(bundleText(at.rules.villageCard(spoil).other));
    }
    return {};
}

QString artifactUse(const TextContext& at, Action action) {
    const QString name = aSpoil(action.a);
    if (action.b == 0)
        //: A choice: %1 an artifact, %2 its effect
        return Say::tr("use %1: %2").arg(name, artifactBrief(at.rules, action.a));
    //: A choice: %1 an artifact, %2 a Reaver
    return Say::tr("use %1 for %2").arg(name, theReaver(static_cast<ReaverId>(action.b - 1)));
}

QString onShip(const TextContext& at, Action action) {
    const auto die = [&] { return aDie(action.a); };
    switch (kindOf(action)) {
    //: A choice: %1 a die as it lies
    case Do::Discard: return Say::tr("discard %1").arg(die());
    //: A choice: %1 a die as it lies, as "a blue hammer", %2 the sign it is turned to
    case Do::Turn:
        return Say::tr("turn %1 to the %2")
            .arg(aSign(action.a), iconText(colorOf(action.a), static_cast<Icon>(action.b)));
    //: A choice: %1 what is gained
    case Do::Gain: return Say::tr("gain %1", "a choice").arg(die());
    case Do::Roll:
        //: A choice: %1 dice of a color, as "1 red die"
        return Say::tr("roll %1").arg(coloredDice(static_cast<Color>(action.a), 1));
    //: A choice: %1 a die as it lies, %2 an artifact
    case Do::Store: return Say::tr("store %1 on %2").arg(die(), aSpoil(action.b));
    case Do::Use: return artifactUse(at, action);
    //: A choice: %1 an artifact
    case Do::Drop: return Say::tr("put %1 into the Glory pile").arg(aSpoil(action.a));
    //: A choice: %1 an upgrade tile
    case Do::Lose: return Say::tr("lose %1").arg(anUpgrade(static_cast<Upgrade>(action.a)));
    case Do::Dismiss:
        //: A choice: %1 a Reaver
        if (action.b == leaderPlace) return Say::tr("dismiss the Leader (%1)").arg(reaverText(action.a));
        //: A choice: %1 a Reaver, %2 its slot
        return Say::tr("dismiss %1 (%2)").arg(theReaver(action.a), slotText(static_cast<Slot>(action.b)));
    //: A choice: %1 a Prophecy
    case Do::Renounce: return Say::tr("discard the Prophecy “%1”").arg(prophecyText(action.a));
    default: return {};
    }
}

}

QString useText(Do use) {
    switch (use) {
    //: A use of a recruited Reaver: dice on any face
    case Do::Rally: return Say::tr("Rally");
    //: A use of a recruited Reaver: into a slot of the longship
    case Do::Specialize: return Say::tr("Specialize");
    //: A use of a recruited Reaver: it becomes the Leader
    case Do::Promote: return Say::tr("Promote");
    default: return {};
    }
}

namespace {

QString choiceText(const TextContext& at, Action action) {
    const auto territory = [&] { return territoryText(action.a); };
    switch (kindOf(action)) {
    //: A choice: %1 a location
    case Do::Choose: return Say::tr("send the longship to %1").arg(locationText(static_cast<Location>(action.a)));
    //: A choice: %1 a die or an upgrade
    case Do::Pay: return Say::tr("lay out %1").arg(aPayer(action.a));
    case Do::Done: return doneText(at);
    case Do::Take: return takeText(at, action.a);
    case Do::Trade: return tradeText(at, static_cast<Ware>(action.a), action.b);
    //: A choice: %1 a territory tile
    case Do::Force: return Say::tr("subdue %1 by force").arg(territory());
    //: A choice: %1 a territory tile, %2 its price
    case Do::Peace:
        return Say::tr("subdue %1 peacefully for %2").arg(territory(), costText(at.rules.territories[action.a].cost));
    case Do::Rest:
        //: A choice: %1 food, as "2 food", or a die on a face, as "a red chest die"
        return Say::tr("rest and gain %1")
            .arg(action.a == restFood ? foodText(at.rules.restFood.value) : aDie(static_cast<Die>(action.a - 1)));
    //: A choice: %1 a Reaver, %2 dice, as "2 red dice"
    case Do::Rally: return Say::tr("rally %1: %2 on any face").arg(theReaver(action.a), rallyText(at.rules, action.a));
    //: A choice: %1 a Reaver, %2 a slot, %3 its ability there
    case Do::Specialize:
        return Say::tr("specialize %1 in %2: %3")
            .arg(theReaver(action.a), slotText(static_cast<Slot>(action.b)), abilityBrief(at.rules, action.a));
    //: A choice: %1 a Reaver, %2 what its clan brings then
    case Do::Promote:
        return Say::tr("promote %1 to Leader: %2")
            .arg(theReaver(action.a), promotionText(at.rules, at.rules.reavers[action.a].clan));
    case Do::Pick: return optionText(at, static_cast<Option>(action.a));
    //: A choice: %1 terror that is discarded, %2 a seat, %3 terror that it gains
    case Do::Give:
        return Say::tr("discard %1; %2 gains %3")
            .arg(terrorText(at.rules.villageCard(at.state.spoil).gain.relief), at.name(action.a),
                 terrorText(at.state.runicTerror));
    case Do::Accept: return acceptText(at);
    case Do::Decline: return declineText(at);
    //: A choice
    case Do::Fight: return Say::tr("fight");
    //: A choice: a journey is not paid for
    case Do::Suffer: return Say::tr("suffer the journey");
    case Do::Yield:
        //: A choice: the combat for a card or a territory is given up
        if (at.state.battle == none) return Say::tr("give up the combat");
        //: A choice: a Sea Battle is given up
        return Say::tr("give up the battle");
    //: A choice: %1 a card
    case Do::Keep: return Say::tr("keep %1").arg(aSpoil(action.a));
    //: A choice: %1 a card
    case Do::Resolve: return Say::tr("resolve %1").arg(aSpoil(action.a));
    //: A choice: %1 a Reaver, %2 dice, as "1 red die and 1 blue die"
    case Do::Recruit: return Say::tr("recruit %1: roll %2").arg(theReaver(action.a), recruitDice(at.rules, action.a));
    //: A choice: %1 the successes of a combat die
    case Do::Again: return Say::tr("mark a die with %1 to roll again").arg(numberText(action.a));
    //: A choice
    case Do::Reroll: return Say::tr("roll the marked dice again for 1 favor");
    //: A choice: %1 a territory tile
    case Do::Claim: return Say::tr("take %1 instead").arg(territory());
    //: A choice: %1 a territory tile, %2 its reward
    case Do::Reward:
        return Say::tr("take the reward of %1: %2")
            .arg(territoryText(territoryOf(action.a)), rewardText(at.rules, action.a));
    //: A choice: nothing more is to be done at this location
    case Do::End: return Say::tr("end your part");
    default: return onShip(at, action);
    }
}

}

QString actionText(const TextContext& at, Action action) {
    return withDiceRoom(at, action, choiceText(at, action));
}

QString buttonText(const TextContext& at, Action action) {
    switch (kindOf(action)) {
    case Do::Done:
        switch (at.state.phase) {
        //: Label of a button: the cost is laid out
        case Phase::Decide: return Say::tr("Pay and act");
        //: Label of a button
        case Phase::Journey:
        case Phase::Tribute: return Say::tr("Pay");
        //: Label of a button: a Sea Battle is won with the dice laid out
        case Phase::Fight: return Say::tr("Win with dice");
        //: Label of a button: %n combat dice are rolled
        case Phase::Arms: return Say::tr("Roll %n", nullptr, diceLaidOut(at.rules, at.state));
        //: Label of a button: the combat is not rolled again
        case Phase::Combat: return Say::tr("Let it stand");
        //: Label of a button
        default: return Say::tr("Done");
        }
    //: Label of a button: cards or a battle from the deck
    case Do::Take: return Say::tr("From the deck");
    case Do::Trade:
        if (static_cast<Ware>(action.a) == Ware::Prophecy) return Say::tr("Prophecy from the deck");
        if (static_cast<Ware>(action.a) == Ware::Dice) return aDie(action.b);
        return static_cast<Ware>(action.a) == Ware::Favor ? favorText(at.rules.trade.favor)
                                                          : foodText(at.rules.trade.food);
    case Do::Rest:
        //: Label of a button: %1 food, as "2 food"
        if (action.a == restFood) return Say::tr("Rest: %1").arg(foodText(at.rules.restFood.value));
        return dieText(static_cast<Die>(action.a - 1));
    case Do::Rally:
    case Do::Promote: return useText(kindOf(action));
    case Do::Specialize: return slotText(static_cast<Slot>(action.b));
    case Do::Pick:
        switch (static_cast<Option>(action.a)) {
        //: Label of a button: one card of the village spoils
        case Option::Village: return Say::tr("Village card");
        //: Label of a button: one card of the keep spoils
        case Option::Keep: return Say::tr("Keep card");
        //: Label of a button: an upgrade tile is taken
        case Option::Tile: return Say::tr("Take the tile");
        default:
            return bundleText(static_cast<Option>(action.a) == Option::Dice
                                  ? at.rules.villageCard(at.state.spoil).gain
                                  : at.rules.villageCard(at.state.spoil).other);
        }
    case Do::Give: return at.name(action.a);
    case Do::Accept:
        //: Label of a button: an ability is used
        if (at.state.phase == Phase::Ability) return Say::tr("Use it");
        //: Label of a button
        return Say::tr("Pillage");
    case Do::Decline:
        switch (at.state.phase) {
        //: Label of a button: a card is not pillaged
        case Phase::Spoil: return Say::tr("Leave it");
        //: Label of a button: Laevateinn is not used
        case Phase::Claim: return Say::tr("Keep this tile");
        //: Label of a button: an ability is not used
        default: return Say::tr("No");
        }
    //: Label of a button: %1 the chance to win, as "72%"
    case Do::Fight: return Say::tr("Fight: win %1").arg(chanceText(at.rules, at.state));
    //: Label of a button: a journey is not paid for
    case Do::Suffer: return Say::tr("Suffer it");
    //: Label of a button: a Sea Battle is given up
    case Do::Yield: return Say::tr("Give up");
    case Do::Turn: return iconText(colorOf(action.a), static_cast<Icon>(action.b));
    case Do::Gain: return dieText(action.a);
    case Do::Roll: return coloredDice(static_cast<Color>(action.a), 1);
    //: Label of a button: marked combat dice are rolled again
    case Do::Reroll: return Say::tr("Roll again: 1 favor");
    //: Label of a button: nothing more is to be done at this location
    case Do::End: return Say::tr("End");
    //: Label of a button
    case Do::Force: return Say::tr("By force");
    case Do::Peace: return peaceLabel();
    case Do::Use:
        if (action.b == 0) return artifactBrief(at.rules, action.a);
        return reaverText(static_cast<ReaverId>(action.b - 1));
    //: Label of a button: a die is discarded
    case Do::Discard: return Say::tr("Discard");
    //: Label of a button: a die goes on an artifact
    case Do::Store: return Say::tr("Store on %1").arg(artifactText(action.b));
    default: return choiceText(at, action);
    }
}

}
