// SPDX-License-Identifier: GPL-3.0-or-later
// A panel for each seat: who plays it, points now and on the board, figures placed and left, backs of the hand.
#include "rules/flow.h"
#include "view/parts.h"
#include "view/pieces.h"
#include "words/things.h"

#include <array>
#include <vector>

namespace heorot::movie {

namespace {

constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;

/// Where the lines of a panel stand, from its top; without captions where four seats leave no room for them.
struct Lines {
    double header, numbers, chips, chip, left;
    bool captions;
};

Lines linesOf(const QRectF& panel, bool compact) {
    const double height = panel.height();
    if (!compact && height > 300) return {80, 106, 167, 30, height - 56, true};
    if (!compact) return {72, 80, 126, 26, height - 48, false};
    if (height > 160) return {48, 53, 87, 22, height - 30, false};
    return {40, 42, 66, 19, height - 24, false};
}

/// What is on one chip: a figure with its space, or several of a kind.
struct Chip {
    Figure figure;
    QString where;
    int points;
    int before;
};

class Panel {
  public:
    Panel(Canvas& canvas, const Table& table, Seat seat, const QRectF& area)
        : canvas_(canvas), table_(table), seat_(seat), area_(area), lines_(linesOf(area, canvas.compact())),
          margin_(canvas.pick(16, 10)) {}

    void draw() {
        ground();
        header();
        numbers();
        chips();
        left();
        canvas_.spot(seatSpot(seat_), area_,
                     panelWords(table_.name(seat_), points(table_.rules, table_.now, seat_), table_.onBoard[seat_]),
                     chipWords());
    }

  private:
    bool isMover() const { return table_.now.mover == seat_; }
    QRectF at(double x, double y, double width, double height) const {
        return {area_.left() + x, area_.top() + y, width, height};
    }
    double width() const { return area_.width(); }

    void ground() {
        drawPanel(canvas_, area_);
        if (!isMover()) return;
        canvas_.framed(area_, Tone::PanelLit, Tone::Gold, canvas_.pick(5, 4), canvas_.pick(10, 8));
        const double inset = canvas_.pick(5, 4);
        canvas_.framed(area_.adjusted(inset, inset, -inset, -inset), Tone::None, Tone::Ink, canvas_.pick(2, 1.5),
                       canvas_.pick(6, 5));
    }

    void header() {
        const bool compact = canvas_.compact();
        const double mark = compact ? 24 : 36;
        const double middle = lines_.header / 2;
        canvas_.mark(at(canvas_.pick(18, 10), middle - mark / 2, mark, mark), seat_);
        const double x = compact ? 40 : 64;
        const double backs = drawBacks();
        canvas_.text(at(x, compact ? 7 : 14, backs - x - 4, compact ? 20 : 30), table_.name(seat_), Type::Title).bold =
            true;
        caption(x);
        if (isMover() && !compact) {
            const QRectF pill = at(width() - 96, lines_.header - 26, 84, 20);
            canvas_.framed(pill, Tone::Gold, Tone::Ink, 2, 10);
            canvas_.text(pill.adjusted(4, 0, -4, 0), toMoveWords(), Type::Caption, Tone::Night, Qt::AlignCenter).bold =
                true;
        }
        canvas_.rule(area_.left() + margin_, area_.top() + lines_.header, width() - 2 * margin_);
    }

    /// Person or computer; in the compact panel of the seat to move that it is.
    void caption(double x) {
        const bool compact = canvas_.compact();
        const bool isPerson = table_.seating.persons.has(seat_);
        const double y = compact ? lines_.header - 19 : lines_.header - 32;
        // Beside the words TO MOVE there is no room for the picture.
        if (!compact && !isMover()) {
            canvas_
                .art(at(x, y + 1, 14, 14), isPerson ? QStringLiteral("hall/person") : QStringLiteral("hall/computer"))
                .tone = Tone::SecondInk;
            x += 19;
        }
        const std::string player = table_.seating.players.empty() ? std::string() : table_.seating.players.at(seat_);
        const QString text = compact && isMover() ? toMoveWords() : playerWords(isPerson, player);
        const double end = !compact && isMover() ? 100 : margin_;
        canvas_
            .text(at(x, y, width() - x - end, 16), text, Type::Caption,
                  isMover() && compact ? Tone::Ink : Tone::SecondInk)
            .bold = compact && isMover();
    }

    /// Returns where they begin.
    double drawBacks() {
        const Hand& hand = table_.now.hands[seat_];
        const double size = canvas_.pick(32, 22);
        const double step = canvas_.pick(20, 14);
        double x = width() - canvas_.pick(20, 10) - size;
        for (std::size_t i = hand.size(); i-- > 0; x -= step) {
            const int act = isUnknown(hand[i]) ? hand[i] - unknownOf(0) : table_.rules.tile(hand[i]).act;
            drawBack(canvas_, act, at(x, canvas_.pick(14, 7), size, size));
        }
        return x + size;
    }

    void numbers() {
        const bool compact = canvas_.compact();
        const double caption = lines_.header + 6;
        if (lines_.captions) {
            canvas_.text(at(margin_, caption, 120, 16), captionWords(Caption::SagaPoints), Type::Caption,
                         Tone::SecondInk);
            canvas_.text(at(width() / 2 - 16, caption, width() / 2, 16), captionWords(Caption::OnTheBoard),
                         Type::Caption, Tone::SecondInk, right);
        }
        const double coin = compact ? 20 : 30;
        const double y = lines_.numbers;
        canvas_.art(at(margin_, y, coin, coin), QStringLiteral("movie/saga-coin"));
        canvas_.text(at(margin_ + coin + canvas_.pick(8, 4), y - 2, canvas_.pick(70, 44), coin + 4),
                     plainNumber(points(table_.rules, table_.now, seat_)), Type::Number);
        onBoard(y, coin);
        if (compact && area_.height() < 160) return;
        canvas_.rule(area_.left() + margin_, area_.top() + y + coin + canvas_.pick(4, 7), width() - 2 * margin_);
    }

    void onBoard(double y, double height) {
        const int now = table_.onBoard[seat_];
        const int then = table_.onBoardThen[seat_];
        const bool changes = table_.then && now != then;
        const double end = changes ? canvas_.pick(88, 56) : margin_;
        const QString text = changes ? beforeAfter(now, then) : plainNumber(now);
        canvas_
            .text(at(width() / 2 - canvas_.pick(24, 20), y, width() / 2 + canvas_.pick(24, 20) - end, height), text,
                  Type::Value, Tone::Ink, right)
            .bold = true;
        if (changes)
            drawPill(canvas_, then - now, at(width() - canvas_.pick(48, 32), y + height / 2, 0, 0).topLeft(),
                     canvas_.pick(26, 18));
    }

    std::vector<Chip> chipList() const {
        const State& shown = table_.then ? *table_.then : table_.now;
        std::vector<Chip> chips;
        eachSpace(shown.standing[seat_], [&](std::uint8_t n) {
            const Space space = table_.board.place[n];
            const int points = explainFigure(table_.rules, shown, space).points();
            const Change* change = table_.changeOf(space);
            chips.push_back(
                {figureOf(shown.cells[n]), spaceText(space), points, change ? change->pointsBefore() : points});
        });
        return chips;
    }

    /// With more than four placed, one chip a kind.
    static std::vector<Chip> byKind(const std::vector<Chip>& all) {
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
            sum.where = QStringLiteral("×%1").arg(count);
            if (count > 0) kinds.push_back(sum);
        }
        return kinds;
    }

    QString chipWords() const {
        QStringList sentences;
        for (const Chip& chip : chipList()) sentences << placedWords(chip.figure, chip.where, chip.points);
        return sentences.join(QChar(u' '));
    }

    void chips() {
        std::vector<Chip> list = chipList();
        if (list.size() > 4) list = byKind(list);
        if (lines_.captions)
            canvas_.text(at(margin_, lines_.chips - 19, width() - 2 * margin_, 16), captionWords(Caption::Placed),
                         Type::Caption, Tone::SecondInk);
        const double gap = canvas_.pick(8, 6);
        const double chipWidth = (width() - 2 * margin_ - gap) / 2;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const double x = margin_ + static_cast<double>(i % 2) * (chipWidth + gap);
            const double y = lines_.chips + static_cast<double>(i / 2) * (lines_.chip + canvas_.pick(4, 3));
            chip(list[i], at(x, y, chipWidth, lines_.chip));
        }
    }

    void chip(const Chip& chip, const QRectF& area) {
        const int change = chip.points - chip.before;
        const Tone tone = change > 0 ? Tone::Gain : change < 0 ? Tone::Loss : Tone::Ink;
        canvas_.framed(area, Tone::Field, change == 0 ? Tone::Line : tone, canvas_.pick(2, 1.5), canvas_.pick(6, 5));
        const double icon = area.height() - 4;
        canvas_.art(QRectF(area.left() + 3, area.top() + 2, icon, icon), figureArt(chip.figure)).hue = seat_;
        const double middle = area.left() + icon + canvas_.pick(8, 5);
        canvas_.text(QRectF(middle, area.top(), canvas_.pick(32, 20), area.height()), chip.where, Type::Caption,
                     Tone::SecondInk);
        const double points = canvas_.pick(42, 28);
        canvas_
            .text(QRectF(area.right() - points - canvas_.pick(8, 5), area.top(), points, area.height()),
                  plainNumber(chip.points), Type::Value, tone, right)
            .bold = true;
        if (change == 0) return;
        const double triangle = canvas_.pick(11, 8);
        canvas_
            .art(QRectF(middle + canvas_.pick(28, 16), area.center().y() - triangle / 2, triangle, triangle),
                 change > 0 ? QStringLiteral("icons/up-triangle") : QStringLiteral("icons/down-triangle"))
            .tone = tone;
    }

    void left() {
        const double top = lines_.left;
        const double icon = canvas_.pick(lines_.captions ? 36 : 34, area_.height() > 160 ? 23 : 20);
        canvas_.rule(area_.left() + margin_, area_.top() + top - canvas_.pick(lines_.captions ? 24 : 6, 4),
                     width() - 2 * margin_);
        if (lines_.captions)
            canvas_.text(at(margin_, top - 20, width() - 2 * margin_, 16), captionWords(Caption::StillToPlace),
                         Type::Caption, Tone::SecondInk);
        const double step = (width() - 2 * margin_ + canvas_.pick(0, 4)) / 4;
        for (int kind = 0; kind < figureKinds; ++kind) {
            const int count = table_.now.figures[seat_][static_cast<std::size_t>(kind)];
            const double x = margin_ - 2 + kind * step;
            if (count == 0) canvas_.setOpacity(.4);
            canvas_.art(at(x, top, icon, icon), figureArt(static_cast<Figure>(kind))).hue = seat_;
            canvas_.setOpacity(1);
            canvas_
                .text(at(x + icon, top, step - icon, icon), QStringLiteral("×%1").arg(count), Type::Caption,
                      count == 0 ? Tone::SecondInk : Tone::Ink)
                .bold = true;
        }
    }

    Canvas& canvas_;
    const Table& table_;
    const Seat seat_;
    const QRectF area_;
    const Lines lines_;
    const double margin_;
};

}

void drawSeats(Canvas& canvas, const Table& table) {
    const std::vector<Seat> order = table.order();
    for (std::size_t i = 0; i < order.size(); ++i) Panel(canvas, table, order[i], table.frame.seats.at(i)).draw();
}

}
