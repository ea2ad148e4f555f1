// SPDX-License-Identifier: GPL-3.0-or-later
// The table in text, for the terminal: at most 100 columns.
#include "words/panel.h"
#include "words/prompts.h"
#include "words/say.h"
#include "words/words.h"

#include "words/chances.h"

#include "rules/odds.h"
#include "rules/score.h"

namespace heorot::raiders {

namespace {

constexpr int width = 100;

/// A caption and a list behind it, broken into lines; further lines stand a little to the right.
QString line(const QString& caption, const QStringList& items, int indent) {
    if (items.isEmpty()) return {};
    QString text;
    QString row = QString(indent, u' ') + caption;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QString item = u' ' + items[i] + (i + 1 < items.size() ? QStringLiteral(",") : QString());
        if (row.size() + item.size() > width) {
            text += row + u'\n';
            row = QString(indent + 1, u' ');
        }
        row += item;
    }
    return text + row + u'\n';
}

QString counted(const QString& name, int count) {
    if (count == 1) return name;
    //: A thing and how many of it there are, as "red chest ×2"
    return Say::tr("%1 ×%2").arg(name, numberText(count));
}

template <std::size_t N, class Name>
QStringList kindsOf(const Counts<N>& counts, Name name) {
    QStringList items;
    for (std::size_t i = 0; i < N; ++i)
        if (counts[i] > 0) items << counted(name(static_cast<std::uint8_t>(i)), counts[i]);
    return items;
}

template <class List, class Name>
QStringList namesOf(const List& list, Name name) {
    QStringList items;
    for (const auto card : list) items << name(card);
    return items;
}

class TextTable {
  public:
    explicit TextTable(const TextContext& at) : at_(at), state_(at.state) {}

    QString draw() const {
        QString text = head() + places() + u'\n' + hand();
        for (Seat seat = 0; seat < state_.seats; ++seat) text += ship(seat);
        return text;
    }

  private:
    QString head() const {
        //: Head of the table in text: %1 the round, %2 how many there are
        QString text = Say::tr("Round %1 of %2").arg(numberText(state_.round), numberText(at_.rules.rounds.value));
        QStringList holders = markersText(at_);
        holders.prepend(QString());
        return text + holders.join(QStringLiteral("\n")) + QStringLiteral("\n\n");
    }

    QString place(Location location) const {
        QString name = locationText(location);
        const Seat seat = state_.chosen[static_cast<std::size_t>(location)];
        //: A location in text that was chosen: %1 its name, %2 the seat whose ship is there
        if (seat != nobody) name = Say::tr("%1 [%2]").arg(name, at_.name(seat));
        //: Behind the caption of a line of the table in text: %1 the caption
        return Say::tr("%1:", "caption").arg(name);
    }

    template <class Stacks, class Name>
    QString stacks(Location location, const Stacks& stacks, Name name) const {
        QStringList items;
        for (std::size_t i = 0; i < stacks.size(); ++i)
            if (!stacks[i].empty())
                items << numberText(static_cast<int>(i) + 1) + u' ' +
                             namesOf(stacks[i], name).join(QStringLiteral(" + "));
        return row(location, items);
    }

    /// What lies at a location; a dash once all is taken.
    QString row(Location location, const QStringList& items) const {
        return line(place(location), items.isEmpty() ? QStringList{QStringLiteral("-")} : items, 0);
    }

    template <std::size_t N, class Name>
    static QStringList placed(const Counts<N>& cards, Name name) {
        QStringList items;
        for (std::size_t i = 0; i < N; ++i)
            if (cards[i] != none) items << numberText(static_cast<int>(i) + 1) + u' ' + name(cards[i]);
        return items;
    }

    QString places() const {
        QString text = stacks(Location::Recruit, state_.reaverStacks, reaverText);
        text += row(Location::Trade, kindsOf(state_.tradeDice, dieText) + placed(state_.prophecies, prophecyText));
        text += row(Location::Sea, placed(state_.battles, [this](BattleId battle) {
                        //: A Sea Battle in text: %1 its name, %2 its defense, dice that win it, and reward
                        return Say::tr("%1 (%2)", "battle").arg(battleText(battle), battleBrief(at_.rules, battle));
                    }));
        text += stacks(Location::Villages, state_.villageStacks, villageText);
        text += stacks(Location::Keeps, state_.keepStacks, keepText);
        QStringList tiles;
        for (Territory territory = 0; territory < territoryKinds; ++territory)
            tiles << counted(territoryText(territory), static_cast<int>(state_.territories[territory].size()));
        return text + row(Location::Subdue, tiles);
    }

    /// What lies before the seat to move: cards to be placed or resolved, dice laid out, a combat.
    QString hand() const {
        QStringList items = namesOf(state_.recruits, reaverText) + namesOf(state_.taken, reaverText) +
                            namesOf(state_.offer, spoilText) + namesOf(state_.spoils, spoilText);
        for (std::size_t color = 0; color < colors; ++color)
            if (const int count = state_.gathered[color]; count > 0)
                items << coloredDice(static_cast<Color>(color), count);
        const QString subject = subjectText(at_);
        if (!subject.isEmpty()) items.prepend(subject);
        for (const TileId tile : state_.rewards) items << territoryText(territoryOf(tile));
        //: Caption of what lies before the seat to move
        QString text = line(Say::tr("At hand:"), items, 0);
        //: Caption of the dice laid out
        text += line(Say::tr("Laid out:"), kindsOf(state_.paid, payerText), 0);
        if (state_.bout.active && state_.bout.rolled) text += combat();
        //: Caption of the chances to win a combat
        if (state_.mover != nobody) text += line(Say::tr("Chances:"), chanceLines(at_.rules, state_), 0);
        return text.isEmpty() ? text : text + u'\n';
    }

    QString combat() const {
        const Bout& bout = state_.bout;
        QStringList dice;
        for (int value = 0; value < 3; ++value)
            if (const int count =
                    bout.dice[static_cast<std::size_t>(value)] - bout.again[static_cast<std::size_t>(value)];
                count > 0)
                dice << counted(numberText(value), count);
        for (int value = 0; value < 3; ++value)
            if (const int count = bout.again[static_cast<std::size_t>(value)]; count > 0)
                //: A combat die that is marked to be rolled again, in text: %1 its successes
                dice << counted(Say::tr("%1 (marked)").arg(numberText(value)), count);
        //: A combat in text: %1 successes, %2 the defense
        return line(
            Say::tr("Combat (successes %1, needed %2):").arg(numberText(successes(bout)), numberText(bout.defense)),
            dice, 0);
    }

    QString ship(Seat seat) const {
        const Ship& own = state_.ships[seat];
        QString text = seat == state_.mover ? QStringLiteral("> ") : QStringLiteral("  ");
        //: A seat in text: %1 its name, %2 glory of the track, %3 food, %4 favor, %5 terror; each as "3 food"
        text += Say::tr("%1: %2, %3, %4, %5")
                    .arg(at_.name(seat), gloryText(trackOf(state_, seat)), foodText(own.food), favorText(own.favor),
                         terrorText(own.terror)) +
                u'\n';
        //: Caption of a line of the table in text
        text += line(Say::tr("Dice:"), kindsOf(own.dice, dieText), 4);
        //: Caption of a line of the table in text
        if (own.leader != none) text += line(Say::tr("Leader:"), {reaverText(own.leader)}, 4);
        for (std::size_t slot = 0; slot < slotKinds; ++slot)
            //: Behind the caption of a line of the table in text: %1 the caption
            text += line(Say::tr("%1:", "caption").arg(slotText(static_cast<Slot>(slot))),
                         namesOf(own.crew[slot], reaverText), 4);
        text += goods(own) + pile(own);
        return text;
    }

    static QString goods(const Ship& ship) {
        QStringList items;
        for (const Stowed& stowed : ship.artifacts)
            //: An artifact with the die stored on it: %1 the artifact, %2 the die
            items << (stowed.die == none ? artifactText(stowed.artifact)
                                         : Say::tr("%1 (%2)").arg(artifactText(stowed.artifact), dieText(stowed.die)));
        items += kindsOf(ship.up, [](std::uint8_t kind) { return upgradeText(static_cast<Upgrade>(kind)); });
        //: An upgrade tile that was used: %1 the tile
        items += kindsOf(ship.down, [](std::uint8_t kind) {
            return Say::tr("%1 (used)").arg(upgradeText(static_cast<Upgrade>(kind)));
        });
        //: Caption of a line of the table in text
        return line(Say::tr("On board:"), items, 4);
    }

    /// What scores at the end; secret Prophecies by number where they are not known.
    static QString pile(const Ship& ship) {
        QStringList items = kindsOf(ship.pawns, [](std::uint8_t kind) { return pawnText(static_cast<Pawn>(kind)); });
        items += kindsOf(ship.battles, battleText) + kindsOf(ship.keeps, keepText) + kindsOf(ship.relics, artifactText);
        items += kindsOf(ship.reavers, reaverText) + kindsOf(ship.prophecies, prophecyText);
        int hidden = 0;
        for (const ProphecyId secret : ship.secrets) {
            if (secret == unknown)
                ++hidden;
            else
                items << prophecyText(secret);
        }
        //: Prophecies that only their owner knows: %n of them
        if (hidden > 0) items << Say::tr("%n secret Prophecy(ies)", nullptr, hidden);
        items += kindsOf(frontsOf(ship), territoryText);
        //: Caption of a line of the table in text: what scores at the end
        return line(Say::tr("Glory pile:"), items, 4);
    }

    const TextContext at_;
    const State& state_;
};

}

QString GameWords::table(const Position& at) {
    return TextTable(at).draw();
}

}
