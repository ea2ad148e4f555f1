// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below the board: the tiles and the figures of who looks.
#include "view/parts.h"
#include "view/pieces.h"
#include "words/things.h"

namespace heorot::movie {

namespace {

class HandPart {
  public:
    HandPart(Canvas& canvas, const Table& table) : canvas_(canvas), table_(table), area_(table.frame.hand) {}

    void draw() {
        canvas_.framed(area_, Tone::Wood, Tone::Ink, canvas_.pick(3, 2), canvas_.pick(10, 8));
        const double inset = canvas_.pick(6, 4);
        canvas_.setOpacity(.7);
        canvas_.framed(area_.adjusted(inset, inset, -inset, -inset), Tone::None, Tone::Gold, 1.5, 6);
        canvas_.setOpacity(1);
        if (table_.handSeat() == nobody) return;
        tiles();
        figures();
    }

  private:
    QRectF at(double x, double y, double width, double height) const {
        return {area_.left() + x, area_.top() + y, width, height};
    }
    Seat seat() const { return table_.handSeat(); }
    bool isOwn() const { return table_.viewer != nobody; }
    bool isMover() const { return isOwn() && table_.viewer == table_.now.mover; }
    /// Room that tiles need for their captions grows with the strip.
    double divider() const { return area_.width() * (canvas_.compact() ? .531 : .5); }
    double tile() const { return canvas_.pick(112, 58); }
    double tileStep() const { return canvas_.pick(144, 98); }
    double tilesFrom() const { return canvas_.pick(166, 112); }

    void texts(double x, double width, const QString& title, const QString& words) {
        canvas_.text(at(x, canvas_.pick(12, 8), width, canvas_.pick(30, 22)), title, Type::Title, Tone::OnDark);
        const double top = canvas_.pick(46, 31);
        Sprite& text = canvas_.text(at(x, top, width, area_.height() - top - canvas_.pick(36, 22)), words,
                                    Type::Caption, Tone::SecondOnDark, Qt::AlignLeft | Qt::AlignTop);
        text.wraps = true;
    }

    void tiles() {
        const Hand& hand = table_.now.hands[seat()];
        const QString closed = isMover() ? closedTiles(table_.now) : QString();
        const QString words = closed.isEmpty() ? handWords(hand, table_.rules) : closed;
        const double x = canvas_.pick(24, 14);
        texts(x, tilesFrom() - x - 8, isOwn() ? captionWords(Caption::YourHand) : handOf(table_.name(seat())), words);
        for (std::size_t i = 0; i < hand.size(); ++i) tile(hand[i], i, !closed.isEmpty());
    }

    void tile(Tile tile, std::size_t index, bool isClosed) {
        const double x = tilesFrom() + static_cast<double>(index) * tileStep();
        const QRectF face = at(x + (tileStep() - this->tile()) / 2, canvas_.pick(14, 8), this->tile(), this->tile());
        canvas_.setPiece(handSpot(index));
        const bool isHidden = isUnknown(tile) || !isOwn();
        if (isHidden)
            drawBack(canvas_, isUnknown(tile) ? tile - unknownOf(0) : table_.rules.tile(tile).act, face);
        else
            drawTile(canvas_, table_.rules, tile, face);
        canvas_.setPiece({});
        if (isClosed) canvas_.rect(face, Tone::Veil, 10);
        const QString caption = isHidden ? QString() : tileCaption(table_.rules, tile);
        Sprite& text = canvas_.text(at(x + 1, face.bottom() - area_.top() + 2, tileStep() - 2,
                                       area_.bottom() - face.bottom() - canvas_.pick(8, 5)),
                                    caption, Type::Caption, Tone::OnDark, Qt::AlignCenter);
        text.wraps = true;
        canvas_.spot(handSpot(index), face, tileCaption(table_.rules, tile), tileRule(table_.rules, tile));
    }

    void figures() {
        const double from = divider();
        canvas_.setOpacity(.5);
        canvas_.rect(at(from, 16, 1.5, area_.height() - 32), Tone::Line);
        canvas_.setOpacity(1);
        const QString closed = isMover()                    ? closedFigures(table_.now)
                               : table_.now.mover == nobody ? QString()
                                                            : waitsFor(table_.name(table_.now.mover));
        const double step = canvas_.pick(104, 60);
        const double first = area_.width() - 4 * step - canvas_.pick(12, 8);
        const double x = from + canvas_.pick(20, 14);
        texts(x, first - x - 6, isOwn() ? captionWords(Caption::YourFigures) : figuresOf(table_.name(seat())), closed);
        for (int kind = 0; kind < figureKinds; ++kind)
            figure(static_cast<Figure>(kind), first + kind * step, isMover() && !closed.isEmpty());
    }

    void figure(Figure figure, double x, bool isClosed) {
        const int count = table_.now.figures[seat()][static_cast<std::size_t>(figure)];
        const double size = canvas_.pick(88, 52);
        const double step = canvas_.pick(104, 60);
        const QRectF disc = at(x + (step - size) / 2, canvas_.pick(20, 12), size, size);
        canvas_.setPiece(figureSpot(figure));
        drawFigure(canvas_, table_.rules, seat(), figure, 0, disc);
        canvas_.setPiece({});
        if (isClosed || count == 0) {
            const double radius = size * 59 / 128;
            canvas_.disc(disc.center() - QPointF(0, size / 128), radius, Tone::Veil);
        }
        const QString caption = canvas_.compact() ? QStringLiteral("×%1").arg(count) : figureCount(figure, count);
        Sprite& text = canvas_.text(
            at(x + 1, disc.bottom() - area_.top() + 4, step - 2, area_.bottom() - disc.bottom() - canvas_.pick(12, 7)),
            caption, Type::Caption, Tone::SecondOnDark, Qt::AlignCenter);
        text.wraps = true;
        canvas_.spot(figureSpot(figure), disc, figureCount(figure, count), figureRule(table_.rules, figure),
                     ui::Shape::Ellipse);
    }

    Canvas& canvas_;
    const Table& table_;
    const QRectF area_;
};

}

void drawHand(Canvas& canvas, const Table& table) {
    HandPart(canvas, table).draw();
}

}
