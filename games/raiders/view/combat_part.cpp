// SPDX-License-Identifier: GPL-3.0-or-later
// A combat of the seat to move: successes up to the defense, the dice, and the chances.
#include "view/parts.h"
#include "words/captions.h"

#include "rules/odds.h"
#include "rules/pay.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

class Combat {
  public:
    explicit Combat(const ShownTable& table) : table_(table), state_(table.now) {}

    /// Successes up to the defense, dice below, chances beside.
    Box box() const {
        const Label chances{this->chances(), Tone::OnDark, Type::Value};
        return ui::row({ui::column({needed(), dice().stretchY()}, Gap::Medium).width(240, 420).stretchX(),
                        chances.box(true, false).narrow(360).stretchX()},
                       Gap::Large);
    }

  private:
    Box needed() const {
        const int defense = state_.bout.defense;
        const int have = state_.bout.rolled ? successes(state_.bout) : 0;
        Boxes boxes{medal(QStringLiteral("defense"), defense, 36, Tone::Bone)};
        for (int i = 0; i < std::max(defense, have); ++i)
            boxes.push_back(art(i < have ? QStringLiteral("success") : QStringLiteral("success-needed"), 34, .4));
        return ui::row(std::move(boxes));
    }

    /// As they lie after a roll, or those laid out for it.
    Box dice() const {
        constexpr double size = 48;
        Boxes boxes;
        if (state_.bout.rolled) {
            for (const CombatDie& die : combatDice(state_, table_.taken)) {
                const Box face = ui::drawn({size, size}, [die](Canvas& canvas, const QRectF& area) {
                    drawArt(canvas, area, QStringLiteral("die-combat-%1").arg(die.value));
                    if (die.isMarked) canvas.framed(area, Tone::None, Tone::Gold, 3, 5);
                });
                boxes.push_back(face.spot({combatSpot(static_cast<int>(boxes.size())),
                                           {},
                                           game::Shape::Rect,
                                           combatDieName(die.value),
                                           combatRule()}));
            }
        } else {
            for (Payer payer = 0; payer < payerKinds; ++payer)
                boxes.insert(boxes.end(), state_.paid[payer], art(payerArt(payer), size));
            boxes.insert(boxes.end(), state_.bout.extra, art(QStringLiteral("die-combat"), size));
        }
        return boxes.empty() ? ui::spring() : ui::flow(std::move(boxes), Gap::Small);
    }

    QString chances() const {
        const Bout& bout = state_.bout;
        const Rules& rules = table_.rules;
        const int favor = std::min<int>(state_.ships[state_.mover].favor, reckonedFavor);
        QStringList lines;
        if (!bout.rolled) {
            const int dice = diceLaidOut(rules, state_);
            const int all = hammersAtHand(table_);
            if (dice > 0) {
                lines << chanceOfRoll(dice, chanceOf(rules, dice, bout.defense));
                if (favor > 0) lines << chanceWithFavor(chanceOf(rules, dice, bout.defense, favor), favor);
            }
            if (all > dice) lines << chanceAtHand(all, chanceOf(rules, all, bout.defense));
        } else {
            lines << successText(successes(bout), bout.defense);
            int marked = 0;
            Counts<3> kept = bout.dice;
            for (std::size_t value = 0; value < 3; ++value) {
                marked += bout.again[value];
                kept[value] = static_cast<std::uint8_t>(kept[value] - bout.again[value]);
            }
            if (marked > 0)
                lines << chanceOfMarked(marked, chanceOfReroll(rules, kept, marked, bout.defense));
            else if (favor > 0 && successes(bout) < bout.defense)
                lines << chanceWithFavor(chanceFrom(rules, bout.dice, bout.defense, favor), favor);
        }
        return lines.join(u'\n');
    }

    const ShownTable& table_;
    const State& state_;
};

}

int hammersAtHand(const ShownTable& table) {
    const Ship& ship = table.now.ships[table.now.mover];
    int hammers = diceLaidOut(table.rules, table.now);
    for (Payer payer = 0; payer < payerKinds; ++payer)
        hammers += heldOf(ship, payer) * hammersOf(table.rules, ship, payer);
    return hammers;
}

Box combatBox(const ShownTable& table) {
    return Combat(table).box();
}

}
