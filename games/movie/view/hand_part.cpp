// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below the board: the tiles and the figures of who looks.
#include "view/parts.h"
#include "view/pieces.h"
#include "words/things.h"

#include <algorithm>

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
    /// Two tiles, and the one just drawn.
    static constexpr int handPlaces = 3;

    QRectF at(double x, double y, double width, double height) const {
        return {area_.left() + x, area_.top() + y, width, height};
    }
    Seat seat() const { return table_.handSeat(); }
    bool isOwn() const { return table_.viewer != nobody; }
    bool isMover() const { return isOwn() && table_.viewer == table_.now.mover; }
    /// Edge of a tile. The strip has places for a hand as it is most of the time; more tiles share them, smaller.
    double tile() const { return std::min(canvas_.pick(112, 64), tileStep() - 4); }
    double place() const { return canvas_.pick(144, 92); }
    double tileStep() const {
        const auto tiles = static_cast<double>(table_.now.hands[seat()].size());
        return tiles > handPlaces ? place() * handPlaces / tiles : place();
    }
    double disc() const { return canvas_.pick(88, 52); }
    double discStep() const { return canvas_.pick(104, 60); }
    /// The strip is parted so that the texts of both halves have the same room.
    double textWidth() const {
        return (area_.width() - handPlaces * place() - figureKinds * discStep() - 2 * canvas_.pick(28, 16)) / 2;
    }

    /// Title and words at the left of a half; the words only where there is room.
    void texts(double x, const QString& title, const QString& words) {
        const QRectF column = at(x, 0, textWidth() - canvas_.pick(12, 6), 0);
        const double top = area_.top() + canvas_.pick(12, 7);
        const double gap = canvas_.pick(4, 1);
        const double room = area_.bottom() - canvas_.pick(8, 4) - top;
        const double needed = words.isEmpty() ? 0 : gap + canvas_.heightOf(words, Type::Caption, column.width());
        double height = canvas_.heightOf(title, Type::Title, column.width());
        // A smaller title in one line, rather than none of the words.
        if (height + needed > room) height = canvas_.lineOf(Type::Title);
        canvas_.text(QRectF(column.left(), top, column.width(), height), title, Type::Title, Tone::OnDark).wraps = true;
        if (words.isEmpty() || height + needed > room) return;
        canvas_.paragraph(column, top + height + gap, words, Type::Caption, Tone::SecondOnDark);
    }

    void tiles() {
        const Hand& hand = table_.now.hands[seat()];
        const QString closed = isMover() ? closedTiles(table_.now) : QString();
        texts(canvas_.pick(24, 14), isOwn() ? captionWords(Caption::YourHand) : handOf(table_.name(seat())),
              closed.isEmpty() ? handWords(hand, table_.rules) : closed);
        for (std::size_t i = 0; i < hand.size(); ++i) tile(hand[i], i, !closed.isEmpty());
    }

    /// `brief` where the words have no room, and nothing where that has none either.
    void caption(const QRectF& below, double width, const QString& words, const QString& brief, double gap) {
        const double top = below.bottom() + gap;
        const QRectF room(below.center().x() - width / 2, top, width, area_.bottom() - top - canvas_.pick(7, 3));
        const bool whole = canvas_.fitsWhole(words, room.size(), Type::Caption);
        if (!whole && !canvas_.fitsWhole(brief, room.size(), Type::Caption)) return;
        Sprite& text = canvas_.text(room, whole ? words : brief, Type::Caption, Tone::OnDark, Qt::AlignCenter);
        text.wraps = true;
    }

    void tile(Tile tile, std::size_t index, bool isClosed) {
        const double x = canvas_.pick(24, 14) + textWidth() + static_cast<double>(index) * tileStep();
        const double y = canvas_.pick(14, 6);
        const QRectF face = at(x + (tileStep() - this->tile()) / 2, y, this->tile(), this->tile());
        const bool isHidden = isUnknown(tile) || !isOwn();
        const Hand& hand = table_.now.hands[seat()];
        canvas_.setPiece(handPiece(tile, std::count(hand.begin(), hand.begin() + static_cast<int>(index), tile)));
        if (isHidden)
            drawBack(canvas_, isUnknown(tile) ? tile - unknownOf(0) : table_.rules.tile(tile).act, face);
        else
            drawTile(canvas_, table_.rules, tile, face);
        canvas_.setPiece({});
        if (isClosed) canvas_.rect(face, Tone::Veil, 10);
        if (!isHidden)
            caption(face, tileStep() - 2, tileCaption(table_.rules, tile), shortTileName(table_.rules, tile),
                    canvas_.pick(2, 0));
        canvas_.spot(handSpot(index), face, tileCaption(table_.rules, tile), tileRule(table_.rules, tile)).isUnsure =
            !tileOrigin(table_.rules, tile).isEmpty();
    }

    /// A tile as a piece, which keeps its name where it moves up. The next person's tiles are others, even equal ones.
    QString handPiece(Tile tile, std::ptrdiff_t twin) const {
        return QStringLiteral("held/%1/%2/%3").arg(seat()).arg(tile).arg(twin);
    }

    void figures() {
        const double first = area_.width() - figureKinds * discStep() - canvas_.pick(12, 8);
        const double x = first - textWidth();
        canvas_.setOpacity(.5);
        canvas_.rect(at(x - canvas_.pick(16, 9), 16, 1.5, area_.height() - 32), Tone::Line);
        canvas_.setOpacity(1);
        const QString closed = isMover() ? closedFigures(table_.now) : QString();
        const bool waits = !isMover() && table_.now.mover != nobody && isOwn();
        texts(x, isOwn() ? captionWords(Caption::YourFigures) : figuresOf(table_.name(seat())),
              waits ? waitsFor(table_.name(table_.now.mover)) : closed);
        for (int kind = 0; kind < figureKinds; ++kind)
            figure(static_cast<Figure>(kind), first + kind * discStep(), !closed.isEmpty());
    }

    void figure(Figure figure, double x, bool isClosed) {
        const int count = table_.now.figures[seat()][static_cast<std::size_t>(figure)];
        const double size = this->disc();
        const QRectF disc = at(x + (discStep() - size) / 2, canvas_.pick(16, 9), size, size);
        canvas_.setPiece(QStringLiteral("held/%1/%2").arg(seat()).arg(figureSpot(figure)));
        drawFigure(canvas_, table_.rules, seat(), figure, 0, disc);
        canvas_.setPiece({});
        if (isClosed || count == 0) canvas_.disc(disc.center() - QPointF(0, size / 128), size * 60 / 128, Tone::Veil);
        const QString times = timesWords(count);
        caption(disc, discStep() - 2, canvas_.compact() ? times : figureCount(figure, count), times, 3);
        canvas_
            .spot(figureSpot(figure), disc, figureCount(figure, count), figureRule(table_.rules, figure),
                  game::Shape::Ellipse)
            .thing = figureName(figure);
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
