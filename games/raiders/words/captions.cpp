// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/captions.h"

#include "words/prompts.h"
#include "words/say.h"

#include "rules/score.h"
#include "rules/steps/steps.h"

#include <QLocale>

#include <cmath>

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

QString shipsText(int sent, int all) {
    //: Behind the number of the round: %1 of %2 longships were sent
    return Say::tr("ship %1 of %2").arg(numberText(sent), numberText(all));
}

QString seatStatus(const TextContext& at, Seat seat) {
    const State& state = at.state;
    if (state.mover == nobody) return favorText(state.ships[seat].favor);
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
    for (int location = locations; location-- > 0;)
        if (state.chosen[static_cast<std::size_t>(location)] == seat)
            //: State of a seat: %1 a location
            return Say::tr("Ship: %1").arg(locationShort(static_cast<Location>(location)));
    //: State of a seat that has not yet sent its longship in this round
    return Say::tr("Ship at home");
}

QString placeName(const QString& place, const QString& seat) {
    //: For a screen reader: %1 a location, %2 the seat whose ship is there
    return Say::tr("%1, ship of %2").arg(place, seat);
}
QString stackName(int place, const QStringList& cards) {
    //: For a screen reader: %1 the number of a stack, %2 its cards
    return Say::tr("Stack %1: %2").arg(numberText(place), listed(cards));
}
QString emptyStack(int place) {
    //: For a screen reader: %1 the number of a stack
    return Say::tr("Stack %1: empty").arg(numberText(place));
}
QString dieName(const QString& die, bool isTrade) {
    //: For a screen reader: %1 a die as it lies, as "red chest"
    if (isTrade) return Say::tr("Die for trade: %1").arg(die);
    //: For a screen reader: %1 a die as it lies, as "red chest"
    return Say::tr("Die: %1").arg(die);
}
QString slotName(Slot slot, int count) {
    //: For a screen reader: %1 a slot of the longship, %n Reavers in it
    return Say::tr("Slot %1: %n Reaver(s)", nullptr, count).arg(slotText(slot));
}
QString emptyRow(Slot slot) {
    //: For a screen reader: %1 a slot of the longship
    return Say::tr("Free space for a Reaver: %1").arg(slotText(slot));
}
QString slotRule() {
    return Say::tr(
        "Reavers here use their abilities, from the top one down, when any player sends a ship to the location.");
}
QString crewName(const QString& reaver, Slot slot) {
    //: For a screen reader: %1 a Reaver, %2 its slot
    return Say::tr("%1, specialized in %2").arg(reaver, slotText(slot));
}
QString leaderName(const QString& reaver) {
    //: For a screen reader: %1 a Reaver
    return Say::tr("Leader: %1").arg(reaver);
}
QString leaderRule() {
    return Say::tr("A promoted Reaver stands here; dice with the sign of its clan then count as any sign of a cost.");
}
QString artifactName(const QString& artifact, const QString& die) {
    //: For a screen reader: %1 an artifact without a die
    if (die.isEmpty()) return Say::tr("%1, no die stored").arg(artifact);
    //: For a screen reader: %1 an artifact, %2 the die stored on it
    return Say::tr("%1 with a die: %2").arg(artifact, die);
}
QString artifactClick(Action action) {
    switch (kindOf(action)) {
    //: What a click does now: %1 an artifact; the die is chosen next
    case Do::Store: return Say::tr("Store a die on the artifact %1.").arg(artifactText(action.b));
    //: What a click does now: %1 an artifact
    case Do::Use: return Say::tr("Use the artifact %1.").arg(artifactText(action.a));
    //: What a click does now: %1 an artifact
    case Do::Drop: return Say::tr("Put the artifact %1 into the Glory pile.").arg(artifactText(action.a));
    default: return {};
    }
}
QString emptyArtifact(int place) {
    //: A free space of the longship: %1 its number
    return Say::tr("Artifact space %1").arg(numberText(place));
}
QString upgradeName(const QString& upgrade, bool isUp) {
    if (isUp) return upgrade;
    //: For a screen reader: %1 an upgrade tile that lies turned down
    return Say::tr("%1, used").arg(upgrade);
}
QString territoryName(const QString& territory, int left) {
    //: For a screen reader: %1 a territory, %n tiles in its stack
    return Say::tr("%1, %n tile(s) left", nullptr, left).arg(territory);
}
QString combatDieName(int value) {
    //: For a screen reader: %n successes of a combat die
    return Say::tr("Combat die with %n success(es)", nullptr, value);
}

QString wareName(const Rules& rules, Ware ware) {
    switch (ware) {
    case Ware::Favor: return favorText(rules.trade.favor);
    case Ware::Food: return foodText(rules.trade.food);
    case Ware::Dice: return diceText(rules.trade.dice);
    case Ware::Prophecy: return drawnText(Deck::Prophecies, rules.trade.prophecies);
    }
    return {};
}

QStringList markersText(const TextContext& at) {
    const State& state = at.state;
    QStringList lines;
    //: Above the table in text: %1 the Start Player of this round
    lines << Say::tr("Start Player: %1.").arg(at.name(state.starter));
    if (nextLeader(at.rules, state) != nobody)
        //: Above the table in text: %1 the Start Player of the next round
        lines.back() = joined({lines.back(), Say::tr("Next round: %1.").arg(at.name(state.nextStarter))});
    //: Above the table in text: %1 the seat that holds the Honor Ship
    if (state.honor != nobody) lines << Say::tr("Honor Ship: %1.").arg(at.name(state.honor));
    return lines;
}

QString panelName(const TextContext& at, Seat seat) {
    const Ship& ship = at.state.ships[seat];
    //: For a screen reader: %1 a seat, then as "12 glory", "3 food", "1 favor", "2 terror"
    return Say::tr("%1: %2, %3, %4, %5")
        .arg(at.name(seat), gloryText(trackOf(at.state, seat)), foodText(ship.food), favorText(ship.favor),
             terrorText(ship.terror));
}

namespace {

/// A set of cards or a Prophecy with what it is worth now.
QString worthText(const QString& name, int count, int glory) {
    //: In a list: %1 cards, %2 how many of them, %3 their glory now, as "Treasure ×2 (4 glory)"
    return Say::tr("%1 ×%2 (%3)").arg(name, numberText(count), gloryText(glory));
}

QStringList setsOnPanel(const TextContext& at, const Ship& ship) {
    QStringList sets;
    for (const CardSet& set : setsOf(at.rules, ship))
        if (set.count > 0) sets << worthText(setText(set.card), set.count, set.glory);
    return sets;
}

/// Those that all know, then how many only their owner knows.
QStringList propheciesOnPanel(const TextContext& at, Seat seat) {
    const Ship& ship = at.state.ships[seat];
    QStringList prophecies;
    for (ProphecyId card = 0; card < prophecyKinds; ++card)
        if (const int count = ship.prophecies[card]; count > 0)
            prophecies << worthText(prophecyText(card), count, count * prophecyGlory(at.rules, at.state, seat, card));
    if (!ship.secrets.empty()) prophecies << hiddenText(static_cast<int>(ship.secrets.size()));
    return prophecies;
}

template <std::size_t N, class Name>
void addKinds(QStringList& items, const Counts<N>& counts, Name name) {
    for (std::size_t i = 0; i < N; ++i)
        //: A thing and how many of it there are, as "red chest ×2"
        if (counts[i] > 0)
            items << (counts[i] == 1
                          ? name(static_cast<std::uint8_t>(i))
                          : Say::tr("%1 ×%2").arg(name(static_cast<std::uint8_t>(i)), numberText(counts[i])));
}

}

QString panelRule(const TextContext& at, Seat seat) {
    const Ship& ship = at.state.ships[seat];
    const auto line = [](const QString& caption, const QStringList& items) {
        //: A line of a tooltip: %1 a caption, %2 a list
        return items.isEmpty() ? QString() : Say::tr("%1: %2.").arg(caption, items.join(QStringLiteral(", ")));
    };
    QStringList lines;
    // Small panels have no room for it.
    //: A line of a tooltip: %1 what the seat does or did, as "Ship: Recruit"
    lines << Say::tr("%1.").arg(seatStatus(at, seat));
    if (at.state.starter == seat) lines << Say::tr("Start Player of this round.");
    if (nextLeader(at.rules, at.state) == seat)
        lines << Say::tr("Took the Start Player marker and leads the next round.");
    if (at.state.honor == seat) lines << Say::tr("Holds the Honor Ship.");
    QStringList dice;
    addKinds(dice, ship.dice, dieText);
    lines << line(captionText(Caption::CrewDice), dice);
    if (ship.leader != none) lines << line(captionText(Caption::Leader), {reaverText(ship.leader)});
    for (std::size_t slot = 0; slot < slotKinds; ++slot) {
        QStringList crew;
        for (const ReaverId reaver : ship.crew[slot]) crew << reaverText(reaver);
        lines << line(slotText(static_cast<Slot>(slot)), crew);
    }
    QStringList goods;
    for (const Stowed& stowed : ship.artifacts)
        goods << artifactName(artifactText(stowed.artifact), stowed.die == none ? QString() : dieText(stowed.die));
    addKinds(goods, ship.up, [](std::uint8_t kind) { return upgradeText(static_cast<Upgrade>(kind)); });
    addKinds(goods, ship.down,
             [](std::uint8_t kind) { return upgradeName(upgradeText(static_cast<Upgrade>(kind)), false); });
    //: Caption of artifacts and upgrades
    lines << line(Say::tr("On board"), goods);
    //: Caption of treasures, art, armor and tapestries with what they are worth now
    lines << line(Say::tr("Sets now"), setsOnPanel(at, ship));
    //: Caption of Prophecies with what they are worth now
    lines << line(Say::tr("Prophecies now"), propheciesOnPanel(at, seat));
    QStringList pile;
    addKinds(pile, ship.battles, battleText);
    addKinds(pile, ship.relics, artifactText);
    addKinds(pile, ship.reavers, reaverText);
    addKinds(pile, frontsOf(ship), territoryText);
    addKinds(pile, ship.pawns, [](std::uint8_t kind) { return pawnText(static_cast<Pawn>(kind)); });
    lines << line(captionText(Caption::GloryPile), pile);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString gloryOf(const QString& name, int glory) {
    //: In the bar at the top: %1 a player, %2 its points now, as "12 glory"
    return Say::tr("%1: %2").arg(name, gloryText(glory));
}

QString setText(KeepId card) {
    return card >= static_cast<KeepId>(KeepCard::TapestryDearg) ? captionText(Caption::Tapestries) : keepText(card);
}

QString battlesRule(const Ship& ship) {
    QStringList items;
    addKinds(items, ship.battles, battleText);
    return listed(items);
}
QString territoriesRule(const Ship& ship) {
    QStringList items;
    addKinds(items, frontsOf(ship), territoryText);
    return listed(items);
}
QString reaversRule(const Ship& ship) {
    QStringList items;
    addKinds(items, ship.reavers, reaverText);
    return listed(items);
}

QString prophecyName(const QString& prophecy, int count, int glory) {
    //: For a screen reader: %1 a Prophecy, %2 how many of it, %3 glory of each now, as "3 glory"
    return Say::tr("%1 ×%2, now %3").arg(prophecy, numberText(count), gloryText(glory));
}
QString hiddenText(int count) {
    //: Prophecies that only their owner knows: %n of them
    return Say::tr("%n secret Prophecy(ies)", nullptr, count);
}
QString pileName(const QString& group, int count, int glory) {
    //: A group of the Glory pile: %1 its name, %2 how many, %3 their glory now, as "4 glory"
    if (glory != 0) return Say::tr("%1 ×%2, now %3").arg(group, numberText(count), gloryText(glory));
    //: A group of the Glory pile: %1 its name, %2 how many
    return Say::tr("%1 ×%2").arg(group, numberText(count));
}

QString cardPrompt(const game::Address& mover, const QString& card) {
    //: A prompt: %1 a seat, %2 a Reaver
    return mover.asked(Say::tr("%1, choose how to use the %2: Rally, a slot of the longship, or Leader."),
                       //: A prompt to the reader: %1 a Reaver
                       Say::tr("Choose how to use the %1: Rally, a slot of the longship, or Leader."), card);
}
QString artifactPrompt(const game::Address& mover, const QString& artifact, bool stores) {
    if (stores)
        //: A prompt: %1 a seat, %2 an artifact
        return mover.asked(Say::tr("%1, choose the die to store on the artifact %2."),
                           //: A prompt to the reader: %1 an artifact
                           Say::tr("Choose the die to store on the artifact %1."), artifact);
    //: A prompt: %1 a seat, %2 an artifact
    return mover.asked(Say::tr("%1, choose the Reaver for the artifact %2."),
                       //: A prompt to the reader: %1 an artifact
                       Say::tr("Choose the Reaver for the artifact %1."), artifact);
}
QString territoryPrompt(const game::Address& mover, const QString& territory) {
    //: A prompt: %1 a seat, %2 a territory
    return mover.asked(Say::tr("%1, subdue %2 by force or peacefully?"),
                       //: A prompt to the reader: %1 a territory
                       Say::tr("Subdue %1 by force or peacefully?"), territory);
}
QString missingText(Missing what) {
    switch (what) {
    //: On a button "Roll" that cannot be pressed yet: dice with hammers are laid out first
    case Missing::Hammer: return Say::tr("first lay out a hammer");
    //: On a button "Roll again" that cannot be pressed yet: combat dice are marked by a click
    case Missing::Mark: return Say::tr("first mark dice");
    //: On a button "Rally" that cannot be pressed yet
    case Missing::Reaver: return Say::tr("first choose a Reaver");
    //: On the buttons "By force" and "Peacefully", which cannot be pressed yet
    case Missing::Tile: return Say::tr("first choose a territory");
    }
    return {};
}
QString stillToGiveText(const QString& left) {
    //: On a button "Pay" that cannot be pressed yet: %1 a part of the cost, as "1 chest"
    return left.isEmpty() ? QString() : Say::tr("still to give: %1").arg(left);
}
QString peaceLabel() {
    //: Label of a button: a territory is subdued for its price
    return Say::tr("Peacefully");
}
QString facePrompt(const game::Address& mover) {
    //: A prompt: %1 a seat
    return mover.asked(Say::tr("%1, choose the face of the die."),
                       //: A prompt to the reader
                       Say::tr("Choose the face of the die."));
}
QString restDieLabel() {
    //: Label of a button: a seat rests and takes a die on a face of its choice
    return Say::tr("Rest: a die");
}
QString restDieHelp() {
    return Say::tr("rest: a die of any color on any face");
}

}
