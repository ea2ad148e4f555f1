// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/captions.h"

#include "words/amounts.h"
#include "words/names.h"
#include "words/points.h"
#include "words/prompts.h"
#include "words/say.h"

#include "rules/steps/steps.h"

namespace heorot::raiders {

QString captionText(Caption caption) {
    switch (caption) {
    //: Before what every seat gains at a location, short
    case Caption::All: return Say::tr("All");
    //: In place of the cost of a location
    case Caption::Free: return Say::tr("free");
    //: In place of the cost of a location
    case Caption::CostByTile: return Say::tr("cost by tile");
    //: Caption of the place of the Leader
    case Caption::Leader: return Say::tr("Leader");
    //: On the place of the Leader, while it is empty
    case Caption::NoLeader: return Say::tr("no Leader");
    //: Below the clan sign that the Leader makes wild
    case Caption::AnySign: return Say::tr("any sign");
    //: Caption of the dice of a longship
    case Caption::CrewDice: return Say::tr("Crew dice");
    //: Caption of cards
    case Caption::Prophecies: return Say::tr("Prophecies");
    //: Beside cards that only their owner knows
    case Caption::Secret: return Say::tr("secret");
    //: Before glory that cards would bring if the game ended now
    case Caption::WorthNow: return Say::tr("worth now");
    //: Caption of what has left the longship and scores
    case Caption::GloryPile: return Say::tr("Glory pile");
    //: Caption of pawns
    case Caption::Pawns: return Say::tr("Pawns");
    //: A card from the top of the deck
    case Caption::FromDeck: return Say::tr("from the deck");
    //: On an empty space for a Reaver: nobody stands there
    case Caption::EmptySpace: return Say::tr("free", "space for a Reaver");
    //: Caption of a number
    case Caption::Food: return Say::tr("food");
    //: Caption of a number
    case Caption::Favor: return Say::tr("favor");
    //: Caption of a number
    case Caption::Glory: return Say::tr("glory");
    //: Caption of a number
    case Caption::Terror: return Say::tr("terror");
    //: Title of faces of dice to choose from
    case Caption::ChooseFace: return Say::tr("A face for the die");
    //: Cards of the Glory pile
    case Caption::Tapestries: return Say::tr("Tapestries");
    //: Cards of the Glory pile
    case Caption::SeaWins: return Say::tr("Sea Battles won");
    //: Tiles of the Glory pile
    case Caption::Territories: return Say::tr("Territories");
    //: Above Reavers that were recruited and are put on the longship one by one
    case Caption::ReaversToPlace: return Say::tr("Reavers to place");
    //: Above drawn cards of which some are kept
    case Caption::CardsToChooseFrom: return Say::tr("Cards to choose from");
    //: Above village and keep cards that were taken and are pillaged one by one
    case Caption::SpoilsToResolve: return Say::tr("Spoils to resolve");
    //: Above territories that were turned, with what each brings
    case Caption::TerritoryRewards: return Say::tr("Rewards of territories");
    //: Title of the parts of a player’s points
    case Caption::Points: return Say::tr("Points");
    //: Before the points that a player would have if the game ended now
    case Caption::IfEnded: return Say::tr("if the game ended now");
    //: Reavers in the Glory pile, which are not aboard any more
    case Caption::ReaversInPile: return Say::tr("Reavers in the pile");
    //: Title of combat dice
    case Caption::Combat: return Say::tr("Combat");
    }
    return {};
}

QString orderText(int position) {
    switch (position) {
    //: The seat whose ship is at a location, very short
    case 1: return Say::tr("1st");
    //: The next seat, very short
    case 2: return Say::tr("2nd");
    //: The seat after that, very short
    case 3: return Say::tr("3rd");
    //: The last seat, very short
    default: return Say::tr("4th");
    }
}

QString stripForAll() {
    //: How a strip of short texts is read: %1 "All", %2 "1st", as they stand there
    return Say::tr("On the strip, “%1” marks what everyone gets, and “%2” what the active player gets in addition.")
        .arg(captionText(Caption::All), orderText(1));
}

QString stripByOrder() {
    //: How a strip of short texts is read: %1 "1st", %2 "2nd", as they stand there
    return Say::tr("On the strip, “%1” is the active player, “%2” is the next, and so on.")
        .arg(orderText(1), orderText(2));
}

QString ofText(int count, int all) {
    //: How full something is: %1 of %2
    return Say::tr("%1 of %2").arg(numberText(count), numberText(all));
}

QString timesText(int count) {
    //: How many of a thing: %1 a number
    return Say::tr("×%1").arg(numberText(count));
}

QString roundText(int round, int rounds) {
    //: %1 the round, %2 how many there are
    return Say::tr("Round %1 of %2").arg(numberText(round), numberText(rounds));
}

QString cleanupText() {
    //: As the title of the handbook's paragraph on the end of a round
    return Say::tr("Cleanup");
}

QString locationsAreFree() {
    //: What is new in a round
    return Say::tr("All locations are free again, with new cards and new dice.");
}

QString markerText(Marker marker) {
    switch (marker) {
    //: Beside the horn
    case Marker::Start: return Say::tr("Start Player");
    //: Beside a pale horn: who leads the next round
    case Marker::NextStart: return Say::tr("Next Start Player");
    //: Beside a small ship
    case Marker::Honor: return Say::tr("Honor Ship");
    }
    return {};
}

QString markerRule(Marker marker) {
    switch (marker) {
    case Marker::Start:
        return Say::tr("The horn: this player sends the first longship of the round, and the others follow clockwise.");
    case Marker::NextStart:
        return Say::tr("The pale horn: this player traded, takes the Start Player marker, and sends the first longship "
                       "of the next round.");
    case Marker::Honor:
        return Say::tr(
            "With three players, its holder sends the fourth longship of the round. It goes to the player on "
            "the left in Cleanup.");
    }
    return {};
}

QString shipsText(int sent, int all) {
    //: Behind the number of the round: %1 of %2 longships were sent
    return Say::tr("ship %1 of %2").arg(numberText(sent), numberText(all));
}

QString seatStatus(const TextContext& at, Seat seat) {
    const State& state = at.state;
    if (state.mover == nobody)
        //: State of a seat at the end: %1 its points, as "57 glory", %2 favor, as "2 favor"
        return Say::tr("In all %1, %2").arg(pointsTotal(at, seat), favorText(state.ships[seat].favor));
    if (seat == state.mover) {
        //: State of a seat: it chooses a location
        if (state.phase == Phase::Choose) return Say::tr("Sends a ship");
        //: State of a seat: it has laid out a part of a cost
        if (!isNothingLaidOut(state) && costDue(at.rules, state)) return Say::tr("Pays");
        //: State of a seat: it pays and acts, or rests
        if (state.phase == Phase::Decide)
            return seat == state.active ? Say::tr("Acts, or rests") : Say::tr("Follows, or rests");
        //: State of a seat
        return Say::tr("Decides now");
    }
    if (stillToAct(state).contains(seat)) {
        const auto before = static_cast<Seat>((seat + state.seats - 1) % state.seats);
        //: State of a seat: %1 the seat that decides before it
        return Say::tr("After %1").arg(at.name(before));
    }
    QStringList ships;
    for (int location = 0; location < locations; ++location)
        if (state.chosen[static_cast<std::size_t>(location)] == seat)
            ships << locationShort(static_cast<Location>(location));
    if (ships.size() == 1)
        //: State of a seat: %1 a location
        return Say::tr("Ship: %1").arg(ships.constFirst());
    if (!ships.isEmpty())
        //: State of a seat that has sent several longships: %1 their locations
        return Say::tr("Ships: %1").arg(ships.join(QStringLiteral(", ")));
    //: State of a seat that has not yet sent its longship in this round
    return Say::tr("Ship at home");
}

}
