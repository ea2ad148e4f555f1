// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below the board: the tiles and the figures of the viewer.
#include "ui/surroundings.h"
#include "view/parts.h"
#include "view/pieces.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

#include <algorithm>

namespace heorot::movie {

namespace {

TextStyle captionStyle(bool wraps) {
    return {.type = Type::Caption,
            .tone = Tone::OnDark,
            .wraps = wraps,
            .whole = !wraps,
            .alignment = Qt::AlignHCenter | Qt::AlignTop};
}

/// In two lines at most: the first of the words that fit, or none of them.
Box wrapped(const QStringList& words) {
    Boxes boxes;
    for (const QString& each : words) boxes.push_back(ui::text(each, captionStyle(true)));
    boxes.push_back(ui::space(0));
    return ui::oneOf(std::move(boxes)).height(40);
}

/// A piece and its caption, in a cell of the strip.
Box cell(const Box& piece, const Box& caption) {
    return ui::column({piece.align(Qt::AlignCenter), caption}, Gap::Hair);
}

class Strip {
  public:
    explicit Strip(const ShownTable& table) : table_(table), seat_(table.handSeat()) {}

    /// Both halves look alike: titles of one size, and words where both have room for them.
    Box box() const {
        if (seat_ == nobody) return {};
        return ui::oneOf({halves({.type = Type::Title, .tone = Tone::OnDark, .whole = true}, true),
                          halves({.type = Type::Body, .tone = Tone::OnDark, .whole = true}, true),
                          halves({.type = Type::Body, .tone = Tone::OnDark, .wraps = true}, true),
                          halves({.type = Type::Body, .tone = Tone::OnDark, .wraps = true}, false)});
    }

  private:
    /// Two tiles, and the one just drawn. More share their places, smaller.
    static constexpr std::size_t places = 3;

    Box halves(const TextStyle& title, bool hasWords) const {
        const auto texts = [&](const QString& head, const QString& words) {
            Boxes lines{title.wraps ? ui::text(head, title).width(140) : ui::text(head, title)};
            if (hasWords)
                lines.push_back(
                    ui::text(words, {.type = Type::Caption, .tone = Tone::SecondOnDark, .wraps = true, .whole = true})
                        .width(100, 140));
            return ui::column(std::move(lines)).stretchX();
        };
        const Box parting = ui::filled([](Canvas& canvas, const QRectF& area) { canvas.rect(area, Tone::Line); });
        return ui::row({texts(tilesTitle(), tilesWords()), tiles().stretchX(2),
                        parting.width(1.5).padded(Gap::None, Gap::Medium).faded(.5),
                        texts(figuresTitle(), figuresWords()), figures().stretchX(2)},
                       Gap::Large)
            .padded(Gap::Large, Gap::Medium);
    }

    bool isOwn() const { return table_.viewer != nobody; }
    bool isReader() const { return ui::isReader(table_.seating, table_.viewer); }
    bool isMover() const { return isOwn() && table_.viewer == table_.now.mover; }
    QString closedTilesWords() const { return isMover() ? closedTiles(table_.now) : QString(); }
    QString closedFiguresWords() const { return isMover() ? closedFigures(table_.now) : QString(); }

    QString tilesTitle() const { return isReader() ? captionWords(Caption::YourHand) : handOf(table_.name(seat_)); }
    QString tilesWords() const {
        const QString closed = closedTilesWords();
        return closed.isEmpty() ? handWords(hand(), table_.rules) : closed;
    }
    Box tiles() const {
        const auto cells = [&](bool areWrapped) {
            Boxes boxes;
            for (std::size_t i = 0; i < hand().size(); ++i) boxes.push_back(tile(i, areWrapped));
            boxes.resize(std::max(places, boxes.size()));
            const int count = static_cast<int>(boxes.size());
            return ui::grid(count, std::move(boxes)).align(Qt::AlignVCenter);
        };
        return ui::oneOf({cells(false), cells(true)}).width(300, 3 * 124);
    }
    Box tile(std::size_t index, bool isWrapped) const {
        const Tile tile = hand()[index];
        const Rules& rules = table_.rules;
        const bool isHidden = isUnknown(tile) || !isOwn();
        const auto draw = [&rules, tile, isHidden](Canvas& canvas, const QRectF& area) {
            if (isHidden)
                drawBack(canvas, isUnknown(tile) ? tile - unknownOf(0) : rules.tile(tile).act, area);
            else
                drawTile(canvas, rules, tile, area);
        };
        Box face = ui::drawn(QSizeF(112, 112), draw, .4).piece(heldPiece(index));
        if (!closedTilesWords().isEmpty()) face = ui::veiled(face, 10);
        if (isNew(index)) face = ui::stack({face, newMark()});
        game::Spot spot{handSpot(index), {}, game::Shape::Rect, tileCaption(rules, tile), tileRule(rules, tile)};
        spot.isUnsure = !tileOrigin(rules, tile).isEmpty();
        if (isHidden) return cell(face.spot(spot), {});
        return cell(face.spot(spot), isWrapped ? wrapped({spot.name, shortTileName(rules, tile)})
                                               : ui::text(spot.name, captionStyle(false)));
    }
    /// Whether it is the tile just drawn; of equal ones the last.
    bool isNew(std::size_t index) const {
        if (table_.drawn != hand()[index]) return false;
        return std::count(hand().begin() + static_cast<int>(index), hand().end(), hand()[index]) == 1;
    }
    static Box newMark() {
        return ui::text(captionWords(Caption::NewTile),
                        {Type::Caption, Tone::Night, true, false, true, Qt::AlignCenter})
            .padded(Gap::Small, Gap::Hair)
            .on({Tone::Gold, Tone::Ink, 2, 6})
            .align(Qt::AlignTop | Qt::AlignHCenter);
    }
    /// A tile keeps its name where it moves up. The next person's tiles are others, even equal ones.
    QString heldPiece(std::size_t index) const {
        const Tile tile = hand()[index];
        const auto twin = std::count(hand().begin(), hand().begin() + static_cast<int>(index), tile);
        return QStringLiteral("held/%1/%2/%3").arg(seat_).arg(tile).arg(twin);
    }

    QString figuresTitle() const {
        return isReader() ? captionWords(Caption::YourFigures) : figuresOf(table_.name(seat_));
    }
    QString figuresWords() const {
        const bool waits = !isMover() && table_.now.mover != nobody && isOwn();
        return waits ? waitsFor(table_.name(table_.now.mover)) : closedFiguresWords();
    }
    Box figures() const {
        const auto cells = [&](bool areBrief) {
            Boxes boxes;
            for (int kind = 0; kind < figureKinds; ++kind) boxes.push_back(figure(static_cast<Figure>(kind), areBrief));
            return ui::grid(figureKinds, std::move(boxes), Gap::Medium).align(Qt::AlignVCenter);
        };
        return ui::oneOf({cells(false), cells(true)}).width(240, 4 * 112);
    }
    Box figure(Figure figure, bool isBrief) const {
        const int count = table_.now.figures[seat_][static_cast<std::size_t>(figure)];
        const auto draw = [&rules = table_.rules, seat = seat_, figure](Canvas& canvas, const QRectF& area) {
            drawFigure(canvas, rules, seat, figure, 0, area);
        };
        const auto veil = [](Canvas& canvas, const QRectF& area) {
            canvas.disc(area.center() - QPointF(0, area.width() / 128), area.width() * 60 / 128, Tone::Veil);
        };
        Box disc =
            ui::drawn(QSizeF(96, 96), draw).piece(QStringLiteral("held/%1/%2").arg(seat_).arg(figureSpot(figure)));
        if (count == 0 || !closedFiguresWords().isEmpty()) disc = ui::stack({disc, ui::filled(veil)});
        game::Spot spot{
            figureSpot(figure), {}, game::Shape::Ellipse, figureCount(figure, count), figureRule(table_.rules, figure)};
        spot.thing = figureName(figure);
        return cell(disc.spot(spot), ui::text(isBrief ? leftWords(count) : spot.name, captionStyle(false)));
    }

    const Hand& hand() const { return table_.now.hands[seat_]; }

    const ShownTable& table_;
    const Seat seat_;
};

}

void drawHand(Canvas& canvas, const ShownTable& table) {
    const Box inset =
        ui::filled([](Canvas& on, const QRectF& area) { on.framed(area, Tone::None, Tone::Gold, 1.5, 6); })
            .faded(.7)
            .padded(Gap::Small);
    ui::stack({inset, Strip(table).box().zone(QStringLiteral("hand"))})
        .on({Tone::Wood, Tone::Ink, 3, 10})
        .draw(canvas, table.frame.hand);
}

}
