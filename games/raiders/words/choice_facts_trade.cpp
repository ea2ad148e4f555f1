// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about what is traded, resting, and ending a part.
#include "words/amounts.h"
#include "words/choice_facts.h"
#include "words/fact_tools.h"
#include "words/piece_rules.h"
#include "words/say.h"

#include <QLocale>

namespace heorot::raiders {

QString unseenProphecyFact(const Position& at) {
    const State dealt = dealtOut(at);
    int sum = 0;
    int count = 0;
    const auto add = [&](ProphecyId card) {
        sum += pointsFor(at, [&](Ship& own) { ++own.prophecies[card]; });
        ++count;
    };
    for (const ProphecyId card : dealt.prophecyDeck) add(card);
    for (Seat seat = 0; seat < dealt.seats; ++seat)
        if (seat != dealt.mover)
            for (const ProphecyId card : dealt.ships[seat].secrets) add(card);
    if (count == 0) return {};
    //: Of a Prophecy drawn unseen: %1 a number with one decimal
    return Say::tr("An unseen Prophecy is worth %1 glory to you so far, on average.")
        .arg(QLocale().toString(static_cast<double>(sum) / count, 'f', 1));
}

namespace {

Fact prophecyFact(const Position& at, ProphecyId prophecy) {
    const int points = pointsFor(at, [&](Ship& ship) { ++ship.prophecies[prophecy]; });
    State taken = at.state();
    ++taken.ships[taken.mover].prophecies[prophecy];
    const int own = prophecyGlory(at.rules, taken, taken.mover, prophecy);
    const QString brief = prophecyBrief(at.rules, prophecy);
    if (points > own)
        //: Why a Prophecy is good: %1 what it counts, "1 per artifact", %2 glory, "3 glory", %3 as %2, by Prophecies
        //: that count Prophecies
        return Say::tr("It is worth %2 to you so far (%1), and %3 more by Prophecies that you have.")
            .arg(brief, gloryText(own), gloryText(points - own));
    //: Why a Prophecy is good: %1 what it counts, "1 per artifact", %2 glory, "3 glory"
    if (points > 0) return Say::tr("It is worth %2 to you so far (%1).").arg(brief, gloryText(points));
    //: Of a Prophecy: %1 what it counts, "1 per artifact"
    return drawback(Say::tr("It is worth nothing to you so far (%1).").arg(brief));
}

/// To the rival who has most of what it counts.
QString deniedProphecy(const Position& at, ProphecyId prophecy) {
    const auto worth = [&](Seat seat) {
        return pointsFor(at, seat, [&](State& state) { ++state.ships[seat].prophecies[prophecy]; });
    };
    Seat most = at.state().mover;
    for (Seat seat = 0; seat < at.state().seats; ++seat)
        if (worth(seat) > worth(most)) most = seat;
    if (most == at.state().mover) return {};
    //: Why a Prophecy is taken: %1 another player, %2 glory, "3 glory"
    return Say::tr("It would be worth %2 to %1.").arg(at.name(most), gloryText(worth(most)));
}

Facts traded(const Position& at, Ware ware, int what) {
    Ship after = moverShip(at.state());
    const TradeSpec& trade = at.rules.trade;
    switch (ware) {
    case Ware::Favor:
        //: Why favor is good: %1 favor, "4 favor"
        return {Say::tr("You then have %1 to roll combat dice again.").arg(favorText(after.favor + trade.favor))};
    case Ware::Food: {
        after.food = static_cast<std::uint16_t>(after.food + trade.food);
        //: Why food is good: %1 food, "4 food"
        return newlyPaidFor(at, after) << Say::tr("You then have %1.").arg(foodText(after.food));
    }
    case Ware::Dice: return diceFacts(at, gain(static_cast<Die>(what)));
    case Ware::Prophecy:
        if (what == fromDeck)
            return {unseenProphecyFact(at), Say::tr("It stays hidden from the others until the end.")};
        return {prophecyFact(at, at.state().prophecies[static_cast<std::size_t>(what - 1)]),
                deniedProphecy(at, at.state().prophecies[static_cast<std::size_t>(what - 1)])};
    }
    return {};
}

// Resting and ending.

/// Whether the seat's dice and food can still be of use once its part ends.
bool isLastPart(const Position& at) {
    return cleanupsLeft(at) == 0 && at.state().actions + 1 == at.rules.actionsPerRound.value;
}

Facts rested(const Position& at, Action choice) {
    if (isLastPart(at)) return {drawback(Say::tr("It brings nothing anymore: this is your last part of the game."))};
    if (choice.a != restFood)
        return diceFacts(at, gain(static_cast<Die>(choice.a - 1)))
               << Say::tr("You pay nothing and keep all your dice.");
    Ship after = moverShip(at.state());
    after.food = static_cast<std::uint16_t>(after.food + at.rules.restFood.value);
    //: Why food is good: %1 food, "4 food"
    return newlyPaidFor(at, after) << Say::tr("You then have %1.").arg(foodText(after.food))
                                   << Say::tr("You pay nothing and keep all your dice.");
}

Facts ended(const Position& at) {
    if (isLastPart(at)) return {Say::tr("This is your last part of the game: dice and food no longer count.")};
    const Ship& ship = moverShip(at.state());
    //: What ending a part keeps: %1 dice, "3 crew dice", %2 food, "4 food"
    return {Say::tr("You keep %1 and %2 for later.").arg(diceText(ship.diceCount), foodText(ship.food)),
            stillPaidFor(at, ship)};
}

}

Facts tradeFacts(const Position& at, Action choice) {
    switch (kindOf(choice)) {
    case Do::Trade: return traded(at, static_cast<Ware>(choice.a), choice.b);
    case Do::Rest: return rested(at, choice);
    case Do::End: return ended(at);
    default: return {};
    }
}

}
