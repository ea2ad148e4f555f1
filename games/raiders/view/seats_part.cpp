// SPDX-License-Identifier: GPL-3.0-or-later
// A panel a seat with all that is open of it: goods, dice, Leader, Reavers by slot, artifacts, upgrades, pawns, cards.
#include "ui/surroundings.h"
#include "view/grid.h"
#include "view/parts.h"
#include "words/captions.h"

#include <algorithm>
#include <cmath>

namespace heorot::raiders {

namespace {

class Panel {
  public:
    Panel(Canvas& canvas, const Board& board, Seat seat, const QRectF& area)
        : canvas_(canvas), table_(board), seat_(seat), area_(area), ship_(board.now.ships[seat]),
          then_(board.then ? board.then->ships[seat] : board.now.ships[seat]), caption_(canvas.lineOf(Type::Caption)) {}

    void draw() {
        ground();
        const double bar = canvas_.pick(10, 6);
        inner_ =
            area_.adjusted(bar + canvas_.pick(10, 5), canvas_.pick(6, 4), -canvas_.pick(10, 6), -canvas_.pick(6, 4));
        plan();
        header();
        goods();
        dice();
        crew();
        holdings();
        status();
        canvas_.spot(seatSpot(seat_), area_, panelName(table_.texts(), seat_), panelRule(table_.texts(), seat_));
    }

  private:
    bool isMover() const { return table_.now.mover == seat_; }

    void ground() {
        const double radius = canvas_.pick(10, 7);
        drawPanel(canvas_, area_);
        if (isMover()) canvas_.framed(area_, Tone::PanelLit, Tone::Gold, canvas_.pick(5, 4), radius);
        Sprite& bar = canvas_.rect(
            QRectF(area_.left() + 2, area_.top() + radius / 2, canvas_.pick(10, 6), area_.height() - radius),
            Tone::None, 2);
        bar.hue = seat_;
    }

    /// What lies on a longship moves there if it is the large one.
    void shipPiece(const QString& piece) {
        if (seat_ != table_.own()) canvas_.setPiece(piece);
    }

    /// Heights of the rows: dice at least 20, in two lines where they are many; captions fall away first.
    void plan() {
        die_ = std::max(20.0, std::min(canvas_.pick(26, 20), std::floor((inner_.width() - 9) / 10)));
        perLine_ = std::max(1, static_cast<int>((inner_.width() + 1) / (die_ + 1)));
        const int shown = std::max<int>(ship_.diceCount, canvas_.compact() ? 1 : table_.rules.diceSpaces.value);
        lines_ = std::max(1, (shown + perLine_ - 1) / perLine_);
        row_ = std::max(canvas_.pick(32, 18), canvas_.lineOf(Type::Value) + 1);
        header_ = std::max(canvas_.pick(38, 22), canvas_.lineOf(Type::Value) + 4);
        const double fixed = lines_ * (die_ + 1);
        double room = inner_.height() - fixed;
        hasPlayerLine_ = room >= header_ + 3 * row_ + 2 * caption_ + 8;
        if (hasPlayerLine_) room -= caption_ + 2;
        hasStatus_ = room >= header_ + 3 * row_ + caption_ + 3;
        if (!hasStatus_ && room < header_ + 3 * row_) {
            row_ = std::floor((room - header_) / 3);
        }
        const double used =
            header_ + 3 * row_ + fixed + (hasStatus_ ? caption_ + 4 : 0) + (hasPlayerLine_ ? caption_ + 2 : 0);
        gap_ = std::clamp((inner_.height() - used) / 5, 0.0, canvas_.pick(26, 9));
        y_ = inner_.top();
    }

    QRectF line(double height) {
        const QRectF area(inner_.left(), y_, inner_.width(), height);
        y_ += height + gap_;
        return area;
    }

    void header() {
        const QRectF area = line(header_);
        const double mark = canvas_.pick(28, 18);
        canvas_.mark(QRectF(area.left(), area.center().y() - mark / 2, mark, mark), seat_);
        if (hasPlayerLine_) y_ += caption_ + 2 - gap_ / 2;
        double right = area.right();
        const auto sign = [&](const QString& art) {
            right -= mark;
            drawArt(canvas_, QRectF(right, area.center().y() - mark / 2, mark, mark), art);
            right -= 3;
        };
        if (table_.now.starter == seat_) sign(QStringLiteral("start-player"));
        if (nextLeader(table_.rules, table_.now) == seat_) {
            canvas_.setOpacity(.5);
            sign(QStringLiteral("start-player"));
            canvas_.setOpacity(1);
        }
        if (table_.now.honor == seat_) sign(QStringLiteral("honor-ship"));
        const double from = area.left() + mark + canvas_.pick(8, 5);
        right = toMove(QRectF(from, area.top(), right - from, area.height()));
        Sprite& name = canvas_.text(QRectF(from, area.top(), right - from, area.height()), table_.name(seat_),
                                    canvas_.compact() ? Type::Value : Type::Title);
        name.bold = true;
        const double used =
            canvas_.widthOf(table_.name(seat_), canvas_.compact() ? Type::Value : Type::Title, true) + 8;
        const QRectF beside(from + used, area.top(), right - from - used, area.height());
        const QRectF below(from, area.bottom() - 2, area_.right() - canvas_.pick(10, 6) - from, caption_ + 2);
        player(hasPlayerLine_ ? below : beside);
    }

    /// The pill of the seat to move, where it leaves room for the name; the panel's edge says it too. Returns where the
    /// name ends.
    double toMove(const QRectF& area) {
        const QString words = ui::toMoveText();
        const double width = canvas_.widthOf(words, Type::Caption, true) + 12;
        const QSizeF left(area.width() - width - 4, area.height());
        const Type type = canvas_.compact() ? Type::Value : Type::Title;
        if (!isMover() || !canvas_.fitsWhole(table_.name(seat_), left, type, true)) return area.right();
        const QRectF pill(area.right() - width, area.center().y() - caption_ / 2 - 1, width, caption_ + 2);
        canvas_.framed(pill, Tone::Gold, Tone::Ink, 1.5, pill.height() / 2);
        canvas_.text(pill, words, Type::Caption, Tone::Night, Qt::AlignCenter).bold = true;
        return pill.left() - 3;
    }

    /// Beside the name where it has room there, under it in a panel that is high enough.
    void player(const QRectF& area) {
        const QString words = ui::playerText(table_.seating, seat_);
        if (canvas_.fitsLine(words, area.size(), Type::Caption))
            canvas_.text(area, words, Type::Caption, Tone::SecondInk);
    }

    /// Amounts side by side in columns.
    void amounts(const QRectF& area, const std::vector<std::tuple<QString, int, int>>& items) {
        const auto count = static_cast<double>(items.size());
        const double size = std::min(area.height(), canvas_.pick(26, 18));
        std::vector<double> needs;
        double all = 0;
        double most = 0;
        for (const auto& item : items) {
            needs.push_back(widthOfAmount(canvas_, size, std::get<1>(item), std::get<2>(item)) + 2);
            all += needs.back();
            most = std::max(most, needs.back());
        }
        // Columns are equal unless one of them, like glory above 99, needs more.
        const double step = area.width() / count;
        const bool isShared = most > step && all <= area.width();
        double x = area.left();
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto& [art, amount, then] = items[i];
            const double width = isShared ? needs[i] + (area.width() - all) / count : step;
            drawAmount(canvas_, QRectF(x, area.center().y() - size / 2, width - 1, size), art, amount, then);
            x += width;
        }
    }

    void goods() {
        const int glory = table_.glory(seat_);
        const int gloryThen = table_.then ? trackOf(*table_.then, seat_) : glory;
        amounts(line(row_), {{QStringLiteral("glory"), glory, gloryThen},
                             {QStringLiteral("food"), ship_.food, then_.food},
                             {QStringLiteral("favor"), ship_.favor, then_.favor},
                             {QStringLiteral("terror"), ship_.terror, then_.terror}});
    }

    void dice() {
        const QRectF area = line(lines_ * (die_ + 1) - 1);
        std::vector<CrewDie> dice = crewDice(table_.now, seat_, table_.taken);
        dice.erase(std::remove_if(dice.begin(), dice.end(), [](const CrewDie& die) { return die.isLaid; }), dice.end());
        const int shown =
            std::max<int>(static_cast<int>(dice.size()), canvas_.compact() ? 0 : table_.rules.diceSpaces.value);
        for (int i = 0; i < shown; ++i) {
            const QRectF at(inGrid(area.topLeft(), i, perLine_, die_ + 1, die_ + 1), QSizeF(die_, die_));
            if (i >= static_cast<int>(dice.size())) {
                drawArt(canvas_, at, QStringLiteral("die-socket"));
                continue;
            }
            const CrewDie& die = dice[static_cast<std::size_t>(i)];
            shipPiece(diePiece(seat_, die.die, die.twin));
            drawArt(canvas_, at, dieArt(die.die));
            canvas_.setPiece({});
        }
    }

    /// The Leader, then a sign and a pip for each Reaver of a slot.
    void crew() {
        const QRectF area = line(row_);
        const double face = std::min(area.height(), canvas_.pick(34, 20));
        const QRectF leader(area.left(), area.center().y() - face / 2, face, face);
        shipPiece(leaderPiece(seat_));
        if (ship_.leader != none) drawSign(canvas_, leader, reaverArt(ship_.leader));
        canvas_.setPiece({});
        if (ship_.leader == none)
            canvas_.framed(leader.adjusted(2, 2, -2, -2), Tone::None, Tone::SecondInk, 1, 3).ghost = false;
        const double from = area.left() + face + canvas_.pick(8, 4);
        const double step = (area.right() - from) / slotKinds;
        const double sign = std::min(area.height(), canvas_.pick(24, 15));
        const double pip = std::min(canvas_.pick(10, 8), (step - sign - 4) / 3);
        for (std::size_t slot = 0; slot < slotKinds; ++slot) {
            double x = from + static_cast<double>(slot) * step;
            drawSign(canvas_, QRectF(x, area.center().y() - sign / 2, sign, sign),
                     locationArt(locationOf(static_cast<Slot>(slot))));
            x += sign + 1;
            for (std::size_t i = 0; i < 3; ++i) {
                const bool has = i < ship_.crew[slot].size();
                const QString art =
                    has ? pipArt(table_.rules.reavers[ship_.crew[slot][i]].clan) : QStringLiteral("pip-empty");
                if (has) shipPiece(crewPiece(seat_, static_cast<Slot>(slot), static_cast<int>(i)));
                drawArt(canvas_, QRectF(x, area.center().y() - pip / 2, pip, pip), art);
                canvas_.setPiece({});
                x += pip;
            }
        }
    }

    /// Artifacts, upgrades, Prophecies, pawns, battles won: their numbers.
    void holdings() {
        const QRectF area = line(row_);
        int prophecies = static_cast<int>(ship_.secrets.size());
        for (const int count : ship_.prophecies) prophecies += count;
        int upgrades = 0;
        for (std::size_t kind = 0; kind < upgradeKinds; ++kind) upgrades += ship_.up[kind] + ship_.down[kind];
        int tiles = 0;
        for (const int count : ship_.tiles) tiles += count;
        std::vector<std::tuple<QString, int, QString>> items{
            {QStringLiteral("card-artifact"), static_cast<int>(ship_.artifacts.size()),
             heldPiece(seat_, Held::Artifacts)},
            {QStringLiteral("upgrade-chest"), upgrades, heldPiece(seat_, Held::Upgrades)},
            {QStringLiteral("card-prophecy"), prophecies, heldPiece(seat_, Held::Prophecies)},
            {QStringLiteral("location-subdue"), tiles, heldPiece(seat_, Held::Tiles)}};
        for (int pawn = 0; pawn < pawnKinds; ++pawn)
            items.emplace_back(pawnArt(static_cast<Pawn>(pawn)), ship_.pawns[static_cast<std::size_t>(pawn)],
                               heldPiece(seat_, Held::Pawns, pawn));
        const double step = area.width() / static_cast<double>(items.size());
        double number = 0;
        for (const auto& item : items)
            number = std::max(number, canvas_.widthOf(numberText(std::get<1>(item)), Type::Caption, true));
        const double size = std::min({area.height(), canvas_.pick(24, 15), step - number - 1});
        double x = area.left();
        for (const auto& item : items) {
            canvas_.setPiece(std::get<2>(item));
            drawSign(canvas_, QRectF(x, area.center().y() - size / 2, size, size), std::get<0>(item));
            canvas_.setPiece({});
            canvas_
                .text(QRectF(x + size + 1, area.top(), step - size - 1, area.height()), numberText(std::get<1>(item)),
                      Type::Caption)
                .bold = true;
            x += step;
        }
    }

    void status() {
        if (!hasStatus_) return;
        const QRectF area(inner_.left(), inner_.bottom() - caption_ - 2, inner_.width(), caption_ + 2);
        canvas_.rect(area, isMover() ? Tone::Gold : Tone::Field, 4);
        canvas_
            .text(area.adjusted(4, 0, -4, 0), seatStatus(table_.texts(), seat_), Type::Caption,
                  isMover() ? Tone::Night : Tone::Ink)
            .bold = isMover();
    }

    Canvas& canvas_;
    const Board& table_;
    const Seat seat_;
    const QRectF area_;
    const Ship& ship_;
    const Ship& then_;
    const double caption_;
    QRectF inner_;
    double die_ = 20, row_ = 18, header_ = 22, gap_ = 0, y_ = 0;
    int perLine_ = 10, lines_ = 1;
    bool hasStatus_ = true;
    bool hasPlayerLine_ = false;
};

}

void drawSeats(Canvas& canvas, const Board& board) {
    std::size_t i = 0;
    for (const Seat seat : board.order()) Panel(canvas, board, seat, board.frame.seats[i++]).draw();
}

}
