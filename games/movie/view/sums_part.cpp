// SPDX-License-Identifier: GPL-3.0-or-later
// The sums of what is pointed at: of a choice, every figure it changes and every seat's points; of a figure, how it
// scores.
#include "view/parts.h"
#include "view/pieces.h"
#include "words/things.h"

#include <algorithm>

namespace heorot::movie {

namespace {

constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;

bool hasChoice(const Table& table) {
    return table.then && !wouldGive(table.rules, *table.pointing.action).isEmpty();
}

/// A card that grows downwards: its lines are drawn after its ground, which must be known first.
class Sums {
  public:
    Sums(Canvas& canvas, const Table& table, const QRectF& column)
        : canvas_(canvas), table_(table), column_(column), margin_(canvas.pick(16, 9)),
          value_(canvas.lineOf(Type::Value)), caption_(canvas.lineOf(Type::Caption)) {}

    void draw() {
        if (column_.width() < 120 || column_.height() < 60) return;
        if (hasChoice(table_))
            choice();
        else if (const auto space = table_.pointedFigure())
            figure(*space);
    }

  private:
    double width() const { return column_.width() - 2 * margin_; }
    double lines() const { return value_ + caption_ + pillHeight(canvas_) + canvas_.pick(18, 8); }
    double seatLine() const { return std::max(canvas_.pick(36, 22), value_ + canvas_.pick(8, 3)); }
    double totals() const { return caption_ + canvas_.pick(28, 8) + table_.now.seats * seatLine(); }

    /// The ground with its gold title. Returns where the lines begin.
    double ground(const QString& words, double height) {
        const double bar = titleHeight(words);
        drawPanel(canvas_, QRectF(column_.left(), column_.top(), column_.width(),
                                  std::min(bar + height + canvas_.pick(18, 10), column_.height())));
        const double inset = canvas_.pick(6, 4);
        const QRectF gold(column_.left() + inset, column_.top() + inset, column_.width() - 2 * inset, bar - inset);
        canvas_.rect(gold, Tone::Gold, 6);
        Sprite& title = canvas_.text(gold.adjusted(6, 0, -6, 0), words, Type::Body, Tone::Night, Qt::AlignCenter);
        title.bold = true;
        title.wraps = true;
        return column_.top() + bar + canvas_.pick(8, 3);
    }
    double titleHeight(const QString& words) const {
        const double inset = canvas_.pick(6, 4);
        const double text = canvas_.heightOf(words, Type::Body, column_.width() - 2 * inset - 12, true);
        return std::max(canvas_.pick(54, 34), text + inset + canvas_.pick(12, 6));
    }

    void choice() {
        const QString title = wouldGive(table_.rules, *table_.pointing.action);
        const double room = column_.height() - titleHeight(title) - canvas_.pick(26, 13);
        const QString none = nothingChanges();
        const double noneHeight = canvas_.heightOf(none, Type::Caption, width()) + canvas_.pick(16, 8);
        std::size_t shown = table_.changes.size();
        const auto figures = [&] { return shown == 0 ? noneHeight : static_cast<double>(shown) * lines(); };
        while (shown > 1 && figures() > room) --shown;
        if (figures() > room) return;
        const bool hasTotals = figures() + totals() <= room;
        double y = ground(title, figures() + (hasTotals ? totals() : 0));
        const QRectF inner = column_.adjusted(margin_, 0, -margin_, 0);
        if (table_.changes.empty()) canvas_.paragraph(inner, y + canvas_.pick(8, 3), none, Type::Caption);
        for (std::size_t i = 0; i < shown; ++i) change(table_.changes[i], y + static_cast<double>(i) * lines());
        if (hasTotals) total(y + figures(), captionWords(Caption::AfterIt));
    }

    void change(const Change& change, double y) {
        const FigureScore& after = change.after;
        const double icon = canvas_.pick(52, 34);
        const QRectF picture(column_.left() + canvas_.pick(14, 6), y + canvas_.pick(8, 5), icon, icon);
        drawFigure(canvas_, table_.rules, after.seat, after.figure, after.horns, picture);
        drawMark(canvas_, after.seat, picture);
        const double x = picture.right() + canvas_.pick(10, 7);
        const double room = column_.right() - margin_ - x;
        double at = y + canvas_.pick(8, 3);
        canvas_.text(QRectF(x, at, room, value_), figureAt(after.figure, after.space), Type::Value).bold = true;
        at += value_;
        canvas_.text(QRectF(x, at, room, caption_), product(change), Type::Caption, Tone::SecondInk);
        at += caption_;
        const double pill = pillWidth(canvas_, change.difference());
        QString points = beforeAfter(change.pointsBefore(), after.points());
        // Where even the smallest text has no room for both, the change beside it tells the rest.
        const double least = canvas_.look().floor() / canvas_.look().pixels(Type::Value);
        if (!change.before || canvas_.widthOf(points, Type::Value) * least > room - pill - 4)
            points = plainNumber(after.points());
        const double line = pillHeight(canvas_) + 2;
        canvas_.text(QRectF(x, at, room - pill - 2, line), points, Type::Value);
        drawPill(canvas_, change.difference(), column_.right() - margin_ + 4, at + line / 2);
        canvas_.rule(column_.left() + margin_, y + lines() - 1, width());
    }

    static QString product(const Change& change) {
        const FigureScore& after = change.after;
        const int sum = after.rowSum + after.columnSum;
        const int diamonds = after.diamonds + after.horns;
        if (!change.before) return sumWords(sum, diamonds);
        const FigureScore& before = *change.before;
        const int beforeSum = before.rowSum + before.columnSum;
        if (before.horns != after.horns) return timesChangeWords(sum, before.diamonds + before.horns, diamonds);
        return sumsWords(beforeSum, sum, diamonds);
    }

    /// Every seat's points on the board, or its saga points while an act is scored.
    void total(double y, const QString& caption) {
        canvas_.text(QRectF(column_.left() + margin_, y + canvas_.pick(12, 4), width(), caption_), caption,
                     Type::Caption, Tone::SecondInk);
        y += caption_ + canvas_.pick(18, 6);
        for (const Seat seat : table_.order()) {
            const QRectF row =
                QRectF(column_.left() + canvas_.pick(12, 7), y, column_.width() - canvas_.pick(24, 14), seatLine() - 2);
            const Seat lit = table_.moment ? table_.moment->seat : table_.now.mover;
            if (seat == lit) canvas_.framed(row, Tone::PanelLit, Tone::Gold, 2, 6);
            const double mark = canvas_.pick(20, 14);
            canvas_.mark(QRectF(row.left() + 6, row.center().y() - mark / 2, mark, mark), seat);
            const QString points = table_.moment ? plainNumber(movie::points(table_.rules, table_.now, seat))
                                   : table_.onBoard[seat] == table_.onBoardThen[seat]
                                       ? plainNumber(table_.onBoard[seat])
                                       : beforeAfter(table_.onBoard[seat], table_.onBoardThen[seat]);
            const double number = canvas_.widthOf(points, Type::Value, true);
            canvas_.text(row.adjusted(mark + 14, 0, -number - 12, 0), table_.name(seat), Type::Value);
            canvas_.text(row.adjusted(row.width() - number - 8, 0, -8, 0), points, Type::Value, Tone::Ink, right).bold =
                true;
            y += seatLine();
        }
    }

    /// What it sees and what that makes; while an act is scored the running totals too.
    void figure(Space space) {
        const FigureScore score = explainFigure(table_.rules, table_.now, space);
        const QString title = figureAt(score.figure, score.space);
        const double gap = canvas_.pick(10, 5);
        QStringList words;
        double height = 0;
        for (const QString& line :
             {lineWords(table_.rules, table_.now, score, true), lineWords(table_.rules, table_.now, score, false),
              hiddenWords(score), turnedWords(table_.rules, table_.now, score), productWords(score)}) {
            if (line.isEmpty()) continue;
            words << line;
            height += canvas_.heightOf(line, Type::Caption, width()) + gap;
        }
        const double room = column_.height() - titleHeight(title) - canvas_.pick(26, 13);
        // What does not fit stands in the tooltip.
        while (words.size() > 1 && height > room)
            height -= canvas_.heightOf(words.takeFirst(), Type::Caption, width()) + gap;
        if (height > room) return;
        const bool hasTotals = table_.moment && height + totals() <= room;
        double y = ground(title, height + (hasTotals ? totals() : 0));
        const QRectF inner = column_.adjusted(margin_, 0, -margin_, 0);
        for (const QString& line : words) y = canvas_.paragraph(inner, y, line, Type::Caption) + gap;
        if (hasTotals) total(y, captionWords(Caption::SagaPoints));
    }

    Canvas& canvas_;
    const Table& table_;
    const QRectF column_;
    const double margin_;
    const double value_;
    const double caption_;
};

}

bool hasSums(const Table& table) {
    return hasChoice(table) || table.pointedFigure();
}

void drawSums(Canvas& canvas, const Table& table, const QRectF& column) {
    Sums(canvas, table, column).draw();
}

}
