// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked: whose decision it is, about what, and who follows.
#include "words/prompts.h"
#include "words/chances.h"
#include "words/dice_room.h"
#include "words/prompt_parts.h"
#include "words/say.h"
#include "words/text_context.h"

#include "rules/odds.h"
#include "rules/steps/steps.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace heorot::raiders {

QList<Seat> stillToAct(const State& state) {
    QList<Seat> seats;
    if (state.mover == nobody || state.stage < Stage::Decide) return seats;
    for (int step = 1; step < state.seats; ++step) {
        const auto seat = static_cast<Seat>((state.mover + step) % state.seats);
        if (seat == state.active) break;
        seats << seat;
    }
    return seats;
}

QString subjectText(const TextContext& at) {
    const State& state = at.state;
    if (state.spoil != none) return spoilText(state.spoil);
    if (state.battle != none) return battleText(state.battle);
    if (state.journey != none) return journeyText(state.journey);
    if (state.territory != none) return territoryText(state.territory);
    return {};
}

namespace {

QString followers(const TextContext& at) {
    QStringList names;
    for (const Seat seat : stillToAct(at.state)) names << at.name(seat);
    if (names.isEmpty()) return {};
    //: Behind a prompt: %1 seats that decide afterwards, in their order
    return Say::tr("Then: %1.").arg(names.join(QStringLiteral(", ")));
}

/// Signs of a cost that these payers leave open.
Counts<payIcons> iconsLeft(const Rules& rules, const Ship& ship, Counts<payIcons> asked, Counts<payerKinds> payers) {
    // Payers of one sign first, so that those of several are left for what else is asked for.
    for (const bool several : {false, true})
        for (std::size_t icon = 0; icon < payIcons; ++icon)
            for (Payer payer = 0; payer < payerKinds; ++payer) {
                const IconSet set = iconsOf(rules, ship, payer);
                if ((set & (1u << icon)) == 0 || (std::popcount(set) > 1) != several) continue;
                const auto used = std::min(asked[icon], payers[payer]);
                asked[icon] = static_cast<std::uint8_t>(asked[icon] - used);
                payers[payer] = static_cast<std::uint8_t>(payers[payer] - used);
            }
    return asked;
}

}

QString missingText(const Rules& rules, const Ship& ship, const Cost& cost) {
    if (canPay(rules, ship, cost)) return {};
    const auto lacking = [](int asked, int held) { return static_cast<std::uint8_t>(asked > held ? asked - held : 0); };
    Cost missing;
    missing.food = lacking(cost.food, ship.food);
    missing.favor = lacking(cost.favor, ship.favor);
    missing.dice = lacking(cost.dice, ship.diceCount);
    Counts<payerKinds> payers{};
    for (Payer payer = 0; payer < payerKinds; ++payer) payers[payer] = static_cast<std::uint8_t>(heldOf(ship, payer));
    missing.icons = iconsLeft(rules, ship, cost.icons, payers);
    return costText(missing);
}

QString restWarning(const TextContext& at, Location location) {
    if (couldActAt(at.rules, at.state, location)) return {};
    if (location == Location::Subdue)
        //: Of a location that a ship may be sent to: %1 a seat
        return at.mover.asked(
            Say::tr("As things stand, %1 could only rest here, with neither hammers nor what a tile asks for."),
            //: To the reader, of a location that a ship may be sent to
            Say::tr("As things stand, you could only rest here: you have neither hammers nor what a tile asks for."));
    //: Of a location that a ship may be sent to: %1 a seat, %2 what it lacks to act, as "1 chest"
    return at.mover.asked(Say::tr("As things stand, %1 could only rest here. Missing to act: %2."),
                          //: To the reader, of a location that a ship may be sent to: %1 what is missing to act
                          Say::tr("As things stand, you could only rest here. Missing to act: %1."),
                          missingText(at.rules, moverShip(at.state), at.rules.at(location).cost));
}

namespace {

/// Once something is laid out toward the cost of the phase; else empty.
QString layingPrompt(const TextContext& at, const QString& subject) {
    const Cost* cost = costDue(at.rules, at.state);
    if (!cost || isNothingLaidOut(at.state)) return {};
    const int asked = std::accumulate(cost->icons.begin(), cost->icons.end(), int{cost->dice});
    if (at.state.laidOut == asked)
        //: A prompt: %1 a seat, %2 a location, card or tile
        return at.mover.asked(Say::tr("%2: %1 can pay with what is laid out."),
                              //: A prompt to the reader: %1 a location, card or tile
                              Say::tr("%1: pay with what is laid out."), subject);
    //: A prompt: %1 a seat, %2 a location, card or tile, %3 what is not laid out yet, as "1 chest"
    return at.mover.asked(Say::tr("%2: %1 must lay out the cost. Still missing: %3."),
                          //: A prompt to the reader: %1 a location, card or tile, %2 what is not laid out yet
                          Say::tr("%1: lay out the cost. Still missing: %2."), subject, stillToGive(at));
}

QString raidPrompt(const TextContext& at, const QString& place) {
    if (const QString laying = layingPrompt(at, place); !laying.isEmpty()) return laying;
    const Cost& cost = at.rules.at(at.state.location).cost;
    const QString missing = missingText(at.rules, moverShip(at.state), cost);
    if (!missing.isEmpty() && canUseSomeArtifact(at.rules, at.state))
        //: A prompt: %1 a seat, %2 a location, %3 what it lacks to act, as "1 chest"
        return at.mover.asked(Say::tr("%2: %1 can only rest, or use an artifact first (still needs %3 to act)."),
                              //: A prompt to the reader: %1 a location, %2 what is missing to act, as "1 chest"
                              Say::tr("%1: rest, or use an artifact first. You still need %2 to act."), place, missing);
    if (!missing.isEmpty())
        //: A prompt: %1 a seat, %2 a location, %3 what it lacks to act, as "1 chest"
        return at.mover.asked(Say::tr("%2: %1 can only rest (still needs %3 to act)."),
                              //: A prompt to the reader: %1 a location, %2 what is missing to act, as "1 chest"
                              Say::tr("%1: you can only rest. You still need %2 to act."), place, missing);
    const QString price = costText(cost);
    if (at.state.mover == at.state.active)
        //: A prompt: %1 a seat, %2 a location, %3 what it costs, as "4 food"
        return at.mover.asked(Say::tr("%2: %1 may pay %3 to act, or rest."),
                              //: A prompt to the reader: %1 a location, %2 what it costs, as "4 food"
                              Say::tr("Your turn at %1: pay %2 to act, or rest."), place, price);
    //: A prompt: %1 a seat, %2 a location, %3 what it costs, as "4 food", %4 the seat that chose it
    return at.mover.asked(Say::tr("%2: %1 may pay %3 to follow %4, or rest."),
                          //: A prompt to the reader: %1 a location, %2 what it costs, %3 the seat that chose it
                          Say::tr("Your turn at %1: pay %2 to follow %3, or rest."), place, price,
                          at.name(at.state.active));
}

QString subduePrompt(const TextContext& at, const QString& place) {
    if (!canAttempt(at.rules, at.state) && canUseSomeArtifact(at.rules, at.state))
        //: A prompt: %1 a seat, %2 a location
        return at.mover.asked(
            Say::tr(
                "%2: %1 has neither hammers nor what a tile asks for, and can only rest, or use an artifact first."),
            //: A prompt to the reader: %1 a location
            Say::tr("%1: rest, or use an artifact first; you have neither hammers nor what a tile asks for."), place);
    if (!canAttempt(at.rules, at.state))
        //: A prompt: %1 a seat, %2 a location
        return at.mover.asked(Say::tr("%2: %1 has neither hammers nor what a tile asks for, and can only rest."),
                              //: A prompt to the reader: %1 a location
                              Say::tr("%1: you can only rest; you have neither hammers nor what a tile asks for."),
                              place);
    const int tiles = bonusOf(at.rules.at(at.state.location), at.state, at.state.mover);
    //: A prompt: %1 a seat, %2 a location, %n tiles that may be attempted
    return at.mover.asked(Say::tr("%2: %1 may attempt up to %n tile(s), or rest.", nullptr, tiles),
                          //: A prompt to the reader: %1 a location, %n tiles that may be attempted
                          Say::tr("Your turn at %1: attempt up to %n tile(s), or rest.", nullptr, tiles), place);
}

QString decidePrompt(const TextContext& at) {
    const Location location = at.state.location;
    const QString place = locationText(location);
    switch (location) {
    case Location::Recruit: {
        const int reavers = at.rules.at(location).cards;
        //: A prompt: %1 a seat, %2 a location, %n Reavers
        return at.mover.asked(Say::tr("%2: %1 may take %n Reaver(s), or rest.", nullptr, reavers),
                              //: A prompt to the reader: %1 a location, %n Reavers
                              Say::tr("Your turn at %1: take %n Reaver(s), or rest.", nullptr, reavers), place);
    }
    case Location::Trade: {
        const int rewards = bonusOf(at.rules.at(location), at.state, at.state.mover);
        //: A prompt: %1 a seat, %2 a location, %n rewards
        return at.mover.asked(Say::tr("%2: %1 may choose %n reward(s), or rest.", nullptr, rewards),
                              //: A prompt to the reader: %1 a location, %n rewards
                              Say::tr("Your turn at %1: choose %n reward(s), or rest.", nullptr, rewards), place);
    }
    case Location::Subdue: return subduePrompt(at, place);
    default: return raidPrompt(at, place);
    }
}

bool hasReaver(const Ship& ship) {
    return ship.leader != none ||
           std::any_of(ship.crew.begin(), ship.crew.end(), [](const auto& s) { return !s.empty(); });
}

QString journeyPrompt(const TextContext& at) {
    const QString journey = journeyText(at.state.journey);
    if (const QString laying = layingPrompt(at, journey); !laying.isEmpty()) return laying;
    const JourneySpec& spec = at.rules.journeys[at.state.journey];
    const Ship& ship = moverShip(at.state);
    const QString rule = journeyRule(at.rules, at.state.journey);
    if (spec.payReaver ? hasReaver(ship) : canPay(at.rules, ship, spec.pay))
        //: A prompt: %1 a seat, %2 a Sea Journey, %3 its rule
        return at.mover.asked(Say::tr("%2: %1 must pay or suffer it. %3"),
                              //: A prompt to the reader: %1 a Sea Journey, %2 its rule
                              Say::tr("%1: pay or suffer it. %2"), journey, rule);
    if (canUseSomeArtifact(at.rules, at.state))
        //: A prompt: %1 a seat, which cannot pay as things stand, %2 a Sea Journey, %3 its rule
        return at.mover.asked(Say::tr("%2: %1 must suffer it, or use an artifact first. %3"),
                              //: A prompt to the reader, who cannot pay as things stand: %1 a Sea Journey, %2 its rule
                              Say::tr("%1: suffer it, or use an artifact first. %2"), journey, rule);
    //: A prompt: %1 a seat, %2 a Sea Journey, %3 its rule
    return at.mover.asked(Say::tr("%2: %1 can’t pay and must suffer it. %3"),
                          //: A prompt to the reader: %1 a Sea Journey, %2 its rule
                          Say::tr("%1: you can’t pay and must suffer it. %2"), journey, rule);
}

QString fightPrompt(const TextContext& at) {
    const QString battle = battleText(at.state.battle);
    if (const QString laying = layingPrompt(at, battle); !laying.isEmpty()) return laying;
    const QString missing = missingText(at.rules, moverShip(at.state), at.rules.battles[at.state.battle].combination);
    const bool fights = canFight(at.rules, at.state);
    if (missing.isEmpty() && fights)
        //: A prompt: %1 a seat, %2 a Sea Battle
        return at.mover.asked(Say::tr("%2: %1 must pay its dice, fight, or give up."),
                              //: A prompt to the reader: %1 a Sea Battle
                              Say::tr("%1: pay its dice, fight, or give up."), battle);
    if (missing.isEmpty())
        //: A prompt: %1 a seat, %2 a Sea Battle
        return at.mover.asked(Say::tr("%2: %1 must pay its dice or give up."),
                              //: A prompt to the reader: %1 a Sea Battle
                              Say::tr("%1: pay its dice, or give up."), battle);
    if (fights) {
        //: A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as "1 hammer"
        const QString asked =
            at.mover.asked(Say::tr("%2: %1 must fight or give up (still needs %3 to pay)."),
                           //: A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as "1 hammer"
                           Say::tr("%1: fight, or give up. You still need %2 to pay."), battle, missing);
        return joined({asked, hopelessText(at.rules, at.state)});
    }
    if (canUseSomeArtifact(at.rules, at.state))
        //: A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as "1 hammer"
        return at.mover.asked(Say::tr("%2: %1 can only give up, or use an artifact first (still needs %3 to pay)."),
                              //: A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as "1 hammer"
                              Say::tr("%1: give up, or use an artifact first. You still need %2 to pay."), battle,
                              missing);
    //: A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as "1 hammer"
    return at.mover.asked(Say::tr("%2: %1 can only give up (still needs %3 to pay)."),
                          //: A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as "1 hammer"
                          Say::tr("%1: you can only give up. You still need %2 to pay."), battle, missing);
}

QString attemptPrompt(const TextContext& at) {
    if (!canAttempt(at.rules, at.state) && canUseSomeArtifact(at.rules, at.state))
        //: A prompt: %1 a seat, which has neither hammers nor what a tile asks for
        return at.mover.asked(Say::tr("%1 can’t attempt another tile yet, and can only end, or use an artifact first."),
                              //: A prompt to the reader, who has neither hammers nor what a tile asks for
                              Say::tr("End, or use an artifact first: you can’t attempt another tile yet."));
    if (!canAttempt(at.rules, at.state))
        //: A prompt: %1 a seat, which has neither hammers nor what a tile asks for
        return at.mover.asked(Say::tr("%1 can’t attempt another tile and must end."),
                              //: A prompt to the reader, who has neither hammers nor what a tile asks for
                              Say::tr("You can’t attempt another tile: end."));
    //: A prompt: %1 a seat, %n tiles that may be attempted
    return at.mover.asked(Say::tr("%1 may attempt %n more tile(s).", nullptr, int{at.state.left}),
                          //: A prompt to the reader: %n tiles that may be attempted
                          Say::tr("You may attempt %n more tile(s).", nullptr, int{at.state.left}));
}

QString tributePrompt(const TextContext& at) {
    const QString territory = territoryText(at.state.territory);
    if (const QString laying = layingPrompt(at, territory); !laying.isEmpty()) return laying;
    //: A prompt: %1 a seat, %2 a territory, %3 its price
    return at.mover.asked(Say::tr("%2: %1 must pay %3."),
                          //: A prompt to the reader: %1 a territory, %2 its price
                          Say::tr("%1: pay %2."), territory, costText(at.rules.territories[at.state.territory].cost));
}

QString choosePrompt(const TextContext& at) {
    if (isHonorShip(at.state))
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1’s turn: send the Honor Ship to a location."),
                              //: A prompt to the reader
                              Say::tr("Your turn: send the Honor Ship to a location."));
    //: A prompt: %1 a seat
    return at.mover.asked(Say::tr("%1’s turn: send a longship to a location."),
                          //: A prompt to the reader
                          Say::tr("Your turn: send a longship to a location."));
}

QString tradePrompt(const TextContext& at) {
    if (at.state.secondDie)
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 must take the second die of the reward."),
                              //: A prompt to the reader
                              Say::tr("Take the second die of the reward."));
    //: A prompt: %1 a seat, %n rewards
    return at.mover.asked(Say::tr("%1 may choose %n more reward(s).", nullptr, int{at.state.left}),
                          //: A prompt to the reader: %n rewards
                          Say::tr("Choose %n more reward(s).", nullptr, int{at.state.left}));
}

QString placePrompt(const TextContext& at) {
    switch (at.state.phase) {
    case Phase::Choose: return choosePrompt(at);
    case Phase::Decide: return decidePrompt(at);
    case Phase::Take: {
        const int cards = at.rules.at(at.state.location).cards;
        //: A prompt: %1 a seat, %n cards
        return at.mover.asked(
            Say::tr("%1’s turn: take the cards of a stack, or draw %n from the deck.", nullptr, cards),
            //: A prompt to the reader: %n cards
            Say::tr("Your turn: take the cards of a stack, or draw %n from the deck.", nullptr, cards));
    }
    case Phase::Trade: return tradePrompt(at);
    case Phase::Journey: return journeyPrompt(at);
    case Phase::Loss:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 must choose what to lose."),
                              //: A prompt to the reader
                              Say::tr("Choose what to lose."));
    case Phase::Battle:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1’s turn: choose a Sea Battle, or draw one from the deck."),
                              //: A prompt to the reader
                              Say::tr("Your turn: choose a Sea Battle, or draw one from the deck."));
    case Phase::Fight: return fightPrompt(at);
    case Phase::Tribute: return tributePrompt(at);
    case Phase::Attempt: return attemptPrompt(at);
    case Phase::Claim:
        //: A prompt: %1 a seat, %2 an artifact
        return at.mover.asked(Say::tr("%2: %1 may take a level 3 tile instead."),
                              //: A prompt to the reader: %1 an artifact
                              Say::tr("%1: you may take a level 3 tile instead."), artifactText(12));
    case Phase::Reward:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 must choose the tile whose reward comes next."),
                              //: A prompt to the reader
                              Say::tr("Choose the tile whose reward comes next."));
    case Phase::Close:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 may still use artifacts, or end here."),
                              //: A prompt to the reader
                              Say::tr("You may still use artifacts, or end here."));
    default: return {};
    }
}

}

QString stillToGive(const TextContext& at) {
    const Cost* cost = costDue(at.rules, at.state);
    if (!cost) return {};
    Cost left;
    if (cost->dice > at.state.laidOut) left.dice = static_cast<std::uint8_t>(cost->dice - at.state.laidOut);
    left.icons = iconsLeft(at.rules, moverShip(at.state), cost->icons, at.state.paid);
    return costText(left);
}

QString promptText(const TextContext& at) {
    const State& state = at.state;
    if (state.mover == nobody) return Say::tr("The game is over.");
    if (state.phase == Phase::Arms) return armsPrompt(at);
    if (state.phase == Phase::Combat) return combatPrompt(at);
    const QString asked = state.phase < Phase::Arms && state.phase != Phase::Choose ? shipPrompt(at) : placePrompt(at);
    const QString room = roomWarning(at);
    return state.phase == Phase::Decide ? joined({asked, room, followers(at)}) : joined({asked, room});
}

}
