// SPDX-License-Identifier: GPL-3.0-or-later
// A combat of the seat to move: successes up to the defense, the dice, and the chances.
#include "view/parts.h"
#include "words/captions.h"

#include "words/chances.h"

#include "rules/costs.h"
#include "rules/odds.h"

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
        const Label chances{chanceLines(table_.rules, table_.now).join(u'\n'), Tone::OnDark, Type::Value};
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

    const ShownTable& table_;
    const State& state_;
};

}

Box combatBox(const ShownTable& table) {
    return Combat(table).box();
}

}
