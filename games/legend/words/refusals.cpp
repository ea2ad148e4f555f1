// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice is not open, with its rule.
#include "words/forms.h"
#include "words/say.h"
#include "words/words.h"

#include "rules/queries.h"

namespace heorot::legend {

namespace {

/// What is to be decided instead. `isBegun`: a part of the price was given.
QString decisionFirst(Phase phase, bool isBegun) {
    if (isBegun && phase == Phase::Pay) return Say::tr("First give the rest of the price.");
    if (isBegun && phase == Phase::Give) return Say::tr("First give the rest of the fame tokens.");
    switch (phase) {
    case Phase::Risk: return Say::tr("First decide whether to run the risk.");
    case Phase::Pay: return Say::tr("First decide on the exchange.");
    case Phase::Give: return Say::tr("First decide whether to give fame tokens.");
    case Phase::Heal: return Say::tr("First choose what to heal.");
    case Phase::Select: return Say::tr("First take one of the options, or decline.");
    case Phase::Recover: return Say::tr("First take one of the open cards, or decline.");
    case Phase::Bid: return Say::tr("First finish your secret choice.");
    case Phase::InTurn: return Say::tr("First play a card, run a risk, or drop out.");
    case Phase::Failed: return Say::tr("First decide on the failed risk.");
    case Phase::React: return Say::tr("First decide whether to use a special card.");
    case Phase::Bless: return Say::tr("First decide whether to take a card back with King Hrothgar’s Blessing.");
    case Phase::Icons: return Say::tr("First take an icon.");
    case Phase::FameOrHeal: return Say::tr("First take the fame or heal a wound.");
    case Phase::Auction: return Say::tr("First show a treasure token, or drop out.");
    case Phase::Over: return Say::tr("The game is over.");
    }
    return {};
}

}

QString GameWords::refusal(const Position& at, const engine::Violation& violation) {
    const Rules& rules = at.rules;
    const auto card = [&] { return aCard(static_cast<Card>(violation.args[0])); };
    const auto token = [&] { return aToken(static_cast<Token>(violation.args[0])); };
    const auto gain = [&] {
        return aGain({static_cast<GainKind>(violation.args[0]), static_cast<std::uint8_t>(violation.args[1])}, rules);
    };
    switch (static_cast<Refusal>(violation.code)) {
    case Refusal::UnknownAction: return Say::tr("This game has no such action.");
    case Refusal::GameOver: return Say::tr("The game is over.");
    case Refusal::OtherDecision: return decisionFirst(static_cast<Phase>(violation.args[0]), violation.args[1] != 0);
    case Refusal::PaymentBegun: return Say::tr("Finish the payment you began.");
    //: %1 a card
    case Refusal::NotInHand: return Say::tr("You don’t have %1 in your hand.").arg(card());
    //: %1 a card
    case Refusal::TextCard: return Say::tr("You can play %1 only when its text allows it.").arg(card());
    //: %1 a card
    case Refusal::NoMatch: return Say::tr("You can’t use %1 here: it shows none of the symbols needed.").arg(card());
    //: %1 a card
    case Refusal::NotNeeded: return Say::tr("You can’t give %1: that would be one card too many.").arg(card());
    //: %1 a card
    case Refusal::CannotComplete:
        return Say::tr("You can’t give %1: the price could no longer be paid exactly.").arg(card());
    case Refusal::TooFewCards:
        //: %n cards
        return Say::tr("You exchange %n card(s) here, or none.", nullptr, episodeOf(rules, at.state()).price.cards);
    //: %1 what cannot be gained
    case Refusal::NoneLeft: return Say::tr("You can’t take %1: none is left.").arg(gain());
    case Refusal::NothingToHeal: return Say::tr("You have nothing of this kind to heal.");
    case Refusal::TooFewTokens:
        //: %n tokens
        return Say::tr("This takes %n fame token(s), and you have fewer.", nullptr,
                       episodeOf(rules, at.state()).price.fameTokens);
    //: %1 a token
    case Refusal::NoSuchToken: return Say::tr("You can’t use %1: you have no such token.").arg(token());
    //: %1 a token
    case Refusal::NotFame: return Say::tr("You can give only tokens with fame, not %1.").arg(token());
    //: %1 a token
    case Refusal::NotTreasure: return Say::tr("You can show only tokens with treasure, not %1.").arg(token());
    //: %1 what an icon gives
    case Refusal::IconTaken: return Say::tr("Another player has already taken %1.").arg(gain());
    //: %1 what an icon gives
    case Refusal::IconCovered:
        return Say::tr("You can’t take %1: there are only as many icons as players.").arg(gain());
    //: %1 what an icon gives
    case Refusal::NoSuchIcon: return Say::tr("You can’t take %1 here.").arg(gain());
    //: %1 a card
    case Refusal::NotLaid: return Say::tr("You can’t pick %1: no such card lies open.").arg(card());
    case Refusal::NothingToTurn: return Say::tr("No card is left to turn up.");
    case Refusal::RiskComesFirst:
        return Say::tr("You may run one risk a turn, and only before you play a card from your hand.");
    case Refusal::NoDaring: return Say::tr("Beowulf’s Daring isn’t in your hand.");
    case Refusal::NoResolve: return Say::tr("Beowulf’s Resolve isn’t in your hand.");
    case Refusal::NoRest: return Say::tr("The Warrior’s Rest isn’t in your hand.");
    case Refusal::NoScratches: return Say::tr("You have no scratch to give back.");
    case Refusal::NoInspiration: return Say::tr("Queen Wealhtheow’s Inspiration isn’t in your hand.");
    case Refusal::NotAgainstRisk: return Say::tr("Queen Wealhtheow’s Inspiration works against an icon, not a risk.");
    //: %1 a card
    case Refusal::NotPlayed: return Say::tr("You can’t take back %1: it isn’t about to be discarded.").arg(card());
    }
    return {};
}

}
