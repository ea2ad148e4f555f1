// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about the uses of Reavers.
#include "words/amounts.h"
#include "words/choice_facts.h"
#include "words/dice_room.h"
#include "words/fact_tools.h"
#include "words/forms.h"
#include "words/piece_rules.h"
#include "words/say.h"

#include <algorithm>

namespace heorot::raiders {

QString leaderBonusFact(const Position& at, Color clan) {
    const ClanSpec& spec = at.rules.clans[static_cast<std::size_t>(clan)];
    if (!spec.drawsSpoils) {
        //: What a promotion brings: %1 as "4 food"
        return Say::tr("You gain %1 at once.").arg(bundleText(spec.promote));
    }
    const State dealt = dealtOut(at);
    const double artifacts = shareOf(dealt.villageDeck, [](VillageId card) { return isArtifact(card); });
    const double sets = shareOf(dealt.keepDeck, [](KeepId card) { return isSetCard(card); });
    //: What a promotion brings: %1 and %2 how often, "7 times in 10"
    return Say::tr("You draw a village card (an artifact %1) or a keep card (for a set %2).")
        .arg(timesText(artifacts), timesText(sets));
}

namespace {

QString signOf(Color clan) {
    return iconText(clan, Icon::Clan);
}

int signsOn(const Ship& ship, Color clan) {
    return ship.dice[dieOf(clan, Icon::Clan)];
}

Color clanOf(const Position& at, ReaverId reaver) {
    return at.rules.reavers[reaver].clan;
}

/// How many more activations of the slot's location the rest of the game can have.
Fact firingRounds(const Position& at, Slot slot) {
    const State& state = at.state();
    const int rounds = cleanupsLeft(at) + (isAhead(at, locationOf(slot)) || state.stage == Stage::Setup ? 1 : 0);
    const QString place = locationText(locationOf(slot));
    //: Of a Reaver's ability: %1 a location; its ability can be used no more
    if (rounds == 0)
        return drawback(Say::tr("No more ships will sail to %1, so the ability would never be used.").arg(place));
    //: Of a Reaver's ability: %1 a location, %n rounds in which a ship may sail there
    return Say::tr("You use the ability whenever a ship sails to %1: at most %n time(s) more.", nullptr, rounds)
        .arg(place);
}

QString comrades(const Position& at, Slot slot) {
    const auto& crew = moverShip(at.state()).crew[static_cast<std::size_t>(slot)];
    if (crew.empty()) return {};
    QStringList names;
    for (const ReaverId other : crew) names << reaverText(other);
    //: Of a slot of the longship: %1 the Reavers that are there
    return Say::tr("There it joins %1.").arg(listed(names));
}

Facts specialized(const Position& at, Slot slot) {
    return {firingRounds(at, slot), comrades(at, slot)};
}

QString idleSigns(const Position& at, Color clan) {
    //: Of dice with the sign of a clan: %1 the sign, "raven", %2 a number
    return Say::tr("Each %1 then stands for no sign; you have %2.")
        .arg(signOf(clan), numberText(signsOn(moverShip(at.state()), clan)));
}

Facts promoted(const Position& at, ReaverId reaver) {
    const Ship& ship = moverShip(at.state());
    const Color clan = clanOf(at, reaver);
    Facts facts{leaderBonusFact(at, clan)};
    const bool isSame = ship.leader != none && clanOf(at, ship.leader) == clan;
    if (!isSame && signsOn(ship, clan) > 0)
        //: Of dice with the sign of a clan: %1 the sign, "raven", %2 a number
        facts << Say::tr("Each %1 then stands for any sign; you have %2.")
                     .arg(signOf(clan), numberText(signsOn(ship, clan)));
    if (!isSame && ship.leader != none && signsOn(ship, clanOf(at, ship.leader)) > 0)
        facts << drawback(idleSigns(at, clanOf(at, ship.leader)));
    if (ship.leader != none)
        //: Of a promotion: %1 the old Leader
        facts << drawback(Say::tr("Your Leader, the %1, leaves for the Glory pile.").arg(reaverText(ship.leader)));
    if (ship.leader == none && facts.size() == 1)
        //: Of a promotion: %1 the sign of a clan, "raven"
        facts << Say::tr("From then on, each %1 you roll stands for any sign.").arg(signOf(clan));
    return facts;
}

/// Whether all dice gained have a space on the longship.
Fact roomFact(const Position& at, Action choice) {
    const int room = diceRoom(at.rules, at.state());
    if (diceBrought(at.rules, at.state(), choice) <= room) return {};
    if (room == 0) return drawback(Say::tr("You have no free space for dice."));
    //: Of dice gained without room: %n spaces are free
    return drawback(Say::tr("You have only %n space(s) left for dice.", nullptr, room));
}

Facts rallied(const Position& at, Action choice) {
    const auto reaver = static_cast<ReaverId>(choice.a);
    Facts facts{roomFact(at, choice)};
    //: What Rally brings: %1 dice, "1 red die and 1 yellow die"
    return facts << payableWith(at, at.rules.reavers[reaver].rally)
                 << Say::tr("You get %1 on the faces you choose.").arg(rallyText(at.rules, reaver))
                 << drawback(Say::tr("The Reaver goes to the Glory pile: no ability, no Leader."));
}

QString recruitedDice(const Position& at, ReaverId reaver) {
    //: Of a Reaver that is recruited: %1 its dice, "2 red dice"
    return Say::tr("You roll %1 and see the result before you place it.").arg(recruitDice(at.rules, reaver));
}

Facts dismissed(const Position& at, Action choice) {
    const Ship& ship = moverShip(at.state());
    if (choice.b == leaderPlace) {
        const Color clan = clanOf(at, choice.a);
        if (signsOn(ship, clan) == 0)
            //: What the Leader's leaving costs: %1 the sign of a clan, "raven"
            return {Say::tr("Until you have another Leader, no %1 stands for other signs; you have none now.")
                        .arg(signOf(clan))};
        return {drawback(idleSigns(at, clan))};
    }
    Fact rounds = firingRounds(at, static_cast<Slot>(choice.b));
    rounds.isDrawback = !rounds.isDrawback;
    //: What a Reaver's leaving costs: %1 its ability in few words
    return {drawback(Say::tr("You lose its ability: %1.").arg(abilityBrief(at.rules, choice.a))), rounds};
}

}

Facts reaverFacts(const Position& at, Action choice) {
    switch (kindOf(choice)) {
    case Do::Recruit: return {recruitedDice(at, choice.a), roomFact(at, choice)};
    case Do::Rally: return rallied(at, choice);
    case Do::Specialize: return specialized(at, static_cast<Slot>(choice.b));
    case Do::Promote: return promoted(at, choice.a);
    case Do::Dismiss: return dismissed(at, choice);
    default: return {};
    }
}

}
