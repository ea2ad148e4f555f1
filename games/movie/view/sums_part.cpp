// SPDX-License-Identifier: GPL-3.0-or-later
// The sums of what is pointed at: of a choice, every figure it changes and every seat's points; of a figure, how it
// scores.
#include "view/parts.h"
#include "view/pieces.h"
#include "words/things.h"

#include <algorithm>
#include <cmath>

namespace heorot::movie {

namespace {

constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;

class Sums {
  public:
    Sums(Canvas& canvas, const Table& table)
        : canvas_(canvas), table_(table), area_(table.sums.adjusted(0, canvas.pick(8, 2), 0, 0)) {}

    void draw() {
        if (area_.isEmpty()) return;
        if (table_.then)
            choice();
        else if (const auto space = table_.pointedFigure())
            figure(*space);
    }

  private:
    double line() const { return canvas_.pick(80, 56); }
    double titleHeight() const { return canvas_.pick(48, 32); }
    bool showsSeats(double figures) const {
        return figures + titleHeight() + 60 + table_.now.seats * canvas_.pick(36, 22) < area_.height();
    }

    void title(const QString& text, double height) {
        const QRectF card(area_.left(), area_.top(), area_.width(), height);
        drawPanel(canvas_, card);
        const double inset = canvas_.pick(6, 4);
        const QRectF bar = card.adjusted(inset, inset, -inset, inset + titleHeight() - card.height());
        canvas_.rect(bar, Tone::Gold, 6);
        Sprite& words = canvas_.text(bar.adjusted(6, 0, -6, 0), text, Type::Body, Tone::Night, Qt::AlignCenter);
        words.bold = true;
        words.wraps = true;
    }

    void choice() {
        const QString text = wouldGive(table_.rules, *table_.pointing.action);
        if (text.isEmpty()) return;
        const auto room = static_cast<std::size_t>((area_.height() - titleHeight() - 20) / line());
        const std::size_t shown = std::min(table_.changes.size(), room);
        const double figures = static_cast<double>(std::max<std::size_t>(shown, 1)) * line();
        const bool withSeats = showsSeats(figures);
        const double seats = withSeats ? canvas_.pick(48, 28) + table_.now.seats * canvas_.pick(36, 22) : 0;
        title(text, titleHeight() + figures + seats + canvas_.pick(20, 12));
        double y = area_.top() + titleHeight() + canvas_.pick(8, 4);
        if (table_.changes.empty()) {
            const double inset = canvas_.pick(16, 10);
            Sprite& words = canvas_.text(QRectF(area_.left() + inset, y, area_.width() - 2 * inset, line()),
                                         nothingChanges(), Type::Caption, Tone::Ink);
            words.wraps = true;
        }
        for (std::size_t i = 0; i < shown; ++i) change(table_.changes[i], y + static_cast<double>(i) * line());
        if (withSeats) totals(y + figures);
    }

    void change(const Change& change, double y) {
        const FigureScore& after = change.after;
        const double inset = canvas_.pick(14, 6);
        const double icon = canvas_.pick(52, 38);
        const QRectF picture(area_.left() + inset, y + canvas_.pick(10, 6), icon, icon);
        drawFigure(canvas_, table_.rules, after.seat, after.figure, after.horns, picture);
        drawMark(canvas_, after.seat, picture);
        const double x = picture.right() + canvas_.pick(10, 9);
        const double width = area_.right() - inset - x;
        const double step = canvas_.pick(19, 16);
        double at = y + canvas_.pick(10, 5);
        canvas_.text(QRectF(x, at, width, step), figureAt(after.figure, after.space), Type::Value).bold = true;
        at += step;
        const int diamonds = after.diamonds + after.horns;
        const int sum = after.rowSum + after.columnSum;
        const QString sums = change.before ? sumsWords(change.before->rowSum + change.before->columnSum, sum, diamonds)
                                           : sumWords(sum, diamonds);
        canvas_.text(QRectF(x, at, width, step), sums, Type::Caption, Tone::SecondInk);
        at += step;
        const QString points =
            change.before ? beforeAfter(change.pointsBefore(), after.points()) : plainNumber(after.points());
        const double pill = canvas_.pick(68, 50);
        canvas_.text(QRectF(x, at, width - pill, step), points, Type::Value);
        drawPill(canvas_, change.difference(), QPointF(area_.right() - inset - pill / 2, at + step / 2),
                 canvas_.pick(22, 17));
        canvas_.rule(area_.left() + 16, y + line(), area_.width() - 32);
    }

    void totals(double y) {
        const double inset = canvas_.pick(16, 10);
        canvas_.text(QRectF(area_.left() + inset, y + canvas_.pick(14, 5), area_.width() - 2 * inset, 18),
                     captionWords(Caption::AfterIt), Type::Caption, Tone::SecondInk);
        const double height = canvas_.pick(36, 22);
        y += canvas_.pick(42, 25);
        for (const Seat seat : table_.order()) {
            const QRectF row(area_.left() + canvas_.pick(12, 8), y, area_.width() - canvas_.pick(24, 16), height - 2);
            if (seat == table_.now.mover) canvas_.framed(row, Tone::PanelLit, Tone::Gold, 2, 6);
            const double mark = canvas_.pick(20, 14);
            canvas_.mark(QRectF(row.left() + 8, row.center().y() - mark / 2, mark, mark), seat);
            canvas_.text(row.adjusted(mark + 18, 0, -canvas_.pick(86, 70), 0), table_.name(seat), Type::Value);
            const int now = table_.onBoard[seat];
            const int then = table_.onBoardThen[seat];
            canvas_
                .text(row.adjusted(row.width() - canvas_.pick(96, 74), 0, -8, 0),
                      now == then ? plainNumber(now) : beforeAfter(now, then), Type::Value, Tone::Ink, right)
                .bold = true;
            y += height;
        }
    }

    void figure(Space space) {
        const FigureScore score = explainFigure(table_.rules, table_.now, space);
        drawBreakdown(canvas_, table_.rules, table_.now, score, area_);
    }

    Canvas& canvas_;
    const Table& table_;
    const QRectF area_;
};

}

void drawBreakdown(Canvas& canvas, const Rules& rules, const State& state, const FigureScore& score,
                   const QRectF& column) {
    QStringList lines;
    for (const QString& line : {lineWords(rules, state, score, true), lineWords(rules, state, score, false),
                                hiddenWords(score), turnedWords(score), productWords(score)})
        if (!line.isEmpty()) lines << line;
    const double titleHeight = canvas.pick(48, 32);
    const double inset = canvas.pick(16, 10);
    const double width = column.width() - 2 * inset;
    const double lineHeight = canvas.look().pixels(Type::Caption) * 1.4;
    const auto heightOf = [&](const QString& text) {
        const double wide = static_cast<double>(text.size()) * canvas.look().pixels(Type::Caption) * .62;
        return (std::floor(wide / width) + 1) * lineHeight + canvas.pick(10, 5);
    };
    double height = titleHeight + canvas.pick(24, 12);
    for (const QString& line : lines) height += heightOf(line);
    const QRectF card(column.left(), column.top(), column.width(), std::min(height, column.height()));
    drawPanel(canvas, card);
    const double border = canvas.pick(6, 4);
    const QRectF bar(card.left() + border, card.top() + border, card.width() - 2 * border, titleHeight);
    canvas.rect(bar, Tone::Gold, 6);
    canvas.mark(QRectF(bar.left() + 8, bar.center().y() - 9, 18, 18), score.seat);
    Sprite& title = canvas.text(bar.adjusted(32, 0, -6, 0), figureAt(score.figure, score.space), Type::Body,
                                Tone::Night, Qt::AlignCenter);
    title.bold = true;
    double y = bar.bottom() + canvas.pick(8, 4);
    for (const QString& line : lines) {
        const double tall = heightOf(line);
        Sprite& text = canvas.text(QRectF(card.left() + inset, y, width, tall), line, Type::Caption);
        text.wraps = true;
        y += tall;
    }
}

void drawSums(Canvas& canvas, const Table& table) {
    Sums(canvas, table).draw();
}

}
