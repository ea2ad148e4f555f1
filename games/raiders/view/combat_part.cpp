// SPDX-License-Identifier: GPL-3.0-or-later
// A combat of the seat to move: successes up to the defense, the dice, and the chances.
#include "view/grid.h"
#include "view/parts.h"
#include "words/captions.h"

#include "rules/odds.h"
#include "rules/pay.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

class CombatPart {
  public:
    CombatPart(Canvas& canvas, const Board& board) : canvas_(canvas), table_(board), state_(board.now) {}

    /// Successes as boxes up to the defense, dice below, chances beside.
    double draw(const QRectF& area) {
        const Bout& bout = state_.bout;
        const double right = area.width() * .52;
        const QRectF left(area.left(), area.top(), area.width() - right - 6, area.height());
        boxes(QRectF(left.left(), left.top(), left.width(), canvas_.pick(34, 22)));
        const QRectF below = left.adjusted(0, canvas_.pick(42, 26), 0, 0);
        if (bout.rolled)
            rolled(below);
        else
            laidOut(below);
        chanceLines(QRectF(area.right() - right, area.top(), right, area.height()));
        return area.right();
    }

  private:
    void boxes(const QRectF& area) {
        const int defense = state_.bout.defense;
        const int have = state_.bout.rolled ? successes(state_.bout) : 0;
        drawMedal(canvas_, QRectF(area.left(), area.top(), area.height(), area.height()), QStringLiteral("defense"),
                  defense, Tone::Bone);
        const int shown = std::max(defense, have);
        const double size = std::min(area.height() - 2, (area.width() - area.height() - 6) / shown - 2);
        for (int i = 0; i < shown; ++i)
            drawArt(canvas_,
                    QRectF(area.left() + area.height() + 6 + i * (size + 2), area.center().y() - size / 2, size, size),
                    i < have ? QStringLiteral("success") : QStringLiteral("success-needed"));
    }

    /// Dice in one line, or two where they are many.
    static QRectF dieAt(const QRectF& area, int i, int count, double most) {
        const int rows = count > 7 ? 2 : 1;
        const int columns = (count + rows - 1) / rows;
        const double size = std::min({area.width() / columns - 3, area.height() / rows - 2, most});
        return {inGrid(area.topLeft(), i, columns, size + 3, size + 2), QSizeF(size, size)};
    }

    void rolled(const QRectF& area) {
        const std::vector<CombatDie> dice = combatDice(state_, table_.taken);
        for (std::size_t i = 0; i < dice.size(); ++i) {
            const int place = static_cast<int>(i);
            const QRectF at = dieAt(area, place, static_cast<int>(dice.size()), canvas_.pick(46, 32));
            drawArt(canvas_, at, QStringLiteral("die-combat-%1").arg(dice[i].value));
            if (dice[i].isMarked) canvas_.framed(at, Tone::None, Tone::Gold, 3, 5);
            canvas_.spot(combatSpot(place), at, combatDieName(dice[i].value), combatRule());
        }
    }

    void laidOut(const QRectF& area) {
        std::vector<QString> arts;
        for (Payer payer = 0; payer < payerKinds; ++payer)
            for (int i = 0; i < state_.paid[payer]; ++i) arts.push_back(payerArt(payer));
        for (int i = 0; i < state_.bout.extra; ++i) arts.push_back(QStringLiteral("die-combat"));
        const int count = std::max(1, static_cast<int>(arts.size()));
        for (std::size_t i = 0; i < arts.size(); ++i)
            drawArt(canvas_, dieAt(area, static_cast<int>(i), count, canvas_.pick(46, 32)), arts[i]);
    }

    void chanceLines(const QRectF& area) {
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
        Sprite& text =
            canvas_.text(area, lines.join(u'\n'), Type::Value, Tone::OnDark, Qt::AlignLeft | Qt::AlignVCenter);
        text.wraps = true;
    }

    Canvas& canvas_;
    const Board& table_;
    const State& state_;
};

}

int hammersAtHand(const Board& board) {
    const Ship& ship = board.now.ships[board.now.mover];
    int hammers = diceLaidOut(board.rules, board.now);
    for (Payer payer = 0; payer < payerKinds; ++payer)
        hammers += heldOf(ship, payer) * hammersOf(board.rules, ship, payer);
    return hammers;
}

double drawCombat(Canvas& canvas, const Board& board, const QRectF& area) {
    return CombatPart(canvas, board).draw(area);
}

}
