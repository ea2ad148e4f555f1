// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice is not open, with its rule.
#include "words/forms.h"
#include "words/prompts.h"
#include "words/say.h"
#include "words/text_context.h"
#include "words/words.h"

namespace heorot::raiders {

namespace {

/// What is to be decided instead, about cards and dice of the longship.
QString shipFirst(const TextContext& at) {
    switch (at.state.phase) {
    case Phase::Place: return Say::tr("First decide how to use the recruited Reavers.");
    //: %1 a Reaver
    case Phase::Ability:
        return Say::tr("First decide whether to use %1.", "an ability").arg(abilityOf(at.state.ability));
    case Phase::Keep: return Say::tr("First choose the card to keep.");
    case Phase::Overflow: return Say::tr("First discard a die: there’s no room for all of them.");
    case Phase::Gain: return Say::tr("First choose the die to gain.");
    case Phase::Turn: return Say::tr("First choose the die to turn, and its face.");
    case Phase::Renounce: return Say::tr("First choose the Prophecy to discard.");
    case Phase::Bonus: return Say::tr("First choose the card for the new Leader: village or keep.");
    case Phase::Resolve: return Say::tr("First choose the card to resolve next.");
    case Phase::Recruit: return Say::tr("First choose the Reaver to recruit next.");
    case Phase::Room: return Say::tr("First give up an artifact: there’s no room for another.");
    case Phase::Arms: return Say::tr("First roll for the combat.");
    case Phase::Combat: return Say::tr("First decide on the roll.");
    //: %1 a card, battle or tile
    default: return Say::tr("First decide on “%1”.").arg(subjectText(at));
    }
}

/// What is to be decided instead, whatever the phase.
QString decisionFirst(const TextContext& at) {
    const State& state = at.state;
    switch (state.phase) {
    case Phase::Choose: return Say::tr("First choose a location.");
    case Phase::Decide:
        //: %1 a location with a cost
        if (!isFree(at.rules.at(state.location).cost))
            return Say::tr("First pay for “%1”, or rest.").arg(locationText(state.location));
        //: %1 a location without a cost
        return Say::tr("First choose at “%1”, or rest.").arg(locationText(state.location));
    case Phase::Take: return Say::tr("First take the cards of a stack, or draw from the deck.");
    case Phase::Trade: return Say::tr("First choose the rewards of Trade.");
    //: %1 a Sea Journey
    case Phase::Journey: return Say::tr("First pay for “%1”, or suffer it.").arg(subjectText(at));
    case Phase::Loss: return Say::tr("First choose what to lose.");
    case Phase::Battle: return Say::tr("First choose a Sea Battle, or draw one from the deck.");
    //: %1 a territory
    case Phase::Tribute: return Say::tr("First pay for %1.").arg(subjectText(at));
    case Phase::Attempt: return Say::tr("First decide whether to attempt another tile.");
    //: %1 an artifact
    case Phase::Claim: return Say::tr("First decide whether to use %1.", "an artifact").arg(artifactText(12));
    case Phase::Reward: return Say::tr("First choose the tile whose reward comes next.");
    case Phase::Close: return Say::tr("First use an artifact, or end your part.");
    case Phase::Over: return Say::tr("The game is over.");
    default: return shipFirst(at);
    }
}

QString unpaidRefusal(const TextContext& at) {
    const QString left = stillToGive(at);
    if (left.isEmpty()) return Say::tr("You haven’t laid out the whole cost.");
    //: %1 what is not laid out yet of a cost, as "1 chest"
    return Say::tr("You still have to pay %1.").arg(left);
}

QString costRefusal(const TextContext& at, Refusal why, int arg) {
    const auto payer = [&] { return aPayer(static_cast<Payer>(arg)); };
    switch (why) {
    //: %1 a die or an upgrade
    case Refusal::NotDue: return Say::tr("You can’t pay with %1: nothing here still asks for it.").arg(payer());
    //: %1 a die or an upgrade
    case Refusal::NoSuchDie: return Say::tr("You don’t have %1 on your longship.").arg(payer());
    //: %1 an upgrade tile
    case Refusal::UpgradeDown:
        return Say::tr("You don’t have %1 turned up. Used tiles are turned up again in Cleanup.")
            .arg(anUpgrade(static_cast<Upgrade>(arg)));
    case Refusal::CostUnpaid: return unpaidRefusal(at);
    case Refusal::CostTooHigh: return Say::tr("You can’t pay the whole cost.");
    //: %1 food, as "4 food"
    case Refusal::NotEnoughFood: return Say::tr("You need %1.").arg(foodText(arg));
    //: %1 favor, as "1 favor"
    case Refusal::NotEnoughFavor: return Say::tr("You need %1.").arg(favorText(arg));
    case Refusal::FinishPaying: return Say::tr("You have laid out dice: pay first, or take them back.");
    //: %1 a die
    case Refusal::NoHammer: return Say::tr("You can’t fight with %1: combat needs hammers.").arg(payer());
    case Refusal::NoCombatDice: return Say::tr("A combat needs at least one combat die.");
    case Refusal::NoSuchCombatDie: return Say::tr("There’s no such combat die.");
    case Refusal::NothingMarked: return Say::tr("First mark the dice to roll again.");
    case Refusal::RollMarked: return Say::tr("First roll the marked dice again, or take the marks back.");
    default: break;
    }
    return {};
}

QString supplyRefusal(Refusal why, int arg) {
    const auto id = static_cast<std::uint8_t>(arg);
    switch (why) {
    case Refusal::StackTaken: return Say::tr("These cards have already been taken; new ones come in Cleanup.");
    case Refusal::NoSuchPlace: return Say::tr("This place isn’t used with so few players.");
    //: %1 a deck
    case Refusal::DeckEmpty:
        return Say::tr("The deck and the discards are empty (%1).").arg(deckText(static_cast<Deck>(id)));
    //: %1 a die as it lies
    case Refusal::NoTradeDie: return Say::tr("You can’t trade for %1: there is no such die here.").arg(aDie(id));
    case Refusal::SecondDieFirst: return Say::tr("First take the second die of the reward.");
    //: %1 a die, as "a red die"
    case Refusal::DiceOut: return Say::tr("You can’t gain %1: none is left.").arg(dieOfColor(id));
    //: %1 a die on a face
    case Refusal::NoSuchFace:
        return Say::tr("You can’t choose %1: dice of this color have no such face.").arg(aDie(id));
    //: %1 an upgrade tile
    case Refusal::NoUpgradeLeft:
        return Say::tr("You can’t take %1: none is left.").arg(anUpgrade(static_cast<Upgrade>(id)));
    case Refusal::NoUpgradeSpace: return Say::tr("Your longship has no free space for a ship upgrade.");
    //: %1 a territory
    case Refusal::NoTileLeft: return Say::tr("You can’t subdue %1: its stack is empty.").arg(territoryText(id));
    default: return {};
    }
}

QString cardRefusal(const TextContext& at, Refusal why, int arg) {
    const auto id = static_cast<std::uint8_t>(arg);
    switch (why) {
    //: %1 a Reaver
    case Refusal::NotRecruited: return Say::tr("You can’t recruit %1 now.").arg(aReaver(id));
    //: %1 a Reaver
    case Refusal::PlaceFirst:
        return Say::tr("You recruit Reavers one by one: first decide how to use the %1.").arg(reaverText(id));
    //: %1 a slot of the longship, %n Reavers
    case Refusal::SlotFull:
        return Say::tr("The %1 slot already holds %n Reaver(s).", nullptr, at.rules.reaversPerSlot.value)
            .arg(slotText(static_cast<Slot>(id)));
    case Refusal::NotOffered: return Say::tr("The card doesn’t offer this.");
    case Refusal::NoTerror: return Say::tr("You have no terror to discard.");
    //: %1 a player
    case Refusal::NotAnotherSeat: return Say::tr("Choose a player other than %1.").arg(at.name(id));
    case Refusal::MayNotDecline: return Say::tr("There’s no choice here: it simply happens.");
    //: %1 a color of dice
    case Refusal::WrongColor:
        return Say::tr("The die must be of another color; this one is %1.").arg(colorText(static_cast<Color>(id)));
    case Refusal::SameFace: return Say::tr("The die already shows this face.");
    //: %1 a card
    case Refusal::NotDrawn: return Say::tr("You can’t keep %1: it isn’t one of the cards drawn.").arg(aSpoil(id));
    //: %1 a card
    case Refusal::NotToResolve: return Say::tr("You can’t resolve %1 now.").arg(aSpoil(id));
    //: %1 a Reaver
    case Refusal::NotOnBoard: return Say::tr("You can’t dismiss %1: no such Reaver stands there.").arg(aReaver(id));
    //: %1 a territory
    case Refusal::NotLevelThree:
        return Say::tr("You can take only a level 3 tile instead, not %1.").arg(territoryText(id));
    case Refusal::NoSuchTile: return Say::tr("No such reward is left to take.");
    //: %1 a Prophecy
    case Refusal::NoSuchProphecy: return Say::tr("The Prophecy “%1” isn’t in your Glory pile.").arg(prophecyText(id));
    case Refusal::AttemptFirst: return Say::tr("Attempt at least one tile; if you attempt none, you rest.");
    default: return {};
    }
}

QString artifactRefusal(const TextContext& at, Refusal why, int arg) {
    const auto id = static_cast<std::uint8_t>(arg);
    const auto name = [&] { return artifactText(id); };
    switch (why) {
    //: %1 an artifact
    case Refusal::NoSuchArtifact: return Say::tr("The artifact %1 isn’t on your longship.").arg(name());
    //: %1 an upgrade tile
    case Refusal::NoSuchUpgrade:
        return Say::tr("You don’t have %1 on your longship.").arg(anUpgrade(static_cast<Upgrade>(id)));
    //: %1 an artifact, %2 the sign it stores
    case Refusal::CannotStore:
        return Say::tr("The artifact %1 stores only dice with this sign (%2).").arg(name(), storedSign(at.rules, id));
    //: %1 an artifact
    case Refusal::StorageFull: return Say::tr("The artifact %1 already holds a die.").arg(name());
    //: %1 an artifact
    case Refusal::NothingStored: return Say::tr("No die is stored on the artifact %1.").arg(name());
    //: %1 an artifact
    case Refusal::UsedAlready: return Say::tr("You have already used the artifact %1 in this activation.").arg(name());
    //: %1 an artifact, %2 a location
    case Refusal::OtherLocation:
        return Say::tr("The artifact %1 works only at “%2”.").arg(name(), artifactPlace(at.rules, id));
    //: %1 an artifact
    case Refusal::NoEffectNow: return Say::tr("The artifact %1 would have no effect now.").arg(name());
    //: %1 a Reaver
    case Refusal::NotRecruitedNow: return Say::tr("You haven’t recruited %1 in this activation.").arg(aReaver(id));
    case Refusal::NotYourPart: return Say::tr("You can use artifacts and store dice only once a location is chosen.");
    default: return {};
    }
}

}

QString GameWords::refusal(const Position& at, const engine::Violation& violation) {
    const auto why = static_cast<Refusal>(violation.code);
    const int arg = violation.args[0];
    switch (why) {
    case Refusal::UnknownAction: return Say::tr("This game has no such action.");
    case Refusal::GameOver: return Say::tr("The game is over.");
    case Refusal::NotNow: return decisionFirst(at);
    //: %1 a location
    case Refusal::LocationUsed:
        return Say::tr("“%1” has already been chosen this round; each location is used only once a round.")
            .arg(locationText(static_cast<Location>(arg)));
    default: break;
    }
    for (const QString& sentence :
         {costRefusal(at, why, arg), supplyRefusal(why, arg), cardRefusal(at, why, arg), artifactRefusal(at, why, arg)})
        if (!sentence.isEmpty()) return sentence;
    return {};
}

}
