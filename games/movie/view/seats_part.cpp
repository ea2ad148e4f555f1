// SPDX-License-Identifier: GPL-3.0-or-later
// A panel for each seat: who plays it, points now and on the board, figures placed and left, backs of the hand.
#include "game/seating.h"
#include "rules/spaces.h"
#include "ui/surroundings.h"
#include "view/parts.h"
#include "view/pieces.h"
#include "words/things.h"

#include <algorithm>
#include <array>
#include <vector>

namespace heorot::movie {

namespace {

constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;

/// Heights of the rows of a panel: as designed, or less where there are four seats or large text.
struct Rows {
    double header, numbers, chip, left, gap;

    double all() const { return header + numbers + 2 * chip + 2 + left + 3 * gap; }
};

Rows between(const Rows& least, const Rows& wanted, double height) {
    const double room = wanted.all() - least.all();
    const double part = room <= 0 ? 1 : std::clamp((height - least.all()) / room, 0.0, 1.0);
    const auto mix = [part](double a, double b) { return std::floor(a + (b - a) * part); };
    return {mix(least.header, wanted.header), mix(least.numbers, wanted.numbers), mix(least.chip, wanted.chip),
            mix(least.left, wanted.left), mix(least.gap, wanted.gap)};
}

/// What is on one chip: a figure with its space, or several of a kind.
struct Chip {
    Figure figure;
    QString where;
    int points;
    int before;
};

/// Figures on the board, with their points after the pointed action if there is one.
std::vector<Chip> chipsOf(const Table& table, Seat seat) {
    const State& shown = table.then ? *table.then : table.now;
    std::vector<Chip> chips;
    eachSpace(shown.standing[seat], [&](std::uint8_t n) {
        const Space space = table.board.place[n];
        const int points = explainFigure(table.rules, shown, space).points();
        const Change* change = table.changeOf(space);
        chips.push_back({figureOf(shown.cells[n]), spaceText(space), points, change ? change->pointsBefore() : points});
    });
    return chips;
}

/// With more than four placed, one chip a kind.
std::vector<Chip> byKind(const std::vector<Chip>& all) {
    std::vector<Chip> kinds;
    for (int kind = 0; kind < figureKinds; ++kind) {
        Chip sum{static_cast<Figure>(kind), {}, 0, 0};
        int count = 0;
        for (const Chip& chip : all)
            if (chip.figure == sum.figure) {
                ++count;
                sum.points += chip.points;
                sum.before += chip.before;
            }
        sum.where = timesWords(count);
        if (count > 0) kinds.push_back(sum);
    }
    return kinds;
}

class Panel {
  public:
    Panel(Canvas& canvas, const Table& table, Seat seat, const QRectF& area)
        : canvas_(canvas), table_(table), seat_(seat), area_(area), margin_(canvas.pick(16, 10)),
          pad_(canvas.pick(8, 4)), caption_(canvas.lineOf(Type::Caption)) {
        const double name = canvas.lineOf(Type::Value);
        const Rows least{name + 3, name + 1, caption_ + 2, caption_, 3};
        const Rows wanted{std::max(canvas.pick(64, 42), name + caption_ + 8), canvas.pick(34, 25),
                          std::max(canvas.pick(30, 22), caption_ + 4), canvas.pick(36, 24), canvas.pick(12, 8)};
        const double height = area.height() - 2 * pad_;
        captions_ = !canvas.compact() && wanted.all() + 3 * caption_ <= height;
        rows_ = between(least, wanted, height);
    }

    void draw() {
        ground();
        double y = header(pad_);
        y = numbers(y);
        chips(y);
        left();
        const int has = points(table_.rules, table_.now, seat_);
        const QString name = table_.name(seat_);
        canvas_.spot(seatSpot(seat_), area_,
                     table_.moment ? panelWords(name, has) : panelWords(name, has, table_.onBoard[seat_]),
                     placedFigures());
    }

  private:
    /// At the end of an act the figures on the board have scored, or are about to.
    Caption onBoardCaption() const { return table_.moment ? Caption::FromTheBoard : Caption::OnTheBoard; }
    bool isMover() const { return table_.now.mover == seat_ || (table_.moment && table_.moment->seat == seat_); }
    QRectF at(double x, double y, double width, double height) const {
        return {area_.left() + x, area_.top() + y, width, height};
    }
    double width() const { return area_.width(); }
    double inner() const { return width() - 2 * margin_; }
    void rule(double y) { canvas_.rule(area_.left() + margin_, area_.top() + y, inner()); }
    void caption(double y, Caption text, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter) {
        canvas_.text(at(margin_, y, inner(), caption_), captionWords(text), Type::Caption, Tone::SecondInk, alignment);
    }

    void ground() {
        drawPanel(canvas_, area_);
        if (!isMover()) return;
        canvas_.framed(area_, Tone::PanelLit, Tone::Gold, canvas_.pick(5, 4), canvas_.pick(10, 8));
        const double inset = canvas_.pick(5, 4);
        canvas_.framed(area_.adjusted(inset, inset, -inset, -inset), Tone::None, Tone::Ink, canvas_.pick(2, 1.5),
                       canvas_.pick(6, 5));
    }

    /// Who plays and whether it moves in a line of its own, where there is room; mark, name and hand below it.
    double header(double y) {
        const bool hasCaption = rows_.header >= canvas_.lineOf(Type::Value) + caption_;
        const double line = hasCaption ? caption_ + canvas_.pick(2, 1) : 0;
        const double height = rows_.header - line;
        if (hasCaption) player(y, line);
        y += line;
        const double mark = std::min(height - 4, canvas_.pick(36, 26));
        canvas_.mark(at(margin_ + 2, y + (height - mark) / 2, mark, mark), seat_);
        const double x = margin_ + mark + canvas_.pick(12, 8);
        // Never so small that the numeral of an act could not be read on it.
        const double back = std::max(std::min(canvas_.pick(32, 22), height - 2), canvas_.pick(24, 20));
        const double backs = drawBacks(y + (height - back) / 2, back);
        canvas_.text(at(x, y, backs - x - 4, height), table_.name(seat_), Type::Title).bold = true;
        rule(y + height + rows_.gap / 2);
        return y + height + rows_.gap;
    }

    /// Person or computer at the left; at the right of the seat to move that it is, all on gold.
    void player(double y, double height) {
        const bool showsMove = isMover() && !table_.moment;
        double end = width() - margin_;
        Tone tone = Tone::SecondInk;
        if (showsMove) {
            const double out = margin_ - canvas_.pick(9, 7);
            canvas_.rect(at(margin_ - out, y, inner() + 2 * out, height), Tone::Gold, canvas_.pick(5, 3));
            tone = Tone::Night;
            const double move = std::min(canvas_.widthOf(ui::toMoveText(), Type::Caption, true) + 2, inner());
            canvas_.text(at(end - move, y, move, height), ui::toMoveText(), Type::Caption, tone, right).bold = true;
            end -= move + canvas_.pick(8, 5);
        }
        const QString words = ui::playerText(table_.seating, seat_);
        const double least = canvas_.look().floor() / canvas_.look().pixels(Type::Caption);
        const double icon = canvas_.pick(14, 12);
        double x = margin_ + 2;
        const double needed = canvas_.widthOf(words, Type::Caption);
        // The icon alone says it where the words have no room; both where they have.
        const bool hasWords = x + needed * least <= end;
        if (!hasWords || x + icon + 5 + needed <= end) {
            if (x + icon > end) return;
            canvas_
                .art(at(x, y + (height - icon) / 2, icon, icon), game::personsOf(table_.seating).has(seat_)
                                                                     ? QStringLiteral("hall/person")
                                                                     : QStringLiteral("hall/computer"))
                .tone = tone;
            x += icon + 5;
        }
        if (hasWords) canvas_.text(at(x, y, end - x, height), words, Type::Caption, tone);
    }

    /// Fanned, with the numeral on the last of each act. Returns where they begin.
    double drawBacks(double y, double size) {
        const Hand& hand = table_.now.hands[seat_];
        const double step = canvas_.pick(20, 10);
        const auto actOf = [&](std::size_t i) {
            return isUnknown(hand[i]) ? hand[i] - unknownOf(0) : int{table_.rules.tile(hand[i]).act};
        };
        double all = hand.empty() ? 0 : size;
        for (std::size_t i = 1; i < hand.size(); ++i) all += actOf(i) == actOf(i - 1) ? step : size + 2;
        const double begin = width() - canvas_.pick(18, 10) - all;
        double x = begin;
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const bool isLast = i + 1 == hand.size() || actOf(i + 1) != actOf(i);
            (isLast ? drawBack : drawPlainBack)(canvas_, actOf(i), at(x, y, size, size));
            x += isLast ? size + 2 : step;
        }
        return begin;
    }

    double numbers(double y) {
        if (captions_) {
            caption(y, Caption::SagaPoints);
            caption(y, onBoardCaption(), right);
            y += caption_;
        }
        const double height = rows_.numbers;
        const double coin = std::min(height - 2, canvas_.pick(30, 21));
        canvas_.art(at(margin_, y + (height - coin) / 2, coin, coin), QStringLiteral("movie/saga-coin"));
        const QString points = plainNumber(movie::points(table_.rules, table_.now, seat_));
        const double from = margin_ + coin + canvas_.pick(8, 3);
        const double size = height * canvas_.pick(.82, .76);
        canvas_.number(at(from, y + (height - size) / 2, canvas_.pick(64, 36), size), area_, points, Tone::Ink,
                       Qt::AlignLeft | Qt::AlignVCenter);
        const double end = numbersEnd(y, height);
        if (end - from - canvas_.pick(64, 36) > 0) onBoard(y, height, from + canvas_.pick(64, 36), end);
        rule(y + height + rows_.gap / 2);
        return y + height + rows_.gap;
    }

    /// The pill of a change, or of the points of a moment; returns where it begins.
    double numbersEnd(double y, double height) {
        const int change =
            table_.moment ? (isMover() ? table_.moment->points : 0) : table_.onBoardThen[seat_] - table_.onBoard[seat_];
        const bool isShown = table_.moment ? isMover() : table_.then && change != 0;
        if (!isShown) return width() - margin_;
        drawPill(canvas_, change, area_.right() - margin_ + 4, area_.top() + y + height / 2);
        return width() - margin_ + 4 - pillWidth(canvas_, change) - canvas_.pick(8, 4);
    }

    void onBoard(double y, double height, double from, double end) {
        const int now = table_.onBoard[seat_];
        const int then = table_.onBoardThen[seat_];
        QString text = table_.then && now != then ? beforeAfter(now, then) : plainNumber(now);
        // With large text the new number alone, beside its change.
        if (canvas_.widthOf(text, Type::Value, true) > end - from) text = plainNumber(then);
        canvas_.text(at(from, y, end - from, height), text, Type::Value, Tone::Ink, right).bold = true;
        if (!captions_) onBoardLabel(y, height, from, end - canvas_.widthOf(text, Type::Value, true) - 6);
    }

    /// What the number is, in words where they have room, else as a picture.
    void onBoardLabel(double y, double height, double from, double end) {
        const QString words = captionWords(onBoardCaption());
        const double needed = canvas_.widthOf(words, Type::Caption);
        if (from + needed <= end) {
            canvas_.text(at(end - needed, y, needed, height), words, Type::Caption, Tone::SecondInk, right);
            return;
        }
        const double icon = std::min(height - 4, canvas_.pick(24, 16));
        if (from <= end - icon)
            canvas_.art(at(end - icon, y + (height - icon) / 2, icon, icon), QStringLiteral("movie/on-board"));
    }

    QString placedFigures() const {
        QStringList sentences;
        for (const Chip& chip : chipsOf(table_, seat_)) sentences << placedWords(chip.figure, chip.where, chip.points);
        return sentences.join(QChar(u' '));
    }

    void chips(double y) {
        std::vector<Chip> list = chipsOf(table_, seat_);
        if (list.size() > 4) list = byKind(list);
        if (captions_) {
            caption(y, Caption::Placed);
            y += caption_ + 2;
        }
        const double gap = canvas_.pick(8, 6);
        const double chipWidth = (inner() - gap) / 2;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::size_t row = i / 2;
            chip(list[i], at(margin_ + static_cast<double>(i % 2) * (chipWidth + gap),
                             y + static_cast<double>(row) * (rows_.chip + 2), chipWidth, rows_.chip));
        }
    }

    void chip(const Chip& chip, const QRectF& area) {
        const int change = chip.points - chip.before;
        const Tone tone = change > 0 ? Tone::Gain : change < 0 ? Tone::Loss : Tone::Ink;
        canvas_.framed(area, Tone::Field, change == 0 ? Tone::Line : tone, canvas_.pick(2, 1.5), canvas_.pick(6, 5));
        const double icon = area.height() - 4;
        const double gap = canvas_.pick(6, 4);
        canvas_.art(QRectF(area.left() + 3, area.top() + 2, icon, icon), figureArt(chip.figure)).hue = seat_;
        const QString points = plainNumber(chip.points);
        const double pointsWidth = canvas_.widthOf(points, Type::Value, true);
        const double end = area.right() - gap - pointsWidth;
        canvas_.text(QRectF(end, area.top(), pointsWidth, area.height()), points, Type::Value, tone, right).bold = true;
        double x = area.left() + icon + gap;
        const double where = canvas_.widthOf(chip.where, Type::Caption);
        if (x + where <= end) {
            canvas_.text(QRectF(x, area.top(), where, area.height()), chip.where, Type::Caption, Tone::SecondInk);
            x += where + 1;
        }
        const double triangle = canvas_.pick(11, 8);
        if (change == 0 || x + triangle > end) return;
        canvas_
            .art(QRectF(x + (end - x - triangle) / 2, area.center().y() - triangle / 2, triangle, triangle),
                 change > 0 ? QStringLiteral("icons/up-triangle") : QStringLiteral("icons/down-triangle"))
            .tone = tone;
    }

    void left() {
        const double top = area_.height() - pad_ - rows_.left;
        double line = top - rows_.gap / 2;
        if (captions_) {
            caption(top - caption_ - 2, Caption::StillToPlace);
            line = top - caption_ - rows_.gap / 2 - 2;
        }
        rule(line);
        const double step = inner() / figureKinds;
        const double number = canvas_.widthOf(timesWords(9), Type::Caption, true);
        const double icon = std::min(rows_.left, step - number - canvas_.pick(0, 1));
        for (int kind = 0; kind < figureKinds; ++kind) {
            const int count = table_.now.figures[seat_][static_cast<std::size_t>(kind)];
            const double x = margin_ - 2 + kind * step;
            canvas_.setOpacity(count == 0 ? .4 : 1);
            canvas_.art(at(x, top + (rows_.left - icon) / 2, icon, icon), figureArt(static_cast<Figure>(kind))).hue =
                seat_;
            canvas_.setOpacity(1);
            canvas_
                .text(at(x + icon, top, number, rows_.left), timesWords(count), Type::Caption,
                      count == 0 ? Tone::SecondInk : Tone::Ink)
                .bold = true;
        }
    }

    Canvas& canvas_;
    const Table& table_;
    const Seat seat_;
    const QRectF area_;
    const double margin_;
    const double pad_;
    /// Height of a caption.
    const double caption_;
    bool captions_;
    Rows rows_;
};

}

void drawSeats(Canvas& canvas, const Table& table) {
    const std::vector<Seat> order = table.order();
    for (std::size_t i = 0; i < order.size(); ++i) Panel(canvas, table, order[i], table.frame.seats.at(i)).draw();
}

}
