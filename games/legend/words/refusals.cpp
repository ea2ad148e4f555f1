// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice is not open, with its rule.
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::legend {

namespace {

/// What is to be decided instead. `isBegun`: a part of the price was given.
QString decisionFirst(Phase phase, bool isBegun) {
    if (isBegun && phase == Phase::Pay) return Say::tr("First give the rest of the price.");
    if (isBegun && phase == Phase::Give) return Say::tr("First give the second fame token.");
    switch (phase) {
    case Phase::Risk: return Say::tr("First decide whether to run the risk.");
    case Phase::Pay: return Say::tr("First decide on the exchange.");
    case Phase::Give: return Say::tr("First decide whether to give fame tokens.");
    case Phase::Heal: return Say::tr("First choose what is healed.");
    case Phase::Select: return Say::tr("First take one of the options, or decline.");
    case Phase::Recover: return Say::tr("First take one of the open cards, or decline.");
    case Phase::Bid: return Say::tr("First end the secret choice.");
    case Phase::InTurn: return Say::tr("First play a card, run a risk or drop out.");
    case Phase::Failed: return Say::tr("First decide on the failed risk.");
    case Phase::React: return Say::tr("First decide whether a special card is used.");
    case Phase::Bless: return Say::tr("First decide whether King Hrothgar's Blessing takes a card back.");
    case Phase::Icons: return Say::tr("First take an icon.");
    case Phase::FameOrHeal: return Say::tr("First take the fame or heal a wound.");
    case Phase::Auction: return Say::tr("First show a treasure token or drop out.");
    case Phase::Over: return Say::tr("The game is over.");
    }
    return {};
}

}

QString GameWords::refusal(const Position& at, const engine::Violation& violation) {
    const Rules& rules = at.rules;
    const auto card = [&] { return cardName(static_cast<Card>(violation.args[0])); };
    const auto token = [&] { return tokenName(static_cast<Token>(violation.args[0])); };
    const auto gain = [&] {
        return gainName({static_cast<GainKind>(violation.args[0]), static_cast<std::uint8_t>(violation.args[1])},
                        rules);
    };
    switch (static_cast<Refusal>(violation.code)) {
    case Refusal::UnknownAction: return Say::tr("This game has no such action.");
    case Refusal::GameOver: return Say::tr("The game is over.");
    case Refusal::OtherDecision: return decisionFirst(static_cast<Phase>(violation.args[0]), violation.args[1] != 0);
    case Refusal::PaymentBegun: return Say::tr("A payment that was begun must be completed.");
    //: %1 a card
    case Refusal::NotInHand: return Say::tr("No such card is in this hand: %1.").arg(card());
    //: %1 a card
    case Refusal::TextCard: return Say::tr("A card with a text is played only when its text allows: %1.").arg(card());
    //: %1 a card
    case Refusal::NoMatch: return Say::tr("It shows none of the symbols asked for: %1.").arg(card());
    //: %1 a card
    case Refusal::NotNeeded:
        return Say::tr("A payment takes no more cards than it needs, and this one would be too many: %1.").arg(card());
    //: %1 a card
    case Refusal::CannotComplete: return Say::tr("With it the price cannot be completed: %1.").arg(card());
    case Refusal::TooFewCards: return Say::tr("Here two cards are exchanged, or none.");
    //: %1 what cannot be gained
    case Refusal::NoneLeft: return Say::tr("Nothing of this is left: %1.").arg(gain());
    case Refusal::NothingToHeal: return Say::tr("There is nothing of this kind to heal.");
    case Refusal::TooFewTokens: return Say::tr("It takes two fame tokens, and there are fewer.");
    //: %1 a token
    case Refusal::NoSuchToken: return Say::tr("No such token is there: %1.").arg(token());
    //: %1 a token
    case Refusal::NotFame: return Say::tr("Only tokens that show fame are given, not this one: %1.").arg(token());
    //: %1 a token
    case Refusal::NotTreasure:
        return Say::tr("Only tokens that show treasure are shown, not this one: %1.").arg(token());
    //: %1 what an icon gives
    case Refusal::IconTaken: return Say::tr("This icon is taken: %1.").arg(gain());
    //: %1 what an icon gives
    case Refusal::IconCovered: return Say::tr("There are as many icons as seats; this one is closed: %1.").arg(gain());
    //: %1 what an icon gives
    case Refusal::NoSuchIcon: return Say::tr("This is not offered here: %1.").arg(gain());
    //: %1 a card
    case Refusal::NotLaid: return Say::tr("No such card lies open: %1.").arg(card());
    case Refusal::NothingToTurn: return Say::tr("No card is left to turn.");
    case Refusal::RiskComesFirst: return Say::tr("One risk a turn, and before any card from the hand.");
    case Refusal::NoDaring: return Say::tr("Beowulf's Daring is not in this hand.");
    case Refusal::NoResolve: return Say::tr("Beowulf's Resolve is not in this hand.");
    case Refusal::NoRest: return Say::tr("The Warrior's Rest is not in this hand.");
    case Refusal::NoScratches: return Say::tr("There is no scratch to give back.");
    case Refusal::NoInspiration: return Say::tr("Queen Wealhtheow's Inspiration is not in this hand.");
    case Refusal::NotAgainstRisk: return Say::tr("Queen Wealhtheow's Inspiration works against an icon, not a risk.");
    //: %1 a card
    case Refusal::NotPlayed: return Say::tr("It is not among the cards about to be discarded: %1.").arg(card());
    }
    return {};
}

}
