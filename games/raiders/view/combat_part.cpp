// SPDX-License-Identifier: GPL-3.0-or-later
// A combat of the seat to move: successes up to the defense, the dice, and the chances.
#include "view/parts.h"
#include "words/spoken.h"

#include "words/chances.h"
#include "words/fact_tools.h"

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
    Combat(const ShownTable& table, Box name) : table_(table), state_(table.now), name_(std::move(name)) {}

    /// Name and successes up to the defense, then dice and chances, beside each other where the lines have room.
    Box box() const {
        const auto lines = [this](Type type, bool wraps) {
            return linesOf(chanceLines(table_.rules, table_.now), type, wraps);
        };
        const Box below = lines(Type::Caption, true);
        return ui::column({ui::row({name_.optional(), ui::spring(), needed()}, Gap::Large),
                           ui::oneOf({ui::row({dice(), lines(Type::Value, false).align(Qt::AlignTop)}, Gap::Large),
                                      ui::row({dice(), lines(Type::Caption, false).align(Qt::AlignTop)}, Gap::Large),
                                      ui::column({dice().stretchY(), below})})
                               .stretchY()});
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

    /// A hint to roll a die again means all dice that one favor is best spent on.
    Counts<3> hintedDice() const {
        const auto& hint = table_.pointing.action;
        const int favor = favorReckoned(state_.ships[state_.mover]);
        if (!hint || kindOf(*hint) != Do::Again || !table_.pointing.spot.isEmpty() || favor == 0) return {};
        const Bout& bout = state_.bout;
        Counts<3> dice = bestReroll(table_.rules, bout.dice, bout.defense, favor);
        for (std::size_t value = 0; value < dice.size(); ++value)
            dice[value] = static_cast<std::uint8_t>(dice[value] - std::min(dice[value], bout.again[value]));
        return dice;
    }

    /// As they lie after a roll, or those laid out for it.
    Box dice() const {
        constexpr double size = 48;
        Boxes boxes;
        if (state_.bout.rolled) {
            Counts<3> hinted = hintedDice();
            for (const CombatDie& die : combatDice(state_, table_.taken)) {
                std::uint8_t& more = hinted[static_cast<std::size_t>(die.value)];
                const bool isHinted = !die.isMarked && more > 0;
                if (isHinted) --more;
                const Box face = ui::drawn({size, size}, [die, isHinted](Canvas& canvas, const QRectF& area) {
                    drawArt(canvas, area, QStringLiteral("die-combat-%1").arg(die.value));
                    if (die.isMarked) canvas.framed(area, Tone::None, Tone::Gold, 3, 5);
                    if (isHinted) canvas.framed(area, Tone::None, Tone::Gold, 2, 5).ghost = true;
                });
                boxes.push_back(
                    face.spot(combatSpot(static_cast<int>(boxes.size())), combatDieName(die.value), combatRule()));
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
    const Box name_;
};

}

Box combatBox(const ShownTable& table, const Box& name) {
    return Combat(table, name).box();
}

}
