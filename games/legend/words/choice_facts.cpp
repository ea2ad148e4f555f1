// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/choice_facts.h"

#include "words/card_uses.h"
#include "words/say.h"

namespace heorot::legend {

namespace {

Facts passFacts(const Position& at) {
    switch (at.state().phase) {
    case Phase::Risk: return noRiskFacts(at);
    case Phase::Pay: return keepCardsFacts(at);
    case Phase::Give: return keepTokensFacts(at);
    case Phase::Select: return {drawback(Say::tr("You take none of the options."))};
    case Phase::Recover: return {drawback(Say::tr("You take no card in this round."))};
    default: return {};
    }
}

Facts factsOf(const Position& at, Action choice) {
    const auto card = static_cast<Card>(choice.a);
    switch (kindOf(choice)) {
    case Do::Pass: return passFacts(at);
    case Do::Out: return at.state().phase == Phase::Auction ? leaveAuctionFacts(at) : dropOutFacts(at);
    case Do::Done: return doneFacts(at);
    case Do::Accept: return acceptFacts(at);
    case Do::Rest: return restFacts(at);
    case Do::Resolve: return resolveFacts(at);
    case Do::Refuse: return refuseFacts(at);
    case Do::Risk: return riskFacts(at, choice.a != 0);
    case Do::Pay: return payFacts(at, card);
    case Do::Give: return giveFacts(at, static_cast<Token>(choice.a));
    case Do::Heal: return healFacts(at, static_cast<Healing>(choice.a));
    case Do::Take: return takeFacts(at, gainOf(choice));
    case Do::Pick: return gainedCardTexts(at, card);
    case Do::Bid: return secretCardFacts(at, card);
    case Do::Play: return playFacts(at, card);
    case Do::Show: return showFacts(at, static_cast<Token>(choice.a));
    case Do::Bless: return blessFacts(at, card);
    }
    return {};
}

}

game::Facts GameWords::facts(const Position& at, Action choice) {
    return factsOf(at, choice);
}

}
