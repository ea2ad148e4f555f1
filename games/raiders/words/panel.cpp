// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/panel.h"

#include "words/amounts.h"
#include "words/captions.h"
#include "words/names.h"
#include "words/points.h"
#include "words/say.h"
#include "words/spoken.h"

#include "rules/score.h"

#include <algorithm>

namespace heorot::raiders {

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
    if (at.state.starter == seat)
        lines << Say::tr("The horn: Start Player of this round, who sends the first longship.");
    if (nextLeader(at.rules, at.state) == seat)
        lines << Say::tr("The pale horn: took the Start Player marker and leads the next round.");
    if (at.state.honor == seat) lines << Say::tr("The small ship: holds the Honor Ship, which sails fourth.");
    lines << pointsLine(at, seat);
    QStringList dice;
    addKinds(dice, ship.dice, dieText);
    lines << line(captionText(Caption::CrewDice), dice);
    if (ship.leader != none) lines << line(captionText(Caption::Leader), {reaverText(ship.leader)});
    for (std::size_t slot = 0; slot < slotKinds; ++slot) {
        QStringList crew;
        for (const ReaverId reaver : ship.crew[slot]) crew << reaverText(reaver);
        lines << line(slotText(static_cast<Slot>(slot)), crew);
    }
    if (ship.terror > 0)
        //: A line of a tooltip: %1 terror, as "3 terror", %2 what it costs, as "−2"
        lines << Say::tr("%1 on board: %2 glory at the end.")
                     .arg(terrorText(ship.terror), numberText(terrorGlory(at.rules, ship.terror)));
    QStringList goods;
    for (const Stowed& stowed : ship.artifacts)
        goods << artifactName(artifactText(stowed.artifact), stowed.die == none ? QString() : dieText(stowed.die));
    addKinds(goods, ship.up, [](std::uint8_t kind) { return upgradeText(static_cast<Upgrade>(kind)); });
    addKinds(goods, ship.down,
             [](std::uint8_t kind) { return upgradeName(upgradeText(static_cast<Upgrade>(kind)), false); });
    lines << line(onBoardText(), goods);
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

QString onBoardText() {
    //: Caption of artifacts and upgrades
    return Say::tr("On board");
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

QString goodsName(Caption goods, int count) {
    switch (goods) {
    case Caption::Food: return foodText(count);
    case Caption::Favor: return favorText(count);
    case Caption::Terror: return terrorText(count);
    default: return gloryText(count);
    }
}
QString goodsRule(const Rules& rules, const Ship& ship, Caption goods) {
    switch (goods) {
    case Caption::Food: return Say::tr("Food pays for raids, battles at sea, and some territories.");
    case Caption::Favor:
        return Say::tr("Favor pays for combat dice rolled again, some abilities, and some territories. It breaks a tie "
                       "at the end.");
    case Caption::Terror:
        //: Of terror: %1 how it counts, %2 glory that it costs now, as "−2"
        return joined(
            {terrorRule(rules), Say::tr("Now it costs: %1.").arg(numberText(terrorGlory(rules, ship.terror)))});
    default: return trackRule();
    }
}

QString artifactsRule(const Ship& ship) {
    QStringList items;
    for (const Stowed& stowed : ship.artifacts) items << artifactText(stowed.artifact);
    addKinds(items, ship.relics, artifactText);
    return listed(items);
}
QString propheciesRule(const TextContext& at, Seat seat) {
    QStringList items;
    for (ProphecyId card = 0; card < prophecyKinds; ++card) {
        const auto& secrets = at.state.ships[seat].secrets;
        const int count =
            at.state.ships[seat].prophecies[card] + static_cast<int>(std::count(secrets.begin(), secrets.end(), card));
        if (count > 0)
            items << worthText(prophecyText(card), count, count * prophecyGlory(at.rules, at.state, seat, card));
    }
    return listed(items);
}
QString prophecyState(const TextContext& at, Seat seat, ProphecyId prophecy) {
    //: The state of a Prophecy: %1 what it counts, as "1 per artifact", %2 how many the player has
    return Say::tr("%1, now ×%2")
        .arg(prophecyBrief(at.rules, prophecy), numberText(countFor(at.state, seat, at.rules, prophecy)));
}
QString trackRule() {
    return Say::tr("Glory that is already scored: from the sea, villages, keeps, territories, and Reavers.");
}
QString terrorRule(const Rules& rules) {
    QStringList steps;
    for (int terror = 1; terror <= static_cast<int>(rules.terror.size()); ++terror)
        steps << numberText(terrorGlory(rules, terror));
    //: %1 numbers of glory that 1, 2, 3 ... terror cost, as "−1, −2, −4", %2 what each further one costs, as "−3"
    return Say::tr("At the end, 1, 2, 3 and more terror cost glory: %1; each further one %2.")
        .arg(steps.join(QStringLiteral(", ")), numberText(-rules.terrorMore));
}

QString prophecyName(const QString& prophecy, int count, int glory) {
    //: For a screen reader: %1 a Prophecy, %2 how many of it, %3 glory of each now, as "3 glory"
    return Say::tr("%1 ×%2, now %3").arg(prophecy, numberText(count), gloryText(glory));
}
QString hiddenText(int count) {
    //: Prophecies that only their owner knows: %n of them
    return Say::tr("%n secret Prophecy(ies)", nullptr, count);
}
QString pileTrack(const QString& name, int glory) {
    //: Glory already scored: %1 "On the track", %2 as "9 glory"
    return Say::tr("%1: %2", "track").arg(name, gloryText(glory));
}
QString pileName(const QString& group, int count, int glory) {
    //: A group of the Glory pile: %1 its name, %2 how many, %3 their glory now, as "4 glory"
    if (glory != 0)
        return Say::tr("%1 ×%2, now %3")
            .arg(group, numberText(count), glory < 0 ? signedGlory(glory) : gloryText(glory));
    //: A group of the Glory pile: %1 its name, %2 how many
    return Say::tr("%1 ×%2").arg(group, numberText(count));
}

}
