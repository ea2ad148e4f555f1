// SPDX-License-Identifier: GPL-3.0-or-later
// The track of the game in the top bar: six rounds, ships sent in this one, glory of all seats.
#include "view/parts.h"
#include "words/captions.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

class TrackPart {
  public:
    TrackPart(Canvas& canvas, const Board& board) : canvas_(canvas), table_(board), area_(board.frame.track) {}

    void draw() {
        const double end = area_.right() - scores();
        const double begin = rounds(area_.left());
        words(begin, end);
    }

  private:
    /// Discs with numbers: past rounds gold, the present one larger. Returns where they end.
    double rounds(double x) {
        const int all = table_.rules.rounds.value;
        const double size = canvas_.pick(30, 22);
        for (int round = 1; round <= all; ++round) {
            const bool isNow = round == table_.now.round && table_.now.mover != nobody;
            const double own = isNow ? size * 1.2 : size;
            const QPointF center(x + own / 2, area_.center().y());
            Sprite& disc = canvas_.disc(center, own / 2, round <= table_.now.round ? Tone::Gold : Tone::Bar);
            disc.edge = isNow ? Tone::Bone : Tone::Line;
            disc.edgeWidth = isNow ? 3 : 1.5;
            const Tone tone = round <= table_.now.round ? Tone::Night : Tone::OnDark;
            canvas_
                .text(QRectF(center.x() - own / 2, center.y() - own / 2, own, own), numberText(round), Type::Value,
                      tone, Qt::AlignCenter)
                .bold = true;
            x += own + canvas_.pick(8, 3);
        }
        return x + canvas_.pick(12, 5);
    }

    /// Marks and glory, from right to left; returns their width.
    double scores() {
        const double mark = canvas_.pick(20, 14);
        double x = area_.right();
        std::vector<Seat> seats = table_.order();
        std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return table_.glory(a) < table_.glory(b); });
        for (const Seat seat : seats) {
            const QString glory = numberText(table_.glory(seat));
            const double width = canvas_.widthOf(glory, Type::Value, true);
            x -= width;
            canvas_.text(QRectF(x, area_.top(), width, area_.height()), glory, Type::Value, Tone::OnDark).bold = true;
            x -= mark + 4;
            canvas_.mark(QRectF(x, area_.center().y() - mark / 2, mark, mark), seat);
            x -= canvas_.pick(16, 8);
        }
        const double sign = canvas_.pick(24, 16);
        x -= sign;
        drawArt(canvas_, QRectF(x, area_.center().y() - sign / 2, sign, sign), QStringLiteral("glory"));
        return area_.right() - x + canvas_.pick(16, 6);
    }

    void words(double from, double to) {
        const QString round = roundText(table_.now.round, table_.rules.rounds.value);
        const QString all = round + QStringLiteral(", ") +
                            shipsText(std::min(table_.now.actions + 1, table_.rules.actionsPerRound.value),
                                      table_.rules.actionsPerRound.value);
        for (const QString& text : {all, round})
            if (canvas_.widthOf(text, Type::Value) <= to - from) {
                canvas_.text(QRectF(from, area_.top(), to - from, area_.height()), text, Type::Value, Tone::OnDark);
                return;
            }
    }

    Canvas& canvas_;
    const Board& table_;
    const QRectF area_;
};

}

void drawTrack(Canvas& canvas, const Board& board) {
    TrackPart(canvas, board).draw();
}

}
