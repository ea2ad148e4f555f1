// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice is not open, with its rule.
#include "words/prompts.h"
#include "words/say.h"
#include "words/text_context.h"
#include "words/words.h"

namespace heorot::raiders {

namespace {

/// What is to be decided instead, about cards and dice of the longship.
QString shipFirst(const TextContext& at) {
    switch (at.state.phase) {
    case Phase::Place: return Say::tr("First decide the use of the Reavers recruited.");
    //: %1 a Reaver
    case Phase::Ability: return Say::tr("First decide on the ability: %1.").arg(reaverText(at.state.ability));
    case Phase::Keep: return Say::tr("First choose the card to keep.");
    case Phase::Overflow: return Say::tr("First discard a die: there is no room for all of them.");
    case Phase::Gain: return Say::tr("First choose the die to gain.");
    case Phase::Turn: return Say::tr("First choose the die to turn, and its face.");
    case Phase::Renounce: return Say::tr("First choose the Prophecy to discard.");
    case Phase::Bonus: return Say::tr("First choose the card for the new Leader: village or keep.");
    case Phase::Resolve: return Say::tr("First choose the card to resolve next.");
    case Phase::Recruit: return Say::tr("First choose the Reaver to recruit next.");
    case Phase::Room: return Say::tr("First give up an artifact: there is no room for a fifth.");
    case Phase::Arms: return Say::tr("First roll for the combat.");
    case Phase::Combat: return Say::tr("First decide on the roll.");
    //: %1 a card, battle or tile
    default: return Say::tr("%1: first decide on this.").arg(subjectText(at));
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
            return Say::tr("%1: first pay, or rest.").arg(locationText(state.location));
        //: %1 a location without a cost
        return Say::tr("%1: first choose, or rest.").arg(locationText(state.location));
    case Phase::Take: return Say::tr("First take the cards of a stack, or two from the deck.");
    case Phase::Trade: return Say::tr("First choose the rewards of Trade.");
    //: %1 a Sea Journey
    case Phase::Journey: return Say::tr("%1: first pay, or suffer it.").arg(subjectText(at));
    case Phase::Loss: return Say::tr("First choose what is lost.");
    case Phase::Battle: return Say::tr("First choose a Sea Battle, or draw one from the deck.");
    //: %1 a territory
    case Phase::Tribute: return Say::tr("%1: first pay.").arg(subjectText(at));
    case Phase::Attempt: return Say::tr("First decide on a further tile.");
    //: %1 an artifact
    case Phase::Claim: return Say::tr("First decide on the use of %1.").arg(artifactText(12));
    case Phase::Reward: return Say::tr("First choose the tile whose reward comes next.");
    case Phase::Close: return Say::tr("First use an artifact, or end your part.");
    case Phase::Over: return Say::tr("The game is over.");
    default: return shipFirst(at);
    }
}

QString unpaidRefusal(const TextContext& at) {
    const QString left = stillToGive(at);
    if (left.isEmpty()) return Say::tr("The cost is not laid out in full.");
    //: %1 what is not laid out yet of a cost, as "1 chest"
    return Say::tr("Still to give: %1.").arg(left);
}

QString costRefusal(const TextContext& at, Refusal why, int arg) {
    const auto payer = [&] { return payerText(static_cast<Payer>(arg)); };
    switch (why) {
    //: %1 a die or an upgrade
    case Refusal::NotDue: return Say::tr("This pays nothing that is still asked for: %1.").arg(payer());
    //: %1 a die or an upgrade
    case Refusal::NoSuchDie: return Say::tr("No such die lies on the longship: %1.").arg(payer());
    //: %1 an upgrade tile
    case Refusal::UpgradeDown:
        return Say::tr("No such tile lies turned up: %1. Used tiles are turned up again in Cleanup.")
            .arg(upgradeText(static_cast<Upgrade>(arg)));
    case Refusal::CostUnpaid: return unpaidRefusal(at);
    case Refusal::CostTooHigh: return Say::tr("The cost cannot be paid in full.");
    //: %1 food, as "4 food"
    case Refusal::NotEnoughFood: return Say::tr("It takes %1.").arg(foodText(arg));
    //: %1 favor, as "1 favor"
    case Refusal::NotEnoughFavor: return Say::tr("It takes %1.").arg(favorText(arg));
    case Refusal::FinishPaying: return Say::tr("Dice are laid out: pay first, or take them back.");
    case Refusal::NoHammer: return Say::tr("Combat needs hammers; this is not one: %1.").arg(payer());
    case Refusal::NoCombatDice: return Say::tr("A combat needs at least one combat die.");
    case Refusal::NoSuchCombatDie: return Say::tr("No such combat die lies there.");
    case Refusal::NothingMarked: return Say::tr("First mark the dice to be rolled again.");
    case Refusal::RollMarked: return Say::tr("Marked dice are rolled again first, or taken back.");
    default: break;
    }
    return {};
}

QString supplyRefusal(Refusal why, int arg) {
    const auto id = static_cast<std::uint8_t>(arg);
    switch (why) {
    case Refusal::StackTaken: return Say::tr("These cards are taken already; new ones come in Cleanup.");
    case Refusal::NoSuchPlace: return Say::tr("With this number of seats nothing lies there.");
    //: %1 a deck
    case Refusal::DeckEmpty: return Say::tr("Deck and discards are empty: %1.").arg(deckText(static_cast<Deck>(id)));
    //: %1 a die as it lies
    case Refusal::NoTradeDie: return Say::tr("No such die lies at Trade: %1.").arg(dieText(id));
    case Refusal::SecondDieFirst: return Say::tr("The second die of the reward is taken first.");
    //: %1 a color of dice
    case Refusal::DiceOut: return Say::tr("No die of this color is left: %1.").arg(colorText(static_cast<Color>(id)));
    //: %1 a die on a face
    case Refusal::NoSuchFace: return Say::tr("Dice of this color have no such face: %1.").arg(dieText(id));
    //: %1 an upgrade tile
    case Refusal::NoUpgradeLeft: return Say::tr("No such tile is left: %1.").arg(upgradeText(static_cast<Upgrade>(id)));
    case Refusal::NoUpgradeSpace: return Say::tr("The longship has no free space for a ship upgrade.");
    //: %1 a territory
    case Refusal::NoTileLeft: return Say::tr("This stack is empty: %1.").arg(territoryText(id));
    default: return {};
    }
}

QString cardRefusal(const TextContext& at, Refusal why, int arg) {
    const auto id = static_cast<std::uint8_t>(arg);
    switch (why) {
    //: %1 a Reaver
    case Refusal::NotRecruited: return Say::tr("%1 is not one of the Reavers to recruit now.").arg(reaverText(id));
    //: %1 a Reaver
    case Refusal::PlaceFirst:
        return Say::tr("Reavers are recruited one by one: first decide the use of %1.").arg(reaverText(id));
    //: %1 a slot of the longship
    case Refusal::SlotFull: return Say::tr("Three Reavers stand in the slot: %1.").arg(slotText(static_cast<Slot>(id)));
    case Refusal::NotOffered: return Say::tr("The card does not offer this.");
    case Refusal::NoTerror: return Say::tr("There is no terror to discard.");
    //: %1 a seat
    case Refusal::NotAnotherSeat: return Say::tr("Choose another seat, not %1.").arg(at.name(id));
    case Refusal::MayNotDecline: return Say::tr("There is no choice here: it happens.");
    //: %1 a color of dice
    case Refusal::WrongColor:
        return Say::tr("The die must be of another color; this one is: %1.").arg(colorText(static_cast<Color>(id)));
    case Refusal::SameFace: return Say::tr("The die shows this face already.");
    //: %1 a card
    case Refusal::NotDrawn: return Say::tr("%1 is not one of the cards drawn.").arg(spoilText(id));
    //: %1 a card
    case Refusal::NotToResolve: return Say::tr("%1 is not one of the cards to be resolved.").arg(spoilText(id));
    //: %1 a Reaver
    case Refusal::NotOnBoard: return Say::tr("%1 does not stand there.").arg(reaverText(id));
    //: %1 a territory
    case Refusal::NotLevelThree:
        return Say::tr("Only a tile of level 3 can be taken instead, not %1.").arg(territoryText(id));
    case Refusal::NoSuchTile: return Say::tr("No such reward is left to take.");
    //: %1 a Prophecy
    case Refusal::NoSuchProphecy:
        return Say::tr("There is no such Prophecy in the Glory pile: %1.").arg(prophecyText(id));
    case Refusal::AttemptFirst: return Say::tr("At least one tile must be attempted; a seat that attempts none rests.");
    default: return {};
    }
}

QString artifactRefusal(const TextContext& at, Refusal why, int arg) {
    const auto id = static_cast<std::uint8_t>(arg);
    const auto name = [&] { return artifactText(id); };
    switch (why) {
    //: %1 an artifact
    case Refusal::NoSuchArtifact: return Say::tr("No such artifact is on the longship: %1.").arg(name());
    //: %1 an upgrade tile
    case Refusal::NoSuchUpgrade:
        return Say::tr("No such upgrade is on the longship: %1.").arg(upgradeText(static_cast<Upgrade>(id)));
    //: %1 an artifact, %2 the sign it stores
    case Refusal::CannotStore: return Say::tr("%1 stores only: %2.").arg(name(), storedSign(at.rules, id));
    //: %1 an artifact
    case Refusal::StorageFull: return Say::tr("%1 holds a die already.").arg(name());
    //: %1 an artifact
    case Refusal::NothingStored: return Say::tr("No die is stored on %1.").arg(name());
    //: %1 an artifact
    case Refusal::UsedAlready: return Say::tr("%1 was used in this activation already.").arg(name());
    //: %1 an artifact, %2 a location
    case Refusal::OtherLocation: return Say::tr("%1 works elsewhere: %2.").arg(name(), artifactPlace(at.rules, id));
    //: %1 an artifact
    case Refusal::NoEffectNow: return Say::tr("%1 would do nothing now.").arg(name());
    //: %1 a Reaver
    case Refusal::NotRecruitedNow: return Say::tr("%1 was not recruited in this activation.").arg(reaverText(id));
    case Refusal::NotYourPart: return Say::tr("Artifacts are used, and dice stored, only once a location is chosen.");
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
        return Say::tr("%1 was chosen in this round already; each location is used once a round.")
            .arg(locationText(static_cast<Location>(arg)));
    default: break;
    }
    for (const QString& sentence :
         {costRefusal(at, why, arg), supplyRefusal(why, arg), cardRefusal(at, why, arg), artifactRefusal(at, why, arg)})
        if (!sentence.isEmpty()) return sentence;
    return {};
}

}
