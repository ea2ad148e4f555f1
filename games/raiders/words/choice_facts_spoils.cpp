// SPDX-License-Identifier: GPL-3.0-or-later
// What spoils and their pawns bring.
#include "rules/costs.h"
#include "rules/odds.h"
#include "words/amounts.h"
#include "words/choice_facts.h"
#include "words/fact_tools.h"
#include "words/forms.h"
#include "words/piece_rules.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

bool canStore(const Rules& rules, const Ship& ship, ArtifactId artifact) {
    return (bitsOf(ship.dice) & rules.artifacts[artifact].storable) != 0;
}

Facts artifactFacts(const Position& at, ArtifactId artifact) {
    const int points = pointsFor(at, [&](Ship& own) { ++own.relics[artifact]; });
    //: Of an artifact: %1 its name as an object
    const QString ready = Say::tr("You have a die to store on %1.");
    //: Of an artifact: %1 its name as an object
    const QString idle = Say::tr("You have no die to store on %1 yet.");
    const bool isReady = canStore(at.rules, moverShip(at.state()), artifact);
    return {//: Why an artifact is good: %1 its name, %2 glory, "3 glory"
            Say::tr("%1 counts %2 at the end.").arg(artifactText(artifact), gloryText(points)),
            Fact(language::Phrase(isReady ? ready : idle).arg(aSpoil(artifact)), !isReady),
            //: Of an artifact: %1 where it works, %2 its effect in few words
            Say::tr("Where it works: %1. What it brings: %2.")
                .arg(artifactPlace(at.rules, artifact), artifactBrief(at.rules, artifact))};
}

}

Fact pawnFact(const Position& at, const Bundle& bundle) {
    if (bundle.pawn == none || at.state().pawns[bundle.pawn] == 0) return {};
    const int pawn = pointsFor(at, [&](Ship& own) { ++own.pawns[bundle.pawn]; });
    const int terror =
        pointsFor(at, [&](Ship& own) { own.terror = static_cast<std::uint16_t>(own.terror + bundle.terror); });
    const QString name = pawnText(static_cast<Pawn>(bundle.pawn));
    if (terror < 0)
        //: Why a place is pillaged: %1 a pawn, "Farm pawn", %2 and %3 numbers with a sign
        return {Say::tr("At the end: %1 %2, terror %3.").arg(name, signedText(pawn), signedText(terror)),
                pawn + terror < 0};
    //: Why a place is pillaged: %1 a pawn, "Farm pawn", %2 a number with a sign
    return Say::tr("At the end: %1 %2.").arg(name, signedText(pawn));
}

QString overtaken(const Position& at, std::uint8_t pawn) {
    if (pawn == none) return {};
    const Seat mover = at.state().mover;
    for (Seat seat = 0; seat < at.state().seats; ++seat) {
        const int lost =
            seat == mover ? 0 : pointsFor(at, seat, [&](State& state) { ++state.ships[mover].pawns[pawn]; });
        //: Why a pawn is good: %1 another player, %2 a negative number
        if (lost < 0)
            return Say::tr("%1 would no longer have the most pawns of the kind: %2.")
                .arg(at.name(seat), signedText(lost));
    }
    return {};
}

namespace {

Facts keepFacts(const Position& at, KeepId card) {
    if (isSetCard(card)) return {setsFact(at, {spoilOfKeep(card)})};
    const KeepSpec& spec = at.rules.keeps[card];
    const Ship& ship = moverShip(at.state());
    const int dice = combatDiceOf(at.rules, ship);
    Facts facts;
    if (dice > 0)
        //: Of a keep card: %1 "a Tower (red and blue)", %2 how often, "7 times in 10", %3 what a win brings
        facts << Say::tr("With all your hammers, you win against %1 %2; that brings %3.")
                     .arg(aSpoil(spoilOfKeep(card)),
                          winsText(chanceOf(at.rules, dice, spec.defense, favorReckoned(ship)), favorReckoned(ship)),
                          bundleText(spec.pillage));
    //: Of a card: %1 its name as an object, "a Farm", %2 what it brings
    return facts << Say::tr("From %1 you gain %2.").arg(aSpoil(spoilOfKeep(card)), bundleText(spec.gain))
                 << pawnFact(at, spec.pillage);
}

Facts villageFacts(const Position& at, VillageId card) {
    const VillageSpec& spec = at.rules.villageCard(card);
    const QString name = aSpoil(card);
    switch (spec.kind) {
    case VillageSpec::Kind::Pillage:
        return {Say::tr("From %1 you gain %2.").arg(name, bundleText(spec.gain)), pawnFact(at, spec.pillage)};
    case VillageSpec::Kind::Tile: {
        const bool hasRoom = upgradesOn(moverShip(at.state())) < at.rules.upgradeSpaces.value;
        if (hasRoom)
            //: Of a Ship Upgrade: %1 "shield", %n rounds, this one included
            return {Say::tr("The upgrade pays once in each of the %n round(s) left.", nullptr, cleanupsLeft(at) + 1)};
        return {drawback(Say::tr("You have no room for another upgrade."))};
    }
    default:
        //: Of a card: %1 its name as an object, "a Farm", %2 and %3 what it brings
        return {Say::tr("%1 brings %2, or %3.").arg(villageText(card), bundleText(spec.gain), bundleText(spec.other))};
    }
}

}

Facts spoilFacts(const Position& at, SpoilId spoil) {
    if (isKeep(spoil)) return keepFacts(at, keepOf(spoil));
    return isArtifact(spoil) ? artifactFacts(at, spoil) : villageFacts(at, spoil);
}

Facts unseenFacts(const Position& at, bool keeps) {
    const State dealt = dealtOut(at);
    if (keeps) {
        const double share = shareOf(dealt.keepDeck, [](KeepId card) { return isSetCard(card); });
        //: Of a card drawn unseen: %1 how often, "7 times in 10"
        return {
            Say::tr("A keep card adds to your sets %1; otherwise, you may fight for a pawn.").arg(timesText(share))};
    }
    const double share = shareOf(dealt.villageDeck, [](VillageId card) { return isArtifact(card); });
    //: Of a card drawn unseen: %1 how often, "7 times in 10"
    return {Say::tr("A village card is an artifact %1.").arg(timesText(share))};
}

}
